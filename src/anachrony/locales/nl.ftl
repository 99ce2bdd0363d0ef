# Nederlands. Dezelfde sleutels en parameters als en.ftl; de woorden zijn de onze en citeren geen spelregels.
# Wat een effect doet begint klein en in de gebiedende wijs: wie de regel drukt, geeft de hoofdletter.

## Lists and sequences

list-more = { $first }, { $next }
list-last = { $first } en { $last }
sequence = { $first }, { $rest }
either = { $first }, of { $rest }
nothing = niets

## Things

asset = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Goud
    [neutronium] Neutronium
    [water] Water
    [core] Energiebron
    [flux] Fluxkern
    [vp] OP
    [paradox] Paradox
    [morale] Moreel
   *[other] { $what }
}
amount = { $what ->
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Goud
    [neutronium] { $n } Neutronium
    [water] { $n } Water
    [core] { $n ->
        [one] { $n } Energiebron
       *[other] { $n } Energiebronnen
    }
    [flux] { $n ->
        [one] { $n } Fluxkern
       *[other] { $n } Fluxkernen
    }
    [vp] { $n } OP
    [paradox] { $n ->
        [one] { $n } Paradox
       *[other] { $n } Paradoxen
    }
    [morale] { $n } Moreel
    [travel] { $n ->
        [one] { $n } stap Tijdreizen
       *[other] { $n } stappen Tijdreizen
    }
    [any] { $n } Titanium/Uranium/Goud
    [exosuit] { $n ->
        [one] { $n } Exopak
       *[other] { $n } Exopakken
    }
    [breakthrough] { $n ->
        [one] { $n } Doorbraak
       *[other] { $n } Doorbraken
    }
    [scientist] { $n ->
        [one] { $n } Wetenschapper
       *[other] { $n } Wetenschappers
    }
    [engineer] { $n ->
        [one] { $n } Ingenieur
       *[other] { $n } Ingenieurs
    }
    [administrator] { $n ->
        [one] { $n } Beheerder
       *[other] { $n } Beheerders
    }
    [genius] { $n ->
        [one] { $n } Genie
       *[other] { $n } Genieën
    }
    [power] { $n } Kracht
    [operator] { $n ->
        [one] { $n } Operator
       *[other] { $n } Operators
    }
   *[other] { $n } { $what }
}
amount-worker = { $n ->
    [one] { $n } { worker }
   *[other] { $n } { workers }
}
amount-active = { $n ->
    [one] { $n } Actieve { worker }
   *[other] { $n } Actieve { workers }
}
amount-tired = { $n ->
    [one] { $n } Vermoeide { worker }
   *[other] { $n } Vermoeide { workers }
}
worker = { $worker ->
    [scientist] Wetenschapper
    [engineer] Ingenieur
    [administrator] Beheerder
    [genius] Genie
    [operator] Operator
    [guardian] Wachter
   *[any] Werknemer
}
workers = { $worker ->
    [scientist] Wetenschappers
    [engineer] Ingenieurs
    [administrator] Beheerders
    [genius] Genieën
    [operator] Operators
    [guardian] Wachters
   *[any] Werknemers
}
worker-short = { $worker ->
    [scientist] Wet
    [engineer] Ing
    [administrator] Beh
    [guardian] Wac
    [operator] Ope
   *[genius] Gen
}
warp = { $warp ->
    [water] Water
    [titanium] Titanium
    [uranium] Uranium
    [gold] Goud
    [neutronium] Neutronium
    [scientist] Wetenschapper
    [engineer] Ingenieur
    [administrator] Beheerder
    [flux] Fluxkern
   *[exosuit] Exopak
}
type = { $type ->
    [power_plant] Energiecentrale
    [factory] Fabriek
    [life_support] Levensonderhoud
    [lab] Labo
   *[superproject] Superproject
}
types = { $type ->
    [power_plant] Energiecentrales
    [factory] Fabrieken
    [life_support] Levensonderhoud
    [lab] Labo’s
   *[superproject] Superprojecten
}
building = { type } { $code }
spot = { type }, plek { $n }
shape = { $shape ->
    [circle] cirkel
    [triangle] driehoek
   *[square] vierkant
}
icon = { $icon ->
    [genetics] Genetica
    [warfare] Oorlogsvoering
    [society] Maatschappij
    [technology] Technologie
    [time_travel] Tijdreizen
   *[other] ?
}
breakthrough = { icon } ({ shape })
face = { $face ->
    [circle] cirkel
    [triangle] driehoek
    [square] vierkant
    [genetics] Genetica
    [warfare] Oorlogsvoering
    [society] Maatschappij
    [technology] Technologie
    [time_travel] Tijdreizen
   *[question] een symbool naar keuze
}
hex = { $hex ->
    [top_middle] zeshoek middenboven
    [top_left] zeshoek linksboven
    [top_right] zeshoek rechtsboven
    [bottom_left] zeshoek linksonder
    [bottom_middle] zeshoek middenonder
   *[bottom_right] zeshoek rechtsonder
}
asset-card = Startkaart { $code }
anomaly = Anomalie
anomaly-line = { $vp } OP aan het einde; { $window ->
    [before] een Warp-tegel komt terug als je ze vóór de Inslag krijgt
    [after] een Warp-tegel komt terug als je ze na de Inslag krijgt
    [always] een Warp-tegel komt terug zodra je ze krijgt
   *[never] er komt geen Warp-tegel terug
}.

## Places

space = { $space ->
    [construct] Bouwen { $detail }
    [recruit] Aanwerven { $detail }
    [research] Research { $detail }
    [council] { $detail ->
        [left] Wereldraad, links
       *[right] Wereldraad, rechts
    }
    [mine] { $detail ->
        [titanium] Delven, Titanium
        [uranium] Delven, Uranium
       *[gold] Delven, Goud
    }
    [purify] Water zuiveren
    [trade] Handel met nomaden
    [evacuation] Evacuatie
    [adventure] Avontuur
    [assimilate] Assimileren { $detail }
    [extract] Ontginnen { $detail }
    [valley_capital] { $detail ->
        [left] Valleihoofdstad, links
       *[right] Valleihoofdstad, rechts
    }
    [experiment] Experiment
    [post] Wachterspost { $detail }
   *[other] { $space } { $detail }
}
action = { $space ->
    [construct] Bouwen
    [recruit] Aanwerven
    [research] Research
    [council] Wereldraad
    [mine] Grondstof delven
    [purify] Water zuiveren
    [trade] Handel met nomaden
    [evacuation] Evacuatie
    [adventure] Avontuur
    [assimilate] Assimileren
    [extract] Ontginnen
    [valley_capital] Valleihoofdstad
    [experiment] Experiment
    [post] Wachtersposten
   *[other] { $space }
}
space-detail = { $detail ->
    [left] links
    [right] rechts
    [uranium] Uranium
    [gold] Goud
    [titanium] Titanium
   *[other] { $detail }
}
own-place = { $what ->
    [supply] Levering
    [force_workers] Werknemers dwingen
    [power_upgrade] Krachtupgrade
    [sensor_upgrade] Sensorupgrade
    [tribes_of_the_outback] Stammen van de Wildernis
    [hidden_resource_storage] Verborgen Voorraadkamer
    [deserted_carrier] Verlaten Vliegdekschip
    [trails_to_the_lost_city] Sporen naar de Verloren Stad
    [second_skin] Tweede Huid
    [field_laboratory] Veldlabo
    [ghost_convoy] Spookkonvooi
    [remove_flux_cores] Fluxkernen verwijderen
    [remove_glitches] Storingen verwijderen
    [remove_flux_or_glitches] Fluxkernen of Storingen verwijderen
    [recall] Terugroepen
    [upgrade] Generator verbeteren
    [upgrade_by_worker] Verbeteren door een Operator
    [upgrade_by_genius] Verbeteren door een Genie
    [called_leader] de geroepen leider
    [anomaly_remover] Anomalieverwijderaar
   *[leader] de leider
}
offer = gebouw { $code }
timeline = { $part ->
    [superproject] het Superproject van Tijdperk { $era }
    [experiment] het Experiment van Tijdperk { $era }
   *[era] Tijdperk { $era }
}
pool = { $pool ->
    [recruit] de werfreserve
    [adventure] de Avontuurkaarten
    [operators] de Operators van de Vallei
   *[mine] de delfvoorraad
}
die = { $die ->
    [shape] de vormdobbelsteen
    [paradox] de Paradoxdobbelsteen
    [adventure] de Avonturendobbelsteen
   *[icon] de symbooldobbelsteen
}

## What effects do

effect-gain = { $n ->
    [-1] krijg { $what ->
        [vp] 1 OP
       *[other] 1 { asset }
    } per betaalde Grondstof
   *[other] krijg { amount }
}
effect-gains = krijg { $amounts }
effect-gain-any = krijg { $n } Titanium/Uranium/Goud naar keuze
effect-gain-random = krijg 1 willekeurig Titanium, Uranium of Goud
effect-gain-morale = verhoog je Moreel { $n ->
    [one] 1 stap
   *[other] { $n } stappen
}
effect-lose-morale = verlaag je Moreel 1 stap
effect-gain-exosuit = laad gratis een Exopak op een vrije zeshoek{ $anywhere ->
    [yes] , ook een bedekte
   *[no] { "" }
}
effect-gain-worker = krijg 1 { $tired ->
    [yes] Vermoeide
   *[no] Actieve
} { worker }
effect-gain-shown-worker = krijg een Werknemer van een type op de werfkaart van dit Tijdperk
effect-clone-worker = krijg een Vermoeide Werknemer van hetzelfde type als die hier staat
effect-lose-worker = verlies 1 { worker }, Actief of Vermoeid
effect-wake-all = al je Vermoeide Werknemers worden Actief
effect-wake = { $n ->
    [one] 1 van je Vermoeide Werknemers wordt
   *[other] { $n } van je Vermoeide Werknemers worden
} Actief
effect-replace-worker = vervang 1 van je Actieve Werknemers door 1 Actieve { worker }
effect-pay = betaal { $cost }
effect-pay-any = betaal { $n } { $n ->
    [one] Titanium/Uranium/Goud
   *[other] Titanium/Uranium/Goud in elke mix
}
effect-pay-up-to = betaal 1 of meer Titanium/Uranium/Goud{ $eras ->
    [yes] , hoogstens 1 per voorbij Tijdperk
   *[no] { "" }
}
effect-supply = betaal het Water van je Moreelstap, al je Vermoeide Werknemers worden Actief, verhoog je Moreel 1 stap
effect-force-workers = al je Vermoeide Werknemers worden Actief, verlaag je Moreel 1 stap ({ $bottom ->
    [no] niet vanaf de laagste stap
   *[yes] op de laagste stap verlies je in plaats daarvan een Werknemer
})
effect-travel-back = Tijdreis tot { $n ->
    [one] 1 Tijdperk
   *[other] { $n } Tijdperken
} terug{ $plant ->
    [no] { " (Labo’s verlengen dit niet)" }
   *[yes] { "" }
}{ $returns ->
    [one] { "" }
   *[other] , en geef daar tot { $returns } Warp-tegels terug
}
effect-travel-as-paid = Tijdreis { $exactly ->
    [yes] precies
   *[no] hoogstens
} evenveel Tijdperken terug
effect-travel-by-water = Tijdreis een willekeurig aantal Tijdperken terug, voor 1 Water per Tijdperk
effect-return-warp = je mag een Warp-tegel uit je Focus teruggeven door te betalen wat hij bracht
effect-retrieve-warp = { $n ->
    [one] je mag 1 van je Warp-tegels uit eender welk Tijdperk terugnemen zonder te betalen
   *[other] je mag tot { $n } van je Warp-tegels uit eender welke Tijdperken terugnemen zonder te betalen
}
effect-gain-paradox = krijg 1 Paradox
effect-return-paradox = leg 1 Paradox terug
effect-may-return-paradoxes = je mag tot { $n } Paradoxen terugleggen
effect-gain-anomaly = word getroffen door een Anomalie
effect-be-struck = word getroffen door een Anomalie en leg al je Paradoxen terug
effect-lose-building = verlies een van je gebouwen, als je er een hebt
effect-seal-anomaly = verwijder de Anomalie
effect-construct = { $only_project ->
    [yes] bouw het Superproject in je Focus
   *[no] bouw een aangeboden gebouw of het Superproject in je Focus
}{ $less_n ->
    [0] { "" }
   *[other] , voor { $less_n } Neutronium minder
}{ $less_any ->
    [0] { "" }
   *[other] , voor { $less_any } Titanium/Uranium/Goud minder
}{ $project_vp ->
    [0] { "" }
   *[other] , en krijg { $project_vp } OP voor een Superproject
}{ $spot_vp ->
    [yes] , en krijg 1, 2 of 3 OP voor een gebouw op de eerste, tweede of derde plek
   *[no] { "" }
}
effect-recruit = { $bonuses ->
    [0] werf een Werknemer uit de reserve aan zonder zijn bonus
    [one] werf een Werknemer uit de reserve aan en neem zijn bonus
   *[other] werf een Werknemer uit de reserve aan en neem zijn bonus { $bonuses } keer
}
effect-research = { $blind ->
    [yes] doe Research (werp beide dobbelstenen, neem die Doorbraak)
   *[no] { $both ->
        [yes] doe Research (leg één dobbelsteen, leg of werp de andere, neem die Doorbraak)
       *[no] doe Research (leg één dobbelsteen, werp de andere, neem die Doorbraak)
    }
}
effect-random-breakthrough = krijg een willekeurige Doorbraak
effect-world-council = { $must ->
    [yes] doe een Hoofdstadactie
   *[no] je mag een Hoofdstadactie doen
} waarvan alle velden bezet zijn{ $first ->
    [yes] , en je wordt vanaf het volgende Tijdperk Startspeler
   *[no] { "" }
}
effect-standard-action = je mag Bouwen, Aanwerven of Research doen, ook als die velden bezet zijn
effect-mine = krijg 1 Grondstof uit de delfvoorraad en 1 { asset }
effect-purify = krijg { $n } Water ({ $with_scientist } met een Wetenschapper)
effect-trade = ruil 1 keer met de nomaden (tot 2 keer met een Beheerder)
deals = Ruilen: { $deals }.
deal = { $pay } voor { $gain }
deal-both = { $pay } ↔ { $gain }
effect-evacuate = evacueer (scoor de Evacuatievoorwaarde van je Pad, één keer per spel)
effect-place-on-main = zet nog een Werknemer in een Exopak op het Speelbord
effect-place-on-own = zet nog een Werknemer op je eigen bord
effect-copy-action = doe wat een Werknemersveld op een gebouw of Superproject van wie dan ook doet, bezet of niet
effect-may = eventueel: { $effect }
effect-extra-action = daarna eventueel: { $effect }
effect-declared = { $effect }
effect-do = { $pay } en { $then }
effect-one-of = kies: { $ways }

worker-space = { $workers ->
    [any] elke Werknemer
    [scientist] Wetenschapper
    [engineer] Ingenieur
    [administrator] Beheerder
    [genius] Genie
    [operator] Operator
   *[other] { $workers }
}: { $then }{ $fate ->
    [any] . De Werknemer blijft Gemotiveerd
    [administrator] . Een Beheerder blijft Gemotiveerd
    [scientist] . Een Wetenschapper blijft Gemotiveerd
    [engineer] . Een Ingenieur blijft Gemotiveerd
    [dies] . De Werknemer gaat verloren
   *[nobody] { "" }
}.
free-action = gratis Actie: { $then }.
always = altijd: { $what }.
when-built = zodra gebouwd: { $then }.
when-placed = zodra gelegd: { $then }.
recruit-bonus = zodra aangeworven: { $then }.
when-mined = nadat je hebt gedolven: { $then }.
when-cleaning-up = bij het Opruimen: { $then }.
when-researching = bij Research: { $then }.
when-purified = nadat je water hebt gezuiverd: { $then }.
when-researched = nadat je onderzoek hebt gedaan: { $then }.
when-recruited = nadat je hebt geworven: { $then }.
when-each-built = nadat je hebt gebouwd: { $then }.
when-supplied = na een Levering: { $then }.
when-forced = nadat je werknemers hebt gedwongen: { $then }.
when-era-begins = aan het begin van een tijdperk: { $then }.
when-powered-up = na het opladen: { $then }.
when-warp-returned = nadat je met een Tijdreis een Warp-tegel hebt teruggegeven: { $then }.
when-retrieved = bij het Opruimen, zodra je Werknemers thuis zijn: { $then }.

passive-travel-range = je Energiecentrales reiken { $n ->
    [one] 1 Tijdperk
   *[other] { $n } Tijdperken
} verder terug
passive-paradox-limit = een Anomalie komt pas { $n } Paradox later
passive-supply-halved = Levering kost de helft van het Water, naar boven afgerond (niets met twee hiervan)
passive-anomaly-vp = elk van je Anomalieën is { $n } OP meer waard
passive-set-both-dice = bij Research mag je 1 Water betalen om nog een dobbelsteen te leggen
passive-less-any = Bouwen kost je { $n } Titanium/Uranium/Goud minder
passive-less-water = elk van je Acties kost { $n } Water minder
passive-always-evacuates = je mag evacueren ook als je voorwaarde niet vervuld is
passive-no-low-morale = een laag Moreel kost je geen OP en geen Werknemers
passive-travel-vp = elke stap op je spoor Tijdreizen is { $n } OP meer waard
passive-superproject-vp = elk van je Superprojecten is { $n } OP meer waard, ook dit
passive-scientist-is-genius = je Wetenschappers tellen als Genie wanneer je ze inzet
passive-keeps-hexes = de Inslag bedekt geen van je zeshoeken
passive-keeps-scientists = Wetenschappers op je Energiecentrales, Fabrieken en Labo’s blijven Gemotiveerd
passive-no-travel = je zet geen stap op het Tijdreisspoor voor een Warp-tegel die je teruggeeft
passive-free-supply = Levering is een Gratis Actie
passive-plain-supply = Levering houdt niemand Gemotiveerd
passive-anomaly-anywhere = een Anomalie mag op elke vrije plek
passive-superproject-anywhere = een Superproject mag op elke twee vrije plekken naast elkaar
passive-sacrifice = je mag een gebouw verliezen in plaats van een Anomalie te krijgen
passive-exchange-cores = bij het Opladen mag je 1 Energiebron ruilen voor 2 Water, of andersom
passive-hex-water-less = je lege zeshoeken geven samen { $n } Water minder
passive-supply-more = Levering kost je { $n } Water meer
passive-building-water = elk gebouw kost je { $n } Water meer
passive-paradox-rolls = { $n ->
    [one] 1 Paradoxworp
   *[other] { $n } Paradoxworpen
} meer zolang er een Warp-tegel van jou op een voorbij Tijdperk ligt
passive-warps-less = je mag per Tijdperk { $n ->
    [one] 1 Warp-tegel
   *[other] { $n } Warp-tegels
} minder leggen, maar altijd één

## What costs

cost = { $price }
cost-of-spot = zoals op de plek gedrukt
cost-worker = 1 { worker }
cost-breakthrough = Doorbraak { $breakthrough } (of één { $first ->
    [circle] cirkel
    [triangle] driehoek
   *[square] vierkant
} en één { $second ->
    [circle] cirkel
    [triangle] driehoek
   *[square] vierkant
})
cost-two-breakthroughs = 2 Doorbraken met vorm { shape }

## Spaces and boards

