# Ce spune masa însăși, oricare ar fi jocul.

table-game-over = Jocul s-a încheiat.
table-not-your-turn = Nu este rândul tău.
table-nothing-to-undo = Nu mai este nimic de luat înapoi.
table-not-legal = Asta nu se poate face acum.
table-not-understood = Aici asta nu are sens: „{ $text }”.
table-cannot-advise = Aici nu e nimic de sfătuit.

# $rules (număr): versiunea cerută. $known (număr): cea mai nouă versiune cunoscută.
table-unknown-rules = Versiunea { $rules } a regulilor nu este cunoscută aici; cea mai nouă este { $known }.
# $seats (număr): câte locuri s-au cerut. $least, $most (numere): câte pot fi.
table-wrong-seats =
    { $most ->
        [one] Acest joc este pentru { $least }–{ $most } jucător
        [few] Acest joc este pentru { $least }–{ $most } jucători
       *[other] Acest joc este pentru { $least }–{ $most } de jucători
    }, nu pentru { $seats }.
# $why (text): motivul tehnic, în engleză.
table-setup-unreadable = Această configurație nu poate fi citită: { $why }

# De ce un jucător făcut din cod a ales ce a ales.
table-chosen-at-random = Ales la întâmplare.
table-only-choice = Nu era altă posibilitate.
# $games (număr): câte jocuri au fost imaginate. $share (număr): cât la sută a vorbit pentru această alegere.
table-thought =
    { $games ->
        [one] După { $games } partidă imaginată
        [few] După { $games } partide imaginate
       *[other] După { $games } de partide imaginate
    }, această alegere a ieșit cel mai bine ({ $share }%).

table-undone = { $seat } ia înapoi ultima mutare.

# Cum se înșiră mai multe lucruri: primele două, sau unul înaintea restului.
list-none = nimic
list-two = { $first } și { $last }
list-many = { $first }, { $rest }
list-several = { $count }× { $name }

# Un loc la care încă nu stă nimeni.
seat-unnamed = Locul { $number }
