# Pioneers of New Earth.

module-pioneers = Pioniers van de Nieuwe Aarde
adventure-deck = stapel { $deck }
adventure-deck-line = kaarten die { $least } tot { $most } Kracht vragen. Je gaat met { $power } Kracht en de dobbelsteen.
effect-adventure = ga op avontuur (neem een Krachtplaats, kies een stapel en betaal het Water, trek een kaart en één meer per Doorbraak op je Exopak-upgradebord, en trotseer er één met je Kracht en de dobbelsteen)
effect-early-adventure = ga op avontuur (betaal naar wens Water voor 1 Kracht per stuk en Energiebronnen voor 2, kies een stapel, trek een kaart en nog een per Doorbraak op je Upgradetegel, en trotseer er één met je Kracht en de dobbelsteen)
effect-power-bump = verplaats het Exopak van een zwakkere tegenstander naar een andere lege zeshoek van zijn Hoofdstadactie, en zet een Werknemer waar het stond
effect-free-upgrade = leg 1 Grondstof uit de voorraad op een vrije plaats van haar soort, voorgoed: haar Kracht is van jou
option-spend-for-power = 1 { asset } betalen: +{ $n } Kracht
option-bump = { worker } naar { $place }; het Exopak daar gaat naar { $other }
event-bump = { $who ->
    [you] Je Exopak wordt verplaatst naar { $place }.
   *[other] Het Exopak van { $who } wordt verplaatst naar { $place }.
}
effect-keep-benefit = houd het voordeel van deze kaart voor de rest van het spel
effect-forfeit = geef { amount } af (of wat je ervan hebt)
effect-forfeit-any = geef 1 Titanium/Uranium/Goud af (als je dat hebt)
effect-forfeit-breakthrough = geef 1 Doorbraak af (als je er hebt)
effect-up-to = { $n ->
    [one] eventueel: { $effect }
   *[other] tot { $n } keer eventueel: { $effect }
}
effect-capital-action = doe Bouwen, Aanwerven of Research, ook als die velden bezet zijn
effect-advance-travel = ga { $n } vooruit op het spoor Tijdreizen
effect-remove-anomaly = verwijder een van je Anomalieën
effect-construct-free = bouw { $project ->
    [yes] gratis een open Superproject van de Tijdlijn{ $type ->
        [superproject] { "" }
       *[other] , of tot { $n } gebouwen
    }
   *[no] gratis { $n } { $type ->
        [any] gebouw
       *[other] { type }
    }
}
effect-power-upgrade = leg 1 Grondstof op een vrije plaats van haar soort, voorgoed: haar Kracht is van jou
effect-sensor-upgrade = leg 1 Doorbraak { $any_shape ->
    [yes] van welke vorm ook
   *[no] van een nieuwe vorm
} op je Exopak-upgradebord, voorgoed: Avonturen trekken 1 kaart meer
passive-purify-water = Water zuiveren geeft je { $n } Water meer
passive-top-morale-vp = de hoogste Moreelstap is { $n } OP meer waard
passive-extra-conditions = nog { $n } Eindspelvoorwaarde naar keuze telt als vervuld
passive-exosuit-power = je Exopakken hebben { $n } Kracht meer
prompt-adventure = Van welke Avonturenstapel trek je?
prompt-draw-adventure = Welke Avontuurkaart werd getrokken?
prompt-choose-adventure = Welk Avontuur trotseer je?
prompt-put-under = Welke kaart gaat nu onder haar stapel?
prompt-early-adventure = Betalen voor Kracht, of een Avonturenstapel kiezen?
prompt-power-bump = Wie verplaats je?
prompt-lose-building = Welk gebouw verlies je?
prompt-face-adventure = Wat toont de Avonturendobbelsteen?
prompt-keep-benefit = Het voordeel van deze kaart houden?
prompt-gain-morale = Je Moreel verhogen?
prompt-forfeit-any = Welke Grondstof geef je af?
prompt-forfeit-breakthrough = Welke Doorbraak geef je af?
prompt-capital-action = Welke actie doe je?
prompt-remove-anomaly = Welke Anomalie verwijder je?
prompt-construct-free = Wat bouw je gratis?
prompt-power-upgrade = Welke Grondstof maakt je Exopakken sterker?
prompt-sensor-upgrade = Welke Doorbraak gaat in de sensoren?
event-adventure = { $who ->
    [you] je trekt eropuit met { $n } Kracht, naar de { $what }.
   *[other] { $who } trekt eropuit met { $n } Kracht, naar de { $what }.
}
event-adventure-card = { $who ->
    [you] je trekt { $what }.
   *[other] { $who } trekt { $what }.
}
event-adventure-roll = de Avonturendobbelsteen toont { $n }.
event-adventure-success = { $who ->
    [you] je slaagt met { $n } Kracht: { $what }.
   *[other] { $who } slaagt met { $n } Kracht: { $what }.
}
event-adventure-failure = { $who ->
    [you] je faalt met { $n } Kracht: { $what }.
   *[other] { $who } faalt met { $n } Kracht: { $what }.
}
event-power-upgrade = { $who ->
    [you] je versterkt de Exopakken met { $what }: { $n } Kracht.
   *[other] { $who } versterkt de Exopakken met { $what }: { $n } Kracht.
}
event-sensor-upgrade = { $who ->
    [you] je verbetert de sensoren met { $what }.
   *[other] { $who } verbetert de sensoren met { $what }.
}
adventure-power = vraagt { $n } Kracht.
adventure-success = geslaagd: { $what }.
adventure-failure = mislukt: { $what }.
upgrade-base = begint met { $n } Kracht.
upgrade-slots = plaatsen: { $what }.
upgrade-slot = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Goud
    [any] een Grondstof naar keuze
    [flux] een Fluxkern
   *[neutronium] Neutronium
} voor { $n } Kracht
upgrade-power = Krachtupgrade: { $use }
upgrade-sensor = Sensorupgrade: { $use }
upgrade-sensor-power = elke Doorbraak op het bord geeft { $n } Kracht.
table-pioneers = Wildernis
table-pioneers-slots = Krachtplaatsen
table-pioneers-none = geen meer: { $n }
table-pioneers-deck = { $n } van stapel { $deck }
table-power = Kracht
table-adventures = Avonturen
table-sensors = sensoren
name-most-adventures = meeste geslaagde Avonturen
name-exosuit-malfunction = Defect Exopak
name-mystical-teachings = Mystieke Leer
name-raid-on-nomad-village = Overval op het Nomadendorp
name-data-archives = Gegevensarchief
name-journey-through-the-rift = Reis door de Kloof
name-nuclear-winter = Nucleaire Winter
name-ancient-gold-mine = Oude Goudmijn
name-forgotten-time-capsule = Vergeten Tijdcapsule
name-irradiated-vermin-tide = Vloed van Bestraald Ongedierte
name-passage-of-the-five-beasts = Doorgang van de Vijf Beesten
name-electromagnetic-hurricane = Elektromagnetische Orkaan
name-secret-tunnels = Geheime Tunnels
name-temporal-crack = Tijdbarst
name-tribes-of-the-outback = Stammen van de Wildernis
name-cargo-ship-wreckage = Wrak van een Vrachtschip
name-giant-sandworm = Reuzenzandworm
name-hidden-resource-storage = Verborgen Voorraadkamer
name-old-sewers = Oude Riolen
name-magnetic-storm = Magnetische Storm
name-relic-of-the-old-ways = Relikwie uit Oude Tijden
name-collapsing-bomb-shelter = Instortende Schuilkelder
name-underground-research-station = Ondergronds Onderzoeksstation
name-mutant-tissue-samples = Mutantenweefsel
name-hostile-nomads = Vijandige Nomaden
name-neutronium-cave = Neutroniumgrot
name-the-time-maker = De Tijdmaker
name-broadcast-from-the-past = Uitzending uit het Verleden
name-fountain-of-life = Bron van het Leven
name-abandoned-factory = Verlaten Fabriek
name-uncontaminated-reservoir = Onbesmet Reservoir
name-underground-laboratory = Ondergronds Laboratorium
name-ancient-temple-ruins = Oude Tempelruïne
name-deserted-carrier = Verlaten Vliegdekschip
name-ice-bound-cryochamber = Ingevroren Cryokamer
name-adrenaline-shots = Adrenaline-injecties
name-rogue-ai = Losgeslagen AI
name-asteroid-debris = Asteroïdepuin
name-trails-to-the-lost-city = Sporen naar de Verloren Stad
name-secret-military-facility = Geheime Legerbasis
name-unstable-neutronium-core = Instabiele Neutroniumkern
name-metropolis-ruins = Ruïnes van de Metropool