space-line = { $workers ->
    [any] elke Werknemer
    [scientist] Wetenschapper
    [engineer] Ingenieur
    [administrator] Beheerder
    [scientist-engineer] Wetenschapper of Ingenieur
    [engineer-administrator] Ingenieur of Beheerder
    [scientist-administrator] Wetenschapper of Beheerder
    [unmanned] alleen de eigen Wachters
   *[other] { $workers }
}: { $water ->
    [0] { "" }
   *[other] { "betaal " }{ $water } Water,{ " " }
}{ $then }{ $keeps ->
    [engineer] . Een Ingenieur blijft Gemotiveerd
    [any] . De Werknemer blijft Gemotiveerd
   *[nobody] { "" }
}{ $pool ->
    [yes] . Plaats voor iedereen
   *[no] { "" }
}{ $after_impact ->
    [yes] . Opent met de Inslag
   *[no] { "" }
}.
space-workers = { $workers ->
    [any] elk
    [scientist] Wet
    [engineer] Ing
    [administrator] Beh
    [scientist-engineer] Wet, Ing
    [engineer-administrator] Ing, Beh
    [scientist-administrator] Wet, Beh
    [unmanned] Wac
   *[other] { $workers }
}
capital-line = { $action ->
    [construct] veld Bouwen
    [recruit] veld Aanwerven
   *[research] veld Research
} na de Inslag: { $then }.
evacuation-needs = om te evacueren: { $what }.
evacuation-vp = { $count ->
    [one] { $base } OP, en { $per_set } OP per { $each }.
   *[other] { $base } OP, en { $per_set } OP per set van { $each }.
}
measure = { $what ->
    [highest_morale] Moreel op de hoogste stap
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Goud
    [neutronium] { $n } Neutronium
    [water] { $n } Water
    [morale] Moreelstap { $n }
    [travels] { $n ->
        [one] { $n } stap Tijdreizen
       *[other] { $n } stappen Tijdreizen
    }
    [scientists] { $n ->
        [one] { $n } Wetenschapper
       *[other] { $n } Wetenschappers
    }
    [engineers] { $n ->
        [one] { $n } Ingenieur
       *[other] { $n } Ingenieurs
    }
    [administrators] { $n ->
        [one] { $n } Beheerder
       *[other] { $n } Beheerders
    }
    [geniuses] { $n ->
        [one] { $n } Genie
       *[other] { $n } Genieën
    }
    [operators] { $n ->
        [one] { $n } Operator
       *[other] { $n } Operators
    }
    [technologies] { $n ->
        [one] { $n } Technologie
       *[other] { $n } Technologieën
    }
    [flux_on_device] { $n ->
        [one] { $n } Fluxkern op je Generator
       *[other] { $n } Fluxkernen op je Generator
    }
    [tired_workers] { $n ->
        [one] { $n } Vermoeide Werknemer
       *[other] { $n } Vermoeide Werknemers
    }
    [device_upgrades] { $n ->
        [one] { $n } Generatorupgrade
       *[other] { $n } Generatorupgrades
    }
    [second_spots] de tweede plaats bezet in { $n } rijen
    [workers] { $n ->
        [one] { $n } Werknemer
       *[other] { $n } Werknemers
    }
    [breakthroughs] { $n ->
        [one] { $n } Doorbraak
       *[other] { $n } Doorbraken
    }
    [built_spots] { $n ->
        [one] { $n } bebouwde plek
       *[other] { $n } bebouwde plekken
    }
    [occupied_spots] { $n ->
        [one] { $n } bezette plek
       *[other] { $n } bezette plekken
    }
    [buildings] { $n ->
        [one] { $n } gebouw
       *[other] { $n } gebouwen
    }
    [power_plants] { $n ->
        [one] { $n } Energiecentrale
       *[other] { $n } Energiecentrales
    }
    [factories] { $n ->
        [one] { $n } Fabriek
       *[other] { $n } Fabrieken
    }
    [life_supports] { $n } Levensonderhoud
    [labs] { $n ->
        [one] { $n } Labo
       *[other] { $n } Labo’s
    }
    [superprojects] { $n ->
        [one] { $n } Superproject
       *[other] { $n } Superprojecten
    }
    [anomalies] { $n ->
        [one] { $n } Anomalie
       *[other] { $n } Anomalieën
    }
    [cores] { $n ->
        [one] { $n } Energiebron
       *[other] { $n } Energiebronnen
    }
    [unused_warps] { $n ->
        [one] { $n } Warp-tegel in de hand
       *[other] { $n } Warp-tegels in de hand
    }
    [morale_vp] { $n ->
        [0] Moreel dat geen OP kost
       *[other] Moreel van { $n } OP
    }
    [travel_vp] { $n } OP op het spoor Tijdreizen
    [ready_suits] { $n } opgeladen Exopakken op je Spelersbord
    [most_of_a_type] { $n } gebouwen van één type
    [genetics_breakthroughs] { $n ->
        [one] een Doorbraak Genetica
       *[other] { $n } Doorbraken Genetica
    }
    [warfare_breakthroughs] { $n ->
        [one] een Doorbraak Oorlogsvoering
       *[other] { $n } Doorbraken Oorlogsvoering
    }
    [society_breakthroughs] { $n ->
        [one] een Doorbraak Maatschappij
       *[other] { $n } Doorbraken Maatschappij
    }
    [technology_breakthroughs] { $n ->
        [one] een Doorbraak Technologie
       *[other] { $n } Doorbraken Technologie
    }
    [time_travel_breakthroughs] { $n ->
        [one] een Doorbraak Tijdreizen
       *[other] { $n } Doorbraken Tijdreizen
    }
    [circle_breakthroughs] { $n ->
        [one] een Doorbraak cirkel
       *[other] { $n } Doorbraken cirkel
    }
    [triangle_breakthroughs] { $n ->
        [one] een Doorbraak driehoek
       *[other] { $n } Doorbraken driehoek
    }
    [square_breakthroughs] { $n ->
        [one] een Doorbraak vierkant
       *[other] { $n } Doorbraken vierkant
    }
   *[travel_ranges] een totaal reisbereik van { $n }
}
endgame-line = 3 OP voor wie { $what ->
    [workers] de meeste Werknemers heeft
    [water] het meeste Water heeft
    [breakthroughs] de meeste Doorbraken heeft
    [occupied_spots] de meeste bezette plekken heeft
    [morale] het hoogste Moreel heeft
    [travel_ranges] het grootste totale reisbereik heeft
    [superprojects] de meeste Superprojecten heeft
    [travels] de meeste stappen op het spoor Tijdreizen heeft
    [technologies] de meeste Technologieën heeft
    [flux_on_device] de meeste Fluxkernen op zijn Generator heeft
    [adventures] de meeste geslaagde Avonturen heeft
    [experiments] de meeste voltooide Experimenten heeft
    [guardians] de meeste Wachters heeft
    [anomalies] de meeste Anomalieën
    [fewest_anomalies] de minste Anomalieën heeft
   *[other] het meeste heeft van { $what }
}; bij gelijke stand scoort iedereen.
starts-with = { $what }.
starts-active = actief: { $what }.
starts-tired = vermoeid: { $what }.
starts-breakthroughs = { $n ->
    [one] { $n } willekeurige Doorbraak.
   *[other] { $n } willekeurige Doorbraken.
}
board-spot = { $spot } kost { $price }.
board-morale = Moreel is stap voor stap { $vp } OP waard en begint op stap { $start }.
board-supply = levering kost stap voor stap { $water } Water.
board-overflow = Moreel erbij op de hoogste stap is { $vp } OP waard.
board-travel = het spoor Tijdreizen is { $vp } OP waard.
board-hex = de { hex } kost { $price }.
board-hex-water = { $n ->
    [0] Een lege zeshoek geeft geen Water.
   *[other] Elke lege zeshoek geeft { $n } Water.
}
board-destroyed = de Inslag bedekt: { $hexes }.
recruit-card-line = { $what }
mine-card-line = { $what }
warp-line = krijg { $gained }{ $water ->
    [0] { "" }
   *[other] { " voor " }{ $water } Water
}; hetzelfde betaal je om de tegel terug te krijgen.

## Questions

prompt-choose-side = Welke kant van de Spelersborden gebruikt de tafel?
prompt-draw-side = Welke kant van de Spelersborden werd getrokken?
prompt-draw-first = Wie werd als Startspeler getrokken?
prompt-choose-path = Welk Pad volg je?
prompt-deal-path = Welk Pad werd gedeeld?
prompt-choose-evacuation = Welke Evacuatievoorwaarde neem je?
prompt-draw-evacuation = Welke Evacuatievoorwaarde werd getrokken?
prompt-choose-leader = Wie wordt je leider?
prompt-draw-leader = Welke leider werd getrokken?
prompt-draw-endgame-card = Welke Eindspelvoorwaarde werd getrokken?
prompt-deal-card = Welke kaart werd gedeeld?
prompt-pick-endgame-cards = Welke Eindspelvoorwaarde breng je in het spel?
prompt-pick-asset-card = Welke Startkaart houd je?
prompt-reveal-superproject = Welk Superproject werd omgedraaid?
prompt-reveal-top = Welk gebouw werd omgedraaid?
prompt-fill-recruit-pool = Welke werfkaart werd getrokken?
prompt-fill-mine-pool = Welke delfkaart werd getrokken?
prompt-collapse-space = Welke tegel Instortende Hoofdstad viel hier?
prompt-roll-paradoxes = Wat toont de Paradoxdobbelsteen?
prompt-roll-die = Wat toont de dobbelsteen?
prompt-random-breakthrough = Welke Doorbraak werd getrokken?
prompt-gain-random = Welke Grondstof werd gevonden?
prompt-power-up = Een Exopak opladen, of ben je klaar? Lege zeshoeken geven Water.
prompt-choose-warp = Wat vraag je aan je toekomstige zelf? Hoogstens twee dingen, in het geheim.
prompt-place-warps = Welke Warp-tegel komt op de eerste vrije plaats?
prompt-take-turn = Jouw beurt: zet een Werknemer in, doe eerst Gratis Acties als je wilt, of pas.
prompt-end-turn = Je beurt is klaar. Rond af, of neem terug.
prompt-construct = Wat bouw je?
prompt-spend = Welke Grondstof spaar je uit?
prompt-pay-breakthroughs = Welke Doorbraak betaal je?
prompt-pay-shape = Welke tweede Doorbraak betaal je?
prompt-place-project = Waar komt het Superproject?
prompt-recruit = Wie werf je aan?
prompt-research = Welke dobbelsteen leg je, en op wat?
prompt-set-other-die = De andere dobbelsteen ook leggen, of werpen?
prompt-take-breakthrough = Welke Doorbraak neem je?
prompt-world-council = Welke Hoofdstadactie gunt de Raad je?
prompt-standard-action = Welke actie doe je?
prompt-mine = Wat neem je uit de delfvoorraad?
prompt-trade = Wat ruil je met de nomaden?
prompt-gain-any = Welke Grondstof neem je?
prompt-pay-any = Welke Grondstof betaal je?
prompt-pay-up-to = Nog een Grondstof betalen, of stop je hier?
prompt-one-of = Welke van de twee?
prompt-lose-worker = Welke Werknemer geef je op?
prompt-gain-shown-worker = Welke Werknemer komt bij je?
prompt-wake = Welke Werknemer wordt wakker?
prompt-replace-worker = Welke Werknemer wordt vervangen?
prompt-travel-back = Naar welk Tijdperk reis je?
prompt-return-warp = Terugsturen wat je hier hebt geleend?
prompt-retrieve-warp = Welke Warp-tegel neem je terug?
prompt-may-return-paradoxes = Hoeveel Paradoxen leg je terug?
prompt-gain-anomaly = Een Anomalie slaat toe. Neem je ze, of verlies je liever een gebouw?
prompt-take-anomaly = Welke Anomalie slaat toe?
prompt-place-anomaly = Waar opent de Anomalie zich?
prompt-place-on-main = Nog een Werknemer op het Speelbord zetten?
prompt-place-on-own = Nog een Werknemer op je eigen bord zetten?
prompt-copy-action = Wat bootst de Kameleon na?
prompt-saving-grace = 2 Water betalen voor nog een Werknemer?
prompt-treasure-hunt = 2 Water betalen voor een Grondstof naar keuze?
prompt-resource-for-water = 1 Water betalen voor een Grondstof naar keuze?
prompt-focused-research = 3 Water betalen voor een Research-actie?
prompt-pay = Betalen?
prompt-gain-exosuit = Een Exopak opladen?

option-stop = nee, laat het daarbij
option-yes = ja
option-done = klaar
option-water-first = geen Exopakken meer: neem het Water van de lege zeshoeken, ruil daarna
option-warp-nothing = helemaal niets
option-warp-two = twee tegelijk, in één antwoord; Water dat je zo krijgt mag de Werknemer betalen
option-pass = pas: geen Werknemers meer dit Tijdperk
option-roll = werpen
option-end-turn = beurt beëindigen
option-anomaly = neem de Anomalie
option-reroll-shape = werp de vormdobbelsteen opnieuw
option-reroll-icon = werp de symbooldobbelsteen opnieuw
option-less = betaal 1 { asset } minder
option-plain = { $text }
option-place = { worker } naar { $place }
option-use = { worker } op { $place }
option-seal = { worker } verwijdert de Anomalie: { $place }
option-free = Gratis Actie: { $what }
option-lose-building = verlies { $what }
option-card = kaart { $code }: { $what }
option-exchange = { $pay } voor { $gain }
option-suit = { $count ->
    [0] Exopak op de { hex }
   *[other] Exopak op de { hex }, voor { $price }
}
option-return-paradoxes = { $n ->
    [0] geen terugleggen
    [one] { $n } Paradox terugleggen
   *[other] { $n } Paradoxen terugleggen
}
option-set-die = { $die ->
    [shape] leg de vormdobbelsteen: { face }
   *[icon] leg de symbooldobbelsteen: { face }
}
option-warp = haal uit de toekomst: { $what }
option-warp-first = { warp } op de eerste plaats
option-return-warp = stuur terug: { warp }
option-retrieve-warp = neem terug: { warp }
option-side = kant { $side }
option-token = nummer { $n }
option-warp-die = { $n ->
    [0] geen Warp-tegel
    [one] { $n } Warp-tegel
   *[other] { $n } Warp-tegels
}
option-energy = { $kind ->
    [exhausted] een uitgeputte Energiebron
   *[energy] een Energiebron
}
about-paid = tot nu toe { $n } betaald
about-dice = de dobbelstenen tot nu toe: { $faces }

## Phases

phase-setup = Opstelling
phase-preparation = Voorbereiding
phase-paradox = Paradox
phase-power_up = Opladen
phase-warp = Warp
phase-action_rounds = Actieronden
phase-round = Actieronde { $n }
phase-clean_up = Opruimen
phase-ending = Het einde
phase-over = Het einde

## The log

event-era = Tijdperk { $n } begint.
event-phase = fase { $what }.
event-round = ronde { $n }.
event-reveal = { $what } wordt omgedraaid.
event-recruit-pool = de werfreserve: { $what }.
event-mine-pool = de delfvoorraad: { $n ->
    [0] { $what }
   *[other] { $amounts }
}.
event-no-cube = De voorraad is op: naast het delfveld van { $amounts } ligt niets.
event-endgame-card = Eindspelvoorwaarde in het spel: { $what }.
event-deal = { $who ->
    [you] je krijgt { $what } gedeeld.
   *[other] { $who } krijgt { $what } gedeeld.
}
event-asset-card = { $who ->
    [you] je houdt { $what }.
   *[other] { $who } houdt { $what }.
}
event-path = { $what } komt aan tafel.
event-leader = { $who ->
    [you] je wordt geleid door { $what }.
   *[other] { $who } wordt geleid door { $what }.
}
event-paradox-roll = { $who ->
    [you] je werpt
   *[other] { $who } werpt
} { $n ->
    [0] geen Paradox
    [one] { $n } Paradox
   *[other] { $n } Paradoxen
}.
event-anomaly = { $who ->
    [you] je wordt getroffen door een Anomalie: { $place }.
   *[other] { $who } wordt getroffen door een Anomalie: { $place }.
}
event-take-anomaly = { $who ->
    [you] je neemt { $what } van de Anomalieën die klaarliggen.
   *[other] { $who } neemt { $what } van de Anomalieën die klaarliggen.
}
event-seal = { $who ->
    [you] je verwijdert de Anomalie: { $place }.
   *[other] { $who } verwijdert de Anomalie: { $place }.
}
event-power-up = { $who ->
    [you] je laadt een Exopak op.
   *[other] { $who } laadt een Exopak op.
}
event-exosuit-lost = { $who ->
    [you] je hebt geen plaats voor nog een Exopak.
   *[other] { $who } heeft geen plaats voor nog een Exopak.
}
event-powered-up = { $who ->
    [you] je bent
   *[other] { $who } is
} klaar met Opladen{ $n ->
    [0] { "" }
   *[other] { " en krijgt " }{ $amounts }
}.
event-exchange = { $who ->
    [you] je ruilt { $lost } voor { $amounts }.
   *[other] { $who } ruilt { $lost } voor { $amounts }.
}
event-warp = { $who ->
    [you] je haalt uit de toekomst: { $what }.
   *[other] { $who } haalt uit de toekomst: { $what }.
}
event-symbol = { $who ->
    [you] je stuit op de Tijdlijn op { $what }.
   *[other] { $who } stuit op de Tijdlijn op { $what }.
}
event-place = { $who ->
    [you] je zet een { $what } op { $place }.
   *[other] { $who } zet een { $what } op { $place }.
}
event-free-action = { $who ->
    [you] je doet een Gratis Actie: { $place }.
   *[other] { $who } doet een Gratis Actie: { $place }.
}
event-pass = { $who ->
    [you] je past.
   *[other] { $who } past.
}
event-pay = { $who ->
    [you] je betaalt { $amounts }.
   *[other] { $who } betaalt { $amounts }.
}
event-gain = { $who ->
    [you] je krijgt { $amounts }.
   *[other] { $who } krijgt { $amounts }.
}
event-gain-worker = { $who ->
    [you] je krijgt een { $what }.
   *[other] { $who } krijgt een { $what }.
}
event-none-left = { $who ->
    [you] De voorraad is op: je krijgt geen { $amounts }.
   *[other] De voorraad is op: { $who } krijgt geen { $amounts }.
}
event-no-worker-left = { $who ->
    [you] De voorraad heeft geen { $what } meer voor jou.
   *[other] De voorraad heeft geen { $what } meer voor { $who }.
}
event-lose-worker = { $who ->
    [you] je verliest een { $what }.
   *[other] { $who } verliest een { $what }.
}
event-undo = { $who ->
    [you] je neemt de laatste zet terug.
   *[other] { $who } neemt de laatste zet terug.
}
event-takeback-asked = { $who ->
    [you] je vraagt of je je laatste keuze mag terugnemen.
   *[other] { $who } vraagt of de laatste keuze mag worden teruggenomen.
}
event-takeback-agreed = { $who ->
    [you] je stemt in.
   *[other] { $who } stemt in.
}
event-takeback-declined = { $who ->
    [you] je stemt niet in: het blijft zo.
   *[other] { $who } stemt niet in: het blijft zo.
}
event-takeback-withdrawn = { $who ->
    [you] je vraagt er niet meer om.
   *[other] { $who } vraagt er niet meer om.
}
event-taken-back = { $who ->
    [you] je laatste keuze en alles wat volgde is teruggenomen.
   *[other] de laatste keuze van { $who } en alles wat volgde is teruggenomen.
}
event-seat-handed = { $who ->
    [you] je geeft de plaats door aan iemand anders.
   *[other] { $who } geeft de plaats door aan iemand anders.
}
event-seat-to-computer = { $who ->
    [you] een computerspeler neemt jouw plaats over.
   *[other] een computerspeler neemt de plaats van { $who } over.
}
event-seat-vote = { $who ->
    [you] je wilt dat een computerspeler verder speelt voor { $what }.
   *[other] { $who } wil dat een computerspeler verder speelt voor { $what }.
}
event-seat-to-person = { $who ->
    [you] je komt terug aan tafel.
   *[other] { $who } komt terug aan tafel.
}
event-computer-replaced = { $who ->
    [you] jouw computerspeler viel uit; een eenvoudige speelt verder.
   *[other] de computerspeler van { $who } viel uit; een eenvoudige speelt verder.
}
event-worker-dies = { $who ->
    [you] je verliest een { $what } voorgoed.
   *[other] { $who } verliest een { $what } voorgoed.
}
event-home = { $who ->
    [you] je krijgt
   *[other] { $who } krijgt
} een { $what } terug{ $fate ->
    [motivated] , nog Actief
   *[tired] , Vermoeid
}.
event-recruit = { $who ->
    [you] je werft een { $what } aan.
   *[other] { $who } werft een { $what } aan.
}
event-wake = { $who ->
    [you] je wekt
   *[other] { $who } wekt
} { $n ->
    [0] alle Werknemers
   *[other] { $amounts }
}.
event-morale = { $who ->
    [you] je Moreel
   *[other] het Moreel van { $who }
} { $n ->
    [-1] daalt
   *[other] stijgt
} een stap.
event-build = { $who ->
    [you] je bouwt { $what }.
   *[other] { $who } bouwt { $what }.
}
event-lose-building = { $who ->
    [you] je verliest { $what }.
   *[other] { $who } verliest { $what }.
}
event-pay-breakthrough = { $who ->
    [you] je betaalt de Doorbraak { $what }.
   *[other] { $who } betaalt de Doorbraak { $what }.
}
event-breakthrough = { $who ->
    [you] je krijgt de Doorbraak { $what }.
   *[other] { $who } krijgt de Doorbraak { $what }.
}
event-roll = { $who ->
    [you] je werpt: { $what }.
   *[other] { $who } werpt: { $what }.
}
event-focus = { $who ->
    [you] je reist naar { $place }.
   *[other] { $who } reist naar { $place }.
}
event-travel = { $who ->
    [you] je gaat vooruit op het spoor Tijdreizen.
   *[other] { $who } gaat vooruit op het spoor Tijdreizen.
}
event-return-warp = { $who ->
    [you] je stuurt terug: { $what }.
   *[other] { $who } stuurt terug: { $what }.
}
event-retrieve-warp = { $who ->
    [you] je neemt de Warp-tegel { $what } terug.
   *[other] { $who } neemt de Warp-tegel { $what } terug.
}
event-first-player = { $who ->
    [you] je wordt Startspeler.
   *[other] { $who } wordt Startspeler.
}
event-evacuate = { $who ->
    [you] je evacueert
   *[other] { $who } evacueert
}{ $n ->
    [0] { "" }
   *[other] { " voor " }{ $n } OP
}.
event-impact = DE INSLAG. De Hoofdstad stort in, en de Evacuatie gaat open.
event-collapse = { $place } stort in: { $what }.
event-retrieve = iedereen komt naar huis.
event-game-over = het spel is afgelopen.

