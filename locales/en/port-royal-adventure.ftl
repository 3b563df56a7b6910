# The Adventure's stories and texts: the house edition, written for this program.

port-royal-chapter-1 = Rust-Red Sails
port-royal-chapter-1-success = In the end you hold what the Ares most wanted to hide: a stained, much-thumbed book of rituals. It tells of an Old One asleep beneath the harbour, of nine tides, and of stirring, a great deal of stirring. Strangest of all is the nameplate inside the cover, in round and careful letters: “Belongs to B. Tybuk, so hands off”.
port-royal-chapter-2 = Three Brothers and a Grudge
port-royal-chapter-2-before = Pirates with rust-red sails, the Ares, carry off books and herbs all along the coast. You won a book of rituals that speaks of an Old One beneath the harbour and of a Ninth Tide. According to its nameplate it once belonged to a certain B. Tybuk.
port-royal-chapter-2-success = So the Ares took their name from a ship, and the ship had a cook: Brunna Tybuk, whose grandsons now argue over your maps. The last page of her book is missing, but its ink has left a mirror image on the page before. Quint holds it up to a looking glass and finds half a chart, a small cross and the words “Mind the reef”.
port-royal-chapter-3 = The Chart Beneath the Chart
port-royal-chapter-3-before = The Ares, pirates with rust-red sails, hunt for the books of Brunna Tybuk, who was once the cook of a ship named Ares. Her grandsons Pell, Orso and Quint have thrown in their lot with you. A mirror-image chart points to the wreck of that ship and to the book’s missing last page.
port-royal-chapter-3-success = You sail home with a rusty cauldron and the last page, and neither is what you expected. The page holds no curse: it is a list, with amounts, headed “For one Old One, hungry”. You would dearly like to ask somebody about it, but it is noon in Port Royal, and everyone you meet is fast asleep.
port-royal-chapter-4 = The Town That Yawned
port-royal-chapter-4-before = From the wreck of the ship Ares you and the Tybuk brothers brought home a giant cauldron and the last page of Brunna’s book: a list headed “For one Old One, hungry”. The pirates who took the ship’s name want both. When you came into harbour, Port Royal lay asleep in the middle of the day.
port-royal-chapter-4-success = One morning the cocks crow and, for the first time in weeks, somebody shouts at them to stop: Port Royal is awake. Every trail leads to one man, Sir Barnaby Lisle, the new Surveyor of Taxes, who always used a crooked spear as his walking stick. He has vanished with the town’s strongbox, and on the tide table on his desk a single nine is ringed in red.
port-royal-chapter-5 = The Ninth Tide
port-royal-chapter-5-before = The books of rituals are in truth the recipes of Brunna Tybuk, who once cooked for the Old One beneath the harbour. The Ares misread them, put the town to sleep and are planning something for the Ninth Tide. Their leader is Sir Barnaby Lisle, Surveyor of Taxes, in hiding with the town’s strongbox; the cauldron and the complete book are yours.
port-royal-chapter-5-success = On the Ninth Tide a head as large as a frigate rises from the harbour, barnacled and blinking. The Old One, the greatest of all turtles, eats forty barrels of soup, sighs so happily that every flag in town stands out straight, and sinks back to sleep for a hundred years. The Ares haul down their red sails and open a cookshop, where Sir Barnaby washes the dishes. Above its door, next to a freshly polished ladle, hangs the portrait of a stern old lady with gravy on her thumb.
port-royal-task-10 = Strange Cargo
port-royal-task-10-story = Three ships with rust-red sails have dropped anchor off Port Royal, each flying a flag with a crooked spear. Their crews call themselves the Ares; they rob nobody of gold, yet every bookshop and herb garden along the coast has been picked bare. Mistress Odile Quill, who keeps the harbour ledger and dislikes any cargo she cannot spell, asks you to bring her two loads of it.
port-royal-task-11 = Eyes on the Quay
port-royal-task-11-story = “Books that smell of onions and herbs that smell of books,” sighs Odile, and underlines the entry twice. Whatever the Ares are up to, they have posted lookouts on every pier. She wants watchers of her own: people from different trades who can stand about without looking as if they are standing about.
port-royal-task-12 = After the Red Lanterns
port-royal-task-12-story = With two loads of their cargo gone, the Ares grow nervous and slip out of the bay at night, their red lanterns hooded. A good captain with a quiet boat could follow them to wherever they hide the rest. Quiet boats, it turns out, cost extra.
port-royal-task-13 = What Brother Pumphrey Remembers
port-royal-task-13-story = No red cargo has reached Odile’s desk in time, so you try the harbour chapel instead. Old Brother Pumphrey is sure that he once read about a crooked spear, in a book, on a shelf, in a year with an eight in it. His memory improves remarkably whenever the roof fund does.
port-royal-task-14 = Lanterns Out
port-royal-task-14-story = Your captain found the hiding place: a cave full of crates, all marked with the same puzzling line, “Stir thrice under a waning moon”. The sentries outside are bored to tears. Two sharp blades and a small present for the lamp boy should be enough to walk straight in.
port-royal-task-15 = Boarding Party
port-royal-task-15-story = You lost the lanterns in the fog, but the Ares lost something too: they loaded in such a hurry that chests are bobbing all over the bay. Fish out what you can, then finish the job. If you cannot find their hiding place, their hold will have to do.
port-royal-task-16 = A Word in the Right Ear
port-royal-task-16-story = The roof fund has worked: Pumphrey recalls a verse about a Ninth Tide and an Old One asleep beneath the harbour. The Governor ought to hear it, but the Governor listens only to people of standing. Time to find out whether you are one.
port-royal-task-17 = Every Hand on Deck
port-royal-task-17-story = Pumphrey’s memory has closed for the season, and out in the bay the red sails are already filling. One plan is left: put so many people on the quay that nothing can be loaded without somebody sitting on it. Bring everyone you have.
port-royal-task-20 = Three Brothers Ashore
port-royal-task-20-story = A leaking sloop bumps into the pier and three brothers climb out: Pell Tybuk, who talks, Orso Tybuk, who carries, and Quint Tybuk, who is fencing with a gull. They have come, Pell announces, for Grandmother Brunna’s books, and they will not leave without them. Sadly they cannot pay the harbour dues, the repairs or the breakfast they have just eaten, and the gaol has three empty bunks.
port-royal-task-21 = Fencing Lesson
port-royal-task-21-story = You settled their bill, so Quint settles his debt the only way he knows: with lessons at dawn. The Ares, he says, all fence in the same odd way, as though they were stirring a pot. Learn the answer to that, and their guards will not stop you twice.
port-royal-task-22 = Bail in Kind
port-royal-task-22-story = Nobody paid in time, and now the brothers sing in three-part harmony from the gaol. The gaoler, at the end of his nerves, will not touch money that could be traced. A little something for the larder or the bookshelf, on the other hand, nobody would notice.
port-royal-task-23 = Reading Aloud
port-royal-task-23-story = Grandmother’s books, Pell insists, must be read aloud and with feeling, or they make no sense at all. He needs just one of the volumes that the Ares have stolen. He promises to do the voices.
port-royal-task-24 = A Favour Called In
port-royal-task-24-story = Without better swordplay you will not get near a bookshelf of the Ares. The court librarian, however, owns a rubbing of a single page and badly wants an invitation to the palace. It will cost you a good piece of your own good name.
port-royal-task-25 = Supper for Three
port-royal-task-25-story = The cell door swings open and three very hungry brothers step out. Over a decent supper, Pell explains, they could tell you where Grandmother Brunna served: on a ship whose name they have sworn to speak only on a full stomach. Orso nods, and so does Orso’s stomach.
port-royal-task-26 = A Roof for the Witness
port-royal-task-26-story = While the brothers rehearse a second verse behind bars, an old sailmaker knocks at your door. She sewed the very first rust-red sail and is afraid to go home. Find her a roof well outside the town, and she will tell you for which ship it was made.
port-royal-task-27a = The Grandmother’s Mark
port-royal-task-27a-story = Every true page bears the same mark, a thumbprint in gravy: Brunna Tybuk’s own. With that you could prove before the court that the books were stolen. The court, however, sits only for plaintiffs who matter.
port-royal-task-27b = Forged Pages
port-royal-task-27b-story = Somebody has noticed your interest. The market is suddenly flooded with ritual pages, each one older and more genuine than the last. There is only one way to be certain of getting the right one: buy the lot.
port-royal-task-28 = Brothers in Arms
port-royal-task-28-story = Now you know: Ares is no god but a ship, and Grandmother Brunna sailed in her. A search for the wreck needs a proper crew, and three brothers who share a single tune are not enough. Find company from three different trades and stand the first round.
port-royal-task-29 = The Empty Bunks
port-royal-task-29-story = On Monday the brothers’ three bunks are empty, the window is wide open and the breakfast is still unpaid. All they left is a scrap of paper: “Gone to find the ship Ares, bring friends, bring money, Orso.” It is the longest speech of his life.
port-royal-task-30 = A Ship Called Ares
port-royal-task-30-story = Half a chart is a fine thing to own if you only wish to be half lost. The Governor would lend you the other half, but he lends charts only to people who have already come back from somewhere. One of his scholars has just put up a notice looking for company: that would be a start.
port-royal-task-31 = Ship’s Biscuit
port-royal-task-31-story = The rust-red fleet is taking on provisions as well, and the chandlers are running short. Orso has drawn up a list of everything the voyage needs; it consists of the word FOOD, in very large letters. Get something aboard before it is all gone.
port-royal-task-32 = Rival Charters
port-royal-task-32-story = The Governor enjoys a race and announces that the charter for the wreck will go to whichever house is ready first. Ready means somebody to sail there and somebody to stay there and stand guard. Several houses have been seen running.
port-royal-task-33 = Four Flags
port-royal-task-33-story = The Ares watch every single ship that leaves, but they cannot watch a crowd. If vessels under four different flags weigh anchor together, yours can slip out in the middle. Choose your morning well.
port-royal-task-34 = Four Flags and a Bribe
port-royal-task-34-story = You are late, and the rust-red lookouts know your sails by now. You still need four flags around you to get out, and this time the harbour pilot must be talked into admiring the clouds instead. He is fond of clouds, he says, about five coins fond.
port-royal-task-35 = The Cauldron
port-royal-task-35-story = Below the reef lies the wreck, and in the wreck lies no treasure but an iron cauldron as big as a fishing boat. Quint climbs in and finds the missing page, stuck to the bottom by forty years of something. Getting page and pot up to the surface is a job for many hands.
port-royal-task-36 = The Diving Barrel
port-royal-task-36-story = You reach the reef ahead of the Ares, but without the Governor’s half of the chart there is a great deal of reef to search. A local cooper rents out a diving barrel with a glass bottom. He charges by the minute, and he explains things slowly.
port-royal-task-37 = Squall Line
port-royal-task-37-story = A squall scatters the convoy and drops a navy frigate right between you and the wreck. Her captain has orders to turn everybody back, unless someone important vouches for you. You could be that someone, if you do not mind using it up.
port-royal-task-38 = Last-Chance Cove
port-royal-task-38-story = Late, lost and with red sails behind you, you run into a cove that is on no chart at all. The villagers know of a sunken ship with a huge black pot; the children dive from its rim. They will gladly help, if a few steady people mend their boats and you pay for the nails.
port-royal-task-40 = Many Cheap Hands
port-royal-task-40-story = Gulls stroll through the market as if they owned it. Somebody has put herbs into the wells, and the whole town is snoring, from the admiral down. You need no heroes now, only plenty of inexpensive hands to carry water, prop up the sentries and turn the bakers on their sides. Dame Corrie of the Salted Pelican, who never touches water, has already rolled up her sleeves.
port-royal-task-41 = Wake-Up Mash
port-royal-task-41-story = Corrie reads the last page of Brunna’s book and snorts: this is no spell, this is kitchen writing. The herbs that send people to sleep will also wake them, provided they are baked into bread. She needs a handful of the one and a loaf of the other.
port-royal-task-42 = A Cleaner Well
port-royal-task-42-story = With enough hands about, the old wells can be drained and scrubbed. Meanwhile the town needs a new one, up on the hill and far from prying pirates. A settler knows where to dig, and shovels are never free.
port-royal-task-43 = Guard the Wells
port-royal-task-43-story = You are too few to scrub the wells, so at least nobody must get at them again. Post sharp blades at the pump house and pay them well enough to stay awake. Yawning, they report, is catching.
port-royal-task-44 = The Loudest Band in Jamaica
port-royal-task-44-story = The mash works: half the town sits up and asks what year it is. For the other half Pell is planning a concert with every drum, pan and bell on the island. Nobody lends a church bell to just anyone, though; for that you need a name people know.
port-royal-task-45 = Buckets and Bells
port-royal-task-45-story = Fresh water helps, but without the mash it has to be thrown rather than drunk. Odile Quill organises the bucket chains in alphabetical order. In the deserted warehouses you come across forgotten goods, so perhaps the baking is not a lost cause after all.
port-royal-task-46 = The Yawning Witness
port-royal-task-46-story = Your guards have caught one: a cook’s mate of the Ares who ate your bread by mistake and is now wide awake and very talkative. He knows who gave the orders, but he wants the Governor’s pardon in writing. Pardons are paid for in goodwill at court, and not a little of it.
port-royal-task-47 = Smoke on the Hill
port-royal-task-47-story = Smoke rises behind the pump house: the Ares are boiling up another batch. Somebody has to join them in disguise and stay to the very end, so choose whom you can spare. In the confusion at least part of their stores falls into your hands.
port-royal-task-50 = The Empty Purse
port-royal-task-50-story = Sir Barnaby’s tax collectors are still doing their rounds, and every coin sails straight to the rust-red fleet. Odile has a plan that is as unpleasant as it is clever: pay up. She has marked the coins, and whoever has been properly taxed can follow the money.
port-royal-task-51 = The Polite Blockade
port-royal-task-51-story = The Old One has begun to turn over in its sleep; the whole sandbank tilts, and plates slide off every table in town. The Ares must not leave the bay before the Ninth Tide. Have just enough lying in the harbour to block the channel, pay everybody to stay put, and let one good bargain go by.
port-royal-task-52 = Hush
port-royal-task-52-story = Quint has heard it with one ear on the sand: a slow, enormous heartbeat that is getting faster. Noise disturbs the sleeper. Twice the harbour must lie so still that there is only a single visitor to be seen.
port-royal-task-53 = The Paper Trail
port-royal-task-53-story = The marked coins lead to a locked chapel on the spit where the Ares rehearse the great ritual, loudly and in the wrong order. If a true copy of the book found its way onto their lectern, they might at least read what it says. The sexton would have to be paid to mislay his keys.
port-royal-task-54 = Soup for a Giant
port-royal-task-54-story = The marked coins have led Odile to the strongbox, and at last there is money for firewood. The cauldron stands on the beach, and half the town is queuing to put something in. What will you give?
port-royal-task-55 = Passing the Hat
port-royal-task-55-story = The strongbox is still missing, and a soup of this size has to be paid for somehow. Odile passes round the only hat that is big enough, which is Orso’s. Be generous: the sandbank has just moved a yard to the left.
port-royal-task-56 = The Governor’s Kitchen
port-royal-task-56-story = One page into the true text the Ares fall silent: it says “onions”. Half of them lay down their spears, which on closer inspection are ladles. They would gladly help you cook, but the only stove hot enough is in the Governor’s kitchen, and he is choosy about his guests.
port-royal-task-57 = Swords and Spoons
port-royal-task-57-story = The chanting has begun, and far out the water humps up like a whale under a blanket. There is no time left to explain recipes. Gather your people, borrow every spoon in Port Royal, and cook faster than they can chant.
port-royal-task-58 = The Last Spoonful
port-royal-task-58-story = The soup needs one final seasoning, and the house that provides it will be toasted in Port Royal for a hundred years. Something from the Ares’ own stores and something from an honest galley, says Corrie: that is the whole secret. The ladles are raised, so who will be first?
port-royal-event-joint-forces = With Joint Forces
port-royal-event-joint-forces-help = Phase 1, active seat: to repel a ship, add the swords of the other seat who has the most swords (tie: active seat chooses) to your own. Whenever you repel a ship that your own swords alone could not have repelled, that seat gets 1 coin from the bank. Left out of the solo game.
port-royal-event-away-with-them = Away with Them
port-royal-event-away-with-them-help = Phase 1, active seat: each time you repel a skiff (green ship), gain 2 coins. You need enough swords as usual; the skiff may be repelled even if no skiff lies in the harbour yet.
port-royal-event-flutes-prestigious = Flutes Are Prestigious
port-royal-event-flutes-prestigious-help = Phase 2, every seat: each time you take a flute (blue ship), gain 1 crown, no matter whether you take its reward and discard it or keep it as a resource.
port-royal-event-market-day = Hiring Fair
port-royal-event-market-day-help = Phase 2, every seat: hiring a character costs 1 coin less (never below 0).
port-royal-event-dues-waived = Harbour Dues Waived
port-royal-event-dues-waived-help = Phase 2: passive seats do not pay the active seat for the cards they take. Instead the active seat gets 1 coin from the bank at the start of phase 2.
port-royal-event-governors-nod = A Nod from the Governor
port-royal-event-governors-nod-help = Phase 2, active seat: you may take 1 card more than you are entitled to.
port-royal-event-rough-seas = Rough Seas
port-royal-event-rough-seas-help = Phase 1, active seat: every ship with a sword number needs 1 sword more to be repelled (skulls stay skulls).
port-royal-event-poor-box = The Poor Box
port-royal-event-poor-box-help = Immediately: the seat with the fewest points gets 2 coins; in a tie all tied seats do. Solo: you get them.
port-royal-event-sword-parade = Sword Parade
port-royal-event-sword-parade-help = Immediately: the seat with the most swords, at least 1, gains 1 crown; in a tie all tied seats do.
port-royal-event-seat-at-court = A Seat at Court
port-royal-event-seat-at-court-help = Immediately, every seat in turn order: you may pay 2 coins to gain 1 crown (once).
port-royal-event-lookout = Sharp Eyes Aloft
port-royal-event-lookout-help = Phase 1, active seat: once, look at the top card of the draw pile; leave it there or discard it without effect.
port-royal-event-harbour-levy = Harbour Levy
port-royal-event-harbour-levy-help = Immediately: every seat who has 8 or more coins pays 2 coins to the discard pile. This is not a Tax Increase.
port-royal-event-thick-fog = Thick Fog
port-royal-event-thick-fog-help = Phase 1, active seat: as soon as 5 cards lie in the harbour, phase 1 ends.
port-royal-event-sails-on-the-horizon = Sails on the Horizon
port-royal-event-sails-on-the-horizon-help = Immediately, active seat: turn over the top 5 cards of the draw pile. You may put one ship that carries a resource into the harbour; it cannot be repelled and counts as the first revealed card, so you may stop at once. Discard the rest without effect.
port-royal-event-end-of-month-2 = End of the Month
port-royal-event-end-of-month-2-help = What the task shown last says of the month’s end is done: usually the next task comes. Then the event pile is turned over without shuffling, and one new event comes on top. The turn goes on unless the chapter ends here.
port-royal-event-end-of-month-3 = End of the Month
port-royal-event-end-of-month-3-help = Every seat in turn order may pay 10 coins to discard the leftmost cube of its personality card; it counts as placed on a task. Then the event pile is turned over without shuffling, and one new event comes on top.
port-royal-personality-samuel-blackguard = Samuel Blackguard
port-royal-personality-samuel-blackguard-help = 2 coins, once only
port-royal-personality-lady-anne = Lady Anne
port-royal-personality-lady-anne-help = You hire everybody for 1 coin less
port-royal-personality-grace-kid-may = Grace “Kid” May
port-royal-personality-grace-kid-may-help = 2 coins when your own turn busts with at most 4 cards in the harbour, the second ship included
port-royal-personality-thomas-fishborn = Thomas Fishborn
port-royal-personality-thomas-fishborn-help = Works as a scout
port-royal-personality-peter-snug-landman = Peter “Snug” Landman
port-royal-personality-peter-snug-landman-help = 1 coin more for every pinnace (yellow)
port-royal-personality-don-ferdinando = Don Ferdinando
port-royal-personality-don-ferdinando-help = 1 crown for every skiff (green)
port-royal-personality-jean-blackbeard = Jean Blackbeard
port-royal-personality-jean-blackbeard-help = 1 sword
port-royal-personality-officer-scott = Officer Scott
port-royal-personality-officer-scott-help = 1 coin each time you are about to take cards while five or more lie in the harbour
port-royal-personality-pirate-mary = Pirate Mary
port-royal-personality-pirate-mary-help = 1 coin each time you are about to take cards while three or more ships lie in the harbour
port-royal-personality-jacques-grandeur = Jacques Grandeur
port-royal-personality-jacques-grandeur-help = 2 crowns for every expedition


