# Fractures of Time.

module-fractures = Fractures du Temps
effect-lay-flux-cores = poser { $n ->
    [one] 1 Noyau de flux
   *[other] { $n } Noyaux de flux
} de la réserve sur votre Générateur
effect-remove-flux-cores = retirer { $n ->
    [one] 1 Noyau de flux
   *[other] jusqu’à { $n } Noyaux de flux
} de votre Générateur, par la droite
effect-remove-glitches = retirer { $n ->
    [one] 1 de vos Incidents
   *[other] jusqu’à { $n } de vos Incidents
}
effect-bring-home = ramener jusqu’à { $n } Ouvriers et marqueurs d’Action gratuite de vos Usines, Habitations, Labos, d’Alimenter et de Contraindre
effect-upgrade-device = poser 1 Découverte d’une icône nouvelle sur la tuile d’amélioration, ce qui révèle une case de plus
effect-fracture-roll = lancer le dé Flux{ $n ->
    [0] { "" }
   *[other] { " " }en ajoutant { $n }
} : au-dessus du nombre de cases vides de votre Générateur, un Incident survient
passive-flux-roll-less = chaque résultat de votre dé Flux compte { $n } de moins
passive-flux-reroll = vous pouvez relancer le dé Flux une fois ; le second résultat reste
passive-set-glitch = vous pouvez choisir la face du dé Incident au lieu de le lancer
passive-blink-from-valley = vos Exosquelettes de la Vallée peuvent aussi se transférer
passive-blink-genius = un Génie se transfère sans dés
passive-recall-less = Rappeler pose { $n } Noyau de flux de moins sur votre Générateur
passive-keeps-operators = les Opérateurs sur votre Générateur restent motivés
when-blinked = après un Transfert : { $then }.
device-of = Générateur Fracture de { $path }, côté { $side }
device-action = { $what } – { $use }
device-vp = ses améliorations valent { $vp } PV.
device-reward = le premier noyau sur la case { $n } : { $what }.
device-extra = un Transfert vers la case { $n } coûte { $what } de plus.
glitch-face = { $kind ->
    [travel_track] la piste Voyage temporel
    [paradox_track] la piste Paradoxe
    [building] un bâtiment
    [device] le Générateur
    [hex] un hexagone d’Exosquelette
   *[condition] les Conditions de fin
}
glitch-on-device = case { $n } du Générateur
prompt-blink = Quel Exosquelette se transfère ?
prompt-blink-to = Où l’Exosquelette se transfère-t-il ?
prompt-bring-home = Que ramenez-vous ?
prompt-fracture-roll = Que montre le dé Flux ?
prompt-glitch-roll = Que montre le dé Incident ?
prompt-place-glitch = Où posez-vous l’Incident ?
prompt-remove-flux-cores = Combien de Noyaux de flux retirez-vous du Générateur ?
prompt-remove-glitches = Quel Incident retirez-vous ?
prompt-roll-flux-again = Relancer le dé Flux ?
prompt-set-glitch-die = Quelle face du dé Incident choisissez-vous ?
prompt-upgrade-device = Quelle Découverte va sur la tuile d’amélioration ?
option-blink = Transfert : { worker } depuis { $place }
option-remove-flux = { $n ->
    [one] { $n } Noyau de flux
   *[other] { $n } Noyaux de flux
}
about-flux = le dé Flux montre { $n }
event-blink = { $who ->
    [you] vous transférez un { $what } depuis { $place }.
   *[other] { $who } transfère un { $what } depuis { $place }.
}
event-blink-to = { $who ->
    [you] Votre { $what } arrive : { $place }.
   *[other] Le { $what } de { $who } arrive : { $place }.
}
event-blink-stays = { $who ->
    [you] Votre Exosquelette ne trouve pas d’autre action et reste : { $place }.
   *[other] L’Exosquelette de { $who } ne trouve pas d’autre action et reste : { $place }.
}
event-flux-on = { $who ->
    [you] vous posez un Noyau de flux sur la case { $n } du Générateur.
   *[other] { $who } pose un Noyau de flux sur la case { $n } du Générateur.
}
event-flux-off = { $who ->
    [you] vous retirez
   *[other] { $who } retire
} { $n ->
    [one] { $n } Noyau de flux
   *[other] { $n } Noyaux de flux
} du Générateur.
event-flux-roll = { $who ->
    [you] vous obtenez { $n } au dé Flux.
   *[other] { $who } obtient { $n } au dé Flux.
}
event-glitch = { $who ->
    [you] vous subissez un Incident sur { $what }.
   *[other] { $who } subit un Incident sur { $what }.
}
event-glitch-off = { $who ->
    [you] vous retirez un Incident de { $what }.
   *[other] { $who } retire un Incident de { $what }.
}
event-recall = { $who ->
    [you] vous rappelez depuis { $place }.
   *[other] { $who } rappelle depuis { $place }.
}
event-upgrade-device = { $who ->
    [you] vous améliorez le Générateur avec { $what }.
   *[other] { $who } améliore le Générateur avec { $what }.
}
score-fracture_device = Générateur Fracture
score-glitches = Incidents
codex-group-fracture_devices = Générateurs Fracture
ui-device = Générateur Fracture
ui-device-empty = { $n ->
    [one] { $n } vide
   *[other] { $n } vides
}
ui-glitches-left = { $n ->
    [one] { $n } Incident en réserve
   *[other] { $n } Incidents en réserve
}
ui-device-action = { $what ->
    [remove_flux_cores] Retirer flux
    [remove_glitches] Réparer
    [remove_flux_or_glitches] Dégager
    [recall] Rappeler
   *[upgrade] Améliorer
}
ui-upgrade-tile = { $n ->
    [0] Tuile Amélioration
    [one] Tuile Amélioration, { $n } amélioration
   *[other] Tuile Amélioration, { $n } améliorations
}
ui-no-technology = Aucune Technologie
ui-empty-suit = un Exosquelette vide
ui-locked = bloqué par un Incident
ui-glitch = Incident
ui-glitch-of = Incident de { $who }
ui-tip-glitch = Ce qui se trouve dessous ne peut pas servir, et il coûte 2 PV à la fin. « Réparer » sur le Générateur le retire.
table-device = Générateur
table-glitches = Incidents
effect-by-shape = cercle : { $circle } ; triangle : { $triangle } ; carré : { $square }
effect-wake-blinker = un Opérateur transféré devient actif pour { $n } Eau
prompt-wake-blinker = Payer de l’Eau pour que l’Opérateur rentre actif ?
prompt-flux-for-paradox = Prendre un Noyau de flux et un Paradoxe ?
prompt-borrow-leader = Quel chef a été pioché ?
prompt-call-leader = Quel chef appelez-vous à cette Époque ?
prompt-uncover-hex = Quel hexagone couvert rouvrez-vous ?
event-borrow-leader = { $who ->
    [you] vous pouvez appeler { $what }.
   *[other] { $who } peut appeler { $what }.
}
event-call-leader = { $who ->
    [you] vous appelez { $what } pour cette Époque.
   *[other] { $who } appelle { $what } pour cette Époque.
}
event-uncover-hex = { $who ->
    [you] vous rouvrez l’{ $place }.
   *[other] { $who } rouvre l’{ $place }.
}
passive-borrows-leaders = un chef inutilisé de chaque autre Voie vous attend : avant la phase Paradoxe, vous pouvez en appeler un jusqu’à la fin du Nettoyage
page-path-note-unity = Main dans la main avec les Opérateurs : Noyaux de flux et chefs empruntés. Seulement avec Fractures of Time.
ui-endgame-most-flux-on-the-device = Flux posé
name-unity = Unité
name-zuriel = Princesse Zuriel
name-xenara = Endoctrineuse Xenara
name-soter = S.O.T.E.R.
name-augurus = Prophète Augurus
name-eldrin = Eldrin
name-castien = Castien
name-thalia = Thalia
name-the-brightest-beacon = Le phare le plus brillant
name-dawn-of-a-new-future = L’aube d’un nouvel avenir
name-most-flux-on-the-device = le plus de Noyaux de flux sur le Générateur