## Why not

missing-nothing = Het kan nu.
missing-turn = Je bent niet aan de beurt.
missing-choice = Dat wordt nu niet gevraagd.
missing-place = Daar kun je niets doen.
missing-assets = Je mist { $details }.
missing-titanium = Je mist Titanium.
missing-uranium = Je mist Uranium.
missing-gold = Je mist Goud.
missing-neutronium = Je mist Neutronium.
missing-water = Je mist Water.
missing-core = Je mist een Energiebron.
missing-flux = Je mist een Fluxkern.
missing-resources = Je mist Titanium, Uranium of Goud.
missing-worker = { $count ->
    [0] Je hebt geen Actieve Werknemer die past.
   *[other] Je hebt geen Actieve Werknemer die past: { $details } zou kunnen.
}
missing-exosuit = Je hebt geen opgeladen Exopak meer.
missing-free_space = Het is dit Tijdperk bezet.
missing-unused = Je hebt het dit Tijdperk al gebruikt.
missing-locked = Het is vergrendeld.
missing-nothing_there = Er ligt niets om weg te nemen.
missing-path_marker = Je hebt dit Tijdperk geen Padfiche meer over.
missing-impact = Het opent pas met de Inslag.
missing-pool = De voorraad heeft niets voor je.
missing-room = Je hebt er geen vrije plek voor.
missing-past = Er is nog geen verleden om naar te reizen.
missing-full_action = Geen enkele Hoofdstadactie die je kunt gebruiken is helemaal bezet.
missing-condition = Je Evacuatievoorwaarde is niet vervuld.
missing-second_time = Je bent al geëvacueerd.
missing-breakthrough = Je mist de Doorbraken.
missing-offer = Er ligt daar niets dat je kunt bouwen.
missing-uncovered = Een Anomalie bedekt het.
missing-worker_to_lose = { $count ->
    [0] Je hebt geen Werknemer om op te geven.
   *[other] Je hebt geen { $details } om op te geven.
}
missing-open_space = Het is gesloten.
missing-something_to_copy = Er is niets om na te bootsen.
missing-ability = Er is daar niets te gebruiken.
missing-focus = Je Focus ligt op een ander Tijdperk.

## The score sheet

score-buildings = Gebouwen
score-anomalies = Anomalieën
score-superprojects = Superprojecten
score-time_travel = Tijdreizen
score-morale = Moreel
score-breakthroughs = Doorbraken
score-vp_tokens = OP-fiches
score-warp_tiles = Warp-tegels over
score-endgame_conditions = Eindspelvoorwaarden
score-total = Totaal
score-if-now = Eindspelvoorwaarden, als het nu eindigde

## Names

name-harmony = Harmonie
name-dominance = Dominantie
name-progress = Vooruitgang
name-salvation = Verlossing
name-haulani = Patriarch Haulani
name-zaida = Matriarch Zaida
name-wolfe = Kapitein Wolfe
name-samira = Schattenjager Samira
name-valerian = Beschermheer Valerian
name-cornella = Bibliothecaresse Cornella
name-caratacus = Herder Caratacus
name-amena = Hoge Zonnewandelaar Amena
name-welfare-society = Welvaartsmaatschappij
name-archive-of-the-eras = Archief der Tijdperken
name-continuum-stabilizer = Continuümstabilisator
name-grand-reservoir = Groot Reservoir
name-anti-gravity-field = Antizwaartekrachtveld
name-uranium-cores = Uraniumkernen
name-particle-collider = Deeltjesversneller
name-temporal-tourism = Tijdtoerisme
name-outback-conditioner = Woestenijtemmer
name-synthetic-endorphins = Synthetische Endorfines
name-exocrawler = Exocrawler
name-dark-matter-converter = Donkere-materieomzetter
name-tectonic-drill = Tektonische Boor
name-rescue-pods = Reddingscapsules
name-neutronium-research-center = Neutronium-onderzoekscentrum
name-temporal-displacement-device = Tijdverplaatser
name-chronostatic-sleep = Chronostatische Slaap
name-neuron-synthesizer = Neuronensynthesizer
name-neutronium-monolith = Neutroniummonoliet
name-the-ultimate-plan = Het Ultieme Plan
name-quantum-chameleon = Kwantumkameleon
name-cloning-vat = Kloonvat
name-welfare-and-prosperity = Welzijn en Welvaart
name-natures-resurgence = Herrijzenis van de Natuur
name-industrial-revolution = Industriële Revolutie
name-the-power-of-unity = De Kracht van Eenheid
name-technological-superiority = Technologische Overmacht
name-the-apex-of-humanity = Het Toppunt van de Mensheid
name-overwhelming-power = Overweldigende Kracht
name-masters-of-time = Meesters van de Tijd
name-most-workers = meeste Werknemers
name-most-water = meeste Water
name-most-breakthroughs = meeste Doorbraken
name-most-occupied-spots = meeste bezette plekken
name-highest-morale = hoogste Moreel
name-longest-travel-ranges = grootste reisbereik
name-most-superprojects = meeste Superprojecten
name-most-time-travels = meeste stappen Tijdreizen
name-fewest-anomalies = minste Anomalieën
name-2-vp = { $n } OP
name-research-again = nog eens Research
name-set-both-dice = beide dobbelstenen leggen
name-return-2-paradoxes = { $n ->
    [one] 1 Paradox
   *[other] { $n } Paradoxen
} terugleggen
name-superproject-too = ook een Superproject
name-construct-again = nog eens Bouwen
name-1N-less = 1 Neutronium minder
name-1TUG-less = 1 Titanium/Uranium/Goud minder
name-2-vp-for-superproject = 2 OP voor een Superproject
name-vp-by-spot = OP per plek
name-recruit-again = nog eens Aanwerven
name-exosuit = een Exopak
name-morale = Moreel
name-bonus-twice = de bonus twee keer
name-recruit-bonus = een bonus
name-all-wake = iedereen wordt wakker
name-inspiring-message = een inspirerende boodschap
name-glorious-future = een glorieuze toekomst
name-parallel-timeline = een parallelle tijdlijn
name-stable-time-rift = een stabiele tijdkloof
name-grim-message = een grimmige boodschap
name-collapsing-time-rift = een instortende tijdkloof

## The table in the terminal

seat-number = Plaats { $n }
seat-chance = Toeval
table-era = Tijdperk { $era } van { $last }
table-side = kant { $side }
table-first = Startspeler
table-next-first = volgend Tijdperk
table-impact-past = na de Inslag
table-impact-coming = { $n ->
    [0] de Inslag sluit dit Tijdperk af
    [one] Inslag na het volgende Tijdperk
   *[other] Inslag na nog { $n } Tijdperken
}
table-timeline = Tijdlijn
table-board = Speelbord
table-offer = Aangeboden gebouwen
table-spots = Plekken
table-pools = Voorraden en kaarten
table-open = open
table-workers = Werknemers
table-tracks = Sporen
table-left-all = nog { $n }
table-left-none = geen { $what } meer
table-now = nu
table-hidden = gedekt
symbol-inspiring-message = +Moreel
symbol-glorious-future = +1 OP
symbol-parallel-timeline = dubbel
symbol-stable-time-rift = -Paradox
symbol-grim-message = -Moreel
symbol-collapsing-time-rift = +Paradox
symbol-plain = ·
table-taken = gebouwd
table-closed = gesloten
table-opens = opent met de Inslag
table-collapsed = ingestort
no-cube = geen blokje ernaast
table-recruit-pool = Werfreserve
table-mine-pool = Delfvoorraad
table-left = Doorbraken
table-endgame = Eindspelvoorwaarden
table-empty = leeg
table-primary = eerste stapel
table-secondary = tweede stapel
table-next-spot = je volgende plek
table-no-spot = geen vrije plek
table-you = jij
table-passed = gepast
table-evacuated = geëvacueerd
table-assets = Bezit
table-active = Actief
table-tired = Vermoeid
table-busy = Bezig
table-busy-line = { $fate ->
    [motivated] { $worker } op { $place } (blijft Gemotiveerd)
    [dies] { $worker } op { $place } (gaat verloren)
   *[tired] { $worker } op { $place }
}
table-hexes = Exopakken
table-hexes-line = { $ready } klaar, { $spare } in reserve{ $covered ->
    [0] { "" }
    [one] , { $covered } zeshoek bedekt
   *[other] , { $covered } zeshoeken bedekt
}
table-morale = Moreel
table-morale-line = { $vp } OP; Levering kost { $water } Water
table-travel = Tijdreizen
table-travel-line = { $vp } OP
table-paradox-line = Paradoxen { $n }/{ $limit }
table-breakthroughs = Doorbraken
table-leader = Leider
table-evacuation = Evacuatie
table-evacuation-now = { $met ->
    [yes] vervuld: nu { $vp } OP
   *[no] nog niet vervuld; het zou nu { $vp } OP zijn
}
table-warp = Warp-tegels in de hand
table-anomaly = Anomalie
table-score = { $n } OP tot nu toe
table-pays = betaalt
table-gains = krijgt
table-none = geen
table-chance = { $percent } %
table-warp-here = je Warp-tegel { warp }
table-costs = Kost { $what }.
table-score-now = De stand van dit moment

play-hello = Typ een nummer of de tekst van een optie. "help" zegt wat er nog meer kan.
play-ask = { $who }, jouw keuze
play-ask-one = { $who }, druk op Enter
play-not-an-option = { $text } is nu geen optie. Geef een nummer van 1 tot { $n }, de tekst van een optie, of "help".
play-several = { $text } kan { $options } betekenen. Zeg welke.
play-undone = Teruggenomen.
play-kept = Bewaard in { $file }.
play-recorded = Het verslag staat in { $file }.
play-no-file = Zeg welk bestand, zoals in: { $command } mijn-spel.json
play-cannot-write = Kan { $file } niet schrijven: { $why }.
play-log-empty = Er is nog niets gebeurd.
play-why-what = Zeg waar, zoals in: why construct 1. Plaatsen: { $places }.
play-unknown-place = De plaats { $text } bestaat niet. Probeer: { $places }.
play-hand-over = Geef het scherm aan { $who }. De anderen kijken weg.
play-hand-over-enter = { $who }, druk op Enter zodra alleen jij kijkt
play-unknown-name = Niets heet hier { $text }.
play-leave = Je verlaat een spel dat nog bezig is.
play-leave-ask = Bewaren? Typ y voor { $file }, of een bestandsnaam; Enter vertrekt zonder te bewaren
play-left = Het spel werd niet bewaard.
play-over = Het spel is afgelopen
play-winner = { $who } wint met { $n } OP.
play-winners = { $who } delen de overwinning met { $n } OP.
play-resume = Om later verder te spelen: anachrony play --load { $file }
play-help =
    een nummer      kiest die optie; Enter alleen kiest de enige
    woorden         de tekst van een optie, of het begin ervan als dat duidelijk is
    ? PLAATS        zegt waarom iets niet kan: ? construct 1, ? supply, ? 113 (ook: why PLAATS)
    tell NAAM       zegt wat een tegel, leider, veld of kaart doet: tell 113, tell wolfe
    hint            zegt wat een computerspeler zou doen, hoe groot de kans is om zo te winnen, en waarom
    undo            neemt je laatste keuze terug, tot de laatste worp, onthulling of andere speler
    view            tekent de hele tafel
    log             zegt wat er onlangs gebeurde (log 50 voor meer)
    save BESTAND    bewaart het spel; verder met: anachrony play --load BESTAND
    record BESTAND  schrijft het spel als tekst die anachrony replay leest
    quit            verlaat het spel

## Why not, with modules

missing-morale = Je Moreel kan niet lager.
missing-requirement = De voorwaarde is niet vervuld.
missing-card = Er ligt daar geen open kaart.
missing-anomaly = Er is geen Anomalie om te verwijderen.

## Solo opponents

opponent-chronobot = Chronobot
opponent-chronobot_retail = Chronobot, eerste editie
opponent-chronobot_early = Chronobot, vroege regels
difficulty-beginner = Beginner: mislukte acties leveren de bot geen OP op
difficulty-normal = Gewoon: de regels zoals ze zijn
difficulty-expert = Expert: je mag de vaardigheid van je leider niet gebruiken
difficulty-no_reboot = Geen Reboot: fiches rusten nooit op Reboot
difficulty-no_leader = Geen Leider: je mag de vaardigheid van je leider niet gebruiken
difficulty-hyperactive = Hyperactief: de bot speelt nog een beurt nadat je gepast hebt
difficulty-frantic = Razend: de bot doet minstens 6 acties per Tijdperk
difficulty-covered_council = Gesloten Raad: het rechterveld van de Wereldraad is gesloten
bot-construct_power_plant = Bouw een Energiecentrale
bot-construct_factory = Bouw een Fabriek
bot-construct_life_support = Bouw Levensonderhoud
bot-construct_lab = Bouw een Labo
bot-construct_superproject = Bouw een Superproject
bot-recruit = Aanwerven
bot-recruit_genius_or_research = Werf een Genie aan, of doe Research
bot-research = Research
bot-mine_resource = Grondstof delven
bot-time_travel = Tijdreizen
bot-remove_anomaly = Verwijder een Anomalie
bot-supply = Levering
bot-supply_or_recruit = Levering, of Aanwerven
bot-take_2_water = Neem 2 Water
bot-reboot = Reboot
how-bot-construct_power_plant = Bovenste vrije veld Bouwen, anders de Wereldraad. De open Energiecentrale met de meeste OP; bij gelijke stand die van de tweede stapel. Mislukt bij drie ervan.
how-bot-construct_factory = Bovenste vrije veld Bouwen, anders de Wereldraad. De open Fabriek met de meeste OP; bij gelijke stand die van de tweede stapel. Mislukt bij drie ervan.
how-bot-construct_life_support = Bovenste vrije veld Bouwen, anders de Wereldraad. Het open Levensonderhoud met de meeste OP; bij gelijke stand dat van de tweede stapel. Mislukt bij drie ervan.
how-bot-construct_lab = Bovenste vrije veld Bouwen, anders de Wereldraad. Het open Labo met de meeste OP; bij gelijke stand dat van de tweede stapel. Mislukt bij drie ervan.
how-bot-construct_superproject = Bovenste vrije veld Bouwen, anders de Wereldraad. Het Superproject met de meeste OP tot en met dit Tijdperk, bij gelijke stand het oudste. Hij geeft er een Doorbraak voor; de eerste Chronobot geeft er geen, en neemt vóór de Inslag 1 OP in de plaats.
how-bot-recruit = Bovenste vrije veld Aanwerven, anders de Wereldraad. Een type dat hij nog niet heeft, anders: Genie, Beheerder, Ingenieur, Wetenschapper. Eén van elk wordt geruild voor OP.
how-bot-recruit_genius_or_research = Een Genie uit de reserve, ook een tweede; is er geen, dan Research.
how-bot-research = Bovenste vrije veld Research, anders de Wereldraad. Hij werpt de vormdobbelsteen en neemt een Doorbraak van die vorm.
how-bot-mine_resource = De twee blokjes die hij het liefst wil: eerst soorten die hij niet heeft, dan Neutronium, Uranium, Goud, Titanium. Bovenste veld dat ze geeft. Eén van elk wordt geruild voor OP.
how-bot-time_travel = Geen Exopak. Hij neemt een Warp-tegel terug uit het voorbije Tijdperk waar er de meeste liggen, bij gelijke stand het oudste, en gaat vooruit op zijn spoor Tijdreizen.
how-bot-remove_anomaly = Geen Exopak. Hij betaalt Grondstoffen, die hij het meest heeft, en verwijdert één Anomalie. De eerste Chronobot betaalt ook Water, en Titanium vóór Goud vóór Uranium.
how-bot-supply = Hij betaalt Water volgens zijn Moreel en stijgt een stap.
how-bot-supply_or_recruit = Met genoeg Water betaalt hij Levering en stijgt zijn Moreel; anders werft hij aan.
how-bot-take_2_water = Hij neemt 2 Water.
how-bot-reboot = Hij doet niets, en krijgt er niets voor.
because-secondary-stack = beide zijn evenveel waard, dus neemt hij die van de tweede stapel
because-more-vp = hij neemt die met meer OP
because-oldest = hij neemt de oudste van die met de meeste OP
because-most-held = hij geeft wat hij het meest heeft
because-before-impact = voor de Inslag bouwt hij er geen
because-not-held = hij neemt een type dat hij niet heeft
because-next-best = hij neemt het beste type dat er is
because-genius-there = er is een Genie in de reserve
because-wanted-cubes = hij neemt de twee Grondstoffen die hij het liefst wil
because-most-warp = in dit Tijdperk liggen zijn meeste Warp-tegels
because-oldest-warp = dit is het oudste Tijdperk van die met zijn meeste Warp-tegels
because-own-suits-first = zijn eigen Exopakken zijn op, dus gaat deze
because-no-other-space = elk ander veld is bezet, dus gebruikt hij zijn eigen veld
because-leftmost = hij voltooit het meest linkse dat hij gemerkt heeft
because-water-as-vp = 2 Water is voor hem 1 OP waard
because-morale-as-vp = een stap Moreel is voor hem 2 OP waard
because-research-of-three = van de drie Hoofdstadacties neemt hij Research
because-superproject-of-both = hij neemt het Superproject, geen twee gebouwen
because-wanted-cube = hij neemt de Grondstof die hij het liefst wil
because-most-workers = hij geeft het type dat hij het meest heeft
bot-lacks-free_space = er is geen veld vrij
bot-lacks-room = hij heeft er al zoveel als mag
bot-lacks-offer = er is niets voor hem te nemen
bot-lacks-breakthrough = hij heeft geen Doorbraak om te geven
bot-lacks-pool = de voorraad is leeg
bot-lacks-past = hij heeft geen Warp-tegel op een voorbij Tijdperk
bot-lacks-anomaly = hij heeft geen Anomalie
bot-lacks-resources = hij mist de Grondstoffen
bot-lacks-water = hij mist het Water
bot-lacks-impact = de Inslag is voorbij
bot-lacks-worker_to_lose = hij heeft geen plaats in de Wereldraad en geen Werknemer om te geven
bot-set-workers = één Werknemer van elk type
bot-set-resources = één Grondstof van elke soort
prompt-roll-token = Welk getal toont de dobbelsteen van de bot?
prompt-roll-warps = Wat toont de Paradoxdobbelsteen voor de Warp-tegels van de bot?
prompt-roll-shape = Wat toont de vormdobbelsteen voor de bot?
prompt-draw-of-shape = Welke Doorbraak van die vorm neemt de bot?
prompt-take-for-bot = Jij kiest: welke Doorbraak van die vorm neemt de bot?
prompt-discard-breakthrough = Welke Doorbraak legt de bot af?
event-bot-die = { $who } werpt zijn dobbelsteen: { $n }.
event-bot-action = { $who }: fiche { $n } zegt { $what }.
event-bot-suit = { $who } zet een Exopak op { $place }.
event-bot-because = { $who }: { $what }.
event-bot-fails = { $who } kan niet: { $what }.
event-bot-discards-suit = { $who } legt voor dit Tijdperk een Exopak af.
event-bot-token = { $who }: fiche { $n } gaat naar { $what }.
event-bot-builds = { $who } bouwt { $what }.
event-bot-set = { $who } ruilt in: { $what }.
event-bot-lifts-warp = { $who } neemt een Warp-tegel terug van { $place }.
event-bot-last-travel = { $who } heeft geen Exopakken meer en reist nog één keer.
event-bot-out-of-suits = { $who } heeft hier geen Exopak meer voor: { $what }.
event-bot-seals = { $who } verwijdert een Anomalie.
event-bot-powers-up = { $who } laadt { $n ->
    [one] { $n } Exopak op
   *[other] { $n } Exopakken op
}.
event-bot-warp = { $who } legt { $n ->
    [0] geen Warp-tegel
    [one] { $n } Warp-tegel
   *[other] { $n } Warp-tegels
} op { $place }.
event-bot-anomaly = { $who } krijgt een Anomalie.
event-bot-spared = { $who } heeft drie Anomalieën en krijgt er geen meer.
event-bot-skips = { $who } slaat een stap over: { $what }.
event-bot-does-without = { $who } laat een beloning liggen: { $what }.