# People, ships and goods of the Adventure.
port-royal-scout = scout
port-royal-scout-help = Once in your own turn, while you discover, you look at the top three cards, put one back on top and discard the others without effect.
port-royal-innkeeper = innkeeper
port-royal-innkeeper-help = When you are about to take cards and four or more people lie in the harbour, you gain 1 crown, and may sell 1 bread or 1 rum at the printed price.
port-royal-tybuk = Tybuk brother
port-royal-tybuk-help = Gives you the printed number of swords.
port-royal-expert-settler = settler (Ares expert)
port-royal-expert-settler-help = Travels like any settler, and brings 1 coin for every Ares ship you take, whatever you do with it.
port-royal-expert-captain = captain (Ares expert)
port-royal-expert-captain-help = Travels like any captain, and brings 1 coin for every Ares ship you take, whatever you do with it.
port-royal-expert-priest = priest (Ares expert)
port-royal-expert-priest-help = Travels like any priest, and brings 1 coin for every Ares ship you take, whatever you do with it.
port-royal-ares = Ares ship
port-royal-goods-help = A ship that carries goods can be kept for them instead of taking its coins. Tasks, expeditions and innkeepers ask for goods. Ares ships are a sixth colour: with all six in the harbour the active seat takes up to 4 cards.
port-royal-goods-book = ritual book
port-royal-goods-herbs = herbs
port-royal-goods-bread = bread
port-royal-goods-rum = rum
port-royal-tax-new = tax increase (Adventure)
port-royal-tax-new-help = Everyone with as many coins as the card says, or more, loses half of them, rounded down. Then whoever has the fewest points gets the coins on the card; if several are tied, each of them does. Every other tax increase works as ever.
port-royal-card-armed =
    { $person }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
