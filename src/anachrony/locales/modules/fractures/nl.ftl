# Fractures of Time.

module-fractures = Breuken in de Tijd
effect-lay-flux-cores = leg { $n ->
    [one] 1 Fluxkern
   *[other] { $n } Fluxkernen
} uit de voorraad op je Generator
effect-remove-flux-cores = neem { $n ->
    [one] 1 Fluxkern
   *[other] tot { $n } Fluxkernen
} van je Generator, van rechts af
effect-remove-glitches = verwijder { $n ->
    [one] 1 van je Storingen
   *[other] tot { $n } van je Storingen
}
effect-bring-home = haal tot { $n } Werknemers en fiches van Gratis Acties terug van je Fabrieken, Leefmodules, Labs, Levering en Werknemers dwingen
effect-upgrade-device = leg 1 Doorbraak met een nieuw symbool op de verbetertegel, waardoor een vak meer vrijkomt
effect-fracture-roll = werp de Fluxdobbelsteen{ $n ->
    [0] { "" }
   *[other] { " " }en tel er { $n } bij
}: bij meer dan de lege vakken van je Generator komt er een Storing
passive-flux-roll-less = elke worp van je Fluxdobbelsteen telt { $n } minder
passive-flux-reroll = je mag de Fluxdobbelsteen nog eens werpen; de tweede worp geldt
passive-set-glitch = je mag de Storingsdobbelsteen leggen in plaats van werpen
passive-blink-from-valley = ook je Exopakken in de Vallei mogen verspringen
passive-blink-genius = een Genie verspringt zonder dobbelstenen
passive-recall-less = Terugroepen legt { $n } Fluxkern minder op je Generator
passive-keeps-operators = Operators op je Generator blijven Gemotiveerd
when-blinked = na een Sprong: { $then }.
device-of = Breukgenerator van { $path }, kant { $side }
device-action = { $what } – { $use }
device-vp = zijn verbeteringen zijn { $vp } OP waard.
device-reward = de eerste kern op vak { $n }: { $what }.
device-extra = een Sprong naar vak { $n } kost { $what } meer.
glitch-face = { $kind ->
    [travel_track] het Tijdreisspoor
    [paradox_track] het Paradoxspoor
    [building] een gebouw
    [device] de Generator
    [hex] een zeshoek voor Exopakken
   *[condition] Eindspelvoorwaarden
}
glitch-on-device = vak { $n } van de Generator
prompt-blink = Welk Exopak verspringt?
prompt-blink-to = Waarheen verspringt het Exopak?
prompt-bring-home = Wat haal je terug?
prompt-fracture-roll = Wat toont de Fluxdobbelsteen?
prompt-glitch-roll = Wat toont de Storingsdobbelsteen?
prompt-place-glitch = Waar leg je de Storing?
prompt-remove-flux-cores = Hoeveel Fluxkernen neem je van de Generator?
prompt-remove-glitches = Welke Storing verwijder je?
prompt-roll-flux-again = De Fluxdobbelsteen nog eens werpen?
prompt-set-glitch-die = Op welk vlak leg je de Storingsdobbelsteen?
prompt-upgrade-device = Welke Doorbraak gaat op de verbetertegel?
option-blink = Sprong: { worker } van { $place }
option-remove-flux = { $n ->
    [one] { $n } Fluxkern
   *[other] { $n } Fluxkernen
}
about-flux = de Fluxdobbelsteen toont { $n }
event-blink = { $who ->
    [you] je verspringt met een { $what } van { $place }.
   *[other] { $who } verspringt met een { $what } van { $place }.
}
event-blink-to = { $who ->
    [you] Je { $what } komt op { $place }.
   *[other] De { $what } van { $who } komt op { $place }.
}
event-blink-stays = { $who ->
    [you] Je Exopak vindt geen andere actie en blijft op { $place }.
   *[other] Het Exopak van { $who } vindt geen andere actie en blijft op { $place }.
}
event-flux-on = { $who ->
    [you] je legt een Fluxkern op vak { $n } van de Generator.
   *[other] { $who } legt een Fluxkern op vak { $n } van de Generator.
}
event-flux-off = { $who ->
    [you] je neemt
   *[other] { $who } neemt
} { $n ->
    [one] { $n } Fluxkern
   *[other] { $n } Fluxkernen
} van de Generator.
event-flux-roll = { $who ->
    [you] je werpt { $n } met de Fluxdobbelsteen.
   *[other] { $who } werpt { $n } met de Fluxdobbelsteen.
}
event-glitch = { $who ->
    [you] je hebt een Storing op { $what }.
   *[other] { $who } heeft een Storing op { $what }.
}
event-glitch-off = { $who ->
    [you] je verwijdert een Storing van { $what }.
   *[other] { $who } verwijdert een Storing van { $what }.
}
event-recall = { $who ->
    [you] je roept terug van { $place }.
   *[other] { $who } roept terug van { $place }.
}
event-upgrade-device = { $who ->
    [you] je verbetert de Generator met { $what }.
   *[other] { $who } verbetert de Generator met { $what }.
}
score-fracture_device = Breukgenerator
score-glitches = Storingen
codex-group-fracture_devices = Breukgeneratoren
ui-device = Breukgenerator
ui-device-empty = { $n } leeg
ui-glitches-left = { $n ->
    [one] nog 1 Storing
   *[other] nog { $n } Storingen
}
ui-device-action = { $what ->
    [remove_flux_cores] Flux eraf
    [remove_glitches] Storing weg
    [remove_flux_or_glitches] Opruimen
    [recall] Terugroepen
   *[upgrade] Verbeteren
}
ui-upgrade-tile = { $n ->
    [0] Verbetertegel
    [one] Verbetertegel, 1 verbetering
   *[other] Verbetertegel, { $n } verbeteringen
}
ui-no-technology = Nog geen Technologie
ui-empty-suit = een leeg Exopak
ui-locked = geblokkeerd door een Storing
ui-glitch = Storing
ui-glitch-of = Storing van { $who }
ui-tip-glitch = Waar hij ligt, kan niets gebruikt worden, en aan het einde kost hij 2 OP. ‘Storing weg’ op de Generator haalt hem weg.
table-device = Generator
table-glitches = Storingen
effect-by-shape = cirkel: { $circle }; driehoek: { $triangle }; vierkant: { $square }
effect-wake-blinker = een versprongen Operator wordt Actief voor { $n } Water
prompt-wake-blinker = Water betalen zodat de Operator Actief thuiskomt?
prompt-flux-for-paradox = Een Fluxkern en een Paradox nemen?
prompt-borrow-leader = Welke leider werd getrokken?
prompt-call-leader = Welke leider roep je dit Tijdperk?
prompt-uncover-hex = Welke bedekte zeshoek open je weer?
event-borrow-leader = { $who ->
    [you] je mag { $what } roepen.
   *[other] { $who } mag { $what } roepen.
}
event-call-leader = { $who ->
    [you] je roept { $what } voor dit Tijdperk.
   *[other] { $who } roept { $what } voor dit Tijdperk.
}
event-uncover-hex = { $who ->
    [you] je opent de { $place } weer.
   *[other] { $who } opent de { $place } weer.
}
passive-borrows-leaders = van elk ander Pad wacht een ongebruikte leider op je: vóór de Paradoxfase mag je er een roepen tot het Opruimen voorbij is
page-path-note-unity = Zij aan zij met Operators: Fluxkernen en geleende leiders. Alleen met Fractures of Time.
ui-endgame-most-flux-on-the-device = Generatorflux
name-unity = Eenheid
name-zuriel = Prinses Zuriel
name-xenara = Indoctrineerster Xenara
name-soter = S.O.T.E.R.
name-augurus = Profeet Augurus
name-eldrin = Eldrin
name-castien = Castien
name-thalia = Thalia
name-the-brightest-beacon = Het helderste baken
name-dawn-of-a-new-future = De dageraad van een nieuwe toekomst
name-most-flux-on-the-device = meeste Fluxkernen op de Generator