## Solo opponents: Chronossus, and later additions

score-solo_objectives = Solodoelen
score-energy_left = Energiebronnen over
opponent-chronossus = Chronossus
difficulty-random_tiles = Willekeurige tegels: de Actietegels worden willekeurig over de plaatsen verdeeld
difficulty-c01_b = Actietegel C01 op de B-kant
difficulty-c02_b = Actietegel C02 op de B-kant
difficulty-c03_b = Actietegel C03 op de B-kant
difficulty-swapped_tiles = Gewisselde tegels: die van plaats I en III wisselen
difficulty-energy_1 = 1 Energiebron meer in zijn voorraad
difficulty-energy_2 = 2 Energiebronnen meer in zijn voorraad
difficulty-energy_3 = 3 Energiebronnen meer in zijn voorraad
difficulty-extra_suit = Elk Tijdperk een Exopak meer; 2 OP voor elke Energiebron boven zijn grens
difficulty-energy_vp = 1 OP aan het einde voor elke Energiebron in zijn voorraad
difficulty-objectives_0 = Geen Solodoelen
difficulty-objectives_1 = 1 Solodoel
difficulty-objectives_2 = 2 Solodoelen
difficulty-failures_2vp = Mislukte acties leveren de bot 2 OP op
difficulty-new_shapes = Research neemt een vorm die hij het minst heeft
difficulty-slots_3vp = 3 OP voor elke bonus van de Alternatieve Tijdlijn
bot-slot_I = de Actietegel op plaats I
bot-slot_II = de Actietegel op plaats II
bot-slot_III = de Actietegel op plaats III
bot-slot_IV = de Actietegel op plaats IV
bot-tile_C01A = Reboot
bot-tile_C01B = 1 OP, meteen
bot-tile_C02A = 2 OP
bot-tile_C02B = 2 OP en 1 Energiebron
bot-tile_C03A = 1 Energiebron
bot-tile_C03B = 1 Energiebron, meteen
objective-workers = Werknemers
objective-breakthroughs = Doorbraken
objective-water = Water
objective-occupied_spots = bezette bouwplekken
objective-morale = Moreel dicht bij de top
objective-travel_ranges = de som van je reisbereiken
objective-superprojects = Superprojecten
objective-time_travels = Tijdreizen die iets terugbrachten
objective-level = { $level ->
    [gold] goud
    [silver] zilver
    [bronze] brons
   *[none] geen
}
how-bot-slot_I = Hij doet wat de Actietegel hier zegt.
how-bot-slot_II = Hij doet wat de Actietegel hier zegt.
how-bot-slot_III = Hij doet wat de Actietegel hier zegt.
how-bot-slot_IV = Hij doet wat de Actietegel hier zegt.
how-bot-tile_C01 = Hij doet niets. Op de B-kant 1 OP zodra er een fiche komt.
how-bot-tile_C02 = 2 OP. Op de B-kant ook een Energiebron.
how-bot-tile_C03 = Een Energiebron voor zijn voorraad. Op de B-kant zodra er een fiche komt.
prompt-deal-tile = Welke Actietegel kreeg de volgende plaats?
prompt-draw-energy = Wat werd uit de Energievoorraad getrokken?
prompt-draw-objective = Welk Solodoel werd getrokken?
event-bot-leaps = { $who } springt met fiche { $n }: { $what }.
event-bot-draws-energy = { $who } trekt { $n ->
    [0] geen Energiebron
    [one] { $n } Energiebron
   *[other] { $n } Energiebronnen
}.
event-bot-gains-energy = { $who } legt { $n ->
    [one] { $n } Energiebron
   *[other] { $n } Energiebronnen
} in zijn voorraad.
event-solo-objective = Solodoel in het spel: { $what }.
table-tokens = Fiches
table-energy = Energie
table-objectives = Solodoelen
table-bot-suits = { $ready } klaar; Tijdreizen { $travel }
table-bot-energy = { $cores } Energiebronnen, { $exhausted } Uitgeput; tegels: { $tiles }
page-call-me = Gebruik deze naam
page-rematch-made = Een revanche is begonnen.
ui-plain = { $text }

## The server

given-name = { $name }
spectator-name = Kijker
computer-name = { $level ->
    [random] Willekeurige computer
    [easy] Makkelijke computer
    [normal] Gewone computer
    [hard] Moeilijke computer
    [expert] Expertcomputer
    [swift] Snelle meestercomputer
    [master] Meestercomputer
   *[other] Computer
}
problem-not-found = Het is er niet, of je mag het niet zien.
problem-not-allowed = Dat mag je niet.
problem-other-origin = Deze pagina komt van { $came }, maar de server verwacht { $expected }. Wie de server beheert kan dat rechtzetten; in het logboek staat hoe.
problem-not-now = Dat kan nu niet; misschien is de tafel al verder.
problem-older-game = Dit spel werd met versie { $version } gespeeld, en deze versie kan het niet voortzetten.
problem-not-valid = Dat kan zo niet aanvaard worden.
problem-not-offered = Deze zet kan nu niet.
problem-record = { $line ->
    [0] Dit verslag kan hier niet nagespeeld worden.
   *[other] Dit verslag kan niet nagespeeld worden: regel { $line } past niet.
}
problem-record-over = Dit spel is afgelopen. Je kunt het bekijken, niet voortzetten.
problem-line = Deze lijn kan niet worden gespeeld: zet { $n } ervan is daar niet mogelijk.
problem-field = { $field ->
    [password] Het wachtwoord
    [new] Het nieuwe wachtwoord
    [name] De naam
    [title] De titel
    [record] Het verslag
   *[other] De tekst
}
problem-too-short = { problem-field } is te kort: minstens { $n } { $n ->
    [one] teken
   *[other] tekens
}.
problem-too-long = { problem-field } is te lang: hoogstens { $n } { $n ->
    [one] teken
   *[other] tekens
}.
problem-not-readable = Dat kon niet gelezen worden.
problem-wrong-method = Dat kan hier niet.
problem-wrong-name = Deze server luistert niet naar die naam.
problem-too-many-tables = Te veel tafels van jou wachten op mensen. Start er eerst een, of berg er een op.
problem-too-many-games = Je speelt te veel partijen verder vanuit een verslag. Beëindig er eerst een, of berg er een op.
problem-one-seat-each = Jij, of iemand van je netwerk, hebt al een plaats aan deze tafel. De gastheer kan een link voor een andere maken.
problem-refused = Dat werd geweigerd.
problem-no-space = De schijf van de server is bijna vol. Lopende partijen gaan door; nieuwe tafels en uploads moeten wachten. Wie de server beheert, kan ruimte maken.
problem-too-large = Dat is te groot.
problem-too-many-requests = Dat ging iets te snel. Wacht even en probeer opnieuw.
problem-gone = Niemand wachtte nog op dit antwoord.
problem-who-are-you = Deze link opent hier geen plaats. Vraag de gastheer een nieuwe, of log in.
problem-not-logged-in = Log eerst in.
problem-wrong-password = Deze naam en dit wachtwoord horen niet bij elkaar.
problem-password-not-right = Het wachtwoord klopt niet.
problem-no-passkey = Dit account heeft geen passkey voor deze site. Gebruik het wachtwoord.
problem-link-ended = Deze link is al gebruikt, of ouder dan een half uur. Vraag een nieuwe.
problem-passkey = Deze passkey is niet geaccepteerd. Probeer het opnieuw, of log op een andere manier in.
problem-no-passkeys = Passkeys werken waar deze server met zijn naam en https wordt bereikt.
problem-too-many-passkeys = Dat zijn genoeg passkeys. Verwijder er eerst een.
problem-name = Deze naam kan hier niet. Schrijf elk woord in één schrift, zonder fonetische of verborgen tekens.
problem-password-common = Dit wachtwoord is een van de eerste die iemand zou proberen. Neem een langer of minder gewoon wachtwoord.
problem-name-taken = Deze naam is bezet. Kies een andere.
problem-too-many-analyses = Er worden al genoeg van jouw partijen geanalyseerd. Wacht tot er een klaar is.
problem-too-many-channels = Dat zijn genoeg adressen. Verwijder er eerst een.
problem-webhook = Deze server stuurt niets naar dat adres. Het begint met https:// en hoort bij een openbare machine.
problem-zone = Deze tijdzone is hier niet bekend.
problem-no-hints = Partijen om de rating en van een competitie worden zonder hints gespeeld.
problem-seat-stays = In partijen om de rating en in competities blijft je plaats van jou. Log in om op een ander apparaat verder te spelen. Je kunt ook een computer laten verder spelen; dan heb je het spel verlaten.
problem-banned = Wie deze server beheert, heeft dit account voor een tijd gesloten.
problem-an-operator = Deze persoon houdt hier ook orde. Alleen wie de server beheert, mag dit.
problem-muted = Wie deze server beheert, heeft je voor een tijd het zwijgen opgelegd.
problem-too-many-reports = Je laatste meldingen zijn nog niet gelezen.
problem-not-together = Iemand aan deze tafel speelt niet met jou, of jij niet met die persoon.
problem-not-agreed = De regels zijn veranderd, en nog niet iedereen heeft ermee ingestemd.
problem-takeback-waits = Iemand anders vraagt om iets terug te nemen. Beantwoord dat eerst.
problem-nothing-to-take-back = Je hebt nog niets gekozen.
problem-takeback-declined = Dit is gevraagd, en iemand stemde niet in.
problem-takeback-over = Dit wordt niet meer gevraagd.
problem-no-takebacks = In partijen om de rating en in competities blijft staan wat gezien is.
problem-vacation-spent = Je hebt niet zo veel vakantiedagen meer.
problem-too-many-leagues = Genoeg competities van jou zijn nog niet afgelopen. Beëindig er eerst een.
problem-too-many-people = Dat zijn genoeg mensen. Verwijder er eerst een.

# Wat mensen wordt gestuurd, per e-mail of anders.
tell-table-alone = een spel alleen
tell-table-with = een spel met { $names }
tell-turn-title = { $n ->
    [one] Jouw beurt: { $table }
   *[other] { $n } tafels wachten op je
}
tell-reminder-title = { $n ->
    [one] Nog steeds jouw beurt: { $table }
   *[other] { $n } tafels wachten nog steeds op je
}
tell-more = { $n ->
    [one] En nog één.
   *[other] En nog { $n }.
}
tell-unsubscribe = Geen berichten meer zoals dit
tell-confirm-title = Bevestig je adres
tell-confirm-text = { $name } wil dit adres voor Anachrony gebruiken: om te horen wanneer het hun beurt is, en om in te loggen als het wachtwoord kwijt is. Ben jij dat, open dan binnen drie dagen deze link:
tell-confirm-otherwise = Zo niet, doe dan niets; er wordt hier verder niets heen gestuurd.
tell-test-title = Dit is een proefbericht
tell-test-text = Zo hoor je dat je aan de beurt bent.
tell-sign-in-title = Inloggen bij Anachrony
tell-sign-in-text = Met deze link log je in als { $name }, één keer en binnen een half uur:
tell-sign-in-otherwise = Heb je er niet om gevraagd, doe dan niets: zonder de link komt niemand binnen.
tell-security-title = Je account bij Anachrony is gewijzigd
tell-mail-added = Aan het account { $name } is nog een e-mailadres toegevoegd. Zodra het bevestigd is, kan er ook mee worden ingelogd.
tell-mail-removed = Van het account { $name } is een e-mailadres verwijderd.
tell-link-used = Er is met een link uit een e-mail ingelogd op het account { $name }.
tell-password-set = Het account { $name } heeft een nieuw wachtwoord. Alle apparaten zijn uitgelogd.
tell-passkey-added = Aan het account { $name } is een passkey toegevoegd.
tell-passkey-removed = Van het account { $name } is een passkey verwijderd.
tell-security-otherwise = Was jij dat, dan hoef je niets te doen. Zo niet, kies dan een nieuw wachtwoord en loop hier je apparaten, passkeys en adressen na:
tell-invitation-title = { $name } nodigt je uit aan een tafel
tell-takeback-title = { $name } vraagt om een keuze terug te nemen
problem-no-hint = De computerspeler vond niets te zeggen. Probeer opnieuw.
problem-unavailable = De server bereikt zijn databank niet. Er is niets veranderd; probeer opnieuw.
problem-not-stored = Dit kon niet worden bewaard. Er is niets veranderd; probeer opnieuw.
problem-perhaps-stored = De server weet niet of dit is bewaard. Kijk eerst opnieuw voor je het herhaalt.
problem-internal-error = Hier ging iets stuk. Er is niets veranderd.

## The page: shell

page-home = Start
page-nav = Pagina’s
page-codex = Codex
page-settings = Instellingen
page-version = Anachrony, versie { $version }
page-account = Account
page-menu = Menu
page-close = Sluiten
page-open = Openen
page-copy = Kopiëren
page-link-alone = Alleen deze computer kan deze link openen. Start de server voor anderen in je netwerk met
page-copied = Gekopieerd
page-qr = Toon als QR-code
page-qr-of = QR-code: { $what }
page-random = Willekeurig
page-name = Naam
page-your-name = Je naam
page-guest = Reiziger
page-try-again = Probeer opnieuw
page-connecting = Op weg naar de tafel …
page-server-away = De server is niet bereikbaar. Draait hij?
page-unofficial = Een onofficiële, gratis bewerking. Koop het bordspel: het is het waard.

page-welcome = Vier Paden, één Inslag, en een toekomst die bij jou in het krijt staat
page-welcome-note = Speel Anachrony alleen of met vrienden. Niets te installeren, geen account nodig.
page-play-now = Nu spelen
page-play-now-note = Jij tegen de computer. Druk op start, of kies eerst.
page-rivals = Tegenstanders
page-rivals-more = Meer tegenstanders
page-rivals-count = { $n ->
    [one] { $n } computerspeler
   *[other] { $n } computerspelers
}
page-level = Niveau
page-level-random = Toeval
page-level-easy = Makkelijk
page-level-normal = Gewoon
page-level-hard = Moeilijk
page-level-expert = Expert
page-level-swift = Snelle meester
page-level-master = Meester
page-level-note-random = Zet op goed geluk.
page-level-note-easy = Ziet elke ronde veel over het hoofd en denkt niet aan het einde. Goed voor een eerste spel.
page-level-note-normal = Ziet elke ronde een paar plekken over het hoofd. Een eerlijke partij voor de meesten.
page-level-note-hard = Ziet alles wat één zet brengt, maar niet wat anderen gaan doen. Antwoordt meteen.
page-level-note-expert = Denkt vooruit, tot een seconde per zet. Reken er eerst maar op te verliezen.
page-level-note-swift = Leerde het spel door tegen zichzelf te spelen. Sterk en toch snel: hooguit een tiende seconde per zet.
page-level-note-master = Dezelfde speler met hooguit een seconde per zet om verder vooruit te kijken.
stand-in = Iets aan deze tafel is nieuw voor de spelers die leerden, dus speelt de Expert.
page-path = Jouw Pad
page-path-note-random = Eén van deze; bij de start zie je welk.
page-path-note-harmony = Thuis in de natuur: vast Moreel en volle reservoirs.
page-path-note-dominance = Heersers van de zee: sterk op het bord, hongerig naar Grondstoffen.
page-path-note-progress = Wetenschappers eerst: Labo’s en Doorbraken komen vlot.
page-path-note-salvation = De gelovigen: tijdreizen en Paradoxen boezemen minder angst in.
page-more-rules = Meer regels
page-edition = Editie
page-edition-essential = Essential
page-edition-note-essential = De huidige editie van het spel.
page-edition-first = Eerste editie
page-edition-note-first = De eerste doos: andere leiders en voorwaarden, met Doomsday en haar eigen Chronobot.
page-edition-preview = Voorversie
page-edition-note-preview = De regels van vóór de eerste doos: andere gebouwen, Superprojecten en acties, één leider per Pad.
page-side = Kant van de Spelersborden
page-side-name = { $side ->
    [A] Kant A
    [B] Kant B
    [choose] De tafel kiest
   *[random] Willekeurig
}
page-side-note = { $side ->
    [A] Alle borden zijn gelijk van aard. Het best voor de eerste spellen.
    [B] Elk Pad heeft eigen sterktes en zwaktes.
    [choose] De spelers beslissen bij de start.
   *[random] A of B, door het toeval.
}
page-leaders = Leiders
page-leaders-choose = Iedereen kiest
page-evacuation = Evacuatievoorwaarden
page-evacuation-choose = Iedereen kiest
page-modules = Modules
page-variants = Varianten
page-variant-fixed-paradox = Zekere Paradoxen
page-variant-note-fixed-paradox = Elke Paradoxworp telt als één. Minder geluk.
page-variant-unlimited-supplies = Onbeperkte voorraden
page-variant-note-unlimited-supplies = Water, Grondstoffen, Werknemers en Padfiches raken nooit op, zoals sinds de tweede druk.
page-variant-covered-council = Kleine Raad
page-variant-note-covered-council = Het rechterveld van de Wereldraad is gesloten. Voor twee spelers.
page-variant-simultaneous-power-up = Samen opladen
page-variant-note-simultaneous-power-up = Iedereen laadt Exopakken tegelijk op. Sneller.
page-variant-endgame-draft = Gekozen eindspel
page-variant-note-endgame-draft = De spelers kiezen de Eindspelvoorwaarden in plaats van ze te trekken.
page-variant-asset-draft = Startdraft
page-variant-note-asset-draft = Het startbezit wordt gedraft, en daarmee wie begint.
page-variant-alternate-timeline = Alternatieve Tijdlijn
page-variant-note-alternate-timeline = De Tijdlijn toont symbolen die belonen waar je Warp-tegels legt.
page-variant-more-buildings = Meer gebouwen
page-variant-note-more-buildings = Acht gebouwen in een andere versie, en een nieuw gebouw van elk type.
page-start-game = Start het spel
page-starting = Klaarzetten …