## Chronossus

difficulty-c04_b = Tuile Action C04 sur sa face B
difficulty-c05_b = Tuile Action C05 sur sa face B
difficulty-c06_b = Tuile Action C06 sur sa face B
difficulty-c14 = Tuile Action C14 à la place de C04
difficulty-c14_b = Tuile Action C14 sur sa face B
difficulty-flux_1 = 1 Noyau de flux de plus dans sa réserve
difficulty-flux_2 = 2 Noyaux de flux de plus dans sa réserve
difficulty-flux_3 = 3 Noyaux de flux de plus dans sa réserve
difficulty-flux_vp = 1 PV à la fin par Noyau de flux restant dans sa réserve
difficulty-third_glitch = Un troisième Incident pour vous avant la première Époque, selon le dé
bot-assimilate = Assimiler
bot-extract = Extraire
bot-tile_C04A = Assimiler
bot-tile_C04B = Assimiler, 1 PV
bot-tile_C05A = Extraire : 2 Noyaux de flux et 2 Noyaux d’énergie
bot-tile_C05B = Extraire : 4 Noyaux de flux et 2 Noyaux d’énergie
bot-tile_C06A = 1 Noyau de flux et 1 Noyau d’énergie
bot-tile_C06B = 1 Noyau de flux et 1 Noyau d’énergie, aussitôt
bot-tile_C14A = Assimiler, 1 Noyau de flux
bot-tile_C14B = Assimiler, 1 PV et 1 Noyau de flux
how-bot-assimilate = La première case libre, sinon la Capitale de la Vallée. Il lance le dé des formes. Cercle : un Opérateur et un Noyau de flux. Triangle : une Technologie, d’abord de la seconde pile. Carré : ce qu’il a le moins, l’Opérateur à égalité. Échoue s’il n’y en a pas.
how-bot-extract = La première case libre, sinon la Capitale de la Vallée. Des Noyaux de flux et d’énergie pour ses réserves.
how-bot-tile_C04 = Il assimile. Cercle : un Opérateur et un Noyau de flux. Triangle : une Technologie, d’abord de la seconde pile. Carré : ce qu’il a le moins, l’Opérateur à égalité. Sur la face B, aussi 1 PV.
how-bot-tile_C05 = Il extrait des Noyaux de flux et d’énergie pour ses réserves. Sur la face B, deux Noyaux de flux de plus.
how-bot-tile_C06 = Un Noyau de flux et un Noyau d’énergie pour ses réserves, sans Exosquelette. Sur la face B, dès qu’un jeton arrive.
how-bot-tile_C14 = Comme la tuile C04, et un Noyau de flux. Sur la face B, aussi 1 PV.
objective-technologies = Technologies
objective-flux_on_device = Noyaux de flux sur votre Générateur
because-blink-token = un autre de ses jetons se trouve sur cette action
because-blink-order = cet Exosquelette est le plus proche du coin en bas à gauche
because-fewer-operators = il n’a pas plus d’Opérateurs que de Technologies
because-fewer-technologies = il a moins de Technologies que d’Opérateurs
because-only-operators = il n’y a pas de Technologie, il prend donc un Opérateur
because-only-technologies = il n’y a pas d’Opérateur, il prend donc une Technologie
prompt-draw-flux = Qu’a-t-on tiré de la réserve de flux ?
prompt-roll-assimilate = Que montre le dé des formes pour le bot ?
prompt-draw-spare-objective = Quel Objectif solo a été tiré ?
prompt-keep-objective = Quel Objectif solo mettez-vous en jeu ?
option-flux-token = { $kind ->
    [core] un Noyau de flux
   *[casing] une Cartouche de flux vide
}
effect-draw-objectives = piocher 2 Objectifs solo qui ne sont pas en jeu et en mettre 1 en jeu
event-bot-draws-flux = { $who } peut se transférer et tire { $what }.
event-bot-gains-flux = { $who } met { $n ->
    [one] { $n } Noyau de flux
   *[other] { $n } Noyaux de flux
} dans sa réserve.
event-bot-blinks = { $who } se transfère : { $what } vers { $place }.
event-bot-joker = Son Opérateur remplace un type d’Ouvrier : { $what }.
score-flux_left = Noyaux de flux restants
table-bot-flux = { $cores } avec noyau, { $casings } vides, { $aside } de côté
table-bot-blinks = Prêts au transfert : { $ready }
table-bot-operators = Opérateurs en tant que : { $operators }
table-flux-pool = Réserve de flux
table-glitched = sous un Incident

