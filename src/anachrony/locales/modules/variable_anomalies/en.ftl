# Variable Anomalies.

module-variable_anomalies = Variable Anomalies
table-anomalies = Anomalies
name-static-fog = Static Fog
name-heavy-clocks = Heavy Clocks
name-shifting-ground = Shifting Ground
name-borrowed-echo = Borrowed Echo
name-narrow-rift = Narrow Rift
name-lost-hours = Lost Hours
name-cold-spring = Cold Spring
name-splinter-ore = Splinter Ore
name-still-pool = Still Pool
name-rust-garden = Rust Garden
name-quiet-zone = Quiet Zone
name-long-corridor = Long Corridor
name-frozen-vault = Frozen Vault
name-mirror-crew = Mirror Crew
name-bright-scar = Bright Scar
name-crown-of-glass = Crown of Glass
name-most-anomalies = most Anomalies

## What effects do

effect-tire-worker = one of your Active Workers becomes Tired

## Questions

prompt-tire-worker = Which Active Worker becomes Tired?

## The log

event-tire = { $who ->
    [you] you tire { $what }.
   *[other] { $who } tires { $what }.
}

## The page: shell

page-module-note-variable_anomalies = Sixteen Anomalies that differ: choose one of two when you are struck, and remove it beside your board.

## The page: codex

codex-group-anomalies = Variable Anomalies
codex-group-anomaly_remover = Anomaly Remover

## The page: table

ui-endgame-most-anomalies = Anomalies
