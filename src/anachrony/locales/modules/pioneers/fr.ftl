# Pioneers of New Earth.

module-pioneers = Pionniers de la Nouvelle Terre
adventure-deck = paquet { $deck }
adventure-deck-line = des cartes qui demandent { $least } à { $most } de Puissance. Vous partez avec { $power } de Puissance et le dé.
effect-adventure = partir à l’aventure (prendre une case de Puissance, choisir un paquet et payer son Eau, tirer une carte et une de plus par Découverte sur votre plateau d’amélioration, et en affronter une avec votre Puissance et le dé)
effect-early-adventure = partir à l’aventure (dépenser à volonté de l’Eau pour 1 Puissance chacune et des Noyaux d’énergie pour 2, choisir un paquet, tirer une carte et une de plus par Découverte sur votre tuile d’amélioration, en affronter une avec votre Puissance et le dé)
effect-power-bump = déplacer l’Exosquelette d’un adversaire plus faible vers un autre hexagone vide de son Action de la Capitale, et placer un Ouvrier à sa place
effect-free-upgrade = poser 1 Ressource de la réserve sur une case libre de son type, pour de bon : sa Puissance est à vous
option-spend-for-power = Dépenser 1 { asset } : +{ $n } Puissance
option-bump = { worker } : { $place } ; l’Exosquelette qui s’y trouve va à { $other }
event-bump = { $who ->
    [you] Votre Exosquelette est déplacé : { $place }.
   *[other] L’Exosquelette de { $who } est déplacé : { $place }.
}
effect-keep-benefit = garder l’avantage de cette carte pour le reste de la partie
effect-forfeit = dépenser { amount } (ou ce que vous en avez)
effect-forfeit-any = dépenser 1 Titanium/Uranium/Or (si vous en avez)
effect-forfeit-breakthrough = dépenser 1 Découverte (si vous en avez)
effect-up-to = { $n ->
    [one] vous pouvez { $effect }
   *[other] jusqu’à { $n } fois, vous pouvez { $effect }
}
effect-capital-action = faire une Action Construire, Recruter ou Rechercher, même si ses cases sont prises
effect-advance-travel = avancer de { $n } sur la piste Voyage temporel
effect-remove-anomaly = retirer une de vos Anomalies
effect-construct-free = construire { $project ->
    [yes] sans payer un Superprojet visible de la Chronologie{ $type ->
        [superproject] { "" }
       *[other] , ou jusqu’à { $n } bâtiments
    }
   *[no] sans payer { $n } { $type ->
        [any] bâtiment
       *[other] { type }
    }
}
effect-power-upgrade = poser 1 Ressource sur une case libre de son type, pour de bon : sa Puissance est à vous
effect-sensor-upgrade = poser 1 Découverte { $any_shape ->
    [yes] de n’importe quelle forme
   *[no] d’une forme nouvelle
} sur votre plateau d’amélioration, pour de bon : les Aventures tirent 1 carte de plus
passive-purify-water = Purifier l’eau vous donne { $n } Eau de plus
passive-top-morale-vp = le plus haut cran de Moral vaut { $n } PV de plus
passive-extra-conditions = { $n } condition de fin de plus, au choix, compte comme remplie
passive-exosuit-power = vos Exosquelettes ont { $n } de Puissance en plus
prompt-adventure = Dans quel paquet d’Aventures tirez-vous ?
prompt-draw-adventure = Quelle carte Aventure a été tirée ?
prompt-choose-adventure = Quelle Aventure affrontez-vous ?
prompt-put-under = Quelle carte va maintenant sous son paquet ?
prompt-early-adventure = Dépenser pour de la Puissance, ou choisir un paquet d’Aventures ?
prompt-power-bump = Qui déplacez-vous ?
prompt-lose-building = Quel bâtiment perdez-vous ?
prompt-face-adventure = Que montre le dé Aventure ?
prompt-keep-benefit = Garder l’avantage de cette carte ?
prompt-gain-morale = Monter votre Moral ?
prompt-forfeit-any = Quelle Ressource dépensez-vous ?
prompt-forfeit-breakthrough = Quelle Découverte dépensez-vous ?
prompt-capital-action = Quelle action faites-vous ?
prompt-remove-anomaly = Quelle Anomalie retirez-vous ?
prompt-construct-free = Que construisez-vous sans payer ?
prompt-power-upgrade = Quelle Ressource renforce vos Exosquelettes ?
prompt-sensor-upgrade = Quelle Découverte va dans les capteurs ?
event-adventure = { $who ->
    [you] vous partez avec { $n } de Puissance : { $what }.
   *[other] { $who } part avec { $n } de Puissance : { $what }.
}
event-adventure-card = { $who ->
    [you] vous tirez { $what }.
   *[other] { $who } tire { $what }.
}
event-adventure-roll = le dé Aventure montre { $n }.
event-adventure-success = { $who ->
    [you] vous réussissez avec { $n } de Puissance : { $what }.
   *[other] { $who } réussit avec { $n } de Puissance : { $what }.
}
event-adventure-failure = { $who ->
    [you] vous échouez avec { $n } de Puissance : { $what }.
   *[other] { $who } échoue avec { $n } de Puissance : { $what }.
}
event-power-upgrade = { $who ->
    [you] vous renforcez les Exosquelettes avec { $what } : { $n } de Puissance.
   *[other] { $who } renforce les Exosquelettes avec { $what } : { $n } de Puissance.
}
event-sensor-upgrade = { $who ->
    [you] vous améliorez les capteurs avec { $what }.
   *[other] { $who } améliore les capteurs avec { $what }.
}
adventure-power = demande { $n } de Puissance.
adventure-success = réussite : { $what }.
adventure-failure = échec : { $what }.
upgrade-base = commence avec { $n } de Puissance.
upgrade-slots = cases : { $what }.
upgrade-slot = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Or
    [any] une Ressource au choix
    [flux] un Noyau de flux
   *[neutronium] Neutronium
} pour { $n } de Puissance
upgrade-power = Amélioration de Puissance : { $use }
upgrade-sensor = Amélioration des capteurs : { $use }
upgrade-sensor-power = chaque Découverte sur le plateau donne { $n } de Puissance.
table-pioneers = Terres sauvages
table-pioneers-slots = Cases de Puissance
table-pioneers-none = plus aucune : { $n }
table-pioneers-deck = { $n } du paquet { $deck }
table-power = Puissance
table-adventures = Aventures
table-sensors = capteurs
name-most-adventures = le plus d’Aventures réussies
name-exosuit-malfunction = Panne d’Exosquelette
name-mystical-teachings = Enseignements mystiques
name-raid-on-nomad-village = Raid sur le village nomade
name-data-archives = Archives de données
name-journey-through-the-rift = Voyage à travers la faille
name-nuclear-winter = Hiver nucléaire
name-ancient-gold-mine = Ancienne mine d’or
name-forgotten-time-capsule = Capsule temporelle oubliée
name-irradiated-vermin-tide = Marée de vermine irradiée
name-passage-of-the-five-beasts = Passage des cinq bêtes
name-electromagnetic-hurricane = Ouragan électromagnétique
name-secret-tunnels = Tunnels secrets
name-temporal-crack = Fissure temporelle
name-tribes-of-the-outback = Tribus des terres sauvages
name-cargo-ship-wreckage = Épave de cargo
name-giant-sandworm = Ver des sables géant
name-hidden-resource-storage = Réserve cachée
name-old-sewers = Vieux égouts
name-magnetic-storm = Tempête magnétique
name-relic-of-the-old-ways = Relique d’autrefois
name-collapsing-bomb-shelter = Abri qui s’effondre
name-underground-research-station = Station de recherche souterraine
name-mutant-tissue-samples = Tissus mutants
name-hostile-nomads = Nomades hostiles
name-neutronium-cave = Grotte de Neutronium
name-the-time-maker = Le Faiseur de temps
name-broadcast-from-the-past = Émission du passé
name-fountain-of-life = Fontaine de vie
name-abandoned-factory = Usine abandonnée
name-uncontaminated-reservoir = Réservoir intact
name-underground-laboratory = Laboratoire souterrain
name-ancient-temple-ruins = Ruines d’un temple ancien
name-deserted-carrier = Porte-avions désert
name-ice-bound-cryochamber = Cryochambre prise dans la glace
name-adrenaline-shots = Doses d’adrénaline
name-rogue-ai = IA rebelle
name-asteroid-debris = Débris d’astéroïde
name-trails-to-the-lost-city = Pistes vers la cité perdue
name-secret-military-facility = Base militaire secrète
name-unstable-neutronium-core = Noyau de Neutronium instable
name-metropolis-ruins = Ruines de la métropole