## The page: table

ui-tip-worker-operator = Agit partout sauf où il faut un Génie, sans le bonus d’un type. Se transfère sans dés.
ui-tip-asset-flux = Un Transfert en pose un sur votre Générateur Fracture. Plus il est plein, plus un Incident menace.
page-module-note-fractures = Opérateurs et Noyaux de flux : un Exosquelette se transfère vers une seconde action, non sans risque.
page-variant-first-conditions = Premières conditions
page-variant-note-first-conditions = Avec Fractures du Temps : les deux conditions de fin de l’extension s’ajoutent à cinq autres, tirées comme toujours.

## Fractures du temps : la Vallée, ses Technologies et les tuiles

effect-assimilate = prendre un Opérateur de la Vallée, actif, ou une Technologie à son prix en Uranium ou en Or et à son coût propre (un Scientifique la paie 1 de moins, un Administrateur prend un Noyau de flux avec l’un ou l’autre, un Génie a l’un des deux)
effect-extract = prendre { $n } Noyaux de flux ou { $n } Noyaux d’énergie (un Ingénieur prend un Noyau d’énergie de plus, un Scientifique un Noyau de flux, un Génie l’un des deux)
effect-valley-capital = faire une action de la Vallée dont toutes les cases sont prises
effect-buy-technology = prendre une Technologie à son prix en Uranium ou en Or et à son coût propre
effect-draw-conditions = piocher 2 conditions de fin qui ne sont pas en jeu et en garder 1 : elle vous vaut 3 PV si vous la remplissez
prompt-assimilate = Qu’assimilez-vous ?
prompt-buy-technology = Quelle Technologie prenez-vous ?
prompt-choose-bonus = Quel bonus votre Ouvrier apporte-t-il ?
prompt-pay-uranium-or-gold = Quelle Ressource payez-vous pour la Technologie ?
prompt-extract = Qu’extrayez-vous ?
prompt-valley-capital = Quelle action de la Vallée faites-vous ?
prompt-keep-condition = Quelle condition de fin gardez-vous ?
prompt-draw-condition = Quelle condition de fin a été piochée ?
prompt-lay-upper-tile = Quelle nouvelle tuile Capitale détruite a été piochée ?
option-cheaper = 1 Uranium ou Or de moins
option-flux-too = 1 Noyau de flux ensuite
event-technology = { $who ->
    [you] vous prenez la Technologie { $what }.
   *[other] { $who } prend la Technologie { $what }.
}
event-keep-condition = { $who ->
    [you] vous gardez une condition de fin : { $what }.
   *[other] { $who } garde une condition de fin : { $what }.
}
event-last-superproject = { $who ->
    [you] vous prenez { $amounts } avec le Superprojet de la dernière Époque.
   *[other] { $who } prend { $amounts } avec le Superprojet de la dernière Époque.
}
technology-line = { $vp } PV. Coûte { $n } Uranium ou Or{ $extra ->
    [none] { "" }
   *[other] { " et " }{ $price }
}.
technology-ending = à la fin : 1 PV par groupe de { $what }{ $most ->
    [99] { "" }
   *[other] , { $most } au plus
}.
when-extracted = après une Extraction : { $then }.
passive-technology-less = les Technologies vous coûtent { $n } Uranium ou Or de moins
passive-operator-bonus = un Opérateur a le bonus d’un Génie dans la Vallée
passive-archive-vp = chacune de vos Technologies et chaque amélioration de votre Générateur Fracture vaut { $n } PV de plus
score-technologies = Technologies
codex-group-technologies = Technologies
ui-endgame-most-technologies = Technologies
table-valley = Vallée
table-valley-operators = { $n } Opérateurs sur { $slots }
table-technologies = Technologies
name-flux-condenser = Condenseur de flux
name-second-skin = Seconde Peau
name-valley-relay = Relais de la Vallée
name-condensation-trails = Traînées de condensation
name-phase-anchor = Ancre de phase
name-glitch-lens = Lentille d’incidents
name-deep-vents = Puits profonds
name-open-archive = Archives ouvertes
name-recall-harness = Harnais de rappel
name-amplified-rift = Faille amplifiée
name-covert-operations-hq = QG des opérations secrètes
name-valley-tutors = Tuteurs de la Vallée
name-rift-condensers = Condenseurs de faille
name-stabilizer-mesh = Trame stabilisatrice
name-crystal-garden = Jardin de cristal
name-field-laboratory = Laboratoire de terrain
name-ghost-convoy = Convoi fantôme
name-resonant-core = Noyau résonnant
name-charter-of-the-valley = Charte de la Vallée
name-exhibition-piece = Pièce d’exposition
name-resonance-cathedral = Cathédrale de résonance
name-operators-guild = Guilde des Opérateurs
name-flux-foundry = Fonderie de flux
name-mirror-hangar = Hangar aux miroirs
name-archive-of-the-zeroth-era = Archives de l’Époque zéro
name-most-technologies = le plus de Technologies
name-upgrade-too = une amélioration aussi
name-a-glitch-less = { $n ->
    [one] { $n } Incident
   *[other] { $n } Incidents
} de moins
name-clean-site = chantier net
name-clean-record = dossier vierge
name-technology-too = une Technologie aussi
name-flux-off = { $n ->
    [one] { $n } Noyau de flux
   *[other] { $n } Noyaux de flux
} en moins
name-2-flux = { $n ->
    [one] { $n } Noyau de flux
   *[other] { $n } Noyaux de flux
}
name-an-operator-too = un Opérateur aussi
name-energy-or-flux = des Noyaux d’énergie ou de flux