port-royal-card-buying = { $person }, buys bread for { $bread } and rum for { $rum }
port-royal-card-goods-ship = { $ship } with { $goods }
port-royal-card-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    })
port-royal-card-skull-crown-ship =
    { $card } ({ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }, skull)
port-royal-card-new-tax =
    tax increase (from { $least } coins on; { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to the fewest points)

# The setup.
port-royal-mode-adventure = The Adventure, as rivals
port-royal-mode-cooperative-adventure = The Adventure, together or alone
port-royal-chapter = Chapter
port-royal-chapter-help = Which of the five chapters you play. The cards of earlier chapters are in the deck.
port-royal-personalities = Personalities
port-royal-personalities-help = How personality cards are handed out.
port-royal-personalities-dealt = Dealt: everybody gets a card and chooses a side
port-royal-personalities-drafted = Chosen: one after the other picks a card and a side
port-royal-defeats = Lost tries
port-royal-defeats-help = How often you have lost this chapter. Every defeat brings 3 more coins, to share out before the first turn.
port-royal-tasks = Tasks
port-royal-tasks-help = Where the tasks come from.
port-royal-tasks-chapter = From the chapter, as its story goes
port-royal-tasks-starred = Four starred ones at random: for after the campaign
port-royal-content = Other content
port-royal-content-help = The text of a content file, if you do not play the built-in house edition.
port-royal-preset-campaign = The Adventure
port-royal-preset-campaign-help = Five chapters together: a story that goes on as you fare. Begin with the first one.
port-royal-preset-rival-campaign = The Adventure as rivals
port-royal-preset-rival-campaign-help = The same story, everybody for themselves: 12 points and two tasks begin the last round.
port-royal-preset-after-campaign = After the campaign
port-royal-preset-after-campaign-help = All new cards and four starred tasks at random, for those who know the story.
port-royal-harder-with-more-cards = The rulebook advises against mixing more cards into the Adventure: it can be played, but it is much harder, because the cards that tasks ask for come more rarely.
port-royal-no-such-chapter = There are chapters 1 to 5.
port-royal-only-adventure = This is only settled for the Adventure.
port-royal-starred-compete = Starred tasks are played as rivals.
port-royal-no-defeats = Rivals know no defeats and get no coins for them.
port-royal-too-many-defeats = More than ten defeats bring no more coins.
port-royal-content-fault = The content file has a fault in line { $line }: { $what }

# What is asked.
port-royal-prompt-choose = Choose your personality. Your first solved task opens its door.
port-royal-prompt-share =
    Who gets a coin for the lost tries? { $coins ->
        [one] { $coins } coin is left
       *[other] { $coins } coins are left
    }.
port-royal-prompt-event = Your turn begins: turn over its event.
port-royal-prompt-event-or-act = Your turn begins: turn over its event, or first send people on an expedition or solve a task.
port-royal-prompt-exchange =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }?
port-royal-prompt-cube =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to discard a cube? It counts as placed.
port-royal-prompt-salvage = Take a ship from the discard pile for its goods.
port-royal-prompt-search = Which ship docks? You may stop right after it.
port-royal-prompt-peek = Leave the card on top, or discard it?
port-royal-prompt-look = Which card goes back on top? The others are discarded.
port-royal-prompt-after-task = Solve a task or sell something before the next one takes?
port-royal-prompt-task = Now or never: solve the task { $task }?

