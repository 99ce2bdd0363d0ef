# Doomsday.

module-doomsday = Doomsday
effect-experiment = behaal het Experiment in je Focus (vervul de voorwaarde, betaal de kosten, krijg de OP), en verzet eventueel de teller van je Pad
effect-pay-breakthrough = geef 1 Doorbraak naar keuze af
experiment-line = niveau { $level }, { $vp } OP.
experiment-needs = vraagt { $what }.
experiment-costs = kost: { $what }.
track-slot = plaats { $slot }
track-line = { $left } OP voor { $left_path }, { $right } OP voor { $right_path }; { symbols }.
symbols = { $symbols ->
    [0] geen symbool
    [1] één (+)
    [-1] één (−)
    [2] twee (+)
    [-2] twee (−)
   *[other] { $symbols } symbolen
}
prompt-pay-breakthrough = Welke Doorbraak geef je af?
prompt-move-tracker = De teller van je Pad een stap verzetten?
prompt-draw-experiment = Welk Experiment werd omgedraaid?
prompt-roll-trajectory = Wat toont de Trajectdobbelsteen?
event-experiment = { $who ->
    [you] je voltooit het Experiment { $what }.
   *[other] { $who } voltooit het Experiment { $what }.
}
event-tracker = { $who ->
    [you] je verzet de teller { $what }.
   *[other] { $who } verzet de teller { $what }.
}
event-trajectory = de Trajectdobbelsteen toont { $n ->
    [0] niets
    [1] (+)
    [-1] (−)
   *[other] { $n }
}.
event-impact-moves = de Inslag komt nu na Tijdperk { $n }.
event-earth-saved = DE AARDE IS GERED. Er komt geen Inslag.
event-fate-sealed = het lot van de Aarde is bezegeld: de Inslag komt nu.
table-experiments = Experimenten
table-experiment-line = Tijdperk { $era }: { $name }
table-experiment-next = volgende: { $name }
table-doomsday = Doomsdayspoor
table-doomsday-line = Red de Aarde { $up } van { $most_up }, Bezegel het Lot { $down } van { $most_down }
table-completed = Experimenten
name-save-earth = Red de Aarde
name-seal-fate = Bezegel het Lot
name-most-experiments = meeste voltooide Experimenten
name-ai-research = AI-onderzoek
name-examine-temporal-distortion = Tijdvervorming onderzoeken
name-hydro-plant-upgrades = Betere Waterkrachtcentrales
name-interstellar-missile-system = Interstellair Raketsysteem
name-life-support-improvements = Beter Levensonderhoud
name-quantum-mechanics = Kwantummechanica
name-resistant-genotype = Resistent Genotype
name-reverse-water-gas-shift = Omgekeerde Watergasreactie
name-technological-singularity = Technologische Singulariteit
name-timeline-protection-doctrine = Leer van de Tijdlijnbescherming
name-alien-studies = Buitenaardse Studies
name-augmented-time-rifts = Versterkte Tijdkloven
name-austerity-measures = Bezuinigingen
name-caste-system = Kastenstelsel
name-colony-coordination-protocol = Kolonieprotocol
name-cyber-reality = Cyberrealiteit
name-energy-vortex = Energiewervel
name-forcefield-dome = Krachtveldkoepel
name-fortunate-accident = Gelukkig Toeval
name-gilded-alloys = Vergulde Legeringen
name-hive-mind = Zwermgeest
name-irrigation-systems = Irrigatiesystemen
name-neutronium-fission = Neutroniumsplitsing
name-outback-mapping = Kaart van de Wildernis
name-pocket-universe = Zakuniversum
name-structural-diversity = Bouwkundige Verscheidenheid
name-technology-matrix = Technologiematrix
name-time-lapse-zones = Tijdsprongzones
name-titanium-condensation = Titaniumcondensatie
name-uranium-enrichment = Uraniumverrijking

## Solo opponents

difficulty-c07_b = Actietegel C07 op de B-kant
difficulty-c08_b = Actietegel C08 op de B-kant
difficulty-markers_1 = Hij begint met een Padfiche op het Experiment van Tijdperk 2
difficulty-markers_2 = Hij begint met Padfiches op de Experimenten van Tijdperk 2 en 3
difficulty-markers_3 = Hij begint met Padfiches op de Experimenten van Tijdperk 2, 3 en 4
because-level-1-first = hij merkt niveau 1 vóór niveau 2
because-furthest-past = hij merkt het verste in het verleden
bot-lacks-card = er is geen Experiment om te voltooien of te merken
bot-step-complete_1 = er is geen Experiment van niveau 1 met zijn fiche
bot-step-complete_2 = er is geen Experiment van niveau 2 met zijn fiche
bot-step-tracker = de tellers staan stil
bot-step-mark = er is geen Experiment om te merken
event-bot-marks = { $who } legt een Padfiche op { $place }.
event-bot-unmarks = { $who } verliest de Padfiche op { $place }.

## Solo opponents: Chronossus, and later additions

bot-tile_C07A = Experiment van niveau 1
bot-tile_C07B = Experiment van niveau 1, 1 Energiebron
bot-tile_C08A = Experiment van niveau 2
bot-tile_C08B = Experiment van niveau 2, 1 OP en 1 Energiebron
objective-experiments = voltooide Experimenten
how-bot-tile_C07 = Hij voltooit het meest linkse Experiment van niveau 1 met zijn Padfiche, voor alle OP van kaart en spoor, en verzet zijn teller. Dan merkt hij een open Experiment tot en met het heden: eerst niveau 1, dan het verste in het verleden. Mislukt alleen als geen van beide kan.
how-bot-tile_C08 = Zoals op tegel C07, met een Experiment van niveau 2.
table-bot-tracker = verzet { $tracker }; Padfiches op Tijdperken: { $eras }

## The page: table

ui-endgame-most-experiments = Experimenten
page-module-note-doomsday = Experimenten die de Aarde redden of haar lot bezegelen: de Inslag kan vroeger, later of nooit komen.
page-variant-planned-experiments = Geplande experimenten
page-variant-note-planned-experiments = Met Doomsday: alle Experimenten liggen van bij het begin open.
ui-added-view-doomsday = Doomsdayspoor
ui-added-seat-doomsday = Experimenten
ui-doomsday-at = De teller Red de Aarde staat op stap { $up }, die van Bezegel het Lot op stap { $down } van { $of }
ui-experiments-left = nog { $n } Experimenten in de stapel
ui-experiment-hidden = Experiment, gedekt
ui-experiment-marked = gemerkt door { $who }

## The page: codex

codex-group-experiments = Experimenten