## Solo opponents

difficulty-c09_b = Actietegel C09 op de B-kant
difficulty-c10_b = Actietegel C10 op de B-kant
difficulty-upgrade_board_b = Zijn upgradebord op de B-kant: 3 Kracht aan het begin, 3 voor elke OP-fiche
difficulty-upgrade_tokens_vp = 1 OP aan het einde voor elke OP-fiche op zijn upgradebord
because-strong-enough = met 9 Kracht of meer probeert hij de zwaardere stapel
because-too-weak = met minder dan 9 Kracht probeert hij de lichtere stapel
because-other-deck = de stapel die hij wil is leeg, dus neemt hij de andere
because-hardest-met = hij neemt de zwaarste die hij aankan
because-lasting-as-vp = van wat blijvend is heeft hij 3 OP en 1 Energiebron
bot-step-adventure = er is geen Avonturenkaart meer
event-bot-meets-none = { $who } is met { $n } Kracht te zwak voor deze kaarten.
event-bot-upgrade-token = { $who } heeft geen Grondstof om te verbeteren en legt een OP-fiche op zijn bord: { $n } Kracht.

## Solo opponents: Chronossus, and later additions

score-upgrade_tokens = OP-fiches op het upgradebord
about-power = Je Kracht is { $n }, en de dobbelsteen moet nog komen.
option-thrown = de dobbelsteen toont { $n }
bot-tile_C09A = Avontuur
bot-tile_C09B = Avontuur, 1 OP
bot-tile_C10A = Avontuur
bot-tile_C10B = Avontuur, 1 Energiebron
objective-adventures = geslaagde Avonturen
how-bot-tile_C09 = Met 9 Kracht of meer trekt hij twee kaarten van de stapel 10+, anders van 5+; hij werpt de dobbelsteen en neemt de zwaarste die hij aankan, of 1 OP. Dan verbetert hij zijn Exopakken met de Grondstof die hij het meest heeft, anders met een OP-fiche.
how-bot-tile_C10 = Zoals op tegel C09.
table-bot-upgrades = { $power } Kracht, { $tokens } OP-fiches op het bord

## The page: table

ui-endgame-most-adventures = Avonturen
page-module-note-pioneers = Avonturen buiten de Hoofdstad, en Exopakken die je ervoor kunt verbeteren.
ui-bot-upgrade-tokens = { $n } OP-fiches, elk { $power } Kracht
ui-added-view-pioneers = Avonturenbord
ui-added-seat-pioneers = Exopak-upgrades

## The page: codex

codex-group-adventures = Avonturen
codex-group-adventure_decks = Avonturenstapels
codex-group-adventure_die = Avonturendobbelsteen
codex-group-upgrade_boards = Exopak-upgradeborden
ui-upgrade = { $what ->
    [power_upgrade] Kracht
   *[other] Sensor
}
ui-upgrade-filled = gevuld