# What can be done.
port-royal-do-take-crowns =
    Trade with the { $card }: +{ $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }{ $fee ->
        [0] {""}
       *[other] , 1 coin to { $active }
    }
port-royal-do-store =
    Keep the { $card } for its { $goods }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }{ $fee ->
        [0] {""}
       *[other] , 1 coin to { $active }
    }
port-royal-do-choose =
    { $name } ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } to start with)
port-royal-do-choose-knowing = { $choosing }: { $help } (once the door is open)
port-royal-do-bonus = A coin for { $seat }
port-royal-do-event = Turn over the event
port-royal-do-exchange =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
port-royal-do-buy-cube =
    Pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and discard a cube
port-royal-do-repel-with = Repel the { $card } with help ({ $seat })
port-royal-do-scout = Send a scout: look at three cards
port-royal-do-peek = Look at the top card
port-royal-do-keep = On top: { $card }
port-royal-do-leave = Leave it on top
port-royal-do-discard = Discard it
port-royal-do-fetch = Let it dock: { $card }
port-royal-do-fetch-nothing = Let no ship dock
port-royal-do-salvage = Fish out: { $card }
port-royal-do-sell =
    Sell for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $card }
port-royal-do-solve = Solve task { $task }, { $name }
port-royal-do-solve-for = { $solving }: { $reward }
port-royal-do-solve-with = { $solving }; give: { $given }
port-royal-do-decline-offer = No, thanks
port-royal-do-decline-task = Leave the task alone