page-friends = Met vrienden
page-friends-note = Maak een tafel en stuur elke vriend een link. Of geef één toestel door.
page-players = Spelers
page-seat = Plaats { $n }
page-seat-link = Een vriend met een link
page-seat-here = Iemand op dit toestel
page-seat-computer = Een computerspeler
page-seat-open = Wie maar komt
page-seat-free = Vrije plaats
page-table-details = Titel, klok, wie ze kan vinden
page-table-title = Titel van de tafel
page-clock = Klok
page-clock-none = Geen klok
page-clock-note-none = Iedereen neemt de tijd die nodig is.
page-clock-day = Een dag per zet
page-clock-note-day = Voor een spel over weken. Wie langer doet, kan vervangen worden.
page-clock-days = Drie dagen per zet
page-clock-note-days = Voor een spel over weken, zonder haast.
page-clock-bank = 45 minuten elk
page-clock-note-bank = Voor één avond: 45 minuten in totaal, en 30 seconden extra per zet.
page-clock-says = { $kind ->
    [move] { $hours } uur per zet
   *[bank] { $minutes } minuten elk, { $increment } seconden extra per zet
}
page-listed = Toon bij de open tafels
page-listed-note = Iedereen op deze server kan dan een vrije plaats nemen.
page-watchable = Iedereen mag meekijken
page-watchable-note = Het spel staat bij de spellen om te bekijken. Niemand ziet wat spelers verbergen.
page-absence = Als iemand verdwijnt
page-absence-host = De gastheer beslist
page-absence-note-host = Is hun tijd om (zonder klok: na een week), dan mag de gastheer er een computerspeler zetten.
page-absence-computer = Een computer speelt verder
page-absence-note-computer = Die neemt vanzelf over als hun tijd om is (zonder klok: na een week).
page-absence-vote = De anderen stemmen
page-absence-note-vote = Een computerspeler neemt over als alle anderen het willen en hun tijd om is (zonder klok: na een week).
page-absence-wait = Iedereen wacht
page-absence-note-wait = Niemand kan vervangen worden. Je eigen plaats afstaan kan wel.
page-make-table = Maak de tafel

page-my-tables = Mijn tafels
page-your-turn = Jouw beurt
page-title-turns = { $n ->
    [one] ● Jouw beurt · Anachrony
   *[other] ● Jouw beurt aan { $n } tafels · Anachrony
}
page-status-open = Wacht op spelers
page-status-running = Bezig
page-status-over = Afgelopen
page-finished = { $n ->
    [one] { $n } afgelopen spel
   *[other] { $n } afgelopen spellen
}
page-forget = Haal uit deze lijst
page-open-tables = Open tafels
page-open-none = Er wacht nu geen tafel op spelers.
page-open-no-match = Geen tafel past. Zoek iets anders.
page-find = Zoeken
page-find-words = Titel of speler
page-find-any = Alle
page-find-friends = Alleen tafels van mijn vrienden
page-live-tables = Spellen om te bekijken
page-live-none = Er is nu geen spel waar je mag meekijken.
page-invitations = Je bent uitgenodigd
page-invited-by = { $name } nodigt je uit
page-accept = Bekijk de tafel
page-decline = Nee, bedankt
page-invite = Nodig iemand uit
page-invite-note = Met de naam van hun account. Ze zien het op hun startpagina en hebben geen link nodig.
page-invite-name = Naam van een account
page-invite-do = Nodig uit
page-invited = Uitgenodigd: { $name }
page-invite-withdraw = Trek de uitnodiging van { $name } in
page-my-friends = Vrienden
page-my-friends-note = Je kunt hun open tafels zoeken en hen snel uitnodigen. Niemand anders ziet deze lijst.
page-my-friends-none = Nog niemand. Voeg iemand toe, hier of op hun profiel.
page-my-blocked = Geblokkeerd
page-my-blocked-note = Jullie zien elkaars open tafels niet en zitten nooit samen aan tafel. Zij horen daar niets van.
page-friend-add = Bij mijn vrienden zetten
page-friend-remove = Uit mijn vrienden halen
page-block = Blokkeren
page-unblock = Niet meer blokkeren
page-report = Melden
page-report-note = Wie deze server beheert, leest het, en niemand anders.
page-report-text = Wat er gebeurd is
page-report-send = Versturen
page-report-sent = Verstuurd. Bedankt.
page-remove-name = Verwijder { $name }
page-watch = Kijk mee
page-watch-note = Adres van de tafel, zoals een speler het je gaf
page-record = Open een verslag
page-record-note = Een verslag is een heel spel als tekst. Bekijk het zet voor zet, of speel verder waar het stopt.
page-record-choose = Kies een bestand, of laat het hier vallen
page-record-paste = Of plak de tekst
page-record-look = Bekijken
page-record-continue = Verder spelen
page-record-continue-note = Verder spelen kan met een spel dat niet afgelopen is. Alle plaatsen zijn dan op dit toestel.
page-learn = Voor het eerst hier?
page-learn-note = Een spel met gids, twee Tijdperken lang: je leert al spelend. Ongeveer een kwartier.
page-learn-start = Start het spel met gids
page-chapters = De tweede les
page-chapters-note = Vijf korte hoofdstukken, elk midden uit een spel en ongeveer drie minuten lang. Volg de volgorde, sla over wat je kent, en kom terug wanneer je wilt.
page-chapter-start = Start
page-chapter-again = Opnieuw
page-chapter-done = Gedaan

page-language = Taal
page-theme = Kleuren van de pagina
page-theme-system = Zoals het toestel
page-theme-dark = Donker
page-theme-light = Licht
page-text-size = Tekstgrootte
page-palette = Kleuren van de Paden
page-palette-path = Van het spel
page-palette-note-path = Groen, blauw, goud, rood en turquoise, elk met zijn symbool.
page-palette-safe = Veilig bij kleurenblindheid
page-palette-note-safe = Tinten die bij elke kleurenblindheid te onderscheiden zijn.
page-palette-gray = Op helderheid
page-palette-note-gray = Geen tint: vijf stappen van wit naar grijs.
page-confirm = Vraag het na voor elke zet
page-confirm-note = Een zet wordt eerst getoond, en gedaan als je bevestigt.
page-step = Beurten van een solotegenstander stap voor stap
page-step-note = Hij wacht na alles wat hij doet: zijn dobbelsteen, zijn fiche en wat beslist als er meer kan.
page-still = Stille stukken
page-still-note = Niets glijdt of gloeit; wat veranderde, krijgt een rand.
page-sound = Geluid
page-sound-note = Jouw beurt, stukken, dobbelstenen, een Paradox en de grote momenten, hier gemaakt. Uit, tenzij je het wilt.
page-volume = Volume
page-notify = Zeg het me als ik aan de beurt ben
page-notify-note = Een melding van de browser terwijl je elders kijkt.
page-notify-refused = De browser staat het niet toe. Dat kan anders in de site-instellingen.

page-account-note = Een account hoeft niet. Het houdt je plaatsen bij elkaar op al je toestellen.
page-account-in = Je bent ingelogd. Je tafels staan op de startpagina, op elk toestel.
page-password = Wachtwoord
page-new-password = Nieuw wachtwoord
page-log-in = Inloggen
page-log-out = Uitloggen
page-register = Maak een account
page-mail-link = Inloggen per e-mail
page-mail-link-note = Wachtwoord kwijt? Een link gaat naar het adres dat je voor je berichten bevestigd hebt.
page-mail-link-send = Stuur me een link
page-mail-link-sent = Heeft een account dit adres, dan is er een e-mail onderweg.
page-operator = Orde houden
page-operator-not = Deze pagina is voor wie op deze server orde houdt.
page-operator-reports = Meldingen
page-operator-no-reports = Niemand heeft iets gemeld.
page-operator-about = { $reporter } over { $about }
page-operator-talk = Wat { $name } aan hun tafels zei
page-operator-look = Bekijk { $name }
page-operator-close = Sluit de melding
page-operator-person = Iemand
page-operator-find = Bekijk
page-operator-counts = Hier sinds { $when }; stoelen: { $seats }, meldingen: { $reports }
page-operator-muted = Gedempt tot { $when }
page-operator-banned = Uitgesloten tot { $when }
page-operator-days = Dagen
page-operator-why = Waarom, voor het logboek
page-operator-mute = Dempen
page-operator-unmute = Niet meer dempen
page-operator-ban = Uitsluiten
page-operator-unban = Weer toelaten
page-operator-audit = Wat er gedaan is
page-operator-nothing-done = Nog niets.
page-operator-done = { $action ->
    [mute] { $operator } heeft { $about } gedempt
    [unmute] { $operator } dempt { $about } niet meer
    [ban] { $operator } heeft { $about } uitgesloten
    [unban] { $operator } laat { $about } weer toe
    [operator] { $operator } liet { $about } orde houden
    [unoperator] { $operator } laat { $about } geen orde meer houden
   *[close] { $operator } sloot een melding over { $about }
}
page-passkeys = Passkeys
page-passkeys-note = Log in met je vinger, gezicht of de pincode van een apparaat, zonder wachtwoord. Het apparaat bewaart de sleutel; deze server kan die niet weggeven.
page-passkeys-none = Je hebt nog geen passkey.
page-passkey-name = Naam van de passkey
page-passkey-example = Mijn telefoon
page-passkey-add = Passkey toevoegen
page-passkey-rename = Hernoemen
page-remove = Verwijderen
page-passkey-log-in = Inloggen met een passkey
page-owner = Laat zien dat jij het bent
page-owner-note = Dit blijft ook na het uitloggen bestaan. Daarom wordt om je wachtwoord of een passkey gevraagd.
page-owner-continue = Verder
page-owner-passkey = Gebruik een passkey
page-passkey-used = Laatst gebruikt op { $when }
page-passkey-unused = Gemaakt op { $when }, nog niet gebruikt
page-passkey-not-signed = Er is geen passkey gebruikt. Het apparaat heeft er geen voor deze site, of je bent gestopt.
page-sign-in = Inloggen
page-sign-in-note = De link in je e-mail werkt één keer. Je kunt meteen een nieuw wachtwoord kiezen.
page-sign-in-password = Nieuw wachtwoord (als je wilt)
page-change-password = Wijzig het wachtwoord
page-password-changed = Het wachtwoord is gewijzigd. Andere toestellen moeten opnieuw inloggen.
page-delete-account = Verwijder het account
page-delete-really = Verwijder het voorgoed
page-delete-note = Vul hierboven je wachtwoord in. Je plaatsen blijven bij wie de links heeft.
page-tell = Laat me weten wanneer ik aan de beurt ben
page-tell-note = Voor spellen die dagen duren: één bericht zodra een tafel op je wacht en je niet kijkt, hoeveel beurten het ook zijn.
page-tell-off = Deze server verstuurt geen berichten. Wie hem beheert kan dat veranderen.
page-tell-none = Er wordt je nog niets gestuurd.
page-tell-mail = E-mail
page-tell-discord = Discord
page-tell-json = Webhook
page-tell-push = Deze browser
page-tell-browser = Een browser
page-tell-mail-address = E-mailadres
page-tell-webhook-address = Adres van de webhook
page-tell-add = Toevoegen
page-tell-add-browser = Laat het me in deze browser weten
page-tell-try = Stuur een proefbericht
page-tell-tried = Het proefbericht is onderweg.
page-tell-unconfirmed = Nog niet bevestigd: open de link in de e-mail die erheen is gestuurd.
page-tell-failed = Het laatste bericht kon daar niet worden bezorgd. Kijk het adres na, of verwijder het.
page-tell-failed-push = Het laatste bericht kwam in die browser niet aan. Verwijder hem, of zet berichten daar opnieuw aan.
page-tell-muted = Hier komen geen berichten meer; het adres dient nog wel om in te loggen. Voeg het opnieuw toe om er weer berichten te krijgen.
page-tell-after = Wacht met het bericht
page-tell-after-minutes = { $n ->
    [0] Niet wachten
    [one] Eén minuut
   *[other] { $n } minuten
}
page-tell-remind = Herinner me nog één keer
page-tell-remind-hours = { $n ->
    [0] Nooit
    [one] Na een uur
   *[other] Na { $n } uur
}
page-tell-quiet = Stille uren
page-tell-quiet-from = van
page-tell-quiet-until = tot
page-tell-away = Geen berichten vóór (vakantie)
page-tell-save = Opslaan
page-tell-saved = Opgeslagen.
page-tell-here = Laat me weten wanneer ik aan deze tafel aan de beurt ben
page-waiting = { $n ->
    [one] Eén tafel wacht op je, al { $time }.
   *[other] { $n } tafels wachten op je, een daarvan al { $time }.
}
page-waiting-go = Ga erheen
page-rated = Spel met rating
page-rated-note = Het telt voor de ratings als iedereen aan tafel een account heeft. Wie weggaat, wordt laatste: ook wie de plaats aan een computer geeft of twee keer door de tijd gaat.
page-rated-yes = Telt voor de ratings
page-rated-no = Telt niet mee
page-ratings = Ratings
page-ratings-note = Mensen en computers op één schaal; iedereen begint op 1500. Achter ± staat hoe onzeker het cijfer nog is.
page-ratings-none = Hier heeft nog niemand een rating.
page-rating-of = { $rating } ± { $uncertainty }
page-games = { $n ->
    [one] Eén spel
   *[other] { $n } spellen
}
statistics-opening = { $first }, dan { $second }
page-statistics = Statistiek
page-statistics-note = Wat elk ding deed voor wie het had. De balk is het interval dat het ware aandeel overwinningen 19 van de 20 keer bevat; het streepje is het aandeel bij gelijke kansen.
page-statistics-whose = Wiens spellen
page-statistics-of = { $whose ->
    [people] Van iedereen
    [computers] Van de computers
   *[mine] Van mij
}
page-statistics-about = Waarover
page-statistics-kind = { $kind ->
    [path] Paden
    [leader] Leiders
   *[opening] Openingen
}
page-statistics-share = { $share } % gewonnen
page-statistics-between = { $low } tot { $high } %
page-statistics-points = gemiddeld { $points } punten
page-statistics-spread = gemiddeld { $points } punten ({ $low } tot { $high })
page-statistics-none = Nog geen uitgespeeld spel vertelt hierover.
page-statistics-log-in = Log in om de jouwe te zien.
page-profile = Mijn spellen en ratings
page-profile-paths = Per Pad
page-profile-met = Tegenstanders
page-profile-met-people = Mensen
page-profile-ahead = { $n ->
    [one] één keer voor hen geëindigd
   *[other] { $n } keer voor hen geëindigd
}
page-profile-average = gemiddeld { $n }
page-achievements = Prestaties
page-achievement-progress = { $have } van { $needed }
achievement-first-game = Eerste voetafdruk
achievement-first-game-note = Speel een spel uit.
achievement-first-win = De tijd vooruit
achievement-first-win-note = Win een spel.
achievement-alone = Alleen met de machine
achievement-alone-note = Versla een solotegenstander.
achievement-four-win = Eén tegen drie
achievement-four-win-note = Win een spel met vier spelers.
achievement-machine = Geest in de tandwielen
achievement-machine-note = Win waar een Expert of een Meester zit.
achievement-giant = Reuzendoder
achievement-giant-note = Win van iemand met een hogere rating.
achievement-hair = Op een haar na
achievement-hair-note = Win met één punt of minder.
achievement-landslide = Aardverschuiving
achievement-landslide-note = Win met 20 punten of meer.
achievement-high = Gouden eeuw
achievement-high-note = Haal 75 punten.
achievement-phoenix = Feniks
achievement-phoenix-note = Win het spel na een dat je als laatste verloor.
achievement-streak = Tijdlus
achievement-streak-note = Win drie spellen op rij.
achievement-modules = Alles op tafel
achievement-modules-note = Win met twee of meer modules.
achievement-superproject = Monument
achievement-superproject-note = Bouw een Superproject.
achievement-superprojects = Bouwmeester
achievement-superprojects-note = Heb aan het einde van een partij drie Superprojecten.
achievement-every-type = Hele stad
achievement-every-type-note = Heb aan het einde van een partij een gebouw van elk van de vier soorten.
achievement-evacuated = Veerman
achievement-evacuated-note = Evacueer in vijf partijen.
achievement-evacuated-first = Eerste schip
achievement-evacuated-first-note = Evacueer in het eerste Tijdperk na de Inslag.
achievement-seamless = Zonder naad
achievement-seamless-note = Win zonder Anomalie hoewel je uit de toekomst hebt geleend.
achievement-no-debts = Schulden voldaan
achievement-no-debts-note = Win nadat je alles aan de toekomst hebt teruggegeven.
achievement-paths = Zwerver
achievement-paths-note = Speel vier verschillende Paden.
achievement-path-wins = Alle wegen leiden naar huis
achievement-path-wins-note = Win met vier verschillende Paden.
achievement-company = Goed gezelschap
achievement-company-note = Speel met tien verschillende mensen.
achievement-veteran = Oude rot
achievement-veteran-note = Speel 25 spellen uit.
page-profile-wins = { $n ->
    [one] één overwinning
   *[other] { $n } overwinningen
}
page-profile-points = gemiddeld { $n } punten
page-profile-history = Laatste spellen
page-profile-none = Nog geen uitgespeelde spellen.
page-profile-none-rated = Nog geen spellen met rating.
page-profile-place = Plaats { $place } met { $points } punten
page-profile-left = Een computer speelde verder
page-profile-missing = Niemand heet zo.
page-leagues = Competities
page-leagues-note = Toernooien over weken of op één avond. De server maakt de tafels van elke ronde en houdt de stand bij.
page-leagues-none = Er zijn nog geen competities.
page-league-new = Een competitie organiseren
page-league-needs-account = Om een competitie te organiseren of eraan mee te doen heb je een account nodig.
page-league-name = Naam van de competitie
page-league-format = Vorm
page-league-swiss = Zwitsers
page-league-note-swiss = Elke ronde ontmoet je iemand die het even goed deed, en niemand twee keer zolang dat kan.
page-league-round-robin = Allen tegen allen
page-league-note-round-robin = Iedereen ontmoet iedereen één keer, met twee aan een tafel.
page-league-knock-out = Knock-out
page-league-note-knock-out = Twee aan een tafel; wie wint gaat door. Na gelijkspel is dat wie het eerst geloot werd.
page-league-seats = Spelers aan een tafel
page-league-rounds = Rondes
page-league-rounds-needed = Zoveel als nodig
page-league-time = Tijd voor een ronde
page-league-late = Als de tijd om is
page-league-late-draw = Onaf is gelijkspel
page-league-late-note-draw = Spellen die niet af zijn tellen als gelijkspel.
page-league-late-loss = Wie aan de beurt is verliest
page-league-late-note-loss = Spellen die niet af zijn worden verloren door wie aan de beurt is.
page-league-clock-note = Een computer neemt het over van wie geen tijd meer heeft; wie niet terugkomt is laatste aan die tafel.
page-league-rated-note = De spellen tellen mee voor de ratings.
page-league-make = Maak de competitie
page-league-players = { $n ->
    [one] één speler
   *[other] { $n } spelers
}
page-league-status = { $status ->
    [open] Wacht op spelers.
    [running] Ronde { $round } van { $rounds }.
   *[over] Afgelopen.
}
page-league-until = Tot { $when }.
page-league-join = Meedoen
page-league-leave = De competitie verlaten
page-league-start = De competitie beginnen
page-league-call-off = Afgelasten
page-league-end = Nu beëindigen
page-league-waits = Er moeten twee spelers meedoen voor het kan beginnen. Stuur anderen het adres van deze pagina.
page-league-sure-leave = De competitie verlaten?
page-league-sure-leave-note = { $status ->
    [open] Je kunt terugkomen tot het begin.
   *[other] Je wordt niet meer ingedeeld en kunt niet terug. Speel het spel uit waar je in zit.
}
page-league-sure-end = De competitie beëindigen?
page-league-sure-end-note = { $status ->
    [open] Ze wordt afgelast en is voor iedereen weg.
   *[other] De stand blijft zoals hij is. Lopende spellen kunnen worden uitgespeeld en tellen hier niet.
}
page-league-yes = Ja
page-league-no = Nee
page-league-missing = Die competitie is er niet.
page-league-members = Wie meedoen
page-league-empty = Nog niemand.
page-league-standings = Stand
page-league-place = Plaats
page-league-played = Rondes
page-league-points = Punten
page-league-points-note = Eén voor een gewonnen tafel, aan een grotere tafel een deel ervan voor wie je verslaat
page-league-opponents = Tegenstanders
page-league-opponents-note = De punten van wie je ontmoet hebt
page-league-direct = Onderling
page-league-direct-note = Gewonnen van wie verder gelijk staan
page-league-margin = Verschil
page-league-margin-note = Overwinningspunten boven die van de anderen
page-league-ties = Wie evenveel punten hebben staan op volgorde van de punten van hun tegenstanders, dan van hun onderlinge spellen, dan van hun overwinningspunten boven die van de anderen. Een vrije ronde telt als winst.
page-league-left = vertrokken
page-league-nobody = Iemand die weg is
page-league-round = Ronde { $n }
page-league-play = Naar de tafel
page-league-look = Bekijken
page-league-match-late = De tijd was om
page-league-match-bye = Vrije ronde
page-league-rules = Regels van deze competitie
page-league-organizer = Organisator
page-sessions = Waar je bent ingelogd
page-session-since = Sinds { $when }
page-session-here = Dit apparaat
page-export = Download alles wat over je wordt bewaard
page-confirm-mail = Een e-mailadres bevestigen
page-confirm-done = Het adres is bevestigd. Je hoort het daar wanneer je aan de beurt bent, en je komt er binnen mee als je wachtwoord kwijt is.
page-confirm-failed = Deze link bevestigt niets meer. Voeg het adres opnieuw toe voor een nieuwe.
page-unsubscribe = Geen berichten meer
page-unsubscribe-done = Klaar: je krijgt daar geen berichten meer. In je account kun je het weer aanzetten.