## Chronossus

difficulty-c04_b = Actietegel C04 op de B-kant
difficulty-c05_b = Actietegel C05 op de B-kant
difficulty-c06_b = Actietegel C06 op de B-kant
difficulty-c14 = Actietegel C14 in plaats van C04
difficulty-c14_b = Actietegel C14 op de B-kant
difficulty-flux_1 = 1 Fluxkern meer in zijn voorraad
difficulty-flux_2 = 2 Fluxkernen meer in zijn voorraad
difficulty-flux_3 = 3 Fluxkernen meer in zijn voorraad
difficulty-flux_vp = 1 OP aan het einde voor elke Fluxkern in zijn voorraad
difficulty-third_glitch = Een derde Storing voor jou vóór het eerste Tijdperk, volgens de dobbelsteen
bot-assimilate = Assimileren
bot-extract = Ontginnen
bot-tile_C04A = Assimileren
bot-tile_C04B = Assimileren, 1 OP
bot-tile_C05A = Ontginnen: 2 Fluxkernen en 2 Energiebronnen
bot-tile_C05B = Ontginnen: 4 Fluxkernen en 2 Energiebronnen
bot-tile_C06A = 1 Fluxkern en 1 Energiebron
bot-tile_C06B = 1 Fluxkern en 1 Energiebron, meteen
bot-tile_C14A = Assimileren, 1 Fluxkern
bot-tile_C14B = Assimileren, 1 OP en 1 Fluxkern
how-bot-assimilate = Bovenste vrije veld, anders de Valleihoofdstad. Hij werpt de vormdobbelsteen. Cirkel: een Operator en een Fluxkern. Driehoek: een Technologie, eerst van de tweede stapel. Vierkant: wat hij het minst heeft, bij gelijke stand de Operator. Mislukt als er geen is.
how-bot-extract = Bovenste vrije veld, anders de Valleihoofdstad. Fluxkernen en Energiebronnen voor zijn voorraden.
how-bot-tile_C04 = Hij assimileert. Cirkel: een Operator en een Fluxkern. Driehoek: een Technologie, eerst van de tweede stapel. Vierkant: wat hij het minst heeft, bij gelijke stand de Operator. Op de B-kant ook 1 OP.
how-bot-tile_C05 = Hij ontgint Fluxkernen en Energiebronnen voor zijn voorraden. Op de B-kant twee Fluxkernen meer.
how-bot-tile_C06 = Een Fluxkern en een Energiebron voor zijn voorraden, zonder Exopak. Op de B-kant zodra er een fiche komt.
how-bot-tile_C14 = Zoals op tegel C04, en een Fluxkern. Op de B-kant ook 1 OP.
objective-technologies = Technologieën
objective-flux_on_device = Fluxkernen op je Generator
because-blink-token = een andere fiche van hem staat op die actie
because-blink-order = dat Exopak staat het dichtst bij de hoek linksonder
because-fewer-operators = hij heeft niet meer Operators dan Technologieën
because-fewer-technologies = hij heeft minder Technologieën dan Operators
because-only-operators = er is geen Technologie, dus neemt hij een Operator
because-only-technologies = er is geen Operator, dus neemt hij een Technologie
prompt-draw-flux = Wat werd uit de Fluxvoorraad getrokken?
prompt-roll-assimilate = Wat toont de vormdobbelsteen voor de bot?
prompt-draw-spare-objective = Welk Solodoel werd getrokken?
prompt-keep-objective = Welk Solodoel breng je in het spel?
option-flux-token = { $kind ->
    [core] een Fluxkern
   *[casing] een lege Fluxhuls
}
effect-draw-objectives = trek 2 Solodoelen die niet in het spel zijn en breng er 1 van in het spel
event-bot-draws-flux = { $who } kan verspringen en trekt { $what }.
event-bot-gains-flux = { $who } legt { $n ->
    [one] { $n } Fluxkern
   *[other] { $n } Fluxkernen
} in zijn voorraad.
event-bot-blinks = { $who } verspringt van { $what } naar { $place }.
event-bot-joker = Zijn Operator vervangt één type Werknemer: { $what }.
score-flux_left = Fluxkernen over
table-bot-flux = { $cores } met kern, { $casings } leeg, { $aside } opzij
table-bot-blinks = Klaar om te verspringen: { $ready }
table-bot-operators = Operators tellen als: { $operators }
table-flux-pool = Fluxvoorraad
table-glitched = onder een Storing