# Why something cannot be done.
port-royal-no-such-personality = There is no such personality.
port-royal-not-your-personality = That is not the card you were dealt.
port-royal-personality-taken = Somebody has that card already.
port-royal-no-such-seat = Nobody sits there.
port-royal-something-else-first = Something else has to be decided first.
port-royal-no-offer = Nothing is offered.
port-royal-cannot-fetch = That is no ship with goods among the cards turned over.
port-royal-cannot-salvage = There is no such ship to fish out.
port-royal-cannot-help = That seat’s help is not needed, or it cannot help.
port-royal-needs-help = Your own swords are not enough: name who helps.
port-royal-no-scout = You have no scout.
port-royal-scouts-used = Each scout looks only once a turn.
port-royal-cannot-peek = Today’s event does not let you look at the top card.
port-royal-not-looked-at = That is not one of the cards you look at.
port-royal-keep-one = One of the cards has to go back on top.
port-royal-no-goods = This ship carries no goods.
port-royal-cannot-sell = No innkeeper buys that now.
port-royal-lacks-goods = You do not have the cards it asks for.
port-royal-lacks-crowns = You do not have so many crowns.
port-royal-task-not-out = That task is not on the table.
port-royal-task-solved = You have solved this task already.
port-royal-no-cube-left = You have no cube left for it.
port-royal-task-now-or-never = This task is decided at its own moment only.
port-royal-task-active-only = Only the active seat can solve this task.
port-royal-task-not-met = You do not have what the task asks for.
port-royal-wrong-payment = These cards do not pay for the task.