page-lobby = Een tafel wordt gedekt
page-lobby-waits = { $n ->
    [one] Eén plaats is nog vrij.
   *[other] { $n } plaatsen zijn nog vrij.
}
page-lobby-ready = Iedereen is er: start wanneer je wilt.
page-lobby-absent = Iedereen heeft een plaats. Stuur de links naar wie er nog niet is; je kunt ook zonder hen starten.
page-lobby-host = Iedereen heeft een plaats. De gastheer start het spel.
page-sit-here = Ga hier zitten
page-this-is-you = Dit ben jij
page-registered = Account
page-link-of = Link voor { $name }
page-new-link = Maak een link
page-seat-a-computer = Zet er een computerspeler
page-leave = Verlaat de tafel
page-start-waits = Vul eerst elke plaats: stuur links, of zet er computerspelers.
page-table-rules = Regels van deze tafel
page-pool-rules = Regels van de spellen
page-rules-edit = De regels veranderen
page-rules-edit-note = Iedereen met een plaats moet met de nieuwe regels instemmen voor je kunt beginnen.
page-rules-path = Pad van plaats { $n }
page-rules-twice = Een Pad kan maar door één speler gespeeld worden.
page-rules-save = De regels van deze tafel veranderen
page-rules-changed = De gastheer heeft de regels veranderd.
page-rules-changed-note = Bekijk ze en stem in, of verlaat de tafel.
page-agree = Ik stem in
page-new-link-note = Een nieuwe link maakt een einde aan de oude; wie hem opent ziet deze regels en hoeft niet opnieuw in te stemmen.
page-not-agreed = Heeft nog niet ingestemd
page-start-waits-agree = De regels zijn veranderd: wacht tot iedereen heeft ingestemd.
page-seed = Startgetal
page-watch-link = Link voor kijkers

page-refused-old = Deze link opent zijn plaats niet meer
page-refused-old-do = De speler maakte een nieuwe, of gaf de plaats door. Vraag de huidige link aan wie hem stuurde. Hoort de plaats bij je account, log dan in.
page-refused-stranger = Je hebt geen plaats aan deze tafel
page-refused-stranger-do = Vraag een speler om de link van een plaats of die voor kijkers. Hoort een plaats bij je account, log dan in.
page-refused-shared = Alleen wie aan deze tafel zit, kan dit openen
page-refused-shared-do = Niet iedereen mag bij dit spel meekijken. Vraag wie je de link stuurde om de link voor kijkers. Heb je zelf een plaats in het spel, log dan in.
page-refused-broken = Dit spel kan hier niet verder
page-refused-broken-do = Het werd gespeeld onder een andere versie van de regels, die deze server niet meer leest. Het verslag, als je er een bewaarde, kun je nog openen.
page-refused-gone = Die tafel bestaat niet
page-refused-gone-do = Misschien is het adres afgebroken, of werd de tafel verwijderd. Vraag de link opnieuw, of begin een nieuw spel.
page-refused-full = Het is nu te druk aan de tafel
page-refused-full-do = Er kijken van hieruit te veel mensen tegelijk. Probeer het zo meteen opnieuw.
page-ended-seat-left = Je hebt deze plaats verlaten
page-ended-seat-left-do = Iemand anders kan hem nu nemen. Wacht de tafel nog, dan kun je weer gaan zitten.
page-ended-seat-handed = Deze plaats heeft een nieuwe link
page-ended-seat-handed-do = Wie de nieuwe link heeft, speelt hier nu; de oude opent niets meer. Was jij dat niet, vraag het dan aan de gastheer.
page-ended-seat-to-computer = Een computerspeler zit nu op deze plaats
page-ended-seat-to-computer-do = Hij werd weggegeven voor het spel begon. Vraag de gastheer om een andere plaats, of om de link voor kijkers.
page-ended-logged-out = Je bent uitgelogd
page-ended-logged-out-do = Je logde uit of veranderde je wachtwoord, hier of op een ander apparaat. Log in om naar je plaats terug te keren.
page-ended-table-gone = Deze tafel is weg
page-ended-table-gone-do = Hij werd verwijderd omdat niemand hem nog gebruikte. Begin een nieuw spel, of bekijk je andere tafels.

page-lost = Verbinding weg. Er wordt vanzelf opnieuw geprobeerd …
page-lost-sending = Verbinding weg. Je zet is bewaard en wordt opnieuw gestuurd …
page-too-late = De tafel is intussen verder. Kijk opnieuw.

page-hand-over = { $name } is aan de beurt
page-hand-over-note = Geef het toestel aan { $name }. Wat de andere speler weet, blijft verborgen.
page-hand-over-ready = Ik ben { $name }

page-together = Praten en mensen
page-tab-chat = Chat
page-tab-notes = Mijn notities
page-tab-people = Mensen
page-chat-note = Iedereen met een plaats leest dit.
page-chat-watchers = Kijkers praten onder elkaar; spelers lezen dit niet.
page-chat-empty = Niemand heeft al iets gezegd.
page-chat-hidden = Je hebt deze speler geblokkeerd.
page-chat-show = Toon het bericht
page-chat-say = Zeg iets
page-chat-send = Stuur
page-chat-unread = { $n ->
    [one] Praten: één nieuw bericht
   *[other] Praten: { $n } nieuwe berichten
}
page-notes-note = Alleen jij ziet je notities.
page-notes-loading = Ophalen …
page-notes-writing = Schrijven …
page-notes-kept = Bewaard.
page-notes-failed = Kon niet bewaard worden. Kopieer het voor je weggaat.
page-people = Mensen
page-here = Hier
page-away = Weg
page-not-yet = Nog niet hier
page-watching = { $n ->
    [one] Eén persoon kijkt mee.
   *[other] { $n } mensen kijken mee.
}
page-come-back = Neem mijn plaats terug
page-give-seat = Mijn plaats afstaan
page-give-seat-counts = Dit spel telt mee, dus je plaats blijft van jou; log in op een ander apparaat. Als een computer hier voor je zet, heb je het spel verlaten en word je laatste, ook als je terugkomt.
page-give-seat-note = Geef ze aan iemand met een nieuwe link, of laat een computerspeler verder spelen tot je terugkomt.
page-hand-seat = Maak een link om door te geven
page-handed = Je oude link geldt niet meer. Wie deze opent, speelt in jouw plaats verder:
page-let-computer = Laat de computer spelen
page-replace-absent = Zet hier een computerspeler (als hun tijd om is)
page-takeback-ask = Vraag of ik mijn laatste keuze mag terugnemen
page-takeback-note = Iedereen aan tafel moet instemmen. Alles wat volgde gaat mee, ook worpen; wat gezien is blijft gezien, en dezelfde keuze brengt dezelfde worp.
page-takeback-asks = { $name } vraagt om de laatste keuze en alles wat volgde terug te nemen.
page-takeback-mine = Je vraagt om je laatste keuze en alles wat volgde terug te nemen. Nog te antwoorden: { $names }.
page-takeback-yes = Ik stem in
page-takeback-no = Ik stem niet in
page-takeback-withdraw = Toch niet
page-vacation = Vakantie
page-vacation-note = Tot { $days } dagen per jaar staan je klokken stil waar beurten dagen duren, mag niemand je vervangen en krijg je geen berichten. De anderen zien wanneer je terugkomt. Deadlines van competities wachten niet.
page-vacation-until = Weg tot { $day }
page-vacation-back = Ik ben terug
page-vacation-days = Dagen, vanaf nu
page-vacation-take = Op vakantie gaan
page-vacation-left = { $n ->
    [one] Er is nog één dag over.
   *[other] Er zijn nog { $n } dagen over.
}
page-vote-absent = Stem voor een computerspeler hier (als hun tijd om is)
page-voted = { $votes } van { $needed } willen het.

page-log = Verloop
page-log-earlier = Toon wat ervoor kwam
page-log-you = je
page-log-look = Toon het bord op dat moment
page-since = Sinds je laatste beurt
page-since-on = Verder
page-scores = Punten
page-scores-now = Zoals het nu staat. Eindspelvoorwaarden tellen pas aan het eind; bij gelijke stand telt het voor iedereen.
page-score-line = Bron
page-won = { $n ->
    [one] { $names } wint
   *[other] { $names } winnen samen
}
page-winner = Winnaar
page-podium = Het podium
page-podium-place = { $n }e
page-rematch = Revanche
page-rematch-go = Naar de revanche
page-rematch-asked = { $n ->
    [one] { $names } wil een revanche.
   *[other] { $names } willen een revanche.
}
page-rematch-asked-note = Ze begint zodra iedereen wil.
page-rematch-waits = De revanche begint zodra iedereen wil. We wachten op { $names }.
page-left = heeft het spel verlaten
page-left-note = Wie een spel verlaat dat meetelt, wordt laatste, wat de punten ook zeggen.
page-back-to-table = Bekijk de tafel
page-chart = Punten per Tijdperk en bron
page-chart-era = Tijdperk { $n }
page-chart-start = Begin
page-chart-as-table = Als tabel
page-full-screen = Volledig scherm

page-replay = Herhaling
page-replay-start = Naar het begin
page-replay-back = Eén zet terug
page-replay-play = Afspelen
page-replay-pause = Pauze
page-replay-on = Eén zet verder
page-replay-end = Naar de laatste zet
page-replay-move = Zet
page-replay-at = Zet { $n } van { $of }
page-replay-when = Tijdperk { $era }, { $phase }
page-replay-speed = Snelheid
page-replay-eye = Door wiens ogen
page-replay-eye-own = Mijn eigen blik
page-replay-link = Kopieer een link naar deze zet
page-replay-leave = Terug naar nu
page-download = Download het verslag

## The page: table

ui-timeline = Tijdlijn
ui-timeline-strip = Tijdlijn: Tijdperk { $n } van { $of }, de Inslag komt na Tijdperk { $after }
ui-main-board = Speelbord
ui-era = Tijdperk { $n }
ui-era-now = Tijdperk { $n } · nu
ui-era-of = Tijdperk { $n } van { $of }
ui-now-word = nu
ui-impact = INSLAG
ui-impact-word = Inslag
ui-impact-after = einde Tijdperk { $n }
ui-impact-past = na Tijdperk { $n }
ui-impact-capital = De Hoofdstad stort in
ui-impact-evacuation = De Evacuatie is open
ui-skip = Overslaan
ui-focus = Focus
ui-focus-of = Focus van { $who }
ui-warp-tile = Warp-tegel
ui-warp-tiles = Je Warp-tegels
ui-warp-left = Warp-tegels over
ui-warp-on-timeline = { $n } op de Tijdlijn
ui-warp-not-this = Niet deze twee samen
ui-superproject-built = Gebouwd
ui-face-down = Superproject, gedekt
ui-endgame = Eindspelvoorwaarden, elk { $n } punten
ui-most-at-end = Eindbonus
ui-all-tie = allen
ui-endgame-most-workers = Werknemers
ui-endgame-most-water = Water
ui-endgame-most-breakthroughs = Doorbraken
ui-endgame-most-occupied-spots = Volle plekken
ui-endgame-highest-morale = Moreel
ui-endgame-longest-travel-ranges = Reisbereik
ui-endgame-most-superprojects = Superprojecten
ui-endgame-most-time-travels = Tijdreizen
ui-endgame-fewest-anomalies = Minst Anomalieën

ui-closed = gesloten
ui-closed-until-impact = Gesloten tot de Inslag
ui-action-construct = Een gebouw uit het aanbod, of het Superproject in je Focus.
ui-action-council = Doe een Hoofdstadactie waarvan alle velden bezet zijn.
ui-action-council-short = kopieert een volle actie
ui-action-evacuation = Elk één keer; wie laatst komt, scoort minder:
ui-action-purify = Plaats voor iedereen
ui-pays-less = 1 minder
ui-sure-no-suits = Zonder Exopak kan niemand dit Tijdperk naar het hoofdbord. Toch zonder verder?
ui-vain-force = Niemand is Vermoeid: dit zou alleen je Moreel verlagen.
ui-vain-council = Geen Hoofdstadactie is vol: je zou enkel de plaats innemen.
ui-beside-log = Logboek en modules
# Long words of the names on narrow tiles, with a dot where they may be broken.
ui-long-words = Resonantie·kathedraal Splinter·erts Welvaarts·maat·schappij Conti·nuüm·stabili·sator Antizwaarte·kracht·veld Deeltjes·versneller Tijd·toerisme Woestenij·temmer Synthe·tische Endor·fines materie·omzetter Tekto·nische Reddings·capsules Uranium·kernen onderzoeks·centrum Tijd·perken Eindspel·voorwaarden Neu·tronium
ui-force = Dwingen
ui-twice = twee keer
ui-stays-motivated = blijft Gemotiveerd
ui-next-first = Startspeler van het volgende Tijdperk
ui-trade-ring = { $what }: elk kan geruild worden voor zijn buren
ui-trade-for = voor
ui-research-how = { $rolls ->
    [yes] Werp beide stenen, of leg er één waar het veld dat zegt.
   *[no] Leg één steen, werp de andere.
}
ui-short = { $space ->
    [construct] Bouwen
    [recruit] Werven
    [research] Research
    [council] Raad
    [mine] Delven
    [purify] Zuiveren
    [trade] Handel
    [evacuation] Evac
    [post] Posten
    [valley_capital] Vallei
   *[other] { action }
}

ui-offer = Aangeboden gebouwen
ui-offer-primary = Aanbod: eerste
ui-offer-secondary = Tweede
ui-stack-empty = leeg
ui-any-bonus = elk
ui-spots-of = Bouwplekken van { $who }
ui-spots-first = Plek: eerste
ui-spots-second = Tweede
ui-spots-third = Derde
ui-empty = leeg
ui-can-pay = betaalbaar
ui-cannot-pay = nog niet
ui-anomaly = Anomalie
ui-seal = Verwijder de Anomalie
ui-tile-worker = { $who ->
    [scientist] Wetenschapper
    [engineer] Ingenieur
    [administrator] Beheerder
    [genius] Genie
   *[any] { $fate ->
        [motivated] Elke, Gemotiv.
        [dies] Elke, verloren
       *[tired] Elke
    }
}
ui-tile-free = Gratis Actie
ui-tile-always = Altijd
ui-tile-built = Zodra gebouwd
ui-tile-placed = Zodra gelegd
ui-tile-trigger = Vanzelf
ui-tile-in-use = In gebruik
ui-tile-free-used = Gebruikt
ui-type-short = { $type ->
    [power_plant] Centrale
    [factory] Fabriek
    [life_support] Leven
   *[lab] Labo
}

ui-you = Jij
ui-your-board = Jouw bord
ui-board-of = Bord van { $who }
ui-path-side = { $path }, kant { $side }
ui-points = punten
ui-points-beside = { $n ->
    [one] punt
   *[other] punten
}
ui-assets = Bezit
ui-breakthroughs = Doorbraken
ui-paradox = Paradox
ui-paradox-at = { $n } van { $of } Paradoxen; de laatste brengt een Anomalie
ui-exosuits = Exopakken
ui-exosuits-line = { $ready } klaar, { $out } uit, { $off } leeg
ui-suits-ready = { $n ->
    [one] { $n } Exopak klaar
   *[other] { $n } Exopakken klaar
}
ui-hex-ready = klaar
ui-hex-covered = bedekt sinds de Inslag
ui-hex-lit = kan opgeladen worden
ui-hex-off = niet opgeladen
ui-hex-open = leeg
ui-active = Actief
ui-tired = Vermoeid
ui-busy = Bezig
ui-nobody = niemand
ui-morale-up = Moreel +1
ui-morale-down = Moreel −1
ui-fate-motivated = blijft Gemotiveerd
ui-fate-dies = gaat verloren
ui-morale = Moreel
ui-morale-line = punten, Levering
ui-morale-at = Moreelstap { $n } van { $of }, { $vp } punten
ui-travel = Tijdreizen
ui-travel-at = Tijdreizen stap { $n }, { $vp } punten
ui-leader-to-choose = Nog geen leider
ui-evacuation = Evacuatie
ui-evacuated = gedaan
ui-condition-met = voorwaarde vervuld
ui-of = { $n } van { $of }
ui-per = per
ui-first-player = Startspeler
ui-turn-order = Volgorde
ui-your-turn = Jouw beurt
ui-to-act = aan zet
ui-thinking = denkt na
ui-passed = gepast
ui-enlarge = Toon het bord van { $who }
ui-hours = { $n } u
ui-menu = Menu
ui-others-and-decision = Andere spelers, wat er gebeurde, en jouw keuze
ui-what-happened = Wat er gebeurde
ui-parts = Delen van de tafel
ui-tab-board = Bord
ui-tab-me = Ik
ui-tab-others = Anderen
ui-tab-timeline = Tijdlijn
ui-tab-log = Verloop
ui-lit-places = verlichte plaatsen

