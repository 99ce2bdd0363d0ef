# Guardians of the Council.

module-guardians = Wachters van de Raad
effect-guardian-council = je mag een Hoofdstadactie doen waarvan alle velden bezet zijn{ $first ->
    [yes] , je wordt vanaf het volgende Tijdperk Startspeler
   *[no] { "" }
}, en je mag een Wachter inlijven
effect-guardian-action = doe Bouwen, Aanwerven of Research, ook als die velden bezet zijn
guardian-costs = om in te lijven: { $what }.
prompt-enlist = Welke Wachter lijf je in?
event-enlist = { $who ->
    [you] je lijft { $what } in.
   *[other] { $who } lijft { $what } in.
}
event-place-suit = { $who ->
    [you] je stuurt een { $what } naar { $place }.
   *[other] { $who } stuurt een { $what } naar { $place }.
}
event-suit-home = { $who ->
    [you] je krijgt een { $what } terug.
   *[other] { $who } krijgt een { $what } terug.
}
event-power-up-unmanned = { $who ->
    [you] je laadt een { $what } op.
   *[other] { $who } laadt een { $what } op.
}
table-guardians = Wachters
table-guardian-free = { $n }: { $price }
table-guardians-line = { $ready } klaar, { $idle } in reserve
name-most-guardians = meeste Wachters
name-guardian-1 = Wachter 1
name-guardian-2 = Wachter 2
name-guardian-3 = Wachter 3
name-guardian-4 = Wachter 4
name-guardian-5 = Wachter 5
name-guardian-6 = Wachter 6

## Solo opponents

difficulty-c11_b = Actietegel C11 op de B-kant
difficulty-late_guardians_2vp = 2 OP in plaats van een Wachter na de Inslag
difficulty-first_guardian = Hij begint met een Wachter
because-after-impact = na de Inslag valt er geen Wachter meer in te lijven
because-council-free = de Wereldraad is vrij
because-council-taken = de Wereldraad is bezet, dus geeft hij een Werknemer
because-no-suit-left = hij heeft geen Exopak meer, dus geeft hij een Werknemer

## Solo opponents: Chronossus, and later additions

option-guardian = { $count ->
    [0] Wachter op de { hex }
   *[other] Wachter op de { hex }, voor { $price }
}
bot-tile_C11A = Verwerf een Wachter, meteen
bot-tile_C11B = Verwerf een Wachter en 2 OP, meteen
objective-guardians = Wachters
how-bot-tile_C11 = Zodra er een fiche komt. Vóór de Inslag neemt hij de meest linkse Wachter: voor een Exopak op een vrij veld van de Wereldraad, waardoor hij Eerste Speler wordt, anders voor een Werknemer. Na de Inslag mislukt het.

## The page: table

ui-endgame-most-guardians = Wachters
page-module-note-guardians = Zes Wachters die zonder Werknemer handelen; de Wereldraad lijft ze in.

## The page: codex

codex-group-guardians = Wachters