# What happened.
port-royal-personality-chosen = { $seat } plays as { $name }.
port-royal-bonus-shared = { $seat } gets a coin for the lost tries.
port-royal-chapter-began = Chapter { $chapter }: { $name }.
port-royal-task-shown = Task { $task }, { $name }. { $story }
port-royal-set-added =
    { $cards ->
        [one] { $cards } new card is shuffled into the draw pile.
       *[other] { $cards } new cards are shuffled into the draw pile.
    }
port-royal-expedition-laid-out = Lies open now: { $card }.
port-royal-event-turned = { $seat } turns over the event { $name }. { $text }
port-royal-event-paid =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the event.
port-royal-levied =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } because of the event.
port-royal-crowns-bought =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } for crowns.
port-royal-cube-bought =
    { $seat } pays { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } and discards a cube.
port-royal-offer-declined = { $seat } declines.
port-royal-month-ended = Month { $month } is over.
port-royal-crowns-gained =
    { $crowns ->
        [0] { $seat } gains no crown: the track ends at { $now }.
        [one] { $seat } gains { $crowns } crown ({ $now } now).
       *[other] { $seat } gains { $crowns } crowns ({ $now } now).
    }
port-royal-door-opened = { $seat } opens the door: { $name } can be called on now.
port-royal-cup-reached = { $seat } uncovers the cup.
port-royal-door-paid =
    { $seat } gets { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } from the personality.