ui-decision = Keuze
ui-options = Opties
ui-more-options = Meer opties
ui-lit-now = Nu mogelijk
ui-free-now = Gratis Actie, nu mogelijk
ui-your-move = Jouw zet: wie zet je in?
ui-turn-passed = Er valt voor jou niets meer te doen: je past.
ui-turn-stands = Je beurt is klaar. Ze kan niet meer ongedaan worden gemaakt: er is iets nieuws gezien.
ui-sending = Wordt verstuurd: { $what }
ui-where = { $worker ->
    [scientist] Waar gaat je Wetenschapper heen?
    [engineer] Waar gaat je Ingenieur heen?
    [administrator] Waar gaat je Beheerder heen?
   *[genius] Waar gaat je Genie heen?
}
ui-pick-lit = Kies een verlichte plaats, of eerst een Werknemer.
ui-pick-or-free = Kies een verlichte plaats, of doe eerst een Gratis Actie.
ui-choose-worker = Kies een Werknemer
ui-free-actions = Gratis Acties
ui-free-action = Gratis Actie
ui-waiting-for = Wachten op { $who }
ui-one-moment = Een ogenblik
ui-step = { $who }: stap { $n } van { $of }
ui-step-next = Volgende
ui-step-rest = Toon de rest
ui-step-on = Verder met het spel
ui-step-next-key = Volgende stap van een solotegenstander
ui-step-through = Zijn beurten stap voor stap
ui-earlier = Een eerder moment
ui-undo = Terug
ui-hint = Tip
ui-hint-would = De computerspeler zou kiezen: { $what }
ui-hint-chance = { $chance } % kans om te winnen, ongeveer { $points } punten aan het eind: { $sources }
ui-hint-why = Vergeleken met de op één na beste: { $reasons }
ui-hint-other = Of: { $what } ({ $chance } % kans om te winnen, ongeveer { $points } punten)
ui-pass = Pas
ui-end-turn = Beurt klaar
ui-pass-sure = { $workers ->
    [0] { $free ->
        [one] Je hebt nog een Gratis Actie. Passen voor de rest van het Tijdperk?
       *[other] Je hebt nog { $free } Gratis Acties. Passen voor de rest van het Tijdperk?
    }
    [one] { $free ->
        [0] Een Actieve Werknemer kan nog iets doen. Passen voor de rest van het Tijdperk?
       *[other] Een Actieve Werknemer kan nog iets doen, en er zijn nog Gratis Acties. Passen voor de rest van het Tijdperk?
    }
   *[other] { $free ->
        [0] Er zijn nog { $workers } Actieve Werknemers, en iemand kan nog iets doen. Passen voor de rest van het Tijdperk?
       *[other] Er zijn nog { $workers } Actieve Werknemers en Gratis Acties. Passen voor de rest van het Tijdperk?
    }
}
ui-keep-playing = Verder spelen
ui-pass-anyway = Toch passen
ui-confirm = Bevestigen
ui-cancel = Annuleren
ui-close = Sluiten
ui-which = Welke?
ui-codex = Codex
ui-costs = Kost
ui-costs-here = Kost hier
ui-or = of
ui-keys = Toetsen
ui-keys-numbers = de keuze met dat nummer nemen
ui-keys-arrows = van plaats naar plaats gaan
ui-keys-escape = loslaten wat gekozen was
ui-now = Voor jou, nu
ui-score-now = De stand van dit moment

ui-tip-era = Naar voorbije Tijdperken kun je reizen: je Focus gaat erheen, en je kunt er Warp-tegels van jou terugsturen.
ui-tip-focus = Het Tijdperk waar de eigenaar naar kijkt. Het Superproject daar kan gebouwd worden.
ui-tip-impact = Als dit Tijdperk eindigt, stort de Hoofdstad in: haar velden krijgen tegels die één keer werken, enkele zeshoeken worden bedekt, en de Evacuatie gaat open.
ui-tip-recruit-genius = Een Ingenieur kan geen Genie aanwerven.
ui-tip-mine-pool = Wie delft, neemt er hiervan één, naast wat het veld geeft.
ui-tip-die = { $rolls ->
    [yes] Bij Research worden beide dobbelstenen geworpen, of wordt er één gelegd waar het veld dat zegt; samen zeggen ze welke Doorbraak het is.
   *[no] Bij Research wordt één dobbelsteen gelegd en de andere geworpen; samen zeggen ze welke Doorbraak het is.
}
ui-tip-spot = Een lege plek. Een gebouw van dit type komt op de eerste lege plek van zijn rij en kost wat daar staat.
ui-tip-hex = Een Exopak dat je hier oplaadt, laat dit Tijdperk één Werknemer op het Speelbord werken. Een lege zeshoek geeft Water.
ui-tip-hex-lost = De Inslag zal deze zeshoek bedekken.
ui-tip-worker-scientist = Bouwt en onderzoekt{ $n ->
    [0] .
   *[other] ; zuivert { $n } Water meer.
}
ui-tip-worker-engineer = Bouwt voor 1 Titanium minder, werft aan, en blijft Gemotiveerd in de mijn.
ui-tip-worker-administrator = Werft aan, ruilt twee keer, en blijft Gemotiveerd na Levering.
ui-tip-worker-genius = Vervangt elk type.
ui-tip-morale = Boven staan de punten van elke stap, onder het Water dat Levering er kost.
ui-tip-travel = Een stap voor elke teruggestuurde Warp-tegel. De getallen zijn punten aan het einde.
ui-tip-paradox = Warp-tegels die in het verleden blijven, kunnen Paradoxen werpen. Is de rij vol, dan slaat een Anomalie toe.
ui-tip-breakthrough = Betaalt Superprojecten. Aan het einde is elke een punt waard, en een set van drie vormen meer.
ui-tip-asset-titanium = Grondstof. Elk gebouw heeft het nodig.
ui-tip-asset-uranium = Grondstof. Labo’s, Levensonderhoud en veel Superprojecten hebben het nodig.
ui-tip-asset-gold = Grondstof. Fabrieken en veel Superprojecten hebben het nodig.
ui-tip-asset-neutronium = De zeldzaamste Grondstof. Energiecentrales hebben het nodig.
ui-tip-asset-water = Betaalt Levering, betere velden en veel gebouwen.
ui-tip-asset-core = Laadt Exopakken op.
ui-tip-asset-vp = Overwinningspunten op fiches; ze tellen zoals ze zijn.
ui-tip-symbol-inspiring_message = Wie hier een Warp-tegel legt, klimt een Moreelstap.
ui-tip-symbol-glorious_future = Wie hier een Warp-tegel legt, krijgt 1 OP.
ui-tip-symbol-parallel_timeline = Wat je hier leent, krijg je twee keer.
ui-tip-symbol-stable_time_rift = Wie hier een Warp-tegel legt, legt een Paradox terug.
ui-tip-symbol-grim_message = Wie hier een Warp-tegel legt, daalt een Moreelstap.
ui-tip-symbol-collapsing_time_rift = Wie hier een Warp-tegel legt, krijgt een Paradox.

page-advised-against = { $one } en { $other } samen is af te raden.
page-undescribed = Geen enkel spelregelboek beschrijft { $one } en { $other } samen: elk volgt zijn eigen regels.
page-solo-note = Een tegenstander volgens vaste regels voor één speler: hij handelt volgens dobbelstenen en zijn eigen bord, hij denkt niet na.
page-solo-modules = { $n ->
    [0] { $who } speelt het basisspel, zonder modules.
   *[other] { $who } speelt met de modules waarvoor hij tegels heeft. Wat niet samengaat, kan niet aan.
}
page-difficulty = Moeilijkheid
page-log-revealed = omgedraaid: { $what }.
page-log-powers-up = { $who ->
    [you] je laadt { $n } Exopakken op.
   *[other] { $who } laadt { $n } Exopakken op.
}
ui-wins = { $who } wint met { $n } punten
ui-share = { $who } delen de overwinning met { $n } punten

ui-bot-route = Wat hij na elkaar doet
ui-bot-tokens = Zijn commandofiches en wat elk hierna zou doen
ui-bot-tracker = Verzet de teller { $tracker }
ui-added-seat-automaton = Zijn commandofiches
ui-added-view-solo_objectives = Solodoelen
ui-save-earth = Red de Aarde
ui-seal-fate = Bezegel het Lot
ui-no-slot = Als elk vak bezet is
ui-power-slots = Krachtplaatsen, in volgorde van aankomst
ui-power = Kracht { $n }

## The page: codex

codex-title = Codex
codex-search = Zoek onderdelen en regels
codex-group = Soort
codex-group-all = Alles
codex-group-rules = Regels
codex-group-differences = Wat er anders is
codex-group-spaces = Speelbord
codex-group-own_actions = Op elk Spelersbord
codex-group-capital_tiles = Tegels Instortende Hoofdstad
codex-group-paths = Paden
codex-group-leaders = Leiders
codex-group-evacuations = Evacuatievoorwaarden
codex-group-boards = Spelersborden
codex-group-warp_tiles = Warp-tegels
codex-group-breakthroughs = Doorbraken
codex-group-endgame_cards = Eindspelvoorwaarden
codex-group-recruit_cards = Werfkaarten
codex-group-recruit_bonuses = Bonussen bij het Aanwerven
codex-group-mine_cards = Delfkaarten
codex-group-asset_cards = Startkaarten
codex-group-dice = Dobbelstenen
codex-list = Wat er is
codex-found = { $n ->
    [0] Niets gevonden
    [one] { $n } onderwerp
   *[other] { $n } onderwerpen
}
codex-back = Terug naar de lijst
codex-costs = Kost
codex-see = Zie ook
codex-empty = Kies iets uit de lijst, of zoek ernaar.
codex-close = Sluiten
codex-card = { $group ->
    [recruit_cards] Werfkaart { $code }
   *[mine_cards] Delfkaart { $code }
}
codex-faces = de zijden: { $faces }.
codex-copies = { $n ->
    [one] er is er { $n } van.
   *[other] er zijn er { $n } van.
}
codex-board = { $path }, kant { $side }

## The page: guided first game

guide-title = Gids
guide-why = Waarom?
guide-next = Verder
guide-show = Toon het
guide-leave = Stop de gids
guide-open = Open de gids
guide-shut = Maak de gids klein
guide-progress = Hoe ver je bent
guide-try = Probeer: { $what }
guide-welcome-title = Welkom bij Anachrony
guide-welcome = We spelen samen twee Tijdperken, een kwartiertje, aan een echte tafel tegen een makkelijke computerspeler. Volg mijn raad of doe wat je wilt; ik ga mee.
guide-welcome-why = Dit spel leer je door het te spelen. Er kan niets stuk: je kunt zetten terugnemen, weggaan, en later verder waar je was.
guide-timeline-title = De tijd loopt naar rechts
guide-timeline = Dit is de Tijdlijn. We zijn in Tijdperk 1. Na Tijdperk 4 slaat een asteroïde in, en ten laatste na Tijdperk 7 is het spel uit. De meeste Overwinningspunten winnen.
guide-timeline-why = Boven elk Tijdperk ligt een Superproject, een grote prijs. Eronder komen je Warp-tegels: wat je van de toekomst hebt geleend.
guide-mine-board-title = Jouw mensen
guide-mine-board = Dit is je eigen bord: je Werknemers, je Exopakken, en twaalf plekken voor gebouwen. Je volgt het Pad van de Harmonie, met twee Wetenschappers en twee Ingenieurs die klaarstaan.
guide-mine-board-why = Actieve Werknemers kunnen nu aan de slag. Vermoeide moeten eerst wakker worden. Aan letter en vorm herken je de vier types.
guide-power-title = Laad Exopakken op
guide-power = Buiten is de lucht slecht: op het Speelbord heeft elke Werknemer een Exopak nodig. Je hebt vier Actieve Werknemers, dus laad er vier op. Drie zeshoeken zijn gratis, de vierde kost een Energiebron.
guide-power-why = Een lege zeshoek geeft 1 Water. Laad dus niet meer Exopakken op dan je Werknemers kunt uitsturen.
guide-power-done-title = Dat is genoeg
guide-power-done = Vier Exopakken voor vier Werknemers. Zeg dat je klaar bent; de lege zeshoeken geven je Water.
guide-power-done-why = Water is hier loon en eten. Een vijfde Exopak zou ongebruikt blijven staan.
guide-warp-title = Leen van je toekomst
guide-warp = Nu het mooiste. Vraag iets aan je toekomstige zelf, en je hebt het meteen. Vraag Neutronium: dat heb je nodig voor een Energiecentrale.
guide-warp-why = Je staat bij het verleden in de schuld. In Tijdperk 2 reizen we terug en geven we het terug, en dat levert punten op. Wie te laat is, riskeert Paradoxen.
guide-mine-title = Zet je eerste Werknemer in
guide-mine = Elke plaats die mintgroen oplicht, kan nu. Stuur een Ingenieur naar de mijn: kies de plaats, dan de Werknemer.
guide-mine-why = Om te bouwen heb je Titanium nodig, en er ligt Neutronium in de mijn om je schuld terug te betalen. Ingenieurs blijven daar Gemotiveerd: morgen is hij weer fris.
guide-mine-pool-title = Kies maar
guide-mine-pool = Uit de mijn neem je één Grondstof naar keuze en die naast je veld. Neem het Neutronium als het er nog ligt.
guide-mine-pool-why = Neutronium is de zeldzaamste Grondstof, en je bent er één schuldig.
guide-construct-title = Bouw iets
guide-construct = Nu Bouwen, met je tweede Ingenieur: Ingenieurs betalen 1 Titanium minder.
guide-construct-why = Gebouwen zijn punten en helpen je elk Tijdperk. Een Energiecentrale maakt Tijdreizen mogelijk.
guide-plant-title = Een Energiecentrale
guide-plant = Kies een Energiecentrale uit het aanbod. Ze komt op de eerste vrije plek van haar rij en kost wat daar staat; je ziet de prijs voor je beslist.
guide-plant-why = Het getal bij het oog zegt hoeveel Tijdperken ze terug reikt. Eén is voor ons genoeg.
guide-dark-title = Donkere plaatsen
guide-dark = Probeer dit: kies een plaats die niet oplicht. Ze zegt waarom het niet kan, en wat zou helpen.
guide-dark-why = Dat geldt hier voor alles: wijs een tegel aan, houd hem vast met je vinger of ga er met het toetsenbord heen, en hij zegt wat hij doet.
guide-research-title = Research
guide-research = Stuur een Wetenschapper naar Research.
guide-research-why = Met Doorbraken betaal je Superprojecten, en elke is aan het einde een punt waard; drie verschillende vormen zijn er nog twee meer.
guide-dice-title = Leg er één, werp de andere
guide-dice = Kies wat je legt: een vorm of een symbool. De andere dobbelsteen wordt geworpen.
guide-dice-why = Een worp kun je niet terugnemen, dus vanaf hier stopt ongedaan maken.
guide-breakthrough-title = Een vraagteken
guide-breakthrough = Je wierp het vraagteken: kies zelf het symbool.
guide-breakthrough-why = Kijk naar de Superprojecten op de Tijdlijn: elk vraagt een bepaalde Doorbraak.
guide-purify-title = Water
guide-purify = Je laatste Wetenschapper kan Water zuiveren. Er is plaats voor iedereen, en een Wetenschapper brengt er één meer mee.
guide-purify-why = Morgen heb je Water nodig om je Werknemers te wekken.
guide-morning-title = Het volgende Tijdperk
guide-morning = Iedereen kwam thuis, de meesten Vermoeid. Alleen je mijnwerker bleef Gemotiveerd. En omdat er Warp-tegels op Tijdperk 1 liggen, kan er voor Paradoxen geworpen zijn.
guide-morning-why = Wie in een voorbij Tijdperk het meest schuldig is, werpt: 0, 1 of 2 Paradoxen. Drie ervan worden een Anomalie, die een plek bedekt en 3 punten kost.
guide-power-again-title = Opnieuw opladen
guide-power-again = Deze keer volstaan drie Exopakken: de gratis.
guide-power-again-why = Sommige Werknemers blijven op je eigen bord, en daar heeft niemand een Exopak nodig.
guide-warp-again-title = Nog eens lenen?
guide-warp-again = Leen wat je wilt, of niets. Titanium is altijd welkom.
guide-warp-again-why = Elke tegel die blijft liggen is een risico. Maar een lening die je terugbetaalt, is punten waard.
guide-supply-title = Wek je mensen
guide-supply = Doe Levering op je eigen bord met je Ingenieur: je betaalt Water, alle Vermoeide Werknemers worden wakker, en je Moreel stijgt.
guide-supply-why = Werknemers dwingen zou ze gratis wekken, maar dan daalt je Moreel. Moreel is punten, en laag Moreel doet pijn.
guide-travel-title = Reis door de tijd
guide-travel = Zet nu een Werknemer op je Energiecentrale. Thuis is geen Exopak nodig.
guide-travel-why = Zo gaat je Focus naar het verleden. Daar kun je terugbetalen wat je schuldig bent.
guide-travel-era-title = Naar welk Tijdperk?
guide-travel-era = Reis naar Tijdperk 1: daar ligt je Warp-tegel.
guide-travel-era-why = Zolang je Focus in het verleden ligt, mag je ook het Superproject van dat Tijdperk bouwen.
guide-return-title = Sluit de kring
guide-return = Stuur het Neutronium terug. De tegel komt weer in je hand, en je gaat een stap vooruit op het spoor Tijdreizen.
guide-return-why = De eerste stappen zijn elk 2 punten waard. Wie veel reist, scoort veel.
guide-recruit-title = Aanwerven
guide-recruit = Werf iemand aan: zet je Genie, of een Ingenieur, op Aanwerven.
guide-recruit-why = Meer Werknemers, meer beurten. Een Genie telt bij het inzetten als elk type.
guide-recruit-who-title = Wie komt erbij?
guide-recruit-who = Kies een Werknemer. Elk brengt een kleine bonus mee.
guide-recruit-who-why = Een Genie mag de bonus kiezen. Denk anders aan wat je volgend Tijdperk wilt doen.
guide-free-turn-title = Jouw keuze
guide-free-turn = Deze beurt is van jou. Kijk wat oplicht, of vraag met Tip wat de computerspeler zou doen.
guide-free-turn-why = Vraag je af: welke Grondstof mis ik voor het volgende gebouw? Wie is er nog wakker?
guide-pass-title = Passen
guide-pass = Je Werknemers zijn allemaal op pad, of er valt niets meer te doen. Pas; het Tijdperk eindigt zodra iedereen gepast heeft.
guide-pass-why = Na het passen zet je dit Tijdperk niemand meer in. De pagina vraagt het na voor je iets verspilt.
guide-let-go-title = Laat je beurt los
guide-let-go = Kijk wat er veranderde. Je kunt nog terug. Ben je tevreden, beëindig dan je beurt.
guide-let-go-why = De anderen zien je zet, maar hij staat pas vast als je loslaat. Na een worp of een onthulling is er geen weg terug.
guide-other-title = Een keuze
guide-other = De balk vraagt je iets. Kies wat je het beste lijkt.
guide-other-why = Waar er maar één manier is, gaat het vanzelf. Hier zijn er meer.
guide-finish-title = Je kent het spel
guide-finish = Twee Tijdperken zijn voorbij, en je hebt gedolven, gebouwd, onderzocht, geleend en door de tijd gereisd. Speel dit spel uit, of begin er zelf een.
guide-finish-why = Na Tijdperk 4 komt de Inslag: hij sluit zeshoeken, maakt Hoofdstadacties sterker en opent de Evacuatie, de grote prijs van je Pad. In de codex staat alles.
guide-skip = Sla over
guide-play-on = Hier verder spelen
guide-next-chapter = Volgend hoofdstuk
guide-chapter-superproject = Superprojecten
guide-chapter-superproject-note = Je Focus, een Doorbraak en de Grondstoffen komen samen.
guide-chapter-council = Wereldraad en handel
guide-chapter-council-note = Als een plek vol is, en als je één Grondstof mist.
guide-chapter-debt = Schulden
guide-chapter-debt-note = Wat Warp-tegels kosten zolang ze in het verleden liggen.
guide-chapter-impact = De Inslag en de Evacuatie
guide-chapter-impact-note = Wat de asteroïde verandert, en de grote prijs van je Pad.
guide-chapter-score = Het einde en de score
guide-chapter-score-note = Wat telt als het laatste Tijdperk voorbij is.
guide-superproject-title = De grote prijzen
guide-superproject = Boven elk Tijdperk ligt een Superproject. Om er een te bouwen moet je Focus op dat Tijdperk liggen, en heb je zijn Grondstoffen, zijn Doorbraak en twee vrije plekken naast elkaar nodig. Hier heb je dat allemaal.
guide-superproject-why = Je Focus blijft in het heden zolang je niet reist. Het Superproject van dit Tijdperk is dus altijd binnen bereik, en na een Tijdreis een van vroeger.
guide-superproject-go-title = Bouwen
guide-superproject-go = Zet je Ingenieur op Bouwen, net als voor een gebouw: het is dezelfde actie.
guide-superproject-go-why = Wetenschappers, Ingenieurs en Genieën mogen bouwen. Een Ingenieur betaalt 1 Titanium minder.
guide-superproject-which-title = Kies het Superproject
guide-superproject-which = Naast de gebouwen op aanbod mag je het Superproject nemen van het Tijdperk waar je Focus ligt. Wijs het aan om de prijs te zien.
guide-superproject-which-why = Het is meer punten waard dan de meeste gebouwen, en wat het doet, blijft tot het einde van het spel.
guide-superproject-where-title = Waar komt het?
guide-superproject-where = Het neemt twee plekken in één rij. Kies de rij waarvan je de plekken het minst nodig hebt.
guide-superproject-where-why = Je betaalt wat het Superproject zegt, niet wat op de plekken staat. Het mag dus gerust op dure staan.
guide-superproject-end-title = Voorgoed van jou
guide-superproject-end = De punten tellen aan het einde, en wat het doet, werkt vanaf nu: wijs het aan om het te lezen.
guide-superproject-end-why = Mis je de ene Doorbraak die het vraagt, dan volstaan er twee van de getoonde vormen.
guide-council-title = Als een plek vol is
guide-council = Zijn alle velden van een actie bezet? In de Wereldraad kun je een Hoofdstadactie doen waarvan de velden vol zijn. Dat kost Water: 2 links, 1 rechts.
guide-council-why = Het linkse veld maakt je ook Startspeler vanaf het volgende Tijdperk. Wie in de Raad staat, moet de actie mogen doen.
guide-council-go-title = Naar de Raad
guide-council-go = Zet een Werknemer op het linkse veld van de Wereldraad.
guide-council-go-why = Is geen actie vol, dan maakt de Raad je alleen Startspeler; het veld licht dan stiller op en zegt dat.
guide-council-which-title = Welke actie?
guide-council-which = Kies de actie die de Raad je geeft, en doe ze zoals gewoonlijk.
guide-council-which-why = Alleen volle acties staan in de lijst. Het type van je Werknemer telt zoals daar.
guide-trade-title = Handel met de nomaden
guide-trade = Stuur nu je Beheerder om te handelen. Iedereen mag één keer ruilen, een Beheerder twee keer.
guide-trade-why = Wie handelt, blijft Gemotiveerd: deze Werknemer is in het volgende Tijdperk weer Actief.
guide-trade-what-title = Wat voor wat?
guide-trade-what = Kies een ruil. Denk aan wat je volgende gebouw mist.
guide-trade-what-why = 3 Water, 1 Energiekern, 1 Neutronium en 2 andere Grondstoffen staan in een kring; buren zijn er evenveel waard.
guide-council-end-title = Twee omwegen
guide-council-end = De Raad brengt je waar anderen staan, en de nomaden hebben wat de Mijn mist. Denk aan beide als een plan vastloopt.
guide-council-end-why = De Startspeler is elke ronde van het Tijdperk als eerste aan zet: de 2 Water waard als er weinig velden zijn.
guide-debt-title = Wat je schuldig bent
guide-debt = Er liggen Warp-tegels van jou op vorige Tijdperken: dingen die je had voor ze van jou waren. Wie op een vorig Tijdperk de meeste tegels heeft, werpt daar voor Paradoxen, en elke tegel die nooit terugkomt, kost aan het einde 2 punten.
guide-debt-why = De derde Paradox brengt een Anomalie. Die bedekt een plek en kost 3 punten.
guide-debt-travel-title = Terug naar je schuld
guide-debt-travel = Zet een Werknemer op je Energiecentrale; thuis heeft niemand een Exopak nodig.
guide-debt-travel-why = Het getal bij het oog zegt hoeveel Tijdperken ver ze terug reikt.
guide-debt-era-title = Welk Tijdperk?
guide-debt-era = Reis naar Tijdperk 1 en vereffen wat daar ligt.
guide-debt-era-why = Je geeft alleen terug wat je nu kunt betalen. Denk eerst aan de Tijdperken waar je meer tegels hebt dan de anderen.
guide-debt-return-title = Betaal het terug
guide-debt-return = Geef een Warp-tegel terug: je betaalt wat hij je ooit bracht, en de tegel is weer van jou.
guide-debt-return-why = Een tegel die zo terugkomt, is een stap op het spoor Tijdreizen, en elke stap is meer waard dan de vorige.
guide-debt-end-title = Schulden zijn gereedschap
guide-debt-end = Leen als het je tijd wint, en geef terug wat je Paradoxen zou kosten. Wat nooit terugkomt, kost 2 punten per tegel; soms is dat een eerlijke prijs.
guide-debt-end-why = Voor de laatste telling komen tegels die je nog kunt betalen vanzelf terug. Maar daarmee kom je niet verder op het spoor Tijdreizen.
guide-impact-title = De laatste rust
guide-impact = Tijdperk 4 loopt af. Zodra iedereen gepast heeft, slaat de asteroïde in. Twee zeshoeken van je bovenste rij dragen zijn teken: die worden bedekt.
guide-impact-why = Het spel eindigt na Tijdperk 7, of eerder, wanneer de laatste tegel Instortende Hoofdstad is opgebruikt.
guide-impact-pass-title = Laat hem komen
guide-impact-pass = Er valt niets nuttigs meer te doen. Pas, en beëindig je beurt.
guide-impact-pass-why = De andere speler heeft al gepast.
guide-impact-after-title = Na de Inslag
guide-impact-after = Twee van je zeshoeken zijn bedekt, dus Exopakken zijn nu duur. Elk veld van de Hoofdstad heeft een tegel Instortende Hoofdstad: de actie is sterker, maar één keer. En de Evacuatie is open.
guide-impact-after-why = Een tegel Instortende Hoofdstad die iemand gebruikte, is dicht zodra het Tijdperk eindigt.
guide-impact-power-title = Minstens één Exopak
guide-impact-power = Laad een Exopak op: ook de Evacuatie ligt op het Hoofdbord.
guide-impact-power-why = De zeshoeken die overblijven kosten elk een Energiekern, op één na.
guide-impact-ready-title = Genoeg?
guide-impact-ready = Laad er zoveel op als je kunt gebruiken, en zeg dan dat je klaar bent.
guide-impact-ready-why = Een lege zeshoek geeft nog altijd Water.
guide-evacuate-title = Evacueer
guide-evacuate = De voorwaarde van je Pad is vervuld. Stuur een Werknemer naar de Evacuatie.
guide-evacuate-why = Elke speler evacueert één keer. Wie de laatste is, scoort 3 punten minder: wacht dus niet te lang.
guide-impact-end-title = In veiligheid
guide-impact-end = Je kreeg de basis van je Evacuatie, en meer voor elke set die ze noemt; wat geteld werd, houd je. Er komen hoogstens 30 punten uit.
guide-impact-end-why = Plan haar vroeg: je bord toont van bij het begin wat je Evacuatie vraagt, en hoe ver je bent.
guide-score-title = De laatste beurt
guide-score = Tijdperk 7 is het laatste. Voor de telling komen Warp-tegels terug die je kunt betalen; elke tegel die overblijft, kost 2 punten.
guide-score-why = Daarmee ga je niet vooruit op het spoor Tijdreizen: wie op tijd teruggeeft, scoort dubbel.
guide-score-pass-title = Pas
guide-score-pass = Er valt niets meer te doen. Pas, en kijk hoe de anderen afronden.
guide-score-pass-why = Nu worden de Eindspelvoorwaarden beoordeeld: 3 punten voor elke waarin je voorop staat, alleen of gelijk.
guide-score-end-title = Wat telde
guide-score-end = Gebouwen en Superprojecten, beide sporen, Doorbraken met 2 extra per set van drie vormen, fiches, en de Eindspelvoorwaarden. Anomalieën kosten elk 3. Het scoreblad toont elke regel.
guide-score-end-why = Nu heb je alles gezien. De coach bij het scoreblad overloopt met jou een gespeeld spel, en zegt welke zetten het meest kostten.

