# Guardians of the Council.

module-guardians = Gardiens du Conseil
effect-guardian-council = faire, si voulu, une Action de la Capitale dont toutes les cases sont prises{ $first ->
    [yes] , devenir Premier joueur dès l’Époque suivante
   *[no] { "" }
}, et enrôler, si voulu, un Gardien
effect-guardian-action = faire une Action Construire, Recruter ou Rechercher, même si ses cases sont prises
guardian-costs = pour l’enrôler : { $what }.
prompt-enlist = Quel Gardien enrôlez-vous ?
event-enlist = { $who ->
    [you] vous enrôlez { $what }.
   *[other] { $who } enrôle { $what }.
}
event-place-suit = { $who ->
    [you] vous envoyez un { $what } : { $place }.
   *[other] { $who } envoie un { $what } : { $place }.
}
event-suit-home = { $who ->
    [you] vous récupérez un { $what }.
   *[other] { $who } récupère un { $what }.
}
event-power-up-unmanned = { $who ->
    [you] vous mettez sous tension un { $what }.
   *[other] { $who } met sous tension un { $what }.
}
table-guardians = Gardiens
table-guardian-free = { $n } : { $price }
table-guardians-line = { $ready } prêts, { $idle } en réserve
name-most-guardians = le plus de Gardiens
name-guardian-1 = Gardien 1
name-guardian-2 = Gardien 2
name-guardian-3 = Gardien 3
name-guardian-4 = Gardien 4
name-guardian-5 = Gardien 5
name-guardian-6 = Gardien 6

## Solo opponents

difficulty-c11_b = Tuile Action C11 sur sa face B
difficulty-late_guardians_2vp = 2 PV au lieu d’un Gardien après l’Impact
difficulty-first_guardian = Il commence avec un Gardien
because-after-impact = après l’Impact, il n’y a plus de Gardien à enrôler
because-council-free = le Conseil mondial est libre
because-council-taken = le Conseil mondial est pris, donc il donne un Ouvrier
because-no-suit-left = il n’a plus d’Exosquelette, donc il donne un Ouvrier

## Solo opponents: Chronossus, and later additions

option-guardian = { $count ->
    [0] Gardien, { hex }
   *[other] Gardien, { hex }, pour { $price }
}
bot-tile_C11A = Acquérir un Gardien, aussitôt
bot-tile_C11B = Acquérir un Gardien et 2 PV, aussitôt
objective-guardians = Gardiens
how-bot-tile_C11 = Dès qu’un jeton arrive. Avant l’Impact, il prend le Gardien le plus à gauche : contre un Exosquelette sur une case libre du Conseil mondial, ce qui le rend Premier joueur, sinon contre un Ouvrier. Après l’Impact, il échoue.

## The page: table

ui-endgame-most-guardians = Gardiens
page-module-note-guardians = Six Gardiens qui agissent sans Ouvrier ; le Conseil mondial les enrôle.

## The page: codex

codex-group-guardians = Gardiens