## The page: table

ui-tip-worker-operator = Werkt overal, behalve waar een Genie nodig is, zonder de bonus van een type. Verspringt zonder dobbelstenen.
ui-tip-asset-flux = Een Sprong legt er een op je Breukgenerator. Hoe voller de Generator, hoe groter de kans op een Storing.
page-module-note-fractures = Operators en Fluxkernen: Exopakken verspringen naar een tweede actie, op eigen risico.
page-variant-first-conditions = Eerste voorwaarden
page-variant-note-first-conditions = Met Breuken in de Tijd: de twee eindvoorwaarden van de uitbreiding liggen naast vijf die uit de andere worden getrokken.

## Fractures of Time: de Vallei, haar Technologieën en de tegels

effect-assimilate = neem een Operator van de Vallei, Actief, of een Technologie voor haar prijs in Uranium of Goud en haar eigen kosten (een Wetenschapper betaalt er 1 minder voor, een Beheerder neemt er een Fluxkern bij, een Genie heeft een van beide)
effect-extract = neem { $n } Fluxkernen of { $n } Energiebronnen (een Ingenieur neemt een Energiebron meer, een Wetenschapper een Fluxkern, een Genie een van beide)
effect-valley-capital = doe een actie van de Vallei waarvan alle velden bezet zijn
effect-buy-technology = neem een Technologie voor haar prijs in Uranium of Goud en haar eigen kosten
effect-draw-conditions = trek 2 Eindspelvoorwaarden die niet in het spel zijn en houd er 1: die is voor jou 3 OP waard als je eraan voldoet
prompt-assimilate = Wat assimileer je?
prompt-buy-technology = Welke Technologie neem je?
prompt-choose-bonus = Welke bonus levert je Werknemer?
prompt-pay-uranium-or-gold = Welke Grondstof betaal je voor de Technologie?
prompt-extract = Wat ontgin je?
prompt-valley-capital = Welke actie van de Vallei doe je?
prompt-keep-condition = Welke Eindspelvoorwaarde houd je?
prompt-draw-condition = Welke Eindspelvoorwaarde werd getrokken?
prompt-lay-upper-tile = Welke nieuwe tegel Instortende Hoofdstad werd getrokken?
option-cheaper = 1 Uranium of Goud minder
option-flux-too = 1 Fluxkern erna
event-technology = { $who ->
    [you] je neemt de Technologie { $what }.
   *[other] { $who } neemt de Technologie { $what }.
}
event-keep-condition = { $who ->
    [you] je houdt een Eindspelvoorwaarde: { $what }.
   *[other] { $who } houdt een Eindspelvoorwaarde: { $what }.
}
event-last-superproject = { $who ->
    [you] je neemt { $amounts } met het Superproject van het laatste Tijdperk.
   *[other] { $who } neemt { $amounts } met het Superproject van het laatste Tijdperk.
}
technology-line = { $vp } OP. Kost { $n } Uranium of Goud{ $extra ->
    [none] { "" }
   *[other] { " en " }{ $price }
}.
technology-ending = aan het einde: 1 OP per { $what }{ $most ->
    [99] { "" }
   *[other] , hoogstens { $most }
}.
when-extracted = na het ontginnen: { $then }.
passive-technology-less = Technologieën kosten je { $n } Uranium of Goud minder
passive-operator-bonus = een Operator heeft in de Vallei de bonus van een Genie
passive-archive-vp = elk van je Technologieën en elke verbetering van je Generator is { $n } OP meer waard
score-technologies = Technologieën
codex-group-technologies = Technologieën
ui-endgame-most-technologies = Technologieën
table-valley = Vallei
table-valley-operators = { $n } van { $slots } Operators
table-technologies = Technologieën
name-flux-condenser = Fluxcondensator
name-second-skin = Tweede Huid
name-valley-relay = Valleirelais
name-condensation-trails = Condenssporen
name-phase-anchor = Faseanker
name-glitch-lens = Storingslens
name-deep-vents = Diepe Schachten
name-open-archive = Open Archief
name-recall-harness = Terugroepharnas
name-amplified-rift = Versterkte Kloof
name-covert-operations-hq = Hoofdkwartier Geheime Operaties
name-valley-tutors = Valleimentoren
name-rift-condensers = Kloofcondensatoren
name-stabilizer-mesh = Stabilisatieweefsel
name-crystal-garden = Kristaltuin
name-field-laboratory = Veldlabo
name-ghost-convoy = Spookkonvooi
name-resonant-core = Resonerende Kern
name-charter-of-the-valley = Handvest van de Vallei
name-exhibition-piece = Pronkstuk
name-resonance-cathedral = Resonantiekathedraal
name-operators-guild = Gilde van de Operators
name-flux-foundry = Fluxgieterij
name-mirror-hangar = Spiegelhangar
name-archive-of-the-zeroth-era = Archief van Tijdperk Nul
name-most-technologies = meeste Technologieën
name-upgrade-too = ook een verbetering
name-a-glitch-less = { $n ->
    [one] een Storing
   *[other] { $n } Storingen
} minder
name-clean-site = schone werf
name-clean-record = schone lei
name-technology-too = ook een Technologie
name-flux-off = { $n ->
    [one] 1 Fluxkern
   *[other] { $n } Fluxkernen
} eraf
name-2-flux = { $n ->
    [one] 1 Fluxkern
   *[other] { $n } Fluxkernen
}
name-an-operator-too = ook een Operator
name-energy-or-flux = Energiebronnen of Fluxkernen
