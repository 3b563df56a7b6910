# Ce spune masa însăși, oricare ar fi jocul.

table-game-over = Jocul s-a încheiat.
table-not-your-turn = Nu este rândul tău.
table-nothing-to-undo = Nu mai este nimic de luat înapoi.
table-not-legal = Asta nu se poate face acum.
table-line-too-far = Un pas care nu poate fi luat înapoi poate fi doar ultimul dintre mai mulți deodată.
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
table-out-of-range = { $field }: se poate numai de la { $least } la { $most }.

# Un titlu în dialogul dinaintea jocului.
table-for-tournaments = Pentru jucătorii de turneu
table-first = Cine începe
table-first-help = De obicei se trage la sorți (hotărăște sămânța partidei); poți și să numești locul care începe.
table-first-drawn = Se trage la sorți
table-first-seat-1 = Locul 1
table-first-seat-2 = Locul 2
table-first-seat-3 = Locul 3
table-first-seat-4 = Locul 4
table-first-seat-5 = Locul 5
table-first-seat-6 = Locul 6
table-first-seat-7 = Locul 7
table-first-seat-8 = Locul 8
# $number (număr): locul. $seats (număr): câte joacă.
table-first-is-nobody =
    Locul { $number } nu poate începe: { $seats ->
        [one] este doar { $seats } loc.
        [few] sunt doar { $seats } locuri.
       *[other] sunt doar { $seats } de locuri.
    }

# De ce un jucător făcut din cod a ales ce a ales.
table-chosen-at-random = Ales la întâmplare.
table-only-choice = Nu era altă posibilitate.
table-nothing-else = Nimic altceva nu merită luat în seamă aici.
# $games (număr): câte jocuri au fost imaginate. $share (număr): cât la sută a vorbit pentru această alegere.
table-thought =
    { $games ->
        [one] După { $games } partidă imaginată
        [few] După { $games } partide imaginate
       *[other] După { $games } de partide imaginate
    }, această alegere a ieșit cel mai bine ({ $share }%).

# Cum stă alegerea față de celelalte. $games (număr): câte partide au fost imaginate. $share (număr): șansa de câștig promisă, în procente.
# $next (număr): la fel pentru următoarea alegere.
table-thought-best =
    Câștigă { $share }% din { $games ->
        [one] { $games } partidă imaginată
        [few] { $games } partide imaginate
       *[other] { $games } de partide imaginate
    }, iar următoarea alegere { $next }%.
table-thought-even =
    { $games ->
        [one] După { $games } partidă imaginată
        [few] După { $games } partide imaginate
       *[other] După { $games } de partide imaginate
    }, câștigă { $share }%, dar altă alegere este la fel de bună.
table-wins-at-once = Câștigă partida pe loc.
table-brings-points =
    { $points ->
        [one] Aduce { $points } punct pe loc.
        [few] Aduce { $points } puncte pe loc.
       *[other] Aduce { $points } de puncte pe loc.
    }
# Două motive, fiecare o propoziție: $first și $then.
table-reasons = { $first } { $then }

table-undone = { $seat } ia înapoi ultima mutare.

# Cum se înșiră mai multe lucruri: primele două, sau unul înaintea restului.
list-none = nimic
list-two = { $first } și { $last }
list-many = { $first }, { $rest }
list-several = { $name } ×{ $count }

# Un loc la care încă nu stă nimeni.
seat-unnamed = Locul { $number }
