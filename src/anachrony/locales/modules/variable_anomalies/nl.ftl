# Variable Anomalies.

module-variable_anomalies = Wisselende Anomalieën
table-anomalies = Anomalieën
name-static-fog = Statische Mist
name-heavy-clocks = Zware Klokken
name-shifting-ground = Schuivende Grond
name-borrowed-echo = Geleende Echo
name-narrow-rift = Smalle Scheur
name-lost-hours = Verloren Uren
name-cold-spring = Koude Bron
name-splinter-ore = Splintererts
name-still-pool = Stille Poel
name-rust-garden = Roesttuin
name-quiet-zone = Stille Zone
name-long-corridor = Lange Gang
name-frozen-vault = Bevroren Kluis
name-mirror-crew = Spiegelploeg
name-bright-scar = Helder Litteken
name-crown-of-glass = Glazen Kroon
name-most-anomalies = meeste Anomalieën

## What effects do

effect-tire-worker = een van je Actieve Werknemers wordt Vermoeid

## Questions

prompt-tire-worker = Welke Actieve Werknemer wordt Vermoeid?

## The log

event-tire = { $who ->
    [you] je vermoeit een { $what }.
   *[other] { $who } vermoeit een { $what }.
}

## The page: table

ui-endgame-most-anomalies = Anomalieën
page-module-note-variable_anomalies = Zestien Anomalieën die van elkaar verschillen: kies er een van twee als je getroffen wordt, en verwijder ze naast je bord.

## The page: codex

codex-group-anomalies = Wisselende Anomalieën
codex-group-anomaly_remover = Anomalieverwijderaar
