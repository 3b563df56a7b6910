# Ce spune masa însăși, oricare ar fi jocul.

table-game-over = Jocul s-a încheiat.
table-not-your-turn = Nu este rândul tău.
table-nothing-to-undo = Nu mai este nimic de luat înapoi.
table-not-legal = Acum nu se poate face asta.
table-line-too-far = Un pas care nu poate fi luat înapoi poate fi doar ultimul dintre mai mulți deodată.
table-not-understood = Aici nu are sens: „{ $text }”.
table-cannot-advise = Aici nu este niciun sfat de dat.

# $rules (număr): versiunea cerută. $known (număr): cea mai nouă versiune cunoscută.
table-unknown-rules = Versiunea { $rules } a regulilor nu este cunoscută aici; cea mai nouă este { $known }.
# $seats (număr): câte locuri s-au cerut. $least, $most (numere): câte pot fi.
table-wrong-seats =
    { $seats ->
        [one] Cu { $seats } loc
        [few] Cu { $seats } locuri
       *[other] Cu { $seats } de locuri
    } nu se poate: la acest joc sunt între { $least } și { $most }.
# $why (text): motivul tehnic, în engleză.
table-setup-unreadable = Această configurație nu poate fi citită: { $why }

# De ce un jucător făcut din cod a ales ce a ales.
table-chosen-at-random = Ales la întâmplare.
table-only-choice = Nu era altă posibilitate.
# $games (număr): câte jocuri au fost imaginate. $share (număr): cât la sută a vorbit pentru această alegere.
table-thought =
    { $games ->
        [one] S-a imaginat { $games } joc
        [few] S-au imaginat { $games } jocuri
       *[other] S-au imaginat { $games } de jocuri
    }; această alegere a ieșit cel mai bine ({ $share }%).

table-undone = { $seat } ia înapoi ultima mutare.

# Cum se înșiră mai multe lucruri: primele două, sau unul înaintea restului.
list-none = nimic
list-two = { $first } și { $last }
list-many = { $first }, { $rest }
list-several = { $count }× { $name }

# Un loc la care încă nu stă nimeni.
seat-unnamed = Locul { $number }