port-royal-inns-opened = { $seat }: the inns are full.
port-royal-sold =
    { $seat } sells for { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }: { $card }.
port-royal-stored =
    { $seat } keeps this ship for its goods: { $card }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }.
port-royal-salvaged = { $seat } fishes out: { $card }.
port-royal-fetched = { $seat } lets this ship dock: { $card }.
port-royal-looked =
    { $seat } looks at { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } of the draw pile.
port-royal-left-on-top = { $seat } puts one card back on top and discards: { $discarded }.
port-royal-left-on-top-seen = { $seat } puts back on top: { $card }; and discards: { $discarded }.
port-royal-peeked-discarded = { $seat } discards: { $discarded }.
port-royal-task-paid =
    { $seat } pays for task { $task } (cards: { $given }; coins: { $coins }).
port-royal-task-begun = { $seat } does the task { $name } for the first time; once more is needed.
port-royal-task-solved-by =
    { $seat } solves the task { $name }{ $coins ->
        [0] {""}
        [one] , +{ $coins } coin
       *[other] , +{ $coins } coins
    }.
port-royal-chapter-won =
    The chapter is won, with { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $story }
# $cubes_asked, $points_asked (number): what was needed to win. $open (number): the tasks nobody has solved.
port-royal-chapter-lost =
    The chapter is lost. Cubes placed: { $cubes } of { $cubes_asked }; points: { $points } of { $points_asked }{ $open ->
        [0] {""}
       *[other] ; tasks left open: { $open }
    }.