# De eerste editie: wat zij eigen heeft.
effect-take-from-mine = neem 1 Grondstof die nog in de delfvoorraad ligt{ $then ->
    [none] { "" }
   *[other] ; daarna { $then }
}
effect-place-empty-suit = zet deze beurt een Exopak zonder Werknemer, dat handelt als met een Wetenschapper
effect-set-die-once = eventueel: betaal 1 Water om ook de tweede dobbelsteen in te stellen, één keer per Tijdperk als Gratis Actie
prompt-take-from-mine = Wat neem je uit de delfvoorraad?
prompt-more-treasure = 2 Water betalen voor nog een Grondstof uit de delfvoorraad?
prompt-place-empty-suit = Waar gaat het Exopak zonder Werknemer heen?
event-empty-suit = { $who ->
    [you] je zet een Exopak zonder Werknemer op { $place }.
   *[other] { $who } zet een Exopak zonder Werknemer op { $place }.
}
difference-lacks = Wat zij niet heeft
difference-without = Zij heeft geen { $what }.
difference-F05 = Beperkte voorraden
difference-F05-says = Water, Grondstoffen en Werknemers die op zijn, zijn er niet tot er weer terugkomen; hun plek in een voorraad blijft leeg. De blokjes naast de mijn worden er in de Voorbereiding gelegd. De variant “Onbeperkte voorraden” laat dit weg.
difference-F06 = Padfiches
difference-F06-says = Elke speler heeft er 8: één ligt op de Focus, één blijft na het evacueren op de Evacuatietegel, en elke Gratis Actie van een Tijdperk vraagt er één. Zonder Padfiche evacueert niemand.
difference-F14 = Evacuatie
difference-F14-says = Zij heeft geen maximum aan OP.
difference-F46 = Experimenten
difference-F46-says = Met Doomsday zijn er 10 kaarten van niveau 2.
difference-F50 = De Chronobot
difference-F50-says = Hij heeft zes fiches en speelt alleen het basisspel. Een Anomalie verwijderen kost hem 1 Grondstof en 1 Water. Jij kiest welke Doorbraak hij neemt.

# De regels van vóór de eerste doos: wat zij eigen hebben.
effect-longer-range = je Energiecentrales reiken tot het einde van dit Tijdperk 4 Tijdperken verder terug
effect-send-home = een Exopak van een tegenstander naar keuze gaat meteen met zijn Werknemer naar huis, zoals bij het Opruimen
prompt-send-home = Welk Exopak gaat naar huis?
option-send-home = { $who }: { $what }, { $place }
event-sent-home = { $who ->
    [you] Een van je Exopakken verlaat { $place } voortijdig.
   *[other] Een Exopak van { $who } verlaat { $place } voortijdig.
}
difference-P17 = Beperkte voorraden
difference-P17-says = Water, Grondstoffen en Werknemers die op zijn, zijn er niet tot er weer terugkomen; hun plek in een voorraad blijft leeg. Er zijn 12 Genieën.
difference-P21 = Evacuatiekant en leider
difference-P21-says = Iedereen kiest de kant van het Padbord samen met het Pad, voordat de Eindvoorwaarden worden getrokken. Elk Pad heeft één leider.
difference-P23 = Startspeler
difference-P23-says = Wordt geloot. Alleen de laatste speler met de klok mee krijgt extra Water.
difference-P30 = Superprojecten
difference-P30-says = Ze liggen eerst allemaal gedekt; elk wordt in zijn eigen Tijdperk omgedraaid. Er zijn er 15, en 14 gebouwen van elk type.
difference-P35 = Exopakken op bedekte zeshoeken
difference-P35-says = Een Exopak dat een vaardigheid in de Actierondes laadt, mag op een bedekte zeshoek staan, net als een gewarpt Exopak.
difference-P36 = Ongebruikte Exopakken
difference-P36-says = Ze blijven geladen voor het volgende Tijdperk en schuiven naar de bovenste rij: eerst op de vrije zeshoeken, dan daaronder. Ze kosten niet opnieuw iets, en hun zeshoeken geven geen Water.
difference-P40 = Velden zonder hun actie
difference-P40-says = Wie ruilt, doet een ruil, en wie het rechterveld van de Wereldraad neemt, doet een actie. Het linkerveld mag je ook alleen nemen om Startspeler te worden.
difference-P54 = Evacuatie
difference-P54-says = Wie als eerste evacueert, krijgt 3 OP extra; niemand krijgt minder, en er is geen maximum.
difference-P66 = Warp-tegels
difference-P66-says = Elke tegel die aan het eind op de Tijdlijn ligt, kost 1 OP.
difference-P105 = Startmiddelen kiezen
difference-P105-says = Er is geen vast pakket: bij de vier kaarten komen de Werknemers en Doorbraken van het Padbord.
difference-P109 = Doomsday
difference-P109-says = Alle Experimenten van niveau 1 liggen eerst gedekt; elk wordt in zijn eigen Tijdperk omgedraaid. Harmonie en Verlossing scoren alleen op de laatste plaats van het spoor. Er zijn 10 kaarten van niveau 2, en er is geen Eindspelvoorwaarde voor Experimenten.
difference-P118 = Pioneers bij het begin
difference-P118-says = Iedereen krijgt 2 Energiebronnen extra. Er is geen Eindspelvoorwaarde voor Avonturen, en geen kaart heeft een blijvend effect.
difference-P120 = Avonturen
difference-P120-says = Er zijn geen Krachtplaatsen, en een Avontuur kost niets: Water geeft 1 Kracht per stuk en Energiebronnen 2, voordat je een kaart trekt. Kaarten die niet gekozen zijn, worden teruggeschud.
difference-P126 = Wegduwen
difference-P126-says = Voordat je een Werknemer op een zeshoek van een Hoofdstadactie zet, mag je het Exopak van een zwakkere tegenstander naar een andere lege zeshoek ervan verplaatsen. Verder gebeurt er niets met hem.
difference-P130 = De Chronobot
difference-P130-says = Hij heeft alle negen Warp-tegels, delft één Grondstof en neemt 2 Water waar een actie mislukt. Niemand krijgt 3 OP extra om als eerste te evacueren, en leiders doen niets.

## The coach: what an analysis says about a finished game

coach-judge-network = Beoordeeld door het getrainde netwerk, op wat toen bekend was.
coach-judge-evaluation = Beoordeeld door de handgemaakte waardering, op wat toen bekend was: het netwerk kent deze tafel niet.
coach-plain = Gewone Python: elke beslissing wordt korter bekeken dan in de gecompileerde versie.
coach-chances = Winstkans aan het einde van elk Tijdperk
coach-era = Tijdperk
coach-worst = De duurste zetten
coach-move = Zet
coach-who = Wie
coach-played = Gespeeld
coach-better = Beter
coach-cost = Verloren kans
coach-why = Waarom
coach-accuracy = Nauwkeurigheid (fouten / beslissingen)
coach-whole-game = Hele spel
coach-source-shown = { $points } punten nu
coach-source-assets = { $points } aan Grondstoffen en Water
coach-source-workers = { $points } aan Werknemers
coach-source-income = { $points } uit wat je bord elk Tijdperk oplevert
coach-source-builds = { $points } uit gebouwen binnen bereik
coach-source-time = { $points } uit Tijdreizen
coach-source-goals = { $points } richting Evacuatie en Eindspelvoorwaarden
coach-source-later = { $points } uit de Tijdperken die nog komen
coach-source-rival = { $points } voor { $name }

page-coach = Analyse
page-coach-ask = Analyseer dit spel
page-coach-note = De computerspeler bekijkt elke beslissing van dit spel, op wat toen bekend was: wat ze waard was, wat beter was geweest en waarom. Dat duurt een of enkele minuten.
page-coach-waiting = { $n ->
    [0] Het begint zo meteen.
    [one] Er gaat één ander spel voor.
   *[other] Er gaan { $n } andere spellen voor.
}
page-coach-working = { $done } van { $total } beslissingen
page-coach-stays = Je mag dit sluiten: het gaat door, en het resultaat blijft bij het spel.
page-coach-stop = Stop
page-coach-failed = De analyse is niet afgekomen. Je kunt er opnieuw om vragen.
page-coach-chart = Winstkans
page-coach-band = De lichte banden tonen hoe zeker dat is (95 %); een cirkel is een zet die veel kostte.
page-coach-none = Geen zet kostte veel. Goed gespeeld!
page-coach-setup = { $phase }
page-coach-cost = −{ $n } %
page-coach-phase = Fase
page-coach-see = Toon de stelling
page-coach-learn = Vind betere zetten
page-coach-learn-start = { $n ->
    [one] Vind een betere zet voor de duurste
   *[other] Vind betere zetten voor de { $n } duurste
}
page-coach-learn-question = { $name } speelde: { $what }. Wat was beter geweest?
page-coach-learn-right = Ja: dat had de coach gespeeld.
page-coach-learn-wrong = De coach had iets anders gespeeld. Probeer het nog eens.
page-coach-learn-told = De coach had gespeeld: { $what }.
page-coach-learn-tell = Vertel het me
page-coach-learn-next = De volgende
page-try = Probeer het vanaf hier
page-try-note = Een eigen tafel gaat verder vanaf zet { $n }, met nieuwe worpen en trekkingen. Dit spel blijft zoals het is.
page-try-computers = Als { $name }, tegen computers
page-try-all-seats = Alle plaatsen zelf spelen
page-try-go = Speel verder

page-line-open = Verken andere zetten vanaf hier
page-line-title = Zijlijn vanaf zet { $n }
page-line-note = Doe zetten voor iedereen, ga terug en probeer iets anders. Worpen en trekkingen horen bij de lijn: wie de link opent, ziet hetzelfde. Het spel zelf blijft zoals het is.
page-line-moves = De lijn
page-line-start = Het spel, zet { $n }
page-line-branches = In plaats daarvan geprobeerd
page-line-copy = Kopieer een link naar deze lijn
page-line-game = Terug naar het spel
page-line-luck = Ander geluk
page-line-luck-note = Begin opnieuw vanuit het spel, met andere worpen en trekkingen
page-line-full = Een lijn heeft hoogstens { $n } zetten.
page-closed-link = Alleen deze tafel kan de link openen
page-closed-link-note = Niet iedereen mag bij dit spel meekijken: de link gaat alleen open voor wie er een plaats heeft. Anderen hebben de link voor kijkers nodig; wie de tafel maakte, vindt die onder Mensen.
page-closed-link-copy = Toch kopiëren
page-line-scores = Aan het einde: { $scores }

# --- de puzzel van de dag -----------------------------------------------------------------------------

page-puzzle = Puzzel van de dag
page-puzzle-note = Elke dag één stelling, voor iedereen hier dezelfde. Vind de beste keuze.
page-puzzle-open = Puzzel van vandaag
page-puzzle-of = Puzzel van { $date }
page-puzzle-question = Je speelt { $name }. Wat is de beste keuze?
page-puzzle-difficulty = Moeilijkheid { $n }.
page-puzzle-tries = Opgelost door { $solved } van { $tries }.
page-puzzle-mine = Je rating voor puzzels:
page-puzzle-guest = Log in voor een rating voor puzzels.
page-puzzle-practice = Een eerdere dag: om te oefenen, zonder rating.
page-puzzle-told = Vandaag geen rating: aan iemand zonder account is op dit internetadres het antwoord al getoond.
page-puzzle-today = Naar de puzzel van vandaag
page-puzzle-making = De puzzel van vandaag wordt gemaakt. Dat duurt ongeveer een minuut.
page-puzzle-none = Op deze server worden geen puzzels gemaakt.
page-puzzle-right = Opgelost!
page-puzzle-wrong = Er was iets beters
page-puzzle-yours = Jouw keuze:
page-puzzle-best = De beste:
page-puzzle-has = Wat die op de jouwe voor heeft:
page-puzzle-ahead = Wat ze op de volgende voor heeft:
page-puzzle-options = Alle keuzes, met de winstkans
page-puzzle-change = Je rating: { $n }.
page-puzzle-days = Je laatste dagen
page-puzzle-solved = opgelost
page-puzzle-missed = gemist
