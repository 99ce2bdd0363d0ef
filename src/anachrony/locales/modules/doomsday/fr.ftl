# Doomsday.

module-doomsday = Doomsday
effect-experiment = accomplir l’Expérience de votre Cible (remplir sa condition, payer son coût, gagner ses PV), et déplacer, si voulu, le marqueur de votre Voie
effect-pay-breakthrough = dépenser 1 Découverte au choix
experiment-line = niveau { $level }, { $vp } PV.
experiment-needs = demande { $what }.
experiment-costs = coûte : { $what }.
track-slot = case { $slot }
track-line = { $left } PV pour { $left_path }, { $right } PV pour { $right_path } ; { symbols }.
symbols = { $symbols ->
    [0] aucun symbole
    [1] un (+)
    [-1] un (−)
    [2] deux (+)
    [-2] deux (−)
   *[other] { $symbols } symboles
}
prompt-pay-breakthrough = Quelle Découverte dépensez-vous ?
prompt-move-tracker = Déplacer d’une case le marqueur de votre Voie ?
prompt-draw-experiment = Quelle Expérience a été révélée ?
prompt-roll-trajectory = Que montre le dé Trajectoire ?
event-experiment = { $who ->
    [you] vous accomplissez l’Expérience { $what }.
   *[other] { $who } accomplit l’Expérience { $what }.
}
event-tracker = { $who ->
    [you] vous déplacez le marqueur { $what }.
   *[other] { $who } déplace le marqueur { $what }.
}
event-trajectory = le dé Trajectoire montre { $n ->
    [0] rien
    [1] (+)
    [-1] (−)
   *[other] { $n }
}.
event-impact-moves = l’Impact viendra maintenant après l’Époque { $n }.
event-earth-saved = LA TERRE EST SAUVÉE. Il n’y aura pas d’Impact.
event-fate-sealed = le sort de la Terre est scellé : l’Impact vient maintenant.
table-experiments = Expériences
table-experiment-line = Époque { $era } : { $name }
table-experiment-next = prochaine : { $name }
table-doomsday = Piste Doomsday
table-doomsday-line = Sauver la Terre { $up } sur { $most_up }, Sceller le sort { $down } sur { $most_down }
table-completed = Expériences
name-save-earth = Sauver la Terre
name-seal-fate = Sceller le sort
name-most-experiments = le plus d’Expériences accomplies
name-ai-research = Recherche en IA
name-examine-temporal-distortion = Étude de la distorsion temporelle
name-hydro-plant-upgrades = Meilleures centrales hydrauliques
name-interstellar-missile-system = Système de missiles interstellaires
name-life-support-improvements = Meilleures habitations
name-quantum-mechanics = Mécanique quantique
name-resistant-genotype = Génotype résistant
name-reverse-water-gas-shift = Réaction inverse du gaz à l’eau
name-technological-singularity = Singularité technologique
name-timeline-protection-doctrine = Doctrine de protection de la chronologie
name-alien-studies = Études extraterrestres
name-augmented-time-rifts = Failles temporelles amplifiées
name-austerity-measures = Mesures d’austérité
name-caste-system = Système de castes
name-colony-coordination-protocol = Protocole de coordination des colonies
name-cyber-reality = Cyberréalité
name-energy-vortex = Tourbillon d’énergie
name-forcefield-dome = Dôme de force
name-fortunate-accident = Heureux accident
name-gilded-alloys = Alliages dorés
name-hive-mind = Esprit de ruche
name-irrigation-systems = Systèmes d’irrigation
name-neutronium-fission = Fission du Neutronium
name-outback-mapping = Cartographie des terres sauvages
name-pocket-universe = Univers de poche
name-structural-diversity = Diversité des structures
name-technology-matrix = Matrice technologique
name-time-lapse-zones = Zones de temps accéléré
name-titanium-condensation = Condensation du Titanium
name-uranium-enrichment = Enrichissement de l’Uranium

## Solo opponents

difficulty-c07_b = Tuile Action C07 sur sa face B
difficulty-c08_b = Tuile Action C08 sur sa face B
difficulty-markers_1 = Il commence avec un jeton de Voie sur l’Expérience de l’Époque 2
difficulty-markers_2 = Il commence avec des jetons de Voie sur les Expériences des Époques 2 et 3
difficulty-markers_3 = Il commence avec des jetons de Voie sur les Expériences des Époques 2, 3 et 4
because-level-1-first = il marque le niveau 1 avant le niveau 2
because-furthest-past = il marque la plus ancienne
bot-lacks-card = il n’y a pas d’Expérience à accomplir ni à marquer
bot-step-complete_1 = il n’y a pas d’Expérience de niveau 1 avec son jeton
bot-step-complete_2 = il n’y a pas d’Expérience de niveau 2 avec son jeton
bot-step-tracker = les marqueurs ne bougent plus
bot-step-mark = il n’y a pas d’Expérience à marquer
event-bot-marks = { $who } pose un jeton de Voie : { $place }.
event-bot-unmarks = { $who } perd le jeton de Voie : { $place }.

## Solo opponents: Chronossus, and later additions

bot-tile_C07A = Expérience de niveau 1
bot-tile_C07B = Expérience de niveau 1, 1 Noyau d’énergie
bot-tile_C08A = Expérience de niveau 2
bot-tile_C08B = Expérience de niveau 2, 1 PV et 1 Noyau d’énergie
objective-experiments = Expériences accomplies
how-bot-tile_C07 = Il accomplit l’Expérience de niveau 1 la plus à gauche avec son jeton de Voie, pour tous les PV de la carte et de la piste, et avance son marqueur. Puis il marque une Expérience visible jusqu’au présent : niveau 1 d’abord, puis la plus ancienne. N’échoue que si rien n’est possible.
how-bot-tile_C08 = Comme la tuile C07, avec une Expérience de niveau 2.
table-bot-tracker = avance { $tracker } ; jetons de Voie sur les Époques : { $eras }

## The page: table

ui-endgame-most-experiments = Expériences
page-module-note-doomsday = Des Expériences qui sauvent la Terre ou scellent son sort : l’Impact peut venir tôt, tard ou jamais.
page-variant-planned-experiments = Expériences prévues
page-variant-note-planned-experiments = Avec Doomsday : toutes les Expériences sont visibles dès le début.
ui-added-view-doomsday = Piste Doomsday
ui-added-seat-doomsday = Expériences
ui-doomsday-at = Le marqueur Sauver la Terre est à la case { $up }, celui de Sceller le sort à la case { $down } sur { $of }
ui-experiments-left = { $n } Expériences dans le paquet
ui-experiment-hidden = Expérience, face cachée
ui-experiment-marked = marquée par { $who }

## The page: codex

codex-group-experiments = Expériences