# What tasks ask for.
port-royal-ask-and = { $first }, { $rest }
port-royal-ask-own-turn = in your own turn
port-royal-ask-colours = in your turn, at once: ships of { $colours } colours in the harbour
port-royal-ask-cards =
    in your turn, at once: exactly { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the harbour
port-royal-ask-stop =
    in your turn, { $times ->
        [one] once
       *[other] { $times } times
    }: stop with exactly { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in the harbour
port-royal-ask-tax = at once, when you pay taxes
port-royal-ask-fewer =
    take { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } fewer
port-royal-ask-swords =
    have { $swords ->
        [one] { $swords } sword
       *[other] { $swords } swords
    }
port-royal-ask-role = have { $count }× { $role }
port-royal-ask-traders =
    have { $count ->
        [one] { $count } trader
       *[other] { $count } traders
    }
port-royal-ask-expeditions =
    have { $count ->
        [one] { $count } expedition
       *[other] { $count } expeditions
    }
port-royal-ask-cheap =
    have { $count ->
        [one] { $count } person
       *[other] { $count } people
    } with a printed cost of { $cost } at most
port-royal-ask-people =
    have { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
port-royal-ask-roles =
    have people of { $count ->
        [one] { $count } role
       *[other] { $count } different roles
    }
port-royal-ask-points =
    have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
port-royal-ask-coins =
    pay { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
port-royal-ask-crowns =
    give up { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
port-royal-ask-give-people =
    discard { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
port-royal-ask-goods = give { $count }× { $goods }
port-royal-ask-either-goods = give { $count }× { $goods } or { $or }
port-royal-ask-any-goods =
    give { $count ->
        [one] { $count } kept ship
       *[other] { $count } kept ships
    } with any goods
port-royal-reward-crowns =
    { $crowns ->
        [one] +{ $crowns } crown
       *[other] +{ $crowns } crowns
    }
port-royal-reward-coins =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
port-royal-reward-both = { $crowns }, { $coins }
port-royal-told = { $first } { $then }
port-royal-told-nothing = –
port-royal-literal = { $text }

# The sheet.
port-royal-sheet-chapter = chapter { $chapter }: { $name }
port-royal-sheet-starred = starred tasks
port-royal-sheet-month =
    month { $month }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } left
port-royal-sheet-group-cubes = cubes: { $have } of { $need }
port-royal-sheet-group-points = points: { $have } of { $need }
port-royal-sheet-house-edition = house edition
port-royal-sheet-other-edition = edition: { $label }
port-royal-sheet-event = Event
port-royal-sheet-tasks = Tasks
port-royal-sheet-task = { $task } { $name }
port-royal-sheet-begun = { $seat }: once
port-royal-sheet-looked = Cards looked at
port-royal-sheet-known-top = next card: { $card }
port-royal-sheet-personalities = Personalities
port-royal-sheet-next-event = next event: { $name }
port-royal-sheet-cubes = Cubes
port-royal-sheet-crowns = Crowns
port-royal-sheet-goods = Goods
port-royal-sheet-door = { $name }
port-royal-sheet-door-shut = { $name } (door shut)
