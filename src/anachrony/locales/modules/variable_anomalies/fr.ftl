# Variable Anomalies.

module-variable_anomalies = Anomalies variables
table-anomalies = Anomalies
name-static-fog = Brouillard statique
name-heavy-clocks = Horloges pesantes
name-shifting-ground = Sol mouvant
name-borrowed-echo = Écho emprunté
name-narrow-rift = Faille étroite
name-lost-hours = Heures perdues
name-cold-spring = Source froide
name-splinter-ore = Minerai éclaté
name-still-pool = Eau dormante
name-rust-garden = Jardin de rouille
name-quiet-zone = Zone de silence
name-long-corridor = Long couloir
name-frozen-vault = Coffre gelé
name-mirror-crew = Équipe miroir
name-bright-scar = Cicatrice ardente
name-crown-of-glass = Couronne de verre
name-most-anomalies = le plus d’Anomalies

## What effects do

effect-tire-worker = un de vos Ouvriers actifs devient fatigué

## Questions

prompt-tire-worker = Quel Ouvrier actif devient fatigué ?

## The log

event-tire = { $who ->
    [you] vous fatiguez un { $what }.
   *[other] { $who } fatigue un { $what }.
}

## The page: table

ui-endgame-most-anomalies = Anomalies
page-module-note-variable_anomalies = Seize Anomalies toutes différentes : choisissez-en une sur deux quand elle vous frappe, et retirez-la à côté de votre plateau.

## The page: codex

codex-group-anomalies = Anomalies variables
codex-group-anomaly_remover = Retrait d’Anomalie