## Solo opponents

difficulty-c09_b = Tuile Action C09 sur sa face B
difficulty-c10_b = Tuile Action C10 sur sa face B
difficulty-upgrade_board_b = Son plateau d’amélioration sur la face B : 3 de Puissance au départ, 3 par jeton PV
difficulty-upgrade_tokens_vp = 1 PV à la fin par jeton PV sur son plateau d’amélioration
because-strong-enough = avec 9 de Puissance ou plus, il tente le paquet difficile
because-too-weak = avec moins de 9 de Puissance, il tente le paquet facile
because-other-deck = le paquet qu’il veut est vide, donc il prend l’autre
because-hardest-met = il prend la plus dure qu’il peut réussir
because-lasting-as-vp = de ce qui est durable, il a 3 PV et 1 Noyau d’énergie
bot-step-adventure = il n’y a plus de carte Aventure
event-bot-meets-none = { $who } est trop faible pour ces cartes avec { $n } de Puissance.
event-bot-upgrade-token = { $who } n’a pas de Ressource pour améliorer et pose un jeton PV sur son plateau : { $n } de Puissance.

## Solo opponents: Chronossus, and later additions

score-upgrade_tokens = Jetons PV sur le plateau d’amélioration
about-power = Votre Puissance est { $n }, et le dé est encore à venir.
option-thrown = le dé montre { $n }
bot-tile_C09A = Aventure
bot-tile_C09B = Aventure, 1 PV
bot-tile_C10A = Aventure
bot-tile_C10B = Aventure, 1 Noyau d’énergie
objective-adventures = Aventures réussies
how-bot-tile_C09 = Avec 9 de Puissance ou plus, il tire deux cartes du paquet 10+, sinon du paquet 5+ ; il lance le dé et prend la plus dure qu’il peut réussir, ou 1 PV. Puis il améliore avec la Ressource qu’il a le plus, sinon avec un jeton PV.
how-bot-tile_C10 = Comme la tuile C09.
table-bot-upgrades = { $power } de Puissance, { $tokens } jetons PV sur le plateau

## The page: table

ui-endgame-most-adventures = Aventures
page-module-note-pioneers = Des Aventures hors de la Capitale, et des Exosquelettes à améliorer pour elles.
ui-bot-upgrade-tokens = { $n } jetons PV, { $power } de Puissance chacun
ui-added-view-pioneers = Plateau Aventure
ui-added-seat-pioneers = Améliorations d’Exosquelette

## The page: codex

codex-group-adventures = Aventures
codex-group-adventure_decks = Paquets Aventure
codex-group-adventure_die = Dé Aventure
codex-group-upgrade_boards = Plateaux d’amélioration
ui-upgrade = { $what ->
    [power_upgrade] Puissance
   *[other] Capteurs
}
ui-upgrade-filled = remplie
