# Français. Les mêmes clés et paramètres que en.ftl ; les mots sont les nôtres et ne citent aucune règle.
# Ce que fait un effet commence en minuscule et à l’infinitif : celui qui imprime la ligne met la majuscule.

## Lists and sequences

list-more = { $first }, { $next }
list-last = { $first } et { $last }
sequence = { $first }, { $rest }
either = { $first }, ou { $rest }
nothing = rien

## Things

asset = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Or
    [neutronium] Neutronium
    [water] Eau
    [core] Noyau d’énergie
    [flux] Noyau de flux
    [vp] PV
    [paradox] Paradoxe
    [morale] Moral
   *[other] { $what }
}
amount = { $what ->
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Or
    [neutronium] { $n } Neutronium
    [water] { $n } Eau
    [core] { $n ->
        [one] { $n } Noyau d’énergie
       *[other] { $n } Noyaux d’énergie
    }
    [flux] { $n ->
        [one] { $n } Noyau de flux
       *[other] { $n } Noyaux de flux
    }
    [vp] { $n } PV
    [paradox] { $n ->
        [one] { $n } Paradoxe
       *[other] { $n } Paradoxes
    }
    [morale] { $n } Moral
    [travel] { $n ->
        [one] { $n } case de Voyage temporel
       *[other] { $n } cases de Voyage temporel
    }
    [any] { $n } Titanium/Uranium/Or
    [exosuit] { $n ->
        [one] { $n } Exosquelette
       *[other] { $n } Exosquelettes
    }
    [breakthrough] { $n ->
        [one] { $n } Découverte
       *[other] { $n } Découvertes
    }
    [scientist] { $n ->
        [one] { $n } Scientifique
       *[other] { $n } Scientifiques
    }
    [engineer] { $n ->
        [one] { $n } Ingénieur
       *[other] { $n } Ingénieurs
    }
    [administrator] { $n ->
        [one] { $n } Administrateur
       *[other] { $n } Administrateurs
    }
    [genius] { $n ->
        [one] { $n } Génie
       *[other] { $n } Génies
    }
    [power] { $n } de Puissance
    [operator] { $n ->
        [one] { $n } Opérateur
       *[other] { $n } Opérateurs
    }
   *[other] { $n } { $what }
}
amount-worker = { $n ->
    [one] { $n } { worker }
   *[other] { $n } { workers }
}
amount-active = { $n ->
    [one] { $n } { worker } actif
   *[other] { $n } { workers } actifs
}
amount-tired = { $n ->
    [one] { $n } { worker } fatigué
   *[other] { $n } { workers } fatigués
}
worker = { $worker ->
    [scientist] Scientifique
    [engineer] Ingénieur
    [administrator] Administrateur
    [genius] Génie
    [operator] Opérateur
    [guardian] Gardien
   *[any] Ouvrier
}
workers = { $worker ->
    [scientist] Scientifiques
    [engineer] Ingénieurs
    [administrator] Administrateurs
    [genius] Génies
    [operator] Opérateurs
    [guardian] Gardiens
   *[any] Ouvriers
}
worker-short = { $worker ->
    [scientist] Sci
    [engineer] Ing
    [administrator] Adm
    [guardian] Gar
    [operator] Opé
   *[genius] Gén
}
warp = { $warp ->
    [water] Eau
    [titanium] Titanium
    [uranium] Uranium
    [gold] Or
    [neutronium] Neutronium
    [scientist] Scientifique
    [engineer] Ingénieur
    [administrator] Administrateur
    [flux] Noyau de flux
   *[exosuit] Exosquelette
}
type = { $type ->
    [power_plant] Centrale
    [factory] Usine
    [life_support] Habitation
    [lab] Laboratoire
   *[superproject] Superprojet
}
types = { $type ->
    [power_plant] Centrales
    [factory] Usines
    [life_support] Habitations
    [lab] Laboratoires
   *[superproject] Superprojets
}
building = { type } { $code }
spot = { type }, emplacement { $n }
shape = { $shape ->
    [circle] cercle
    [triangle] triangle
   *[square] carré
}
icon = { $icon ->
    [genetics] Génétique
    [warfare] Guerre
    [society] Société
    [technology] Technologie
    [time_travel] Voyage temporel
   *[other] ?
}
breakthrough = { icon } ({ shape })
face = { $face ->
    [circle] cercle
    [triangle] triangle
    [square] carré
    [genetics] Génétique
    [warfare] Guerre
    [society] Société
    [technology] Technologie
    [time_travel] Voyage temporel
   *[question] une icône au choix
}
hex = { $hex ->
    [top_middle] hexagone en haut au milieu
    [top_left] hexagone en haut à gauche
    [top_right] hexagone en haut à droite
    [bottom_left] hexagone en bas à gauche
    [bottom_middle] hexagone en bas au milieu
   *[bottom_right] hexagone en bas à droite
}
asset-card = carte de départ { $code }
anomaly = Anomalie
anomaly-line = { $vp } PV à la fin ; { $window ->
    [before] une tuile Vortex revient si vous la gagnez avant l’Impact
    [after] une tuile Vortex revient si vous la gagnez après l’Impact
    [always] une tuile Vortex revient quand vous la gagnez
   *[never] aucune tuile Vortex ne revient
}.

## Places

space = { $space ->
    [construct] Construire { $detail }
    [recruit] Recruter { $detail }
    [research] Rechercher { $detail }
    [council] { $detail ->
        [left] Conseil mondial, gauche
       *[right] Conseil mondial, droite
    }
    [mine] { $detail ->
        [titanium] Miner, Titanium
        [uranium] Miner, Uranium
       *[gold] Miner, Or
    }
    [purify] Purifier l’eau
    [trade] Commercer avec les nomades
    [evacuation] Évacuation
    [adventure] Aventure
    [assimilate] Assimiler { $detail }
    [extract] Extraire { $detail }
    [valley_capital] { $detail ->
        [left] Capitale de la Vallée, gauche
       *[right] Capitale de la Vallée, droite
    }
    [experiment] Expérience
    [post] Poste de Gardien { $detail }
   *[other] { $space } { $detail }
}
action = { $space ->
    [construct] Construire
    [recruit] Recruter
    [research] Rechercher
    [council] Conseil mondial
    [mine] Miner
    [purify] Purifier l’eau
    [trade] Commercer avec les nomades
    [evacuation] Évacuation
    [adventure] Aventure
    [assimilate] Assimiler
    [extract] Extraire
    [valley_capital] Capitale de la Vallée
    [experiment] Expérience
    [post] Postes de Gardien
   *[other] { $space }
}
space-detail = { $detail ->
    [left] gauche
    [right] droite
    [uranium] Uranium
    [gold] Or
    [titanium] Titanium
   *[other] { $detail }
}
own-place = { $what ->
    [supply] Alimenter
    [force_workers] Contraindre les ouvriers
    [power_upgrade] Amélioration de Puissance
    [sensor_upgrade] Amélioration des capteurs
    [tribes_of_the_outback] Tribus des terres sauvages
    [hidden_resource_storage] Réserve cachée
    [deserted_carrier] Porte-avions désert
    [trails_to_the_lost_city] Pistes vers la cité perdue
    [second_skin] Seconde Peau
    [field_laboratory] Laboratoire de terrain
    [ghost_convoy] Convoi fantôme
    [remove_flux_cores] Retirer des Noyaux de flux
    [remove_glitches] Retirer des Incidents
    [remove_flux_or_glitches] Retirer des Noyaux de flux ou des Incidents
    [recall] Rappeler
    [upgrade] Améliorer le Générateur
    [upgrade_by_worker] Améliorer avec un Opérateur
    [upgrade_by_genius] Améliorer avec un Génie
    [called_leader] le chef appelé
    [anomaly_remover] Retrait d’Anomalie
   *[leader] le leader
}
offer = bâtiment { $code }
timeline = { $part ->
    [superproject] le Superprojet de l’Époque { $era }
    [experiment] l’Expérience de l’Époque { $era }
   *[era] Époque { $era }
}
pool = { $pool ->
    [recruit] la réserve de Recrutement
    [adventure] les cartes Aventure
    [operators] les Opérateurs de la Vallée
   *[mine] la réserve de la Mine
}
die = { $die ->
    [shape] le dé de forme
    [paradox] le dé Paradoxe
    [adventure] le dé Aventure
   *[icon] le dé de symbole
}

## What effects do

effect-gain = { $n ->
    [-1] gagner { $what ->
        [vp] 1 PV
       *[other] 1 { asset }
    } par Ressource payée
   *[other] gagner { amount }
}
effect-gains = gagner { $amounts }
effect-gain-any = gagner { $n } Titanium/Uranium/Or au choix
effect-gain-random = gagner 1 Titanium, Uranium ou Or au hasard
effect-gain-morale = monter le Moral { $n ->
    [one] d’un cran
   *[other] de { $n } crans
}
effect-lose-morale = baisser le Moral d’un cran
effect-gain-exosuit = mettre sous tension un Exosquelette sur un hexagone libre{ $anywhere ->
    [yes] , même couvert
   *[no] { "" }
}, sans rien payer
effect-gain-worker = gagner 1 { worker } { $tired ->
    [yes] fatigué
   *[no] actif
}
effect-gain-shown-worker = gagner un Ouvrier d’un type visible sur la carte Recrutement de l’Époque
effect-clone-worker = gagner un Ouvrier fatigué du même type que celui placé ici
effect-lose-worker = perdre 1 { worker }, actif ou fatigué
effect-wake-all = réveiller tous vos Ouvriers fatigués
effect-wake = réveiller { $n } de vos Ouvriers fatigués
effect-replace-worker = remplacer 1 de vos Ouvriers actifs par 1 { worker } actif
effect-pay = payer { $cost }
effect-pay-any = payer { $n } { $n ->
    [one] Titanium/Uranium/Or
   *[other] Titanium/Uranium/Or, au choix
}
effect-pay-up-to = payer 1 ou plusieurs Titanium/Uranium/Or{ $eras ->
    [yes] , 1 au plus par Époque passée
   *[no] { "" }
}
effect-supply = payer l’Eau de votre cran de Moral, réveiller tous vos Ouvriers fatigués, monter le Moral d’un cran
effect-force-workers = réveiller tous vos Ouvriers fatigués, baisser le Moral d’un cran ({ $bottom ->
    [no] impossible au plus bas
   *[yes] au plus bas, perdre plutôt un Ouvrier
})
effect-travel-back = faire un Voyage temporel de { $n ->
    [one] 1 Époque
   *[other] { $n } Époques
} au plus{ $plant ->
    [no] { " (les Laboratoires ne l’allongent pas)" }
   *[yes] { "" }
}{ $returns ->
    [one] { "" }
   *[other] , et y rendre jusqu’à { $returns } tuiles Vortex
}
effect-travel-as-paid = faire un Voyage temporel { $exactly ->
    [yes] d’exactement autant
   *[no] d’au plus autant
} d’Époques
effect-travel-by-water = faire un Voyage temporel d’autant d’Époques que voulu, pour 1 Eau chacune
effect-return-warp = rendre, si voulu, une tuile Vortex de votre Cible en payant ce qu’elle a apporté
effect-retrieve-warp = { $n ->
    [one] reprendre, si voulu, 1 de vos tuiles Vortex de n’importe quelle Époque, sans payer
   *[other] reprendre, si voulu, jusqu’à { $n } de vos tuiles Vortex de n’importe quelles Époques, sans payer
}
effect-gain-paradox = gagner 1 Paradoxe
effect-return-paradox = rendre 1 Paradoxe
effect-may-return-paradoxes = rendre, si voulu, jusqu’à { $n } Paradoxes
effect-gain-anomaly = subir une Anomalie
effect-be-struck = subir une Anomalie et rendre tous vos Paradoxes
effect-lose-building = perdre un de vos bâtiments, si vous en avez
effect-seal-anomaly = retirer l’Anomalie
effect-construct = { $only_project ->
    [yes] construire le Superprojet de votre Cible
   *[no] construire un bâtiment proposé ou le Superprojet de votre Cible
}{ $less_n ->
    [0] { "" }
   *[other] , pour { $less_n } Neutronium de moins
}{ $less_any ->
    [0] { "" }
   *[other] , pour { $less_any } Titanium/Uranium/Or de moins
}{ $project_vp ->
    [0] { "" }
   *[other] , et gagner { $project_vp } PV pour un Superprojet
}{ $spot_vp ->
    [yes] , et gagner 1, 2 ou 3 PV pour un bâtiment sur le premier, deuxième ou troisième emplacement
   *[no] { "" }
}
effect-recruit = { $bonuses ->
    [0] recruter un Ouvrier de la réserve sans son bonus
    [one] recruter un Ouvrier de la réserve et prendre son bonus
   *[other] recruter un Ouvrier de la réserve et prendre { $bonuses } fois son bonus
}
effect-research = { $blind ->
    [yes] rechercher (lancer les deux dés, prendre cette Découverte)
   *[no] { $both ->
        [yes] rechercher (poser un dé, poser ou lancer l’autre, prendre cette Découverte)
       *[no] rechercher (poser un dé, lancer l’autre, prendre cette Découverte)
    }
}
effect-random-breakthrough = gagner une Découverte au hasard
effect-world-council = { $must ->
    [yes] faire
   *[no] faire, si voulu,
} une Action de la Capitale dont toutes les cases sont prises{ $first ->
    [yes] , et devenir Premier joueur dès l’Époque suivante
   *[no] { "" }
}
effect-standard-action = faire, si voulu, une Action Construire, Recruter ou Rechercher, même si ses cases sont prises
effect-mine = gagner 1 Ressource de la réserve de la Mine et 1 { asset }
effect-purify = gagner { $n } Eau ({ $with_scientist } avec un Scientifique)
effect-trade = faire 1 échange avec les nomades (2 au plus avec un Administrateur)
deals = Échanges : { $deals }.
deal = { $pay } contre { $gain }
deal-both = { $pay } ↔ { $gain }
effect-evacuate = évacuer (marquer la condition d’Évacuation de votre Voie, une fois par partie)
effect-place-on-main = placer un Ouvrier de plus dans un Exosquelette sur le Plateau principal
effect-place-on-own = placer un Ouvrier de plus sur votre propre plateau
effect-copy-action = faire ce que fait une case d’Ouvrier d’un bâtiment ou Superprojet de n’importe qui, prise ou non
effect-may = vous pouvez { $effect }
effect-extra-action = ensuite, vous pouvez { $effect }
effect-declared = { $effect }
effect-do = { $pay } pour { $then }
effect-one-of = choisir : { $ways }

worker-space = { $workers ->
    [any] tout Ouvrier
    [scientist] Scientifique
    [engineer] Ingénieur
    [administrator] Administrateur
    [genius] Génie
    [operator] Opérateur
   *[other] { $workers }
} : { $then }{ $fate ->
    [any] . L’Ouvrier reste motivé
    [administrator] . Un Administrateur reste motivé
    [scientist] . Un Scientifique reste motivé
    [engineer] . Un Ingénieur reste motivé
    [dies] . L’Ouvrier est perdu
   *[nobody] { "" }
}.
free-action = action gratuite : { $then }.
always = toujours : { $what }.
when-built = à la construction : { $then }.
when-placed = à la pose : { $then }.
recruit-bonus = au recrutement : { $then }.
when-mined = après avoir miné : { $then }.
when-cleaning-up = au Nettoyage : { $then }.
when-researching = en Recherche : { $then }.
when-purified = après avoir purifié de l’eau : { $then }.
when-researched = après une Recherche : { $then }.
when-recruited = après un Recrutement : { $then }.
when-each-built = après une construction : { $then }.
when-supplied = après avoir alimenté : { $then }.
when-forced = après avoir contraint vos ouvriers : { $then }.
when-era-begins = au début d’une Ère : { $then }.
when-powered-up = après votre mise sous tension : { $then }.
when-warp-returned = après avoir rendu une tuile Vortex par Voyage temporel : { $then }.
when-retrieved = au Nettoyage, une fois vos ouvriers rentrés : { $then }.

passive-travel-range = vos Centrales portent { $n ->
    [one] 1 Époque
   *[other] { $n } Époques
} plus loin
passive-paradox-limit = il faut { $n ->
    [one] { $n } Paradoxe
   *[other] { $n } Paradoxes
} de plus pour une Anomalie
passive-supply-halved = Alimenter coûte la moitié de l’Eau, arrondie au supérieur (rien avec deux de ceux-ci)
passive-anomaly-vp = chacune de vos Anomalies vaut { $n } PV de plus
passive-set-both-dice = en Rechercher, vous pouvez payer 1 Eau pour poser un dé de plus
passive-less-any = Construire vous coûte { $n } Titanium/Uranium/Or de moins
passive-less-water = chacune de vos Actions coûte { $n } Eau de moins
passive-always-evacuates = vous pouvez évacuer même si votre condition n’est pas remplie
passive-no-low-morale = un Moral bas ne vous coûte ni PV ni Ouvriers
passive-travel-vp = chaque case de votre piste Voyage temporel vaut { $n } PV de plus
passive-superproject-vp = chacun de vos Superprojets vaut { $n } PV de plus, celui-ci compris
passive-scientist-is-genius = vos Scientifiques comptent comme Génies quand ils sont placés
passive-keeps-hexes = l’Impact ne couvre aucun de vos hexagones
passive-keeps-scientists = les Scientifiques sur vos Centrales, Usines et Laboratoires restent motivés
passive-no-travel = vous n’avancez pas sur la piste Voyage temporel pour une tuile Vortex rendue
passive-free-supply = Alimenter est une Action gratuite
passive-plain-supply = Alimenter ne garde personne motivé
passive-anomaly-anywhere = une Anomalie peut aller sur tout emplacement libre
passive-superproject-anywhere = un Superprojet peut aller sur deux emplacements libres voisins quelconques
passive-sacrifice = vous pouvez perdre un bâtiment au lieu de subir une Anomalie
passive-exchange-cores = à la Mise sous tension, vous pouvez échanger 1 Noyau d’énergie contre 2 Eau, ou l’inverse
passive-hex-water-less = vos hexagones vides donnent { $n } Eau de moins en tout
passive-supply-more = Alimenter vous coûte { $n } Eau de plus
passive-building-water = chaque bâtiment vous coûte { $n } Eau de plus
passive-paradox-rolls = { $n ->
    [one] 1 lancer de Paradoxe
   *[other] { $n } lancers de Paradoxe
} de plus tant qu’une de vos tuiles Vortex est sur une Époque passée
passive-warps-less = vous pouvez poser { $n ->
    [one] 1 tuile Vortex
   *[other] { $n } tuiles Vortex
} de moins par Époque, mais toujours une

## What costs

cost = { $price }
cost-of-spot = comme imprimé sur l’emplacement
cost-worker = 1 { worker }
cost-breakthrough = Découverte { $breakthrough } (ou un { $first ->
    [circle] cercle
    [triangle] triangle
   *[square] carré
} et un { $second ->
    [circle] cercle
    [triangle] triangle
   *[square] carré
})
cost-two-breakthroughs = 2 Découvertes de forme { shape }

## Spaces and boards

space-line = { $workers ->
    [any] tout Ouvrier
    [scientist] Scientifique
    [engineer] Ingénieur
    [administrator] Administrateur
    [scientist-engineer] Scientifique ou Ingénieur
    [engineer-administrator] Ingénieur ou Administrateur
    [scientist-administrator] Scientifique ou Administrateur
    [unmanned] ses propres Gardiens seulement
   *[other] { $workers }
} : { $water ->
    [0] { "" }
   *[other] { "payer " }{ $water } Eau,{ " " }
}{ $then }{ $keeps ->
    [engineer] . Un Ingénieur reste motivé
    [any] . L’Ouvrier reste motivé
   *[nobody] { "" }
}{ $pool ->
    [yes] . Il y a de la place pour tous
   *[no] { "" }
}{ $after_impact ->
    [yes] . Ouvre avec l’Impact
   *[no] { "" }
}.
space-workers = { $workers ->
    [any] tous
    [scientist] Sci
    [engineer] Ing
    [administrator] Adm
    [scientist-engineer] Sci, Ing
    [engineer-administrator] Ing, Adm
    [scientist-administrator] Sci, Adm
    [unmanned] Gar
   *[other] { $workers }
}
capital-line = { $action ->
    [construct] case Construire
    [recruit] case Recruter
   *[research] case Rechercher
} après l’Impact : { $then }.
evacuation-needs = pour évacuer : { $what }.
evacuation-vp = { $count ->
    [one] { $base } PV, et { $per_set } PV par { $each }.
   *[other] { $base } PV, et { $per_set } PV par ensemble de { $each }.
}
measure = { $what ->
    [highest_morale] le Moral au plus haut
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Or
    [neutronium] { $n } Neutronium
    [water] { $n } Eau
    [morale] le Moral au cran { $n }
    [travels] { $n ->
        [one] { $n } case de Voyage temporel
       *[other] { $n } cases de Voyage temporel
    }
    [scientists] { $n ->
        [one] { $n } Scientifique
       *[other] { $n } Scientifiques
    }
    [engineers] { $n ->
        [one] { $n } Ingénieur
       *[other] { $n } Ingénieurs
    }
    [administrators] { $n ->
        [one] { $n } Administrateur
       *[other] { $n } Administrateurs
    }
    [geniuses] { $n ->
        [one] { $n } Génie
       *[other] { $n } Génies
    }
    [operators] { $n ->
        [one] { $n } Opérateur
       *[other] { $n } Opérateurs
    }
    [technologies] { $n ->
        [one] { $n } Technologie
       *[other] { $n } Technologies
    }
    [flux_on_device] { $n ->
        [one] { $n } Noyau de flux sur votre Générateur Fracture
       *[other] { $n } Noyaux de flux sur votre Générateur Fracture
    }
    [tired_workers] { $n ->
        [one] { $n } Ouvrier fatigué
       *[other] { $n } Ouvriers fatigués
    }
    [device_upgrades] { $n ->
        [one] { $n } amélioration du Générateur
       *[other] { $n } améliorations du Générateur
    }
    [second_spots] le deuxième emplacement occupé dans { $n } rangées
    [workers] { $n ->
        [one] { $n } Ouvrier
       *[other] { $n } Ouvriers
    }
    [breakthroughs] { $n ->
        [one] { $n } Découverte
       *[other] { $n } Découvertes
    }
    [built_spots] { $n ->
        [one] { $n } emplacement construit
       *[other] { $n } emplacements construits
    }
    [occupied_spots] { $n ->
        [one] { $n } emplacement occupé
       *[other] { $n } emplacements occupés
    }
    [buildings] { $n ->
        [one] { $n } bâtiment
       *[other] { $n } bâtiments
    }
    [power_plants] { $n ->
        [one] { $n } Centrale
       *[other] { $n } Centrales
    }
    [factories] { $n ->
        [one] { $n } Usine
       *[other] { $n } Usines
    }
    [life_supports] { $n ->
        [one] { $n } Habitation
       *[other] { $n } Habitations
    }
    [labs] { $n ->
        [one] { $n } Laboratoire
       *[other] { $n } Laboratoires
    }
    [superprojects] { $n ->
        [one] { $n } Superprojet
       *[other] { $n } Superprojets
    }
    [anomalies] { $n ->
        [one] { $n } Anomalie
       *[other] { $n } Anomalies
    }
    [cores] { $n ->
        [one] { $n } Noyau d’énergie
       *[other] { $n } Noyaux d’énergie
    }
    [unused_warps] { $n ->
        [one] { $n } tuile Vortex en main
       *[other] { $n } tuiles Vortex en main
    }
    [morale_vp] { $n ->
        [0] un Moral qui ne coûte pas de PV
       *[other] un Moral de { $n } PV
    }
    [travel_vp] { $n } PV sur la piste Voyage temporel
    [ready_suits] { $n } Exosquelettes sous tension sur votre Plateau joueur
    [most_of_a_type] { $n } bâtiments d’un même type
    [genetics_breakthroughs] { $n ->
        [one] une Découverte Génétique
       *[other] { $n } Découvertes Génétique
    }
    [warfare_breakthroughs] { $n ->
        [one] une Découverte Guerre
       *[other] { $n } Découvertes Guerre
    }
    [society_breakthroughs] { $n ->
        [one] une Découverte Société
       *[other] { $n } Découvertes Société
    }
    [technology_breakthroughs] { $n ->
        [one] une Découverte Technologie
       *[other] { $n } Découvertes Technologie
    }
    [time_travel_breakthroughs] { $n ->
        [one] une Découverte Voyage temporel
       *[other] { $n } Découvertes Voyage temporel
    }
    [circle_breakthroughs] { $n ->
        [one] une Découverte cercle
       *[other] { $n } Découvertes cercle
    }
    [triangle_breakthroughs] { $n ->
        [one] une Découverte triangle
       *[other] { $n } Découvertes triangle
    }
    [square_breakthroughs] { $n ->
        [one] une Découverte carré
       *[other] { $n } Découvertes carré
    }
   *[travel_ranges] une portée totale de { $n }
}
endgame-line = 3 PV pour qui a { $what ->
    [workers] le plus d’Ouvriers
    [water] le plus d’Eau
    [breakthroughs] le plus de Découvertes
    [occupied_spots] le plus d’emplacements occupés
    [morale] le Moral le plus haut
    [travel_ranges] la plus grande portée totale
    [superprojects] le plus de Superprojets
    [travels] le plus de cases sur la piste Voyage temporel
    [technologies] le plus de Technologies
    [flux_on_device] le plus de Noyaux de flux sur son Générateur Fracture
    [adventures] le plus d’Aventures réussies
    [experiments] le plus d’Expériences accomplies
    [guardians] le plus de Gardiens
    [anomalies] le plus d’Anomalies
    [fewest_anomalies] le moins d’Anomalies
   *[other] le plus de { $what }
} ; tous les ex æquo marquent.
starts-with = { $what }.
starts-active = actifs : { $what }.
starts-tired = fatigués : { $what }.
starts-breakthroughs = { $n ->
    [one] { $n } Découverte au hasard.
   *[other] { $n } Découvertes au hasard.
}
board-spot = { $spot } : { $price }.
board-morale = le Moral vaut { $vp } PV, cran par cran, et commence au cran { $start }.
board-supply = Alimenter coûte { $water } Eau, cran par cran.
board-overflow = du Moral gagné au plus haut vaut { $vp } PV.
board-travel = la piste Voyage temporel vaut { $vp } PV.
board-hex = { hex } : { $price }.
board-hex-water = { $n ->
    [0] Un hexagone vide ne donne pas d’Eau.
   *[other] Chaque hexagone vide donne { $n } Eau.
}
board-destroyed = l’Impact couvre : { $hexes }.
recruit-card-line = { $what }
mine-card-line = { $what }
warp-line = gagner { $gained }{ $water ->
    [0] { "" }
   *[other] { " pour " }{ $water } Eau
} ; on paie la même chose pour la reprendre.

## Questions

prompt-choose-side = Quelle face des Plateaux joueur la table utilise-t-elle ?
prompt-draw-side = Quelle face des Plateaux joueur a été tirée ?
prompt-draw-first = Qui a été tiré comme Premier joueur ?
prompt-choose-path = Quelle Voie suivez-vous ?
prompt-deal-path = Quelle Voie a été distribuée ?
prompt-choose-evacuation = Quelle condition d’Évacuation prenez-vous ?
prompt-draw-evacuation = Quelle condition d’Évacuation a été tirée ?
prompt-choose-leader = Qui vous dirige ?
prompt-draw-leader = Quel leader a été tiré ?
prompt-draw-endgame-card = Quelle condition de fin a été tirée ?
prompt-deal-card = Quelle carte a été distribuée ?
prompt-pick-endgame-cards = Quelle condition de fin mettez-vous en jeu ?
prompt-pick-asset-card = Quelle carte de départ gardez-vous ?
prompt-reveal-superproject = Quel Superprojet a été révélé ?
prompt-reveal-top = Quel bâtiment a été révélé ?
prompt-fill-recruit-pool = Quelle carte Recrutement a été tirée ?
prompt-fill-mine-pool = Quelle carte Mine a été tirée ?
prompt-collapse-space = Quelle tuile Capitale détruite est tombée ici ?
prompt-roll-paradoxes = Que montre le dé Paradoxe ?
prompt-roll-die = Que montre le dé ?
prompt-random-breakthrough = Quelle Découverte a été tirée ?
prompt-gain-random = Quelle Ressource a été trouvée ?
prompt-power-up = Mettre sous tension un Exosquelette, ou est-ce fini ? Les hexagones vides donnent de l’Eau.
prompt-choose-warp = Que demandez-vous à votre futur ? Deux choses au plus, en secret.
prompt-place-warps = Quelle tuile Vortex va sur la première case libre ?
prompt-take-turn = À vous : placez un Ouvrier, faites d’abord des Actions gratuites si vous voulez, ou passez.
prompt-end-turn = Votre tour est fait. Finissez-le ou annulez.
prompt-construct = Que construisez-vous ?
prompt-spend = Quelle Ressource économisez-vous ?
prompt-pay-breakthroughs = Quelle Découverte payez-vous ?
prompt-pay-shape = Quelle seconde Découverte payez-vous ?
prompt-place-project = Où va le Superprojet ?
prompt-recruit = Qui recrutez-vous ?
prompt-research = Quel dé posez-vous, et sur quoi ?
prompt-set-other-die = Poser aussi l’autre dé, ou le lancer ?
prompt-take-breakthrough = Quelle Découverte prenez-vous ?
prompt-world-council = Quelle Action de la Capitale le Conseil vous accorde-t-il ?
prompt-standard-action = Quelle action faites-vous ?
prompt-mine = Que prenez-vous dans la Mine ?
prompt-trade = Qu’échangez-vous avec les nomades ?
prompt-gain-any = Quelle Ressource prenez-vous ?
prompt-pay-any = Quelle Ressource payez-vous ?
prompt-pay-up-to = Payer encore une Ressource, ou s’arrêter là ?
prompt-one-of = Lequel ?
prompt-lose-worker = Quel Ouvrier abandonnez-vous ?
prompt-gain-shown-worker = Quel Ouvrier vous rejoint ?
prompt-wake = Quel Ouvrier se réveille ?
prompt-replace-worker = Quel Ouvrier est remplacé ?
prompt-travel-back = Vers quelle Époque voyagez-vous ?
prompt-return-warp = Renvoyer ce que vous avez emprunté ici ?
prompt-retrieve-warp = Quelle tuile Vortex reprenez-vous ?
prompt-may-return-paradoxes = Combien de Paradoxes rendez-vous ?
prompt-gain-anomaly = Une Anomalie frappe. La subir, ou perdre plutôt un bâtiment ?
prompt-take-anomaly = Quelle Anomalie frappe ?
prompt-place-anomaly = Où s’ouvre l’Anomalie ?
prompt-place-on-main = Placer un Ouvrier de plus sur le Plateau principal ?
prompt-place-on-own = Placer un Ouvrier de plus sur votre plateau ?
prompt-copy-action = Que copie le Caméléon ?
prompt-saving-grace = Payer 2 Eau pour un Ouvrier de plus ?
prompt-treasure-hunt = Payer 2 Eau pour une Ressource au choix ?
prompt-resource-for-water = Payer 1 Eau pour une Ressource au choix ?
prompt-focused-research = Payer 3 Eau pour une Action Rechercher ?
prompt-pay = Payer ?
prompt-gain-exosuit = Mettre sous tension un Exosquelette ?

option-stop = non, en rester là
option-yes = oui
option-done = terminé
option-water-first = plus d’Exosquelette : prenez l’Eau des hexagones vides, puis échangez
option-warp-nothing = rien du tout
option-warp-two = deux à la fois, en une réponse ; l’Eau ainsi reçue peut payer l’Ouvrier
option-pass = passer : plus d’Ouvriers cette Époque
option-roll = le lancer
option-end-turn = finir le tour
option-anomaly = subir l’Anomalie
option-reroll-shape = relancer le dé de forme
option-reroll-icon = relancer le dé de symbole
option-less = payer 1 { asset } de moins
option-plain = { $text }
option-place = { worker } : { $place }
option-use = { worker } sur { $place }
option-seal = { worker } retire l’Anomalie : { $place }
option-free = Action gratuite : { $what }
option-lose-building = perdre { $what }
option-card = carte { $code } : { $what }
option-exchange = { $pay } contre { $gain }
option-suit = { $count ->
    [0] Exosquelette, { hex }
   *[other] Exosquelette, { hex }, pour { $price }
}
option-return-paradoxes = { $n ->
    [0] n’en rendre aucun
    [one] rendre { $n } Paradoxe
   *[other] rendre { $n } Paradoxes
}
option-set-die = { $die ->
    [shape] poser le dé de forme : { face }
   *[icon] poser le dé de symbole : { face }
}
option-warp = faire venir du futur : { $what }
option-warp-first = { warp } sur la première case
option-return-warp = renvoyer : { warp }
option-retrieve-warp = reprendre : { warp }
option-side = face { $side }
option-token = numéro { $n }
option-warp-die = { $n ->
    [0] aucune tuile Warp
    [one] { $n } tuile Warp
   *[other] { $n } tuiles Warp
}
option-energy = { $kind ->
    [exhausted] un Noyau épuisé
   *[energy] un Noyau d’énergie
}
about-paid = { $n } payés jusqu’ici
about-dice = les dés jusqu’ici : { $faces }

## Phases

phase-setup = Mise en place
phase-preparation = Réapprovisionnement
phase-paradox = Paradoxe
phase-power_up = Mise sous tension
phase-warp = Vortex
phase-action_rounds = Tours d’action
phase-round = Tour d’action { $n }
phase-clean_up = Nettoyage
phase-ending = La fin
phase-over = La fin

## The log

event-era = l’Époque { $n } commence.
event-phase = phase { $what }.
event-round = tour { $n }.
event-reveal = Révélé : { $what }.
event-recruit-pool = la réserve de Recrutement : { $what }.
event-mine-pool = la réserve de la Mine : { $n ->
    [0] { $what }
   *[other] { $amounts }
}.
event-no-cube = La réserve est épuisée : rien n’est posé près de la case de la Mine qui donne { $amounts }.
event-endgame-card = condition de fin en jeu : { $what }.
event-deal = { $who ->
    [you] vous recevez { $what }.
   *[other] { $who } reçoit { $what }.
}
event-asset-card = { $who ->
    [you] vous gardez { $what }.
   *[other] { $who } garde { $what }.
}
event-path = { $what } rejoint la table.
event-leader = { $who ->
    [you] { $what } vous dirige.
   *[other] { $what } dirige { $who }.
}
event-paradox-roll = { $who ->
    [you] vous lancez et { $n ->
        [0] n’obtenez aucun Paradoxe
        [one] obtenez { $n } Paradoxe
       *[other] obtenez { $n } Paradoxes
    }.
   *[other] { $who } lance et { $n ->
        [0] n’obtient aucun Paradoxe
        [one] obtient { $n } Paradoxe
       *[other] obtient { $n } Paradoxes
    }.
}
event-anomaly = { $who ->
    [you] vous subissez une Anomalie : { $place }.
   *[other] { $who } subit une Anomalie : { $place }.
}
event-take-anomaly = { $who ->
    [you] vous prenez { $what } parmi les Anomalies proposées.
   *[other] { $who } prend { $what } parmi les Anomalies proposées.
}
event-seal = { $who ->
    [you] vous retirez l’Anomalie : { $place }.
   *[other] { $who } retire l’Anomalie : { $place }.
}
event-power-up = { $who ->
    [you] vous mettez sous tension un Exosquelette.
   *[other] { $who } met sous tension un Exosquelette.
}
event-exosuit-lost = { $who ->
    [you] vous n’avez pas de place pour un autre Exosquelette.
   *[other] { $who } n’a pas de place pour un autre Exosquelette.
}
event-powered-up = { $who ->
    [you] vous avez terminé la Mise sous tension{ $n ->
        [0] { "" }
       *[other] { " et gagnez " }{ $amounts }
    }.
   *[other] { $who } a terminé la Mise sous tension{ $n ->
        [0] { "" }
       *[other] { " et gagne " }{ $amounts }
    }.
}
event-exchange = { $who ->
    [you] vous échangez { $lost } contre { $amounts }.
   *[other] { $who } échange { $lost } contre { $amounts }.
}
event-warp = { $who ->
    [you] vous faites venir du futur : { $what }.
   *[other] { $who } fait venir du futur : { $what }.
}
event-symbol = { $who ->
    [you] vous rencontrez { $what } sur la Chronologie.
   *[other] { $who } rencontre { $what } sur la Chronologie.
}
event-place = { $who ->
    [you] vous placez un { $what } : { $place }.
   *[other] { $who } place un { $what } : { $place }.
}
event-free-action = { $who ->
    [you] vous faites une Action gratuite : { $place }.
   *[other] { $who } fait une Action gratuite : { $place }.
}
event-pass = { $who ->
    [you] vous passez.
   *[other] { $who } passe.
}
event-pay = { $who ->
    [you] vous payez { $amounts }.
   *[other] { $who } paie { $amounts }.
}
event-gain = { $who ->
    [you] vous gagnez { $amounts }.
   *[other] { $who } gagne { $amounts }.
}
event-gain-worker = { $who ->
    [you] vous gagnez un { $what }.
   *[other] { $who } gagne un { $what }.
}
event-none-left = { $who ->
    [you] La réserve est épuisée : vous devez vous passer de { $amounts }.
   *[other] La réserve est épuisée : { $who } doit se passer de { $amounts }.
}
event-no-worker-left = { $who ->
    [you] La réserve n’a plus de { $what } pour vous.
   *[other] La réserve n’a plus de { $what } pour { $who }.
}
event-lose-worker = { $who ->
    [you] vous perdez un { $what }.
   *[other] { $who } perd un { $what }.
}
event-undo = { $who ->
    [you] vous reprenez votre dernier coup.
   *[other] { $who } reprend son dernier coup.
}
event-takeback-asked = { $who ->
    [you] vous demandez à reprendre votre dernier choix.
   *[other] { $who } demande à reprendre son dernier choix.
}
event-takeback-agreed = { $who ->
    [you] vous acceptez.
   *[other] { $who } accepte.
}
event-takeback-declined = { $who ->
    [you] vous n’acceptez pas : rien ne change.
   *[other] { $who } n’accepte pas : rien ne change.
}
event-takeback-withdrawn = { $who ->
    [you] vous ne le demandez plus.
   *[other] { $who } ne le demande plus.
}
event-taken-back = { $who ->
    [you] votre dernier choix et tout ce qui a suivi sont repris.
   *[other] le dernier choix de { $who } et tout ce qui a suivi sont repris.
}
event-seat-handed = { $who ->
    [you] vous cédez votre place à quelqu’un d’autre.
   *[other] { $who } cède sa place à quelqu’un d’autre.
}
event-seat-to-computer = { $who ->
    [you] un joueur ordinateur prend votre place.
   *[other] un joueur ordinateur prend la place de { $who }.
}
event-seat-vote = { $who ->
    [you] vous souhaitez qu’un joueur ordinateur continue à la place de { $what }.
   *[other] { $who } souhaite qu’un joueur ordinateur continue à la place de { $what }.
}
event-seat-to-person = { $who ->
    [you] vous revenez à la table.
   *[other] { $who } revient à la table.
}
event-computer-replaced = { $who ->
    [you] votre joueur ordinateur a échoué ; un plus simple continue.
   *[other] le joueur ordinateur de { $who } a échoué ; un plus simple continue.
}
event-worker-dies = { $who ->
    [you] vous perdez un { $what } pour de bon.
   *[other] { $who } perd un { $what } pour de bon.
}
event-home = { $who ->
    [you] vous récupérez
   *[other] { $who } récupère
} un { $what }{ $fate ->
    [motivated] , toujours actif
   *[tired] , fatigué
}.
event-recruit = { $who ->
    [you] vous recrutez un { $what }.
   *[other] { $who } recrute un { $what }.
}
event-wake = { $who ->
    [you] vous réveillez { $n ->
        [0] tous vos Ouvriers
       *[other] { $amounts }
    }.
   *[other] { $who } réveille { $n ->
        [0] tous ses Ouvriers
       *[other] { $amounts }
    }.
}
event-morale = { $who ->
    [you] vous { $n ->
        [-1] perdez
       *[other] gagnez
    }
   *[other] { $who } { $n ->
        [-1] perd
       *[other] gagne
    }
} un cran de Moral.
event-build = { $who ->
    [you] vous construisez { $what }.
   *[other] { $who } construit { $what }.
}
event-lose-building = { $who ->
    [you] vous perdez { $what }.
   *[other] { $who } perd { $what }.
}
event-pay-breakthrough = { $who ->
    [you] vous payez la Découverte { $what }.
   *[other] { $who } paie la Découverte { $what }.
}
event-breakthrough = { $who ->
    [you] vous gagnez la Découverte { $what }.
   *[other] { $who } gagne la Découverte { $what }.
}
event-roll = { $who ->
    [you] vous lancez : { $what }.
   *[other] { $who } lance : { $what }.
}
event-focus = { $who ->
    [you] vous voyagez : { $place }.
   *[other] { $who } voyage : { $place }.
}
event-travel = { $who ->
    [you] vous avancez sur la piste Voyage temporel.
   *[other] { $who } avance sur la piste Voyage temporel.
}
event-return-warp = { $who ->
    [you] vous renvoyez : { $what }.
   *[other] { $who } renvoie : { $what }.
}
event-retrieve-warp = { $who ->
    [you] vous reprenez la tuile Vortex { $what }.
   *[other] { $who } reprend la tuile Vortex { $what }.
}
event-first-player = { $who ->
    [you] vous serez Premier joueur.
   *[other] { $who } sera Premier joueur.
}
event-evacuate = { $who ->
    [you] vous évacuez
   *[other] { $who } évacue
}{ $n ->
    [0] { "" }
   *[other] { " pour " }{ $n } PV
}.
event-impact = L’IMPACT. La Capitale s’effondre, et l’Évacuation s’ouvre.
event-collapse = { $place } s’effondre : { $what }.
event-retrieve = tout le monde rentre.
event-game-over = la partie est finie.

## Why not

missing-nothing = C’est possible maintenant.
missing-turn = Ce n’est pas votre tour.
missing-choice = Ce n’est pas ce qui vous est demandé.
missing-place = Vous ne pouvez pas agir à cet endroit.
missing-assets = Il vous manque : { $details }.
missing-titanium = Il vous manque du Titanium.
missing-uranium = Il vous manque de l’Uranium.
missing-gold = Il vous manque de l’Or.
missing-neutronium = Il vous manque du Neutronium.
missing-water = Il vous manque de l’Eau.
missing-core = Il vous manque un Noyau d’énergie.
missing-flux = Il vous manque un Noyau de flux.
missing-resources = Il vous manque du Titanium, de l’Uranium ou de l’Or.
missing-worker = { $count ->
    [0] Vous n’avez pas d’Ouvrier actif qui convienne.
   *[other] Vous n’avez pas d’Ouvrier actif qui convienne : { $details } irait.
}
missing-exosuit = Vous n’avez plus d’Exosquelette sous tension.
missing-free_space = C’est pris cette Époque.
missing-unused = Vous l’avez déjà utilisé cette Époque.
missing-locked = C’est verrouillé.
missing-nothing_there = Il n’y a rien à retirer.
missing-path_marker = Il ne vous reste aucun marqueur de Voie pour cette Époque.
missing-impact = Cela n’ouvre qu’avec l’Impact.
missing-pool = La réserve n’a rien pour vous.
missing-room = Vous n’avez pas d’emplacement libre pour cela.
missing-past = Il n’y a pas encore de passé où voyager.
missing-full_action = Aucune Action de la Capitale utilisable par vous n’a toutes ses cases prises.
missing-condition = Votre condition d’Évacuation n’est pas remplie.
missing-second_time = Vous avez déjà évacué.
missing-breakthrough = Il vous manque les Découvertes.
missing-offer = Rien de ce qui est proposé là n’est à votre portée.
missing-uncovered = Une Anomalie le couvre.
missing-worker_to_lose = { $count ->
    [0] Vous n’avez pas d’Ouvrier à abandonner.
   *[other] Vous n’avez pas de { $details } à abandonner.
}
missing-open_space = C’est fermé.
missing-something_to_copy = Il n’y a rien à copier.
missing-ability = Il n’y a rien à utiliser là.
missing-focus = Votre Cible est sur une autre Époque.

## The score sheet

score-buildings = Bâtiments
score-anomalies = Anomalies
score-superprojects = Superprojets
score-time_travel = Voyage temporel
score-morale = Moral
score-breakthroughs = Découvertes
score-vp_tokens = Jetons PV
score-warp_tiles = Tuiles Vortex restées
score-endgame_conditions = Conditions de fin
score-total = Total
score-if-now = Conditions de fin, si tout s’arrêtait là

## Names

name-harmony = Harmonie
name-dominance = Domination
name-progress = Progrès
name-salvation = Salut
name-haulani = Patriarche Haulani
name-zaida = Matriarche Zaida
name-wolfe = Capitaine Wolfe
name-samira = Chasseuse de trésors Samira
name-valerian = Mécène Valerian
name-cornella = Bibliothécaire Cornella
name-caratacus = Berger Caratacus
name-amena = Haute Marcheuse du soleil Amena
name-welfare-society = Société du bien-être
name-archive-of-the-eras = Archives des Époques
name-continuum-stabilizer = Stabilisateur du continuum
name-grand-reservoir = Grand Réservoir
name-anti-gravity-field = Champ antigravité
name-uranium-cores = Noyaux d’Uranium
name-particle-collider = Collisionneur de particules
name-temporal-tourism = Tourisme temporel
name-outback-conditioner = Conditionneur des terres sauvages
name-synthetic-endorphins = Endorphines de synthèse
name-exocrawler = Exorampeur
name-dark-matter-converter = Convertisseur de matière noire
name-tectonic-drill = Foreuse tectonique
name-rescue-pods = Capsules de sauvetage
name-neutronium-research-center = Centre de recherche du Neutronium
name-temporal-displacement-device = Déplaceur temporel
name-chronostatic-sleep = Sommeil chronostatique
name-neuron-synthesizer = Synthétiseur de neurones
name-neutronium-monolith = Monolithe de Neutronium
name-the-ultimate-plan = Le Plan ultime
name-quantum-chameleon = Caméléon quantique
name-cloning-vat = Cuve de clonage
name-welfare-and-prosperity = Bien-être et prospérité
name-natures-resurgence = Résurgence de la nature
name-industrial-revolution = Révolution industrielle
name-the-power-of-unity = Le Pouvoir de l’unité
name-technological-superiority = Supériorité technologique
name-the-apex-of-humanity = L’Apogée de l’humanité
name-overwhelming-power = Puissance irrésistible
name-masters-of-time = Maîtres du temps
name-most-workers = le plus d’Ouvriers
name-most-water = le plus d’Eau
name-most-breakthroughs = le plus de Découvertes
name-most-occupied-spots = le plus d’emplacements occupés
name-highest-morale = le Moral le plus haut
name-longest-travel-ranges = la plus grande portée
name-most-superprojects = le plus de Superprojets
name-most-time-travels = le plus de Voyages temporels
name-fewest-anomalies = le moins d’Anomalies
name-2-vp = { $n } PV
name-research-again = Rechercher encore
name-set-both-dice = poser les deux dés
name-return-2-paradoxes = rendre { $n ->
    [one] { $n } Paradoxe
   *[other] { $n } Paradoxes
}
name-superproject-too = un Superprojet en plus
name-construct-again = Construire encore
name-1N-less = 1 Neutronium de moins
name-1TUG-less = 1 Titanium/Uranium/Or de moins
name-2-vp-for-superproject = 2 PV pour un Superprojet
name-vp-by-spot = PV selon l’emplacement
name-recruit-again = Recruter encore
name-exosuit = un Exosquelette
name-morale = Moral
name-bonus-twice = deux fois le bonus
name-recruit-bonus = un bonus
name-all-wake = tous se réveillent
name-inspiring-message = un message inspirant
name-glorious-future = un avenir glorieux
name-parallel-timeline = une chronologie parallèle
name-stable-time-rift = une faille temporelle stable
name-grim-message = un message sinistre
name-collapsing-time-rift = une faille temporelle qui s’effondre

## The table in the terminal

seat-number = Place { $n }
seat-chance = Hasard
table-era = Époque { $era } sur { $last }
table-side = face { $side }
table-first = Premier joueur
table-next-first = Époque suivante
table-impact-past = après l’Impact
table-impact-coming = { $n ->
    [0] l’Impact termine cette Époque
    [one] Impact après l’Époque suivante
   *[other] Impact après { $n } Époques encore
}
table-timeline = Chronologie
table-board = Plateau principal
table-offer = Bâtiments proposés
table-spots = Emplacements
table-pools = Réserves et cartes
table-open = ouvert
table-workers = Ouvriers
table-tracks = Pistes
table-left-all = { $n } en réserve
table-left-none = plus de { $what }
table-now = maintenant
table-hidden = face cachée
symbol-inspiring-message = +Moral
symbol-glorious-future = +1 PV
symbol-parallel-timeline = double
symbol-stable-time-rift = -Paradoxe
symbol-grim-message = -Moral
symbol-collapsing-time-rift = +Paradoxe
symbol-plain = ·
table-taken = construit
table-closed = fermé
table-opens = ouvre avec l’Impact
table-collapsed = effondré
no-cube = aucun cube à côté
table-recruit-pool = Réserve de Recrutement
table-mine-pool = Réserve de la Mine
table-left = Découvertes
table-endgame = Conditions de fin
table-empty = vide
table-primary = première pile
table-secondary = seconde pile
table-next-spot = votre prochain emplacement
table-no-spot = aucun emplacement libre
table-you = vous
table-passed = a passé
table-evacuated = a évacué
table-assets = Biens
table-active = Actifs
table-tired = Fatigués
table-busy = Occupés
table-busy-line = { $fate ->
    [motivated] { $worker } : { $place } (reste motivé)
    [dies] { $worker } : { $place } (est perdu)
   *[tired] { $worker } : { $place }
}
table-hexes = Exosquelettes
table-hexes-line = { $ready } prêts, { $spare } en réserve{ $covered ->
    [0] { "" }
    [one] , { $covered } hexagone couvert
   *[other] , { $covered } hexagones couverts
}
table-morale = Moral
table-morale-line = { $vp } PV ; Alimenter coûte { $water } Eau
table-travel = Voyage temporel
table-travel-line = { $vp } PV
table-paradox-line = Paradoxes { $n }/{ $limit }
table-breakthroughs = Découvertes
table-leader = Leader
table-evacuation = Évacuation
table-evacuation-now = { $met ->
    [yes] remplie : { $vp } PV maintenant
   *[no] pas encore remplie ; ce serait { $vp } PV maintenant
}
table-warp = Tuiles Vortex en main
table-anomaly = Anomalie
table-score = { $n } PV jusqu’ici
table-pays = paie
table-gains = gagne
table-none = aucun
table-chance = { $percent } %
table-warp-here = votre tuile Vortex { warp }
table-costs = Coûte { $what }.
table-score-now = Le score en ce moment

play-hello = Tapez un numéro ou le texte d’un choix. « help » dit ce qu’il y a d’autre.
play-ask = { $who }, votre choix
play-ask-one = { $who }, appuyez sur Entrée
play-not-an-option = { $text } n’est pas un choix possible. Donnez un numéro de 1 à { $n }, le texte d’un choix, ou « help ».
play-several = { $text } peut vouloir dire { $options }. Précisez.
play-undone = Coup repris.
play-kept = Gardé dans { $file }.
play-recorded = Le compte rendu est dans { $file }.
play-no-file = Dites quel fichier, par exemple : { $command } ma-partie.json
play-cannot-write = Impossible d’écrire { $file } : { $why }.
play-log-empty = Rien ne s’est encore passé.
play-why-what = Dites où, par exemple : why construct 1. Lieux : { $places }.
play-unknown-place = Il n’y a pas de lieu { $text }. Essayez : { $places }.
play-hand-over = Passez l’écran à { $who }. Les autres regardent ailleurs.
play-hand-over-enter = { $who }, appuyez sur Entrée quand vous êtes seul à regarder
play-unknown-name = Rien ici ne s’appelle { $text }.
play-leave = Vous quittez une partie en cours.
play-leave-ask = La garder ? Tapez y pour { $file }, ou un nom de fichier ; Entrée quitte sans garder
play-left = La partie n’a pas été gardée.
play-over = La partie est finie
play-winner = { $who } gagne avec { $n } PV.
play-winners = { $who } partagent la victoire avec { $n } PV.
play-resume = Pour continuer plus tard : anachrony play --load { $file }
play-help =
    un numéro       prend ce choix ; Entrée seule prend l’unique choix
    des mots        le texte d’un choix, ou son début s’il est clair
    ? LIEU          dit pourquoi un lieu est fermé : ? construct 1, ? supply, ? 113 (aussi : why LIEU)
    tell NOM        dit ce que fait une tuile, un leader, une case ou une carte : tell 113, tell wolfe
    hint            dit ce que ferait un joueur ordinateur, ses chances de gagner ainsi, et pourquoi
    undo            reprend votre dernier choix, jusqu’au dernier lancer, dévoilement ou autre joueur
    view            dessine toute la table
    log             dit ce qui s’est passé récemment (log 50 pour plus)
    save FICHIER    garde la partie, à reprendre avec : anachrony play --load FICHIER
    record FICHIER  écrit la partie en texte que lit anachrony replay
    quit            quitte la partie

## Why not, with modules

missing-morale = Votre Moral ne peut pas baisser davantage.
missing-requirement = Sa condition n’est pas remplie.
missing-card = Il n’y a pas de carte ouverte là.
missing-anomaly = Il n’y a pas d’Anomalie à retirer.

## Solo opponents

opponent-chronobot = Chronobot
opponent-chronobot_retail = Chronobot, première édition
opponent-chronobot_early = Chronobot, premières règles
difficulty-beginner = Débutant : les actions manquées ne rapportent pas de PV au bot
difficulty-normal = Normal : les règles telles quelles
difficulty-expert = Expert : vous ne pouvez pas utiliser la capacité de votre leader
difficulty-no_reboot = Sans Reboot : les jetons ne s’arrêtent jamais sur Reboot
difficulty-no_leader = Sans leader : vous ne pouvez pas utiliser la capacité de votre leader
difficulty-hyperactive = Hyperactif : le bot joue un tour de plus après que vous avez passé
difficulty-frantic = Frénétique : le bot fait au moins 6 actions par Époque
difficulty-covered_council = Conseil couvert : la case de droite du Conseil mondial est fermée
bot-construct_power_plant = Construire une Centrale
bot-construct_factory = Construire une Usine
bot-construct_life_support = Construire une Habitation
bot-construct_lab = Construire un Laboratoire
bot-construct_superproject = Construire un Superprojet
bot-recruit = Recruter
bot-recruit_genius_or_research = Recruter un Génie, ou Rechercher
bot-research = Rechercher
bot-mine_resource = Miner
bot-time_travel = Voyage temporel
bot-remove_anomaly = Retirer une Anomalie
bot-supply = Alimenter
bot-supply_or_recruit = Alimenter, ou Recruter
bot-take_2_water = Prendre 2 Eau
bot-reboot = Reboot
how-bot-construct_power_plant = La première case Construire libre, sinon le Conseil mondial. La Centrale visible avec le plus de PV ; à égalité, celle de la seconde pile. Échoue s’il en a trois.
how-bot-construct_factory = La première case Construire libre, sinon le Conseil mondial. L’Usine visible avec le plus de PV ; à égalité, celle de la seconde pile. Échoue s’il en a trois.
how-bot-construct_life_support = La première case Construire libre, sinon le Conseil mondial. L’Habitation visible avec le plus de PV ; à égalité, celle de la seconde pile. Échoue s’il en a trois.
how-bot-construct_lab = La première case Construire libre, sinon le Conseil mondial. Le Laboratoire visible avec le plus de PV ; à égalité, celui de la seconde pile. Échoue s’il en a trois.
how-bot-construct_superproject = La première case Construire libre, sinon le Conseil mondial. Le Superprojet avec le plus de PV jusqu’à cette Époque, le plus ancien à égalité. Il donne une Découverte ; le premier Chronobot n’en donne pas, et avant l’Impact prend 1 PV à la place.
how-bot-recruit = La première case Recruter libre, sinon le Conseil mondial. Un type qu’il n’a pas, sinon : Génie, Administrateur, Ingénieur, Scientifique. Un de chaque s’échange contre des PV.
how-bot-recruit_genius_or_research = Un Génie de la réserve, même un second ; sinon, Rechercher.
how-bot-research = La première case Rechercher libre, sinon le Conseil mondial. Il lance le dé de forme et prend une Découverte de cette forme.
how-bot-mine_resource = Les deux cubes qu’il veut le plus : d’abord ceux qu’il n’a pas, puis Neutronium, Uranium, Or, Titanium. La première case qui les donne. Un de chaque s’échange contre des PV.
how-bot-time_travel = Sans Exosquelette. Il reprend une tuile Vortex de l’Époque passée qui en a le plus, la plus ancienne à égalité, et avance sur sa piste Voyage temporel.
how-bot-remove_anomaly = Sans Exosquelette. Il paie des Ressources, celles qu’il a le plus, et retire une Anomalie. Le premier Chronobot paie aussi de l’Eau, et le Titanium avant l’Or avant l’Uranium.
how-bot-supply = Il paie de l’Eau selon son Moral et monte d’un cran.
how-bot-supply_or_recruit = Avec assez d’Eau, il paie Alimenter et monte en Moral ; sinon, il recrute.
how-bot-take_2_water = Il prend 2 Eau.
how-bot-reboot = Il ne fait rien, et n’y gagne rien.
because-secondary-stack = les deux se valent, donc il prend celui de la seconde pile
because-more-vp = il prend celui qui a le plus de PV
because-oldest = il prend le plus ancien de ceux qui ont le plus de PV
because-most-held = il donne ce qu’il a le plus
because-before-impact = avant l’Impact, il n’en construit pas
because-not-held = il prend un type qu’il n’a pas
because-next-best = il prend le meilleur type disponible
because-genius-there = il y a un Génie dans la réserve
because-wanted-cubes = il prend les deux Ressources qu’il veut le plus
because-most-warp = cette Époque a le plus de ses tuiles Vortex
because-oldest-warp = c’est la plus ancienne des Époques qui ont le plus de ses tuiles Vortex
because-own-suits-first = ses propres Exosquelettes sont épuisés, donc celui-ci part
because-no-other-space = toute autre case est prise, donc il utilise la sienne
because-leftmost = il accomplit la plus à gauche de celles qu’il a marquées
because-water-as-vp = 2 Eau valent 1 PV pour lui
because-morale-as-vp = un cran de Moral vaut 2 PV pour lui
because-research-of-three = des trois Actions de la Capitale, il prend Rechercher
because-superproject-of-both = il prend le Superprojet, pas deux bâtiments
because-wanted-cube = il prend la Ressource qu’il veut le plus
because-most-workers = il donne le type qu’il a le plus
bot-lacks-free_space = aucune case n’est libre
bot-lacks-room = il a tout ce qu’il peut avoir
bot-lacks-offer = il n’y a rien à prendre pour lui
bot-lacks-breakthrough = il n’a pas de Découverte à donner
bot-lacks-pool = la réserve est vide
bot-lacks-past = il n’a pas de tuile Vortex sur une Époque passée
bot-lacks-anomaly = il n’a pas d’Anomalie
bot-lacks-resources = il lui manque les Ressources
bot-lacks-water = il lui manque l’Eau
bot-lacks-impact = l’Impact a eu lieu
bot-lacks-worker_to_lose = il n’a ni place au Conseil mondial ni Ouvrier à donner
bot-set-workers = un Ouvrier de chaque type
bot-set-resources = une Ressource de chaque type
prompt-roll-token = Quel nombre montre le dé du bot ?
prompt-roll-warps = Que montre le dé Paradoxe pour les tuiles Vortex du bot ?
prompt-roll-shape = Que montre le dé de forme pour le bot ?
prompt-draw-of-shape = Quelle Découverte de cette forme prend le bot ?
prompt-take-for-bot = À vous de choisir : quelle Découverte de cette forme prend le bot ?
prompt-discard-breakthrough = Quelle Découverte défausse le bot ?
event-bot-die = { $who } lance son dé : { $n }.
event-bot-action = { $who } : le jeton { $n } dit { $what }.
event-bot-suit = { $who } place un Exosquelette : { $place }.
event-bot-because = { $who } : { $what }.
event-bot-fails = { $who } ne peut pas : { $what }.
event-bot-discards-suit = { $who } défausse un Exosquelette pour cette Époque.
event-bot-token = { $who } : le jeton { $n } va sur { $what }.
event-bot-builds = { $who } construit { $what }.
event-bot-set = { $who } échange { $what }.
event-bot-lifts-warp = { $who } reprend une tuile Vortex : { $place }.
event-bot-last-travel = { $who } n’a plus d’Exosquelettes et voyage une dernière fois.
event-bot-out-of-suits = { $who } n’a plus d’Exosquelette pour cela : { $what }.
event-bot-seals = { $who } retire une Anomalie.
event-bot-powers-up = { $who } met sous tension { $n ->
    [one] { $n } Exosquelette
   *[other] { $n } Exosquelettes
}.
event-bot-warp = { $who } pose { $n ->
    [0] aucune tuile Vortex
    [one] { $n } tuile Vortex
   *[other] { $n } tuiles Vortex
} : { $place }.
event-bot-anomaly = { $who } subit une Anomalie.
event-bot-spared = { $who } a trois Anomalies et n’en subit pas d’autre.
event-bot-skips = { $who } saute une étape : { $what }.
event-bot-does-without = { $who } laisse une récompense : { $what }.

## Solo opponents: Chronossus, and later additions

score-solo_objectives = Objectifs solo
score-energy_left = Noyaux d’énergie restants
opponent-chronossus = Chronossus
difficulty-random_tiles = Tuiles au hasard : les tuiles Action sont réparties au hasard sur les cases
difficulty-c01_b = Tuile Action C01 sur sa face B
difficulty-c02_b = Tuile Action C02 sur sa face B
difficulty-c03_b = Tuile Action C03 sur sa face B
difficulty-swapped_tiles = Tuiles échangées : celles des cases I et III changent de place
difficulty-energy_1 = 1 Noyau d’énergie de plus dans sa réserve
difficulty-energy_2 = 2 Noyaux d’énergie de plus dans sa réserve
difficulty-energy_3 = 3 Noyaux d’énergie de plus dans sa réserve
difficulty-extra_suit = Un Exosquelette de plus à chaque Époque ; 2 PV par Noyau d’énergie au-delà de sa limite
difficulty-energy_vp = 1 PV à la fin par Noyau d’énergie restant dans sa réserve
difficulty-objectives_0 = Sans Objectif solo
difficulty-objectives_1 = 1 Objectif solo
difficulty-objectives_2 = 2 Objectifs solo
difficulty-failures_2vp = Les actions manquées rapportent 2 PV au bot
difficulty-new_shapes = Rechercher prend une forme qu’il a le moins
difficulty-slots_3vp = 3 PV par bonus de la Chronologie alternative
bot-slot_I = la tuile Action de la case I
bot-slot_II = la tuile Action de la case II
bot-slot_III = la tuile Action de la case III
bot-slot_IV = la tuile Action de la case IV
bot-tile_C01A = Reboot
bot-tile_C01B = 1 PV, aussitôt
bot-tile_C02A = 2 PV
bot-tile_C02B = 2 PV et 1 Noyau d’énergie
bot-tile_C03A = 1 Noyau d’énergie
bot-tile_C03B = 1 Noyau d’énergie, aussitôt
objective-workers = Ouvriers
objective-breakthroughs = Découvertes
objective-water = Eau
objective-occupied_spots = emplacements occupés
objective-morale = un Moral proche du sommet
objective-travel_ranges = la somme de vos portées
objective-superprojects = Superprojets
objective-time_travels = Voyages temporels qui ont rendu quelque chose
objective-level = { $level ->
    [gold] or
    [silver] argent
    [bronze] bronze
   *[none] aucun
}
how-bot-slot_I = Il fait ce que dit la tuile Action d’ici.
how-bot-slot_II = Il fait ce que dit la tuile Action d’ici.
how-bot-slot_III = Il fait ce que dit la tuile Action d’ici.
how-bot-slot_IV = Il fait ce que dit la tuile Action d’ici.
how-bot-tile_C01 = Il ne fait rien. Sur la face B, 1 PV dès qu’un jeton arrive.
how-bot-tile_C02 = 2 PV. Sur la face B, aussi un Noyau d’énergie.
how-bot-tile_C03 = Un Noyau d’énergie pour sa réserve. Sur la face B, dès qu’un jeton arrive.
prompt-deal-tile = Quelle tuile Action est allée sur la case suivante ?
prompt-draw-energy = Qu’a-t-on tiré de la réserve d’énergie ?
prompt-draw-objective = Quel Objectif solo a été tiré ?
event-bot-leaps = { $who } bondit avec le jeton { $n } : { $what }.
event-bot-draws-energy = { $who } tire { $n ->
    [0] aucun Noyau d’énergie
    [one] { $n } Noyau d’énergie
   *[other] { $n } Noyaux d’énergie
}.
event-bot-gains-energy = { $who } met { $n ->
    [one] { $n } Noyau d’énergie
   *[other] { $n } Noyaux d’énergie
} dans sa réserve.
event-solo-objective = Objectif solo en jeu : { $what }.
table-tokens = Jetons
table-energy = Énergie
table-objectives = Objectifs solo
table-bot-suits = { $ready } prêts ; Voyage temporel { $travel }
table-bot-energy = { $cores } Noyaux d’énergie, { $exhausted } épuisés ; tuiles : { $tiles }
page-call-me = Utiliser ce nom
page-rematch-made = Une revanche a commencé.
ui-plain = { $text }

## The server

given-name = { $name }
spectator-name = Spectateur
computer-name = { $level ->
    [random] Ordinateur au hasard
    [easy] Ordinateur facile
    [normal] Ordinateur normal
    [hard] Ordinateur difficile
    [expert] Ordinateur expert
    [swift] Ordinateur maître éclair
    [master] Ordinateur maître
   *[other] Ordinateur
}
problem-not-found = Ce n’est pas ici, ou vous ne pouvez pas le voir.
problem-not-allowed = Vous ne pouvez pas faire cela.
problem-other-origin = Cette page vient de { $came }, mais le serveur attend { $expected }. La personne qui gère le serveur peut y remédier : son journal indique comment.
problem-not-now = Ce n’est pas possible maintenant ; la table a peut-être avancé.
problem-older-game = Cette partie a été jouée avec la version { $version }, et celle-ci ne peut pas la continuer.
problem-not-valid = Cela ne peut pas être accepté tel quel.
problem-not-offered = Ce coup n’est pas possible maintenant.
problem-record = { $line ->
    [0] Ce compte rendu ne peut pas être rejoué ici.
   *[other] Ce compte rendu ne peut pas être rejoué : la ligne { $line } ne convient pas.
}
problem-record-over = Cette partie est finie. On peut la regarder, pas la continuer.
problem-line = Cette ligne ne peut pas être jouée : son coup { $n } n’y est pas possible.
problem-field = { $field ->
    [password] Mot de passe
    [new] Nouveau mot de passe
    [name] Nom
    [title] Titre
    [record] Compte rendu
   *[other] Texte
}
problem-too-short = { problem-field } : il faut au moins { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
problem-too-long = { problem-field } : au plus { $n ->
    [one] { $n } caractère
   *[other] { $n } caractères
}.
problem-not-readable = Cela n’a pas pu être lu.
problem-wrong-method = Cela ne se fait pas ici.
problem-wrong-name = Ce serveur ne répond pas à ce nom.
problem-too-many-tables = Trop de vos tables attendent des joueurs. Lancez-en une, ou rangez-en une, d’abord.
problem-too-many-games = Vous jouez déjà trop de parties reprises d’un compte rendu. Terminez-en une, ou rangez-en une, d’abord.
problem-one-seat-each = Vous, ou quelqu’un de votre réseau, avez déjà une place à cette table. L’hôte peut faire un lien pour une autre.
problem-refused = Cela a été refusé.
problem-no-space = Le disque du serveur est presque plein. Les parties en cours continuent. Les nouvelles tables et les envois doivent attendre. La personne qui gère le serveur peut faire de la place.
problem-too-large = C’est trop grand.
problem-too-many-requests = C’était un peu trop rapide. Attendez un instant et réessayez.
problem-gone = Personne n’attendait plus cette réponse.
problem-who-are-you = Ce lien n’ouvre pas de place ici. Demandez-en un nouveau à l’hôte, ou connectez-vous.
problem-not-logged-in = Connectez-vous d’abord.
problem-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
problem-password-not-right = Le mot de passe n’est pas le bon.
problem-no-passkey = Ce compte n’a pas de clé d’accès pour ce site. Utilisez le mot de passe.
problem-link-ended = Ce lien a déjà servi, ou date de plus d’une demi-heure. Demandez-en un autre.
problem-passkey = Cette clé d’accès n’a pas été acceptée. Réessayez, ou connectez-vous autrement.
problem-no-passkeys = Les clés d’accès fonctionnent quand on atteint ce serveur par son nom et en https.
problem-too-many-passkeys = Cela fait assez de clés d’accès. Retirez-en une d’abord.
problem-name = Ce nom ne peut pas être utilisé ici. Écrivez chaque mot dans un seul alphabet, sans signes phonétiques ni cachés.
problem-password-common = Ce mot de passe est l’un des premiers que l’on essaierait. Choisissez-en un plus long ou moins courant.
problem-name-taken = Ce nom est pris. Choisissez-en un autre.
problem-too-many-analyses = Assez de vos parties sont en cours d’analyse. Attendez que l’une soit terminée.
problem-too-many-channels = Cela fait assez d’adresses. Retirez-en d’abord une.
problem-webhook = Ce serveur n’envoie rien à cette adresse. Elle commence par https:// et appartient à une machine publique.
problem-zone = Ce fuseau horaire n’est pas connu ici.
problem-no-hints = Les parties classées et celles des tournois se jouent sans conseils.
problem-seat-stays = Dans les parties classées et les tournois, votre place reste la vôtre. Pour jouer sur un autre appareil, connectez-vous-y. Vous pouvez aussi laisser jouer un ordinateur ; vous avez alors quitté la partie.
problem-banned = La personne qui gère ce serveur a fermé ce compte pour un temps.
problem-an-operator = Cette personne modère aussi. Seul qui gère le serveur peut le faire.
problem-muted = La personne qui gère ce serveur vous a retiré la parole pour un temps.
problem-too-many-reports = Vos derniers signalements n’ont pas encore été lus.
problem-not-together = Quelqu’un à cette table ne joue pas avec vous, ou vous ne jouez pas avec cette personne.
problem-not-agreed = Les règles ont changé, et tous ne les ont pas encore acceptées.
problem-takeback-waits = Quelqu’un d’autre demande à reprendre un choix. Répondez-lui d’abord.
problem-nothing-to-take-back = Vous n’avez encore rien choisi.
problem-takeback-declined = Cela a été demandé, et quelqu’un n’a pas accepté.
problem-takeback-over = Cela n’est plus demandé.
problem-no-takebacks = Dans les parties classées et les tournois, ce qui a été vu reste.
problem-vacation-spent = Il ne vous reste pas autant de jours de vacances.
problem-too-many-leagues = Assez de vos tournois ne sont pas terminés. Terminez-en un d’abord.
problem-too-many-people = Cela fait assez de monde. Retirez d’abord quelqu’un.

# Ce qu’on envoie aux gens, par e-mail ou autrement.
tell-table-alone = une partie en solitaire
tell-table-with = une partie avec { $names }
tell-turn-title = { $n ->
    [one] À vous : { $table }
   *[other] { $n } tables vous attendent
}
tell-reminder-title = { $n ->
    [one] Toujours à vous : { $table }
   *[other] { $n } tables vous attendent toujours
}
tell-more = { $n ->
    [one] Et une de plus.
   *[other] Et { $n } de plus.
}
tell-unsubscribe = Ne plus recevoir ces messages
tell-confirm-title = Confirmez votre adresse
tell-confirm-text = { $name } souhaite utiliser cette adresse pour Anachrony : pour être prévenu quand son tour vient, et pour se connecter si le mot de passe est perdu. Si c’est vous, ouvrez ce lien dans les trois jours :
tell-confirm-otherwise = Sinon, ne faites rien, et plus rien ne sera envoyé ici.
tell-test-title = Ceci est un essai
tell-test-text = C’est ainsi que vous saurez que c’est à vous.
tell-sign-in-title = Se connecter à Anachrony
tell-sign-in-text = Ce lien connecte { $name }, une seule fois et dans la demi-heure :
tell-sign-in-otherwise = Si vous n’avez rien demandé, ne faites rien : sans ce lien, personne n’entre.
tell-security-title = Votre compte Anachrony a changé
tell-mail-added = Une autre adresse a été ajoutée au compte { $name }. Une fois confirmée, elle permet de se connecter.
tell-mail-removed = Une adresse du compte { $name } a été retirée.
tell-link-used = Quelqu’un s’est connecté au compte { $name } par le lien d’un message.
tell-password-set = Le compte { $name } a un nouveau mot de passe. Tous les appareils ont été déconnectés.
tell-passkey-added = Une clé d’accès a été ajoutée au compte { $name }.
tell-passkey-removed = Une clé d’accès du compte { $name } a été retirée.
tell-security-otherwise = Si c’est vous, il n’y a rien à faire. Sinon, choisissez un nouveau mot de passe et vérifiez ici vos appareils, vos clés d’accès et vos adresses :
tell-invitation-title = { $name } vous invite à une table
tell-takeback-title = { $name } demande à reprendre un choix
problem-no-hint = Le joueur ordinateur n’a rien trouvé à dire. Réessayez.
problem-unavailable = Le serveur n’atteint pas sa base de données. Rien n’a changé ; réessayez.
problem-not-stored = Cela n’a pas pu être enregistré. Rien n’a changé ; réessayez.
problem-perhaps-stored = Le serveur ne sait pas si cela a été enregistré. Vérifiez avant de recommencer.
problem-internal-error = Quelque chose a cassé ici. Rien n’a changé.

## The page: shell

page-home = Accueil
page-nav = Pages
page-codex = Codex
page-settings = Réglages
page-version = Anachrony, version { $version }
page-account = Compte
page-menu = Menu
page-close = Fermer
page-open = Ouvrir
page-copy = Copier
page-link-alone = Seul cet ordinateur peut ouvrir ce lien. Pour les autres de votre réseau, lancez le serveur avec
page-copied = Copié
page-qr = Montrer en code QR
page-qr-of = Code QR : { $what }
page-random = Au hasard
page-name = Nom
page-your-name = Votre nom
page-guest = Voyageur
page-try-again = Réessayer
page-connecting = En route vers la table …
page-server-away = Le serveur ne répond pas. Est-il lancé ?
page-unofficial = Une adaptation libre et non officielle. Achetez le jeu de plateau : il le vaut bien.

page-welcome = Quatre Voies, un Impact, et un avenir qui vous doit quelque chose
page-welcome-note = Jouez à Anachrony seul ou entre amis. Rien à installer, pas de compte à créer.
page-play-now = Jouer
page-play-now-note = Vous contre l’ordinateur. Lancez, ou choisissez d’abord.
page-rivals = Adversaires
page-rivals-more = Plus d’adversaires
page-rivals-count = { $n ->
    [one] { $n } joueur ordinateur
   *[other] { $n } joueurs ordinateurs
}
page-level = Niveau
page-level-random = Hasard
page-level-easy = Facile
page-level-normal = Normal
page-level-hard = Difficile
page-level-expert = Expert
page-level-swift = Maître éclair
page-level-master = Maître
page-level-note-random = Joue au petit bonheur.
page-level-note-easy = Oublie beaucoup à chaque tour et ne pense pas à la fin. Bien pour une première partie.
page-level-note-normal = Oublie quelques lieux à chaque tour. Un bon adversaire pour la plupart.
page-level-note-hard = Voit tout ce qu’un coup apporte, mais pas ce que feront les autres. Répond aussitôt.
page-level-note-expert = Réfléchit à l’avance, jusqu’à une seconde par coup. Attendez-vous d’abord à perdre.
page-level-note-swift = A appris le jeu en jouant contre lui-même. Fort, et pourtant rapide : un dixième de seconde par coup, au plus.
page-level-note-master = Le même joueur, avec une seconde par coup au plus, pour voir plus loin.
stand-in = Il y a à cette table quelque chose de nouveau pour les joueurs qui ont appris : c’est l’Expert qui joue.
page-path = Votre Voie
page-path-note-random = N’importe laquelle ; vous verrez au début.
page-path-note-harmony = Chez elle dans la nature : un Moral stable et des réservoirs pleins.
page-path-note-dominance = Les maîtres de la mer : forts sur le plateau, avides de Ressources.
page-path-note-progress = Les Scientifiques d’abord : Laboratoires et Découvertes viennent aisément.
page-path-note-salvation = Les fidèles : le voyage temporel et les Paradoxes les effraient moins.
page-more-rules = Plus de règles
page-edition = Édition
page-edition-essential = Essential
page-edition-note-essential = L’édition actuelle du jeu.
page-edition-first = Première édition
page-edition-note-first = La première boîte : d’autres leaders et conditions, avec Doomsday et son propre Chronobot.
page-edition-preview = Avant-première
page-edition-note-preview = Les règles d’avant la première boîte : d’autres bâtiments, Superprojets et actions, un leader par Voie.
page-side = Face des Plateaux joueur
page-side-name = { $side ->
    [A] Face A
    [B] Face B
    [choose] La table choisit
   *[random] Au hasard
}
page-side-note = { $side ->
    [A] Tous les plateaux se valent. Mieux pour les premières parties.
    [B] Chaque Voie a ses forces et ses faiblesses.
    [choose] Les joueurs décident au début.
   *[random] A ou B, au hasard.
}
page-leaders = Leaders
page-leaders-choose = Chacun choisit
page-evacuation = Conditions d’Évacuation
page-evacuation-choose = Chacun choisit
page-modules = Modules
page-variants = Variantes
page-variant-fixed-paradox = Paradoxes certains
page-variant-note-fixed-paradox = Chaque lancer de Paradoxe compte pour un. Moins de chance.
page-variant-unlimited-supplies = Réserves illimitées
page-variant-note-unlimited-supplies = Eau, Ressources, Ouvriers et marqueurs de Voie ne s’épuisent jamais, comme depuis la deuxième impression.
page-variant-covered-council = Petit Conseil
page-variant-note-covered-council = La case de droite du Conseil mondial est fermée. Pour deux joueurs.
page-variant-simultaneous-power-up = Sous tension ensemble
page-variant-note-simultaneous-power-up = Tous préparent leurs Exosquelettes en même temps. Plus rapide.
page-variant-endgame-draft = Fin choisie
page-variant-note-endgame-draft = Les joueurs choisissent les conditions de fin au lieu de les tirer.
page-variant-asset-draft = Départ choisi
page-variant-note-asset-draft = Les biens de départ se choisissent tour à tour, et avec eux qui commence.
page-variant-alternate-timeline = Chronologie alternative
page-variant-note-alternate-timeline = La Chronologie porte des symboles qui récompensent l’endroit où vous posez vos tuiles Vortex.
page-variant-more-buildings = Plus de bâtiments
page-variant-note-more-buildings = Huit bâtiments dans une autre version, et un nouveau de chaque type.
page-start-game = Lancer la partie
page-starting = Mise en place …

page-friends = Entre amis
page-friends-note = Faites une table et envoyez un lien à chaque ami. Ou passez-vous un appareil.
page-players = Joueurs
page-seat = Place { $n }
page-seat-link = Un ami avec un lien
page-seat-here = Quelqu’un sur cet appareil
page-seat-computer = Un joueur ordinateur
page-seat-open = Le premier venu
page-seat-free = Place libre
page-table-details = Titre, pendule, qui peut la trouver
page-table-title = Titre de la table
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-note-none = Chacun prend son temps.
page-clock-day = Un jour par coup
page-clock-note-day = Pour une partie de plusieurs semaines. Qui tarde peut être remplacé.
page-clock-days = Trois jours par coup
page-clock-note-days = Pour une partie de plusieurs semaines, sans hâte.
page-clock-bank = 45 minutes chacun
page-clock-note-bank = Pour une soirée : 45 minutes en tout, et 30 secondes de plus par coup.
page-clock-says = { $kind ->
    [move] { $hours } heures par coup
   *[bank] { $minutes } minutes chacun, { $increment } secondes de plus par coup
}
page-listed = La montrer parmi les tables ouvertes
page-listed-note = N’importe qui sur ce serveur peut alors prendre une place libre.
page-watchable = Tout le monde peut regarder
page-watchable-note = La partie figure parmi celles à regarder. Personne ne voit ce que les joueurs cachent.
page-absence = Si quelqu’un disparaît
page-absence-host = L’hôte décide
page-absence-note-host = Quand son temps est écoulé (sans pendule : après une semaine), l’hôte peut asseoir un joueur ordinateur.
page-absence-computer = Un ordinateur continue
page-absence-note-computer = Il prend la suite de lui-même quand le temps est écoulé (sans pendule : après une semaine).
page-absence-vote = Les autres votent
page-absence-note-vote = Un joueur ordinateur prend la suite si tous les autres le veulent et que le temps est écoulé (sans pendule : après une semaine).
page-absence-wait = Tout le monde attend
page-absence-note-wait = Personne ne peut être remplacé. Chacun peut encore céder sa propre place.
page-make-table = Faire la table

page-my-tables = Mes tables
page-your-turn = À vous
page-title-turns = { $n ->
    [one] ● À vous · Anachrony
   *[other] ● À vous à { $n } tables · Anachrony
}
page-status-open = Attend des joueurs
page-status-running = En cours
page-status-over = Finie
page-finished = { $n ->
    [one] { $n } partie finie
   *[other] { $n } parties finies
}
page-forget = Retirer de cette liste
page-open-tables = Tables ouvertes
page-open-none = Aucune table n’attend de joueurs.
page-open-no-match = Aucune table ne convient. Cherchez autre chose.
page-find = Chercher
page-find-words = Titre ou joueur
page-find-any = Toutes
page-find-friends = Seulement les tables de mes amis
page-live-tables = Parties à regarder
page-live-none = Aucune partie n’est ouverte aux spectateurs en ce moment.
page-invitations = Vous êtes invité
page-invited-by = { $name } vous invite
page-accept = Voir la table
page-decline = Non, merci
page-invite = Inviter quelqu’un
page-invite-note = Par le nom de son compte. L’invitation apparaît sur sa page d’accueil, sans lien à envoyer.
page-invite-name = Nom d’un compte
page-invite-do = Inviter
page-invited = Invitation envoyée : { $name }
page-invite-withdraw = Retirer l’invitation de { $name }
page-my-friends = Amis
page-my-friends-note = On peut chercher leurs tables ouvertes et les inviter vite. Personne d’autre ne voit cette liste.
page-my-friends-none = Personne pour l’instant. Ajoutez quelqu’un ici ou sur son profil.
page-my-blocked = Bloqués
page-my-blocked-note = Vous ne voyez pas vos tables ouvertes respectives et ne jouez jamais à la même table. Ils n’en savent rien.
page-friend-add = Ajouter à mes amis
page-friend-remove = Retirer de mes amis
page-block = Bloquer
page-unblock = Débloquer
page-report = Signaler
page-report-note = Seule la personne qui gère ce serveur le lira.
page-report-text = Ce qui s’est passé
page-report-send = Envoyer
page-report-sent = Envoyé. Merci.
page-remove-name = Retirer { $name }
page-watch = Regarder une partie
page-watch-note = Adresse de la table, donnée par un joueur
page-record = Ouvrir un compte rendu
page-record-note = Un compte rendu est une partie entière en texte. Regardez-la coup par coup, ou reprenez-la où elle s’arrête.
page-record-choose = Choisissez un fichier, ou déposez-le ici
page-record-paste = Ou collez son texte
page-record-look = Le regarder
page-record-continue = Reprendre
page-record-continue-note = Pour reprendre, la partie ne doit pas être finie. Toutes les places sont alors sur cet appareil.
page-learn = Première visite ?
page-learn-note = Une partie guidée de deux Époques : on apprend en jouant. Un quart d’heure environ.
page-learn-start = Lancer la partie guidée
page-chapters = La deuxième leçon
page-chapters-note = Cinq courts chapitres, chacun au milieu d’une partie, trois minutes environ. Suivez l’ordre, passez ce que vous connaissez, et revenez quand vous voulez.
page-chapter-start = Commencer
page-chapter-again = Refaire
page-chapter-done = Fait

page-language = Langue
page-theme = Couleurs de la page
page-theme-system = Comme l’appareil
page-theme-dark = Sombre
page-theme-light = Clair
page-text-size = Taille du texte
page-palette = Couleurs des Voies
page-palette-path = Du jeu
page-palette-note-path = Vert, bleu, or, rouge et turquoise, chacun avec son symbole.
page-palette-safe = Pour daltoniens
page-palette-note-safe = Des teintes distinctes pour tout daltonisme.
page-palette-gray = Par clarté
page-palette-note-gray = Sans teinte : cinq degrés du blanc au gris.
page-confirm = Demander avant chaque coup
page-confirm-note = Le coup est d’abord montré, et joué quand vous confirmez.
page-step = Suivre pas à pas un adversaire solo
page-step-note = Il attend après chacun de ses gestes : son dé, son jeton et ce qui tranche une égalité.
page-still = Pièces immobiles
page-still-note = Rien ne glisse ni ne luit ; ce qui change est entouré.
page-sound = Son
page-sound-note = Votre tour, les pièces, les dés, un Paradoxe et les grands moments, faits maison. Coupé, sauf si vous le voulez.
page-volume = Volume
page-notify = Me prévenir quand c’est à moi
page-notify-note = Une notification du navigateur quand vous regardez ailleurs.
page-notify-refused = Le navigateur ne le permet pas. Ses réglages du site peuvent changer cela.

page-account-note = Un compte est facultatif. Il garde vos places ensemble sur tous vos appareils.
page-account-in = Vous êtes connecté. Vos tables sont sur la page d’accueil, sur chaque appareil.
page-password = Mot de passe
page-new-password = Nouveau mot de passe
page-log-in = Se connecter
page-log-out = Se déconnecter
page-register = Créer un compte
page-mail-link = Se connecter par courriel
page-mail-link-note = Mot de passe perdu ? Un lien part vers l’adresse que vous avez confirmée pour vos messages.
page-mail-link-send = Envoyez-moi un lien
page-mail-link-sent = Si un compte a cette adresse, une lettre est en route.
page-operator = Modération
page-operator-not = Cette page est pour ceux qui modèrent ce serveur.
page-operator-reports = Signalements
page-operator-no-reports = Personne n’a rien signalé.
page-operator-about = { $reporter } à propos de { $about }
page-operator-talk = Ce que { $name } a dit à leurs tables
page-operator-look = Voir { $name }
page-operator-close = Clore le signalement
page-operator-person = Quelqu’un
page-operator-find = Voir
page-operator-counts = Ici depuis le { $when }. Places : { $seats }, signalements : { $reports }
page-operator-muted = Réduit au silence jusqu’au { $when }
page-operator-banned = Exclu jusqu’au { $when }
page-operator-days = Jours
page-operator-why = Pourquoi, pour le journal
page-operator-mute = Réduire au silence
page-operator-unmute = Rendre la parole
page-operator-ban = Exclure
page-operator-unban = Réadmettre
page-operator-audit = Ce qui a été fait
page-operator-nothing-done = Rien encore.
page-operator-done = { $action ->
    [mute] { $operator } a réduit { $about } au silence
    [unmute] { $operator } a rendu la parole à { $about }
    [ban] { $operator } a exclu { $about }
    [unban] { $operator } a réadmis { $about }
    [operator] { $operator } a nommé { $about } à la modération
    [unoperator] { $operator } a retiré { $about } de la modération
   *[close] { $operator } a clos un signalement à propos de { $about }
}
page-passkeys = Clés d’accès
page-passkeys-note = Connectez-vous avec le doigt, le visage ou le code d’un appareil, sans mot de passe. L’appareil garde la clé ; ce serveur ne peut pas la divulguer.
page-passkeys-none = Vous n’avez pas encore de clé d’accès.
page-passkey-name = Nom de la clé d’accès
page-passkey-example = Mon téléphone
page-passkey-add = Ajouter une clé d’accès
page-passkey-rename = Renommer
page-remove = Retirer
page-passkey-log-in = Se connecter avec une clé d’accès
page-owner = Montrez que c’est bien vous
page-owner-note = Cela reste après la déconnexion : votre mot de passe ou une clé d’accès est donc demandé.
page-owner-continue = Continuer
page-owner-passkey = Utiliser une clé d’accès
page-passkey-used = Utilisée pour la dernière fois le { $when }
page-passkey-unused = Créée le { $when }, pas encore utilisée
page-passkey-not-signed = Aucune clé d’accès n’a été utilisée. L’appareil n’en a pas pour ce site, ou vous avez arrêté.
page-sign-in = Se connecter
page-sign-in-note = Le lien de votre lettre sert une seule fois. Vous pouvez aussi choisir un nouveau mot de passe.
page-sign-in-password = Nouveau mot de passe (facultatif)
page-change-password = Changer le mot de passe
page-password-changed = Le mot de passe est changé. Les autres appareils doivent se reconnecter.
page-delete-account = Supprimer le compte
page-delete-really = Le supprimer pour de bon
page-delete-note = Donnez ci-dessus votre mot de passe. Vos places restent à qui a leurs liens.
page-tell = Me prévenir quand c’est à moi
page-tell-note = Pour les parties de plusieurs jours : un seul message quand une table vous attend et que vous ne la regardez pas, quel que soit le nombre de tours.
page-tell-off = Ce serveur n’envoie pas de messages. La personne qui le gère peut changer cela.
page-tell-none = On ne vous envoie encore rien.
page-tell-mail = E-mail
page-tell-discord = Discord
page-tell-json = Webhook
page-tell-push = Ce navigateur
page-tell-browser = Un navigateur
page-tell-mail-address = Adresse e-mail
page-tell-webhook-address = Adresse du webhook
page-tell-add = Ajouter
page-tell-add-browser = Me prévenir dans ce navigateur
page-tell-try = Envoyer un essai
page-tell-tried = Un essai est en route.
page-tell-unconfirmed = Pas encore confirmée : ouvrez le lien de l’e-mail envoyé à cette adresse.
page-tell-failed = Le dernier message n’a pas pu y être remis. Vérifiez l’adresse, ou retirez-la.
page-tell-failed-push = Le dernier message n’est pas parvenu à ce navigateur. Retirez-le, ou réactivez-y les messages.
page-tell-muted = Plus aucun message n’arrive ici ; l’adresse sert encore à se connecter. Ajoutez-la de nouveau pour y être prévenu.
page-tell-after = Attendre avant de me prévenir
page-tell-after-minutes = { $n ->
    [0] Ne pas attendre
    [one] Une minute
   *[other] { $n } minutes
}
page-tell-remind = Me le rappeler une fois
page-tell-remind-hours = { $n ->
    [0] Jamais
    [one] Après une heure
   *[other] Après { $n } heures
}
page-tell-quiet = Heures calmes
page-tell-quiet-from = de
page-tell-quiet-until = à
page-tell-away = Aucun message avant le (vacances)
page-tell-save = Enregistrer
page-tell-saved = Enregistré.
page-tell-here = Me prévenir quand c’est à moi à cette table
page-waiting = { $n ->
    [one] Une table vous attend depuis { $time }.
   *[other] { $n } tables vous attendent, l’une depuis { $time }.
}
page-waiting-go = Y aller
page-rated = Partie classée
page-rated-note = Elle compte pour le classement si chacun à la table a un compte. Qui la quitte finit dernier, de même que qui laisse sa place à un ordinateur ou dépasse deux fois son temps.
page-rated-yes = Compte pour le classement
page-rated-no = Ne compte pas
page-ratings = Classement
page-ratings-note = Joueurs et ordinateurs sur une même échelle ; chacun commence à 1500. Après ±, l’incertitude qui reste.
page-ratings-none = Personne n’est encore classé ici.
page-rating-of = { $rating } ± { $uncertainty }
page-games = { $n ->
    [one] Une partie
   *[other] { $n } parties
}
statistics-opening = { $first }, puis { $second }
page-statistics = Statistiques
page-statistics-note = Ce que chaque chose a donné à qui l’avait. La barre est l’intervalle qui contient la vraie part de victoires 19 fois sur 20 ; le trait est la part à chances égales.
page-statistics-whose = Parties de qui
page-statistics-of = { $whose ->
    [people] De tous
    [computers] Des ordinateurs
   *[mine] Les miennes
}
page-statistics-about = À propos de
page-statistics-kind = { $kind ->
    [path] Voies
    [leader] Leaders
   *[opening] Ouvertures
}
page-statistics-share = { $share } % de victoires
page-statistics-between = { $low } à { $high } %
page-statistics-points = { $points } points en moyenne
page-statistics-spread = { $points } points en moyenne ({ $low } à { $high })
page-statistics-none = Aucune partie terminée n’en parle encore.
page-statistics-log-in = Connectez-vous pour voir les vôtres.
page-profile = Mes parties et mon classement
page-profile-paths = Par Voie
page-profile-met = Adversaires
page-profile-met-people = Personnes
page-profile-ahead = { $n ->
    [one] terminé devant une fois
   *[other] terminé devant { $n } fois
}
page-profile-average = en moyenne { $n }
page-achievements = Succès
page-achievement-progress = { $have } sur { $needed }
achievement-first-game = Première empreinte
achievement-first-game-note = Terminez une partie.
achievement-first-win = En avance sur son temps
achievement-first-win-note = Gagnez une partie.
achievement-alone = Seul avec la machine
achievement-alone-note = Battez un adversaire solo.
achievement-four-win = Seul contre trois
achievement-four-win-note = Gagnez une partie à quatre.
achievement-machine = L’esprit des rouages
achievement-machine-note = Gagnez là où siège un Expert ou un Maître.
achievement-giant = Tueur de géants
achievement-giant-note = Gagnez contre quelqu’un de mieux classé.
achievement-hair = D’un cheveu
achievement-hair-note = Gagnez d’un point ou moins.
achievement-landslide = Raz-de-marée
achievement-landslide-note = Gagnez de 20 points ou plus.
achievement-high = Âge d’or
achievement-high-note = Marquez 75 points.
achievement-phoenix = Phénix
achievement-phoenix-note = Gagnez la partie après une que vous avez finie à la dernière place.
achievement-streak = Boucle temporelle
achievement-streak-note = Gagnez trois parties de suite.
achievement-modules = Tout sur la table
achievement-modules-note = Gagnez avec deux modules ou plus.
achievement-superproject = Monument
achievement-superproject-note = Construisez un Superprojet.
achievement-superprojects = Grand bâtisseur
achievement-superprojects-note = Ayez trois Superprojets à la fin d’une partie.
achievement-every-type = Cité complète
achievement-every-type-note = Ayez à la fin d’une partie un bâtiment de chacun des quatre types.
achievement-evacuated = Passeur
achievement-evacuated-note = Évacuez dans cinq parties.
achievement-evacuated-first = Premier vaisseau
achievement-evacuated-first-note = Évacuez dans la première Ère après l’Impact.
achievement-seamless = Sans couture
achievement-seamless-note = Gagnez sans Anomalie après avoir emprunté au futur.
achievement-no-debts = Dettes payées
achievement-no-debts-note = Gagnez après avoir tout rendu au futur.
achievement-paths = Vagabond
achievement-paths-note = Jouez quatre Voies différentes.
achievement-path-wins = Tous les chemins mènent au but
achievement-path-wins-note = Gagnez avec quatre Voies différentes.
achievement-company = En bonne compagnie
achievement-company-note = Jouez avec dix personnes différentes.
achievement-veteran = Vieux routier
achievement-veteran-note = Terminez 25 parties.
page-profile-wins = { $n ->
    [one] une victoire
   *[other] { $n } victoires
}
page-profile-points = { $n } points en moyenne
page-profile-history = Dernières parties
page-profile-none = Aucune partie terminée pour l’instant.
page-profile-none-rated = Aucune partie classée pour l’instant.
page-profile-place = Place { $place } avec { $points } points
page-profile-left = Un ordinateur a pris la suite
page-profile-missing = Personne ne porte ce nom.
page-leagues = Tournois
page-leagues-note = Sur plusieurs semaines ou en une soirée. Le serveur fait les tables de chaque ronde et tient le classement.
page-leagues-none = Il n’y a pas encore de tournoi.
page-league-new = Organiser un tournoi
page-league-needs-account = Pour organiser un tournoi ou y participer, il faut un compte.
page-league-name = Nom du tournoi
page-league-format = Formule
page-league-swiss = Système suisse
page-league-note-swiss = À chaque ronde, on rencontre quelqu’un d’aussi bien classé, et personne deux fois tant que c’est possible.
page-league-round-robin = Toutes rondes
page-league-note-round-robin = Chacun rencontre chacun une fois, à deux par table.
page-league-knock-out = Élimination directe
page-league-note-knock-out = À deux par table ; qui gagne continue. Après une égalité, c’est qui a été tiré au sort le premier.
page-league-seats = Joueurs par table
page-league-rounds = Rondes
page-league-rounds-needed = Autant qu’il en faut
page-league-time = Temps pour une ronde
page-league-late = Quand le temps est écoulé
page-league-late-draw = Inachevé vaut égalité
page-league-late-note-draw = Les parties inachevées comptent comme une égalité.
page-league-late-loss = Qui doit jouer perd
page-league-late-note-loss = Les parties inachevées sont perdues par qui doit jouer.
page-league-clock-note = Un ordinateur remplace qui n’a plus de temps ; qui ne revient pas est dernier à cette table.
page-league-rated-note = Ses parties comptent pour les classements.
page-league-make = Créer le tournoi
page-league-players = { $n ->
    [0] aucun joueur
    [one] un joueur
   *[other] { $n } joueurs
}
page-league-status = { $status ->
    [open] Attend des joueurs.
    [running] Ronde { $round } sur { $rounds }.
   *[over] Terminé.
}
page-league-until = Jusqu’au { $when }.
page-league-join = Participer
page-league-leave = Quitter le tournoi
page-league-start = Lancer le tournoi
page-league-call-off = L’annuler
page-league-end = Le terminer maintenant
page-league-waits = Il faut deux participants pour commencer. Envoyez aux autres l’adresse de cette page.
page-league-sure-leave = Quitter le tournoi ?
page-league-sure-leave-note = { $status ->
    [open] Vous pouvez revenir jusqu’au début.
   *[other] Vous ne serez plus apparié et ne pourrez pas revenir. Finissez votre partie en cours.
}
page-league-sure-end = Terminer le tournoi ?
page-league-sure-end-note = { $status ->
    [open] Il est annulé et disparaît pour tous.
   *[other] Le classement reste tel quel. Les parties en cours peuvent être finies et ne comptent pas ici.
}
page-league-yes = Oui
page-league-no = Non
page-league-missing = Ce tournoi n’existe pas.
page-league-members = Participants
page-league-empty = Personne encore.
page-league-standings = Classement
page-league-place = Place
page-league-played = Rondes
page-league-points = Points
page-league-points-note = Un pour une table gagnée, une part pour ceux que l’on bat à une plus grande table
page-league-opponents = Adversaires
page-league-opponents-note = Les points de ceux que l’on a rencontrés
page-league-direct = Direct
page-league-direct-note = Gagné contre ceux qui sont à égalité pour le reste
page-league-margin = Écart
page-league-margin-note = Points de victoire de plus que les autres
page-league-ties = À points égaux comptent les points des adversaires, puis les parties entre ex æquo, puis les points de victoire de plus que les autres. Une exemption compte comme une victoire.
page-league-left = parti
page-league-nobody = Quelqu’un qui est parti
page-league-round = Ronde { $n }
page-league-play = À la table
page-league-look = La regarder
page-league-match-late = Temps écoulé
page-league-match-bye = Exempt
page-league-rules = Règles de ce tournoi
page-league-organizer = Organisateur
page-sessions = Où vous êtes connecté
page-session-since = Depuis le { $when }
page-session-here = Cet appareil
page-export = Télécharger tout ce qui est conservé sur vous
page-confirm-mail = Confirmer une adresse e-mail
page-confirm-done = L’adresse est confirmée. Vous y serez prévenu quand c’est à vous, et elle vous ouvre le compte si le mot de passe est perdu.
page-confirm-failed = Ce lien ne confirme plus rien. Ajoutez l’adresse à nouveau pour en recevoir un autre.
page-unsubscribe = Plus de messages
page-unsubscribe-done = C’est fait : vous n’y recevrez plus de messages. Votre compte permet de les rétablir.

page-lobby = Une table se prépare
page-lobby-waits = { $n ->
    [one] Une place est encore libre.
   *[other] { $n } places sont encore libres.
}
page-lobby-ready = Tout le monde est là : lancez quand vous voulez.
page-lobby-absent = Tout le monde a une place. Envoyez les liens à ceux qui ne sont pas encore là ; vous pouvez aussi lancer sans eux.
page-lobby-host = Tout le monde a une place. L’hôte lance la partie.
page-sit-here = S’asseoir ici
page-this-is-you = C’est vous
page-registered = Compte
page-link-of = Lien pour { $name }
page-new-link = Faire un lien
page-seat-a-computer = Asseoir un joueur ordinateur
page-leave = Quitter la table
page-start-waits = Remplissez d’abord chaque place : envoyez des liens, ou asseyez des joueurs ordinateurs.
page-table-rules = Règles de cette table
page-pool-rules = Règles des parties
page-rules-edit = Changer les règles
page-rules-edit-note = Tous ceux qui ont une place doivent accepter les nouvelles règles avant le début.
page-rules-path = Voie de la place { $n }
page-rules-twice = Une Voie ne peut être jouée que par une personne.
page-rules-save = Changer les règles de cette table
page-rules-changed = L’hôte a changé les règles.
page-rules-changed-note = Regardez-les et acceptez, ou quittez la table.
page-agree = J’accepte
page-new-link-note = Un nouveau lien met fin à l’ancien ; qui l’ouvre voit ces règles et n’a plus à les accepter.
page-not-agreed = N’a pas encore accepté
page-start-waits-agree = Les règles ont changé : attendez que tous aient accepté.
page-seed = Graine
page-watch-link = Lien pour spectateurs

page-refused-old = Ce lien n’ouvre plus sa place
page-refused-old-do = Son joueur en a fait un nouveau, ou a cédé la place. Demandez le lien actuel à qui l’a envoyé. Si la place est à votre compte, connectez-vous.
page-refused-stranger = Vous n’avez pas de place à cette table
page-refused-stranger-do = Demandez à un joueur le lien d’une place ou celui des spectateurs. Si une place est à votre compte, connectez-vous.
page-refused-shared = Seuls ceux de cette table peuvent ouvrir ceci
page-refused-shared-do = Tout le monde ne peut pas regarder cette partie. Demandez le lien pour spectateurs à qui vous a envoyé celui-ci. Si vous avez une place dans la partie, connectez-vous.
page-refused-broken = Cette partie ne peut pas continuer ici
page-refused-broken-do = Elle a été jouée sous une autre version des règles, que ce serveur ne lit plus. Son compte rendu, si vous en avez gardé un, peut encore être ouvert.
page-refused-gone = Cette table n’existe pas
page-refused-gone-do = L’adresse est peut-être coupée, ou la table a été retirée. Redemandez le lien, ou lancez une nouvelle partie.
page-refused-full = Il y a trop de monde à la table
page-refused-full-do = Trop de gens regardent d’ici à la fois. Réessayez dans un instant.
page-ended-seat-left = Vous avez quitté cette place
page-ended-seat-left-do = Quelqu’un d’autre peut la prendre. Si la table attend encore, vous pouvez vous rasseoir.
page-ended-seat-handed = Cette place a un nouveau lien
page-ended-seat-handed-do = Qui a le nouveau lien y joue maintenant ; l’ancien n’ouvre plus rien. Si ce n’était pas vous, demandez à l’hôte.
page-ended-seat-to-computer = Un ordinateur a pris cette place
page-ended-seat-to-computer-do = Elle a été donnée avant le début de la partie. Demandez à l’hôte une autre place, ou le lien des spectateurs.
page-ended-logged-out = Vous êtes déconnecté
page-ended-logged-out-do = Vous vous êtes déconnecté, ou avez changé de mot de passe, ici ou ailleurs. Connectez-vous pour retrouver votre place.
page-ended-table-gone = Cette table n’est plus là
page-ended-table-gone-do = Elle a été retirée, car personne ne l’utilisait depuis longtemps. Lancez une nouvelle partie, ou voyez vos autres tables.

page-lost = Connexion perdue. Nouvel essai automatique …
page-lost-sending = Connexion perdue. Votre coup est gardé et renvoyé …
page-too-late = La table a avancé entre-temps. Regardez de nouveau.

page-hand-over = C’est à { $name }
page-hand-over-note = Passez l’appareil à { $name }. Ce que sait l’autre joueur reste caché.
page-hand-over-ready = Je suis { $name }

page-together = Discussion et participants
page-tab-chat = Discussion
page-tab-notes = Mes notes
page-tab-people = Participants
page-chat-note = Tous ceux qui ont une place lisent ceci.
page-chat-watchers = Les spectateurs parlent entre eux ; les joueurs ne lisent pas ceci.
page-chat-empty = Personne n’a encore rien dit.
page-chat-hidden = Vous avez bloqué cette personne.
page-chat-show = Afficher le message
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-unread = { $n ->
    [one] Discussion : un nouveau message
   *[other] Discussion : { $n } nouveaux messages
}
page-notes-note = Vous seul voyez vos notes.
page-notes-loading = Chargement …
page-notes-writing = Écriture …
page-notes-kept = Gardé.
page-notes-failed = Impossible de garder. Copiez avant de partir.
page-people = Participants
page-here = Ici
page-away = Absent
page-not-yet = Pas encore là
page-watching = { $n ->
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}
page-come-back = Reprendre ma place
page-give-seat = Céder ma place
page-give-seat-counts = Cette partie compte : votre place reste la vôtre ; sur un autre appareil, connectez-vous. Si un ordinateur joue ici pour vous, vous avez quitté la partie et finissez dernier, même si vous revenez.
page-give-seat-note = Cédez-la à quelqu’un par un nouveau lien, ou laissez un joueur ordinateur continuer jusqu’à votre retour.
page-hand-seat = Faire un lien à donner
page-handed = Votre ancien lien ne vaut plus. Qui ouvre celui-ci joue à votre place :
page-let-computer = Laisser jouer l’ordinateur
page-replace-absent = Asseoir ici un joueur ordinateur (si leur temps est écoulé)
page-takeback-ask = Demander à reprendre mon dernier choix
page-takeback-note = Tous à la table doivent accepter. Tout ce qui a suivi est repris, les jets aussi ; ce qui a été vu reste vu, et le même choix donne le même jet.
page-takeback-asks = { $name } demande à reprendre son dernier choix et tout ce qui a suivi.
page-takeback-mine = Vous demandez à reprendre votre dernier choix et tout ce qui a suivi. Doivent répondre : { $names }.
page-takeback-yes = J’accepte
page-takeback-no = Je n’accepte pas
page-takeback-withdraw = Finalement non
page-vacation = Vacances
page-vacation-note = Jusqu’à { $days } jours par an, vos pendules s’arrêtent là où les tours durent des jours, personne ne peut vous remplacer et rien ne vous est envoyé. Les autres voient quand vous revenez. Les échéances des tournois n’attendent pas.
page-vacation-until = Absence jusqu’au { $day }
page-vacation-back = Je suis de retour
page-vacation-days = Jours, à partir de maintenant
page-vacation-take = Partir en vacances
page-vacation-left = { $n ->
    [one] Il reste un jour.
   *[other] Il reste { $n } jours.
}
page-vote-absent = Voter pour un joueur ordinateur ici (si son temps est écoulé)
page-voted = { $votes } sur { $needed } le veulent.

page-log = Journal
page-log-earlier = Montrer ce qui précède
page-log-you = vous
page-log-look = Montrer le plateau à ce moment
page-since = Depuis votre dernier tour
page-since-on = Continuer
page-scores = Points
page-scores-now = Situation actuelle. Les Conditions de fin sont jugées à la fin ; une égalité compte pour tous.
page-score-line = Source
page-won = { $n ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
}
page-winner = Gagnant
page-podium = Le podium
page-podium-place = { $n ->
    [1] 1er
   *[other] { $n }e
}
page-rematch = Revanche
page-rematch-go = À la revanche
page-rematch-asked = { $n ->
    [one] { $names } voudrait une revanche.
   *[other] { $names } voudraient une revanche.
}
page-rematch-asked-note = Elle commence dès que tout le monde est d’accord.
page-rematch-waits = La revanche commence dès que tout le monde est d’accord. On attend { $names }.
page-left = a quitté la partie
page-left-note = Qui quitte une partie qui compte finit dernier, quels que soient les points.
page-back-to-table = Regarder la table
page-chart = Points par Époque et par source
page-chart-era = Époque { $n }
page-chart-start = Début
page-chart-as-table = En tableau
page-full-screen = Plein écran

page-replay = Relecture
page-replay-start = Au début
page-replay-back = Un coup en arrière
page-replay-play = Lire
page-replay-pause = Pause
page-replay-on = Un coup en avant
page-replay-end = Au dernier coup
page-replay-move = Coup
page-replay-at = Coup { $n } sur { $of }
page-replay-when = Époque { $era }, { $phase }
page-replay-speed = Vitesse
page-replay-eye = Par les yeux de
page-replay-eye-own = Ma propre vue
page-replay-link = Copier un lien vers ce coup
page-replay-leave = Retour au présent
page-download = Télécharger le compte rendu

## The page: table

ui-timeline = Chronologie
ui-timeline-strip = Chronologie : Époque { $n } sur { $of }, l’Impact vient après l’Époque { $after }
ui-main-board = Plateau principal
ui-era = Époque { $n }
ui-era-now = Époque { $n } · ici
ui-era-of = Époque { $n } sur { $of }
ui-now-word = ici
ui-impact = IMPACT
ui-impact-word = Impact
ui-impact-after = fin de l’Époque { $n }
ui-impact-past = après l’Époque { $n }
ui-impact-capital = La Capitale s’effondre
ui-impact-evacuation = L’Évacuation est ouverte
ui-skip = Passer
ui-focus = Cible
ui-focus-of = Cible de { $who }
ui-warp-tile = Tuile Vortex
ui-warp-tiles = Vos tuiles Vortex
ui-warp-left = Tuiles Vortex en main
ui-warp-on-timeline = { $n ->
    [one] { $n } posée
   *[other] { $n } posées
}
ui-warp-not-this = Pas ces deux ensemble
ui-superproject-built = Construit
ui-face-down = Superprojet, face cachée
ui-endgame = Conditions de fin, { $n } points chacune
ui-most-at-end = Le plus à la fin
ui-all-tie = tous
ui-endgame-most-workers = Ouvriers
ui-endgame-most-water = Eau
ui-endgame-most-breakthroughs = Découvertes
ui-endgame-most-occupied-spots = Empl. pris
ui-endgame-highest-morale = Moral
ui-endgame-longest-travel-ranges = Portées
ui-endgame-most-superprojects = Superprojets
ui-endgame-most-time-travels = Voyages
ui-endgame-fewest-anomalies = Peu d’Anomalies

ui-closed = fermé
ui-closed-until-impact = Fermé jusqu’à l’Impact
ui-action-construct = Bâtiment proposé ou Superprojet de votre Cible.
ui-action-council = Faites une Action de la Capitale dont les cases sont toutes prises.
ui-action-council-short = copie une action pleine
ui-action-evacuation = Une fois chacun ; le dernier marque moins :
ui-action-purify = De la place pour tous
ui-pays-less = 1 de moins
ui-sure-no-suits = Sans Exosquelette, personne ne peut aller sur le plateau principal pendant cette Époque. Continuer sans ?
ui-vain-force = Personne n’est Fatigué : vous ne feriez que baisser votre Moral.
ui-vain-council = Aucune Action de la Capitale n’est pleine : vous ne feriez que prendre la case.
ui-beside-log = Journal et modules
# Long words of the names on narrow tiles, with a dot where they may be broken.
ui-long-words = Cica·trice Stabili·sateur Collision·neur Condition·neur Endor·phines Conver·tisseur Exo·rampeur
ui-force = Contraindre
ui-twice = deux fois
ui-stays-motivated = reste motivé
ui-next-first = Premier joueur de l’Époque suivante
ui-trade-ring = { $what } : chacun s’échange contre ses voisins
ui-trade-for = contre
ui-research-how = { $rolls ->
    [yes] Lancez les deux dés, ou posez-en un si la case le dit.
   *[no] Posez un dé, lancez l’autre.
}
ui-short = { $space ->
    [construct] Constr.
    [recruit] Recruter
    [research] Recherche
    [council] Conseil
    [mine] Mine
    [purify] Purifier
    [trade] Commerce
    [evacuation] Évac.
    [post] Postes
    [valley_capital] Vallée
   *[other] { action }
}

ui-offer = Bâtiments proposés
ui-offer-primary = Offre : 1re pile
ui-offer-secondary = 2e pile
ui-stack-empty = vide
ui-any-bonus = tous
ui-spots-of = Emplacements de { $who }
ui-spots-first = 1er empl.
ui-spots-second = 2e empl.
ui-spots-third = 3e empl.
ui-empty = vide
ui-can-pay = payable
ui-cannot-pay = pas encore
ui-anomaly = Anomalie
ui-seal = Retirer l’Anomalie
ui-tile-worker = { $who ->
    [scientist] Scientifique
    [engineer] Ingénieur
    [administrator] Administrateur
    [genius] Génie
   *[any] { $fate ->
        [motivated] Tous, motivé
        [dies] Tous, perdu
       *[tired] Tous
    }
}
ui-tile-free = Act. gratuite
ui-tile-always = Toujours
ui-tile-built = Une fois bâti
ui-tile-placed = À la pose
ui-tile-trigger = De soi-même
ui-tile-in-use = En usage
ui-tile-free-used = Utilisée
ui-type-short = { $type ->
    [power_plant] Centrale
    [factory] Usine
    [life_support] Habit.
   *[lab] Labo
}

ui-you = Vous
ui-your-board = Votre plateau
ui-board-of = Plateau de { $who }
ui-path-side = { $path }, face { $side }
ui-points = points
ui-points-beside = { $n ->
    [one] point
   *[other] points
}
ui-assets = Biens
ui-breakthroughs = Découvertes
ui-paradox = Paradoxe
ui-paradox-at = { $n } Paradoxes sur { $of } ; le dernier amène une Anomalie
ui-exosuits = Exosquelettes
ui-exosuits-line = { $ready ->
    [one] { $ready } prêt
   *[other] { $ready } prêts
}{ $out ->
    [0] {""}
    [one] , { $out } sorti
   *[other] , { $out } sortis
}, { $off ->
    [one] { $off } vide
   *[other] { $off } vides
}
ui-suits-ready = { $n ->
    [one] { $n } Exosquelette prêt
   *[other] { $n } Exosquelettes prêts
}
ui-hex-ready = prêt
ui-hex-covered = couvert depuis l’Impact
ui-hex-lit = peut être mis sous tension
ui-hex-off = vide
ui-hex-open = vide
ui-active = Actifs
ui-tired = Fatigués
ui-busy = Occupés
ui-nobody = personne
ui-morale-up = Moral +1
ui-morale-down = Moral −1
ui-fate-motivated = reste motivé
ui-fate-dies = est perdu
ui-morale = Moral
ui-morale-line = points, Alimenter
ui-morale-at = Cran de Moral { $n } sur { $of }, { $vp } points
ui-travel = Voyage temporel
ui-travel-at = Voyage temporel case { $n }, { $vp } points
ui-leader-to-choose = Pas encore de leader
ui-evacuation = Évacuation
ui-evacuated = faite
ui-condition-met = condition remplie
ui-of = { $n } sur { $of }
ui-per = par
ui-first-player = Premier joueur
ui-turn-order = Ordre du tour
ui-your-turn = À vous
ui-to-act = doit jouer
ui-thinking = réfléchit
ui-passed = a passé
ui-enlarge = Montrer le plateau de { $who }
ui-hours = { $n } h
ui-menu = Menu
ui-others-and-decision = Les autres joueurs, ce qui s’est passé, et votre choix
ui-what-happened = Ce qui s’est passé
ui-parts = Parties de la table
ui-tab-board = Plateau
ui-tab-me = Moi
ui-tab-others = Autres
ui-tab-timeline = Époques
ui-tab-log = Journal
ui-lit-places = lieux éclairés

ui-decision = Choix
ui-options = Choix possibles
ui-more-options = Plus d’options
ui-lit-now = Possible maintenant
ui-free-now = Action gratuite, possible maintenant
ui-your-move = À vous : qui placez-vous ?
ui-turn-passed = Il ne vous reste rien à faire : vous passez.
ui-turn-stands = Votre tour est fini. On ne peut plus l’annuler : quelque chose de nouveau a été vu.
ui-sending = En cours d’envoi : { $what }
ui-where = { $worker ->
    [scientist] Où va votre Scientifique ?
    [engineer] Où va votre Ingénieur ?
    [administrator] Où va votre Administrateur ?
   *[genius] Où va votre Génie ?
}
ui-pick-lit = Choisissez un lieu éclairé, ou d’abord un Ouvrier.
ui-pick-or-free = Choisissez un lieu éclairé, ou d’abord une Action gratuite.
ui-choose-worker = Choisir un Ouvrier
ui-free-actions = Actions gratuites
ui-free-action = Action gratuite
ui-waiting-for = On attend { $who }
ui-one-moment = Un instant
ui-step = { $who } : étape { $n } sur { $of }
ui-step-next = Suivant
ui-step-rest = Voir la suite
ui-step-on = Reprendre le jeu
ui-step-next-key = Étape suivante d’un adversaire solo
ui-step-through = Suivre ses tours pas à pas
ui-earlier = Un moment passé
ui-undo = Annuler
ui-hint = Conseil
ui-hint-would = Le joueur ordinateur choisirait : { $what }
ui-hint-chance = { $chance } % de chances de gagner, environ { $points } points à la fin : { $sources }
ui-hint-why = Par rapport à l’option suivante : { $reasons }
ui-hint-other = Ou bien : { $what } ({ $chance } % de chances de gagner, environ { $points } points)
ui-pass = Passer
ui-end-turn = Finir le tour
ui-pass-sure = { $workers ->
    [0] { $free ->
        [one] Il vous reste une Action gratuite. Passer pour le reste de l’Époque ?
       *[other] Il vous reste { $free } Actions gratuites. Passer pour le reste de l’Époque ?
    }
    [one] { $free ->
        [0] Un Ouvrier actif pourrait encore agir. Passer pour le reste de l’Époque ?
       *[other] Un Ouvrier actif pourrait encore agir, et il reste des Actions gratuites. Passer pour le reste de l’Époque ?
    }
   *[other] { $free ->
        [0] Il reste { $workers } Ouvriers actifs, et quelqu’un pourrait encore agir. Passer pour le reste de l’Époque ?
       *[other] Il reste { $workers } Ouvriers actifs et des Actions gratuites. Passer pour le reste de l’Époque ?
    }
}
ui-keep-playing = Continuer
ui-pass-anyway = Passer quand même
ui-confirm = Confirmer
ui-cancel = Annuler
ui-close = Fermer
ui-which = Lequel ?
ui-codex = Codex
ui-costs = Coûte
ui-costs-here = Coûte ici
ui-or = ou
ui-keys = Touches
ui-keys-numbers = prendre le choix de ce numéro
ui-keys-arrows = aller de place en place
ui-keys-escape = lâcher ce qui était choisi
ui-now = Pour vous, maintenant
ui-score-now = Le score en ce moment

ui-tip-era = On peut voyager vers les Époques passées : votre Cible y va, et vos tuiles Vortex peuvent en être rendues.
ui-tip-focus = L’Époque que regarde son propriétaire. Le Superprojet qui s’y trouve peut être construit.
ui-tip-impact = Quand cette Époque finit, la Capitale s’effondre : ses cases reçoivent des tuiles qui servent une fois, des hexagones sont couverts, et l’Évacuation s’ouvre.
ui-tip-recruit-genius = Un Ingénieur ne peut pas recruter de Génie.
ui-tip-mine-pool = Qui mine prend l’une de ces Ressources, en plus de ce que donne la case.
ui-tip-die = { $rolls ->
    [yes] En Recherche, les deux dés sont lancés, ou l’un est posé si la case le dit ; ensemble, ils disent quelle Découverte c’est.
   *[no] En Recherche, un dé est posé et l’autre lancé ; ensemble, ils disent quelle Découverte c’est.
}
ui-tip-spot = Un emplacement vide. Un bâtiment de ce type va sur le premier emplacement vide de sa ligne et coûte ce qui y est écrit.
ui-tip-hex = Un Exosquelette mis sous tension ici laisse un Ouvrier agir sur le Plateau principal cette Époque. Un hexagone vide donne de l’Eau.
ui-tip-hex-lost = L’Impact couvrira cet hexagone.
ui-tip-worker-scientist = Construit et cherche{ $n ->
    [0] .
   *[other]  ; purifie { $n } Eau de plus.
}
ui-tip-worker-engineer = Construit pour 1 Titanium de moins, recrute, et reste motivé à la Mine.
ui-tip-worker-administrator = Recrute, échange deux fois, et reste motivé après Alimenter.
ui-tip-worker-genius = Remplace n’importe quel type.
ui-tip-morale = En haut les points de chaque cran, en bas l’Eau que coûte Alimenter.
ui-tip-travel = Une case pour chaque tuile Vortex rendue. Les nombres sont des points à la fin.
ui-tip-paradox = Les tuiles Vortex restées dans le passé peuvent donner des Paradoxes. Quand la rangée est pleine, une Anomalie frappe.
ui-tip-breakthrough = Paie les Superprojets. À la fin, chacune vaut un point, et une série de trois formes davantage.
ui-tip-asset-titanium = Ressource. Tout bâtiment en demande.
ui-tip-asset-uranium = Ressource. Les Laboratoires, les Habitations et bien des Superprojets en demandent.
ui-tip-asset-gold = Ressource. Les Usines et bien des Superprojets en demandent.
ui-tip-asset-neutronium = La Ressource la plus rare. Les Centrales en demandent.
ui-tip-asset-water = Paie Alimenter, de meilleures cases et bien des bâtiments.
ui-tip-asset-core = Met les Exosquelettes sous tension.
ui-tip-asset-vp = Des Points de Victoire en jetons ; ils comptent tels quels.
ui-tip-symbol-inspiring_message = Qui pose une tuile Vortex ici monte d’un cran de Moral.
ui-tip-symbol-glorious_future = Qui pose une tuile Vortex ici gagne 1 PV.
ui-tip-symbol-parallel_timeline = Ce qui est emprunté ici vient deux fois.
ui-tip-symbol-stable_time_rift = Qui pose une tuile Vortex ici rend un Paradoxe.
ui-tip-symbol-grim_message = Qui pose une tuile Vortex ici perd un cran de Moral.
ui-tip-symbol-collapsing_time_rift = Qui pose une tuile Vortex ici gagne un Paradoxe.

page-advised-against = { $one } et { $other } ensemble sont déconseillés.
page-undescribed = Aucun livret ne décrit { $one } et { $other } ensemble : chacun suit ses propres règles.
page-solo-note = Un adversaire aux règles fixes pour un joueur : il agit selon des dés et son propre plateau, sans réfléchir.
page-solo-modules = { $n ->
    [0] { $who } joue le jeu de base, sans modules.
   *[other] { $who } joue avec les modules pour lesquels il a des tuiles. Ce qui ne va pas ensemble ne peut être activé.
}
page-difficulty = Difficulté
page-log-revealed = révélé : { $what }.
page-log-powers-up = { $who ->
    [you] vous mettez sous tension { $n } Exosquelettes.
   *[other] { $who } met sous tension { $n } Exosquelettes.
}
ui-wins = { $who } gagne avec { $n } points
ui-share = { $who } partagent la victoire avec { $n } points

ui-bot-route = Ce qu’il fait, l’un après l’autre
ui-bot-tokens = Ses jetons de commande et ce que chacun ferait ensuite
ui-bot-tracker = Avance le marqueur { $tracker }
ui-added-seat-automaton = Ses jetons de commande
ui-added-view-solo_objectives = Objectifs solo
ui-save-earth = Sauver la Terre
ui-seal-fate = Sceller le sort
ui-no-slot = Quand chaque case est prise
ui-power-slots = Cases de Puissance, par ordre d’arrivée
ui-power = Puissance { $n }

## The page: codex

codex-title = Codex
codex-search = Chercher éléments et règles
codex-group = Genre
codex-group-all = Tout
codex-group-rules = Règles
codex-group-differences = Ce qui diffère
codex-group-spaces = Plateau principal
codex-group-own_actions = Sur chaque Plateau joueur
codex-group-capital_tiles = Tuiles Capitale détruite
codex-group-paths = Voies
codex-group-leaders = Leaders
codex-group-evacuations = Conditions d’Évacuation
codex-group-boards = Plateaux joueur
codex-group-warp_tiles = Tuiles Vortex
codex-group-breakthroughs = Découvertes
codex-group-endgame_cards = Conditions de fin
codex-group-recruit_cards = Cartes Recrutement
codex-group-recruit_bonuses = Bonus de Recrutement
codex-group-mine_cards = Cartes Mine
codex-group-asset_cards = Cartes de départ
codex-group-dice = Dés
codex-list = Ce qu’il y a
codex-found = { $n ->
    [0] Rien trouvé
    [one] { $n } entrée
   *[other] { $n } entrées
}
codex-back = Retour à la liste
codex-costs = Coût
codex-see = Voir aussi
codex-empty = Choisissez dans la liste, ou cherchez.
codex-close = Fermer
codex-card = { $group ->
    [recruit_cards] Carte Recrutement { $code }
   *[mine_cards] Carte Mine { $code }
}
codex-faces = ses faces : { $faces }.
codex-copies = il y en a { $n }.
codex-board = { $path }, face { $side }

## The page: guided first game

guide-title = Guide
guide-why = Pourquoi ?
guide-next = Continuer
guide-show = Montrer
guide-leave = Finir le guide
guide-open = Ouvrir le guide
guide-shut = Réduire le guide
guide-progress = Où vous en êtes
guide-try = Essayez : { $what }
guide-welcome-title = Bienvenue dans Anachrony
guide-welcome = Jouons ensemble deux Époques, un quart d’heure environ, à une vraie table contre un joueur ordinateur facile. Suivez mes conseils ou faites à votre idée ; je m’adapte.
guide-welcome-why = Ce jeu s’apprend en jouant. Rien ne peut casser : vous pouvez reprendre un coup, partir, et revenir plus tard où vous en étiez.
guide-timeline-title = Le temps va vers la droite
guide-timeline = Voici la Chronologie. Nous sommes à l’Époque 1. Après l’Époque 4, un astéroïde frappe, et la partie finit au plus tard après l’Époque 7. Le plus de Points de Victoire gagne.
guide-timeline-why = Au-dessus de chaque Époque il y a un Superprojet, un grand prix. En dessous iront vos tuiles Vortex : ce que vous avez emprunté au futur.
guide-mine-board-title = Vos gens
guide-mine-board = Voici votre plateau : vos Ouvriers, vos Exosquelettes, et douze emplacements pour des bâtiments. Vous suivez la Voie de l’Harmonie, avec deux Scientifiques et deux Ingénieurs prêts à travailler.
guide-mine-board-why = Les Ouvriers actifs peuvent travailler maintenant. Les fatigués doivent d’abord se réveiller. La lettre et la forme distinguent les quatre types.
guide-power-title = Mettez sous tension
guide-power = Dehors, l’air est mauvais : sur le Plateau principal, chaque Ouvrier a besoin d’un Exosquelette. Vous avez quatre Ouvriers actifs, préparez-en donc quatre. Trois hexagones sont gratuits, le quatrième prend un Noyau d’énergie.
guide-power-why = Un hexagone laissé vide donne 1 Eau. Ne préparez que ce que vos Ouvriers vont porter.
guide-power-done-title = Cela suffit
guide-power-done = Quatre Exosquelettes pour quatre Ouvriers. Dites que vous avez terminé ; les hexagones vides vous donnent de l’Eau.
guide-power-done-why = L’Eau est ici le salaire et le repas. Un cinquième Exosquelette ne servirait à rien.
guide-warp-title = Empruntez à votre futur
guide-warp = Voici le plus beau. Demandez quelque chose à votre futur, et vous l’avez aussitôt. Demandez du Neutronium : il en faut un pour une Centrale.
guide-warp-why = Vous le devez au passé. À l’Époque 2, nous voyagerons pour le rendre, et cela rapporte. Qui tarde trop risque des Paradoxes.
guide-mine-title = Placez votre premier Ouvrier
guide-mine = Tout endroit qui luit en vert menthe est possible. Envoyez un Ingénieur à la Mine : choisissez l’endroit, puis l’Ouvrier.
guide-mine-why = Il faut du Titanium pour construire, et la Mine a du Neutronium pour rembourser votre dette. Les Ingénieurs y restent motivés : demain, celui-ci sera frais.
guide-mine-pool-title = À vous de choisir
guide-mine-pool = À la Mine, vous prenez une Ressource au choix et celle à côté de votre case. Prenez le Neutronium s’il y est encore.
guide-mine-pool-why = Le Neutronium est la Ressource la plus rare, et vous en devez un.
guide-construct-title = Construisez
guide-construct = Maintenant Construire, avec votre second Ingénieur : les Ingénieurs paient 1 Titanium de moins.
guide-construct-why = Les bâtiments sont des points et aident à chaque Époque. Une Centrale ouvre le Voyage temporel.
guide-plant-title = Une Centrale
guide-plant = Choisissez une Centrale parmi l’offre. Elle va sur le premier emplacement libre de sa ligne et coûte ce qui y est imprimé ; le prix se voit avant de décider.
guide-plant-why = Le nombre près de l’œil dit combien d’Époques elle remonte. Une seule nous suffit.
guide-dark-title = Les endroits sombres
guide-dark = Essayez : choisissez un endroit qui ne luit pas. Il dit pourquoi ce n’est pas possible, et ce qui aiderait.
guide-dark-why = C’est vrai de tout ici : pointez une tuile, gardez le doigt dessus ou allez-y au clavier, et elle dit ce qu’elle fait.
guide-research-title = Recherche
guide-research = Envoyez un Scientifique en Recherche.
guide-research-why = Les Découvertes paient les Superprojets, et chacune vaut un point à la fin ; trois formes différentes en valent deux de plus.
guide-dice-title = Posez un dé, lancez l’autre
guide-dice = Choisissez ce que vous posez : une forme ou un symbole. L’autre dé est lancé.
guide-dice-why = Un lancer ne se reprend pas : à partir d’ici, on n’annule plus.
guide-breakthrough-title = Un point d’interrogation
guide-breakthrough = Vous avez lancé le point d’interrogation : choisissez vous-même le symbole.
guide-breakthrough-why = Regardez les Superprojets de la Chronologie : chacun demande une certaine Découverte.
guide-purify-title = De l’Eau
guide-purify = Votre dernier Scientifique peut purifier l’eau. Il y a de la place pour tous, et un Scientifique en rapporte une de plus.
guide-purify-why = Demain, il faudra de l’Eau pour réveiller vos Ouvriers.
guide-morning-title = L’Époque suivante
guide-morning = Tout le monde est rentré, la plupart fatigués. Seul votre mineur est resté motivé. Et comme des tuiles Vortex sont sur l’Époque 1, on a pu lancer le dé Paradoxe.
guide-morning-why = Qui doit le plus dans une Époque passée lance : 0, 1 ou 2 Paradoxes. Trois font une Anomalie, qui bloque un emplacement et coûte 3 points.
guide-power-again-title = Sous tension, encore
guide-power-again = Trois Exosquelettes suffisent cette fois : les gratuits.
guide-power-again-why = Certains Ouvriers agiront sur votre plateau, où personne n’a besoin d’Exosquelette.
guide-warp-again-title = Emprunter encore ?
guide-warp-again = Empruntez ce que vous voulez, ou rien. Le Titanium est toujours utile.
guide-warp-again-why = Chaque tuile qui reste est un risque. Mais un emprunt remboursé vaut des points.
guide-supply-title = Réveillez vos gens
guide-supply = Faites Alimenter sur votre plateau avec votre Ingénieur : vous payez de l’Eau, tous les Ouvriers fatigués se réveillent, et le Moral monte.
guide-supply-why = Contraindre les réveillerait sans rien payer, mais le Moral baisse. Le Moral, ce sont des points, et un Moral bas fait mal.
guide-travel-title = Voyagez dans le temps
guide-travel = Placez maintenant un Ouvrier sur votre Centrale. Chez soi, pas besoin d’Exosquelette.
guide-travel-why = Votre Cible va ainsi dans le passé. Là, vous pouvez rendre ce que vous devez.
guide-travel-era-title = Vers quelle Époque ?
guide-travel-era = Voyagez à l’Époque 1 : votre tuile Vortex y est.
guide-travel-era-why = Tant que votre Cible est dans le passé, vous pouvez aussi construire le Superprojet de cette Époque.
guide-return-title = Bouclez la boucle
guide-return = Renvoyez le Neutronium. La tuile revient en main, et vous avancez sur la piste Voyage temporel.
guide-return-why = Les premières cases valent 2 points chacune. Qui voyage beaucoup marque beaucoup.
guide-recruit-title = Recrutez
guide-recruit = Engagez quelqu’un : placez votre Génie, ou un Ingénieur, sur Recruter.
guide-recruit-why = Plus d’Ouvriers, plus de tours. Un Génie placé compte comme n’importe quel type.
guide-recruit-who-title = Qui vous rejoint ?
guide-recruit-who = Choisissez un Ouvrier. Chacun apporte un petit bonus.
guide-recruit-who-why = Avec un Génie, on choisit le bonus. Sinon, pensez à l’Époque suivante.
guide-free-turn-title = À votre idée
guide-free-turn = Ce tour est à vous. Regardez ce qui luit, ou demandez avec Conseil ce que ferait le joueur ordinateur.
guide-free-turn-why = Demandez-vous : quelle Ressource me manque pour le prochain bâtiment ? Qui est encore éveillé ?
guide-pass-title = Passez
guide-pass = Vos Ouvriers sont tous dehors, ou il n’y a plus rien à faire. Passez ; l’Époque finit dès que tout le monde l’a fait.
guide-pass-why = Après avoir passé, vous ne placez plus personne cette Époque. La page demande avant que vous ne gâchiez quelque chose.
guide-let-go-title = Terminez votre tour
guide-let-go = Voyez ce qui a changé. Vous pouvez encore annuler. Si cela vous va, finissez votre tour.
guide-let-go-why = Les autres voient votre coup, mais il ne compte que quand vous finissez. Après un lancer ou un dévoilement, on ne revient plus en arrière.
guide-other-title = Un choix
guide-other = La barre vous demande quelque chose. Choisissez ce qui vous plaît.
guide-other-why = Quand il n’y a qu’une façon, elle se fait toute seule. Ici, il y en a plusieurs.
guide-finish-title = Vous connaissez le jeu
guide-finish = Deux Époques sont passées : vous avez miné, construit, cherché, emprunté et voyagé dans le temps. Finissez cette partie, ou commencez la vôtre.
guide-finish-why = Après l’Époque 4 vient l’Impact : il ferme des hexagones, rend les Actions de la Capitale plus fortes et ouvre l’Évacuation, le grand prix de votre Voie. Tout est dans le codex.
guide-skip = Passer
guide-play-on = Jouer la suite
guide-next-chapter = Chapitre suivant
guide-chapter-superproject = Les Superprojets
guide-chapter-superproject-note = Votre Cible, une Découverte et les Ressources se rejoignent.
guide-chapter-council = Conseil mondial et commerce
guide-chapter-council-note = Quand une place est prise, et quand il manque une Ressource.
guide-chapter-debt = Les dettes
guide-chapter-debt-note = Ce que coûtent les tuiles Vortex laissées dans le passé.
guide-chapter-impact = L’Impact et l’Évacuation
guide-chapter-impact-note = Ce que change l’astéroïde, et le grand prix de votre Voie.
guide-chapter-score = La fin et le score
guide-chapter-score-note = Ce qui compte une fois la dernière Époque finie.
guide-superproject-title = Les grands prix
guide-superproject = Au-dessus de chaque Époque il y a un Superprojet. Pour en construire un, votre Cible doit être sur son Époque, et il faut ses Ressources, sa Découverte et deux emplacements libres côte à côte. Ici, vous avez tout cela.
guide-superproject-why = Votre Cible reste dans le présent tant que vous ne voyagez pas. Le Superprojet de l’Époque en cours est donc toujours à portée, et après un voyage, l’un de ceux du passé.
guide-superproject-go-title = Construire
guide-superproject-go = Placez votre Ingénieur sur Construire, comme pour un bâtiment : c’est la même action.
guide-superproject-go-why = Scientifiques, Ingénieurs et Génies peuvent construire. Un Ingénieur paie 1 Titane de moins.
guide-superproject-which-title = Choisissez le Superprojet
guide-superproject-which = À côté des bâtiments proposés, vous pouvez prendre le Superprojet de l’Époque où est votre Cible. Pointez-le pour voir son prix.
guide-superproject-which-why = Il vaut plus de points que la plupart des bâtiments, et son effet dure jusqu’à la fin de la partie.
guide-superproject-where-title = Où le mettre ?
guide-superproject-where = Il occupe deux emplacements d’une rangée. Choisissez celle dont vous avez le moins besoin.
guide-superproject-where-why = Vous payez ce que dit le Superprojet, pas ce qui est imprimé sur les emplacements. Autant le mettre sur des chers.
guide-superproject-end-title = À vous pour de bon
guide-superproject-end = Ses points comptent à la fin, et son effet agit dès maintenant : pointez-le pour le lire.
guide-superproject-end-why = S’il vous manque la Découverte demandée, deux des formes montrées suffisent.
guide-council-title = Quand c’est complet
guide-council = Toutes les cases d’une action sont prises ? Au Conseil mondial vous pouvez faire une Action de la Capitale dont les cases sont pleines. Cela coûte de l’Eau : 2 à gauche, 1 à droite.
guide-council-why = La case de gauche vous fait aussi Premier joueur dès l’Époque suivante. Qui est au Conseil doit avoir le droit de faire l’action.
guide-council-go-title = Au Conseil
guide-council-go = Placez un Ouvrier sur la case de gauche du Conseil mondial.
guide-council-go-why = Si aucune action n’est pleine, le Conseil vous fait seulement Premier joueur ; la case luit alors moins fort et le dit.
guide-council-which-title = Quelle action ?
guide-council-which = Choisissez l’action que le Conseil vous accorde, et faites-la comme d’habitude.
guide-council-which-why = Seules les actions pleines sont dans la liste. Le type de votre Ouvrier compte comme là-bas.
guide-trade-title = Commerce avec les nomades
guide-trade = Envoyez maintenant votre Administrateur commercer. Chacun échange une fois, un Administrateur deux fois.
guide-trade-why = Qui commerce reste motivé : cet Ouvrier est de nouveau actif à l’Époque suivante.
guide-trade-what-title = Quoi contre quoi ?
guide-trade-what = Choisissez un échange. Pensez à ce qui manque à votre prochain bâtiment.
guide-trade-what-why = 3 Eau, 1 Noyau d’énergie, 1 Neutronium et 2 autres Ressources forment un cercle ; les voisins se valent.
guide-council-end-title = Deux détours
guide-council-end = Le Conseil vous mène où d’autres se trouvent, et les nomades ont ce que la Mine n’a pas. Pensez aux deux quand un plan semble bloqué.
guide-council-end-why = Le Premier joueur commence chaque tour de l’Époque : cela vaut les 2 Eau quand les cases sont rares.
guide-debt-title = Ce que vous devez
guide-debt = Des tuiles Vortex à vous sont sur des Époques passées : des choses reçues avant d’être à vous. Qui a le plus de tuiles sur une Époque passée y lance pour des Paradoxes, et chaque tuile jamais rendue coûte 2 points à la fin.
guide-debt-why = Le troisième Paradoxe amène une Anomalie. Elle couvre un emplacement et coûte 3 points.
guide-debt-travel-title = Retour à la dette
guide-debt-travel = Placez un Ouvrier sur votre Centrale ; chez soi, pas besoin d’Exosquelette.
guide-debt-travel-why = Le nombre près de l’œil dit de combien d’Époques elle remonte.
guide-debt-era-title = Quelle Époque ?
guide-debt-era = Voyagez à l’Époque 1 et réglez ce qui s’y trouve.
guide-debt-era-why = Vous ne rendez que ce que vous pouvez payer. Pensez d’abord aux Époques où vous avez plus de tuiles que les autres.
guide-debt-return-title = Remboursez
guide-debt-return = Rendez une tuile Vortex : vous payez ce qu’elle vous a apporté, et la tuile est de nouveau à vous.
guide-debt-return-why = Une tuile rendue ainsi fait avancer sur la piste Voyage temporel, et chaque case vaut plus que la précédente.
guide-debt-end-title = La dette est un outil
guide-debt-end = Empruntez quand cela vous fait gagner du temps, et rendez ce qui vous coûterait des Paradoxes. Ce qui n’est jamais rendu coûte 2 points par tuile ; c’est parfois un juste prix.
guide-debt-end-why = Avant le dernier décompte, les tuiles que vous pouvez encore payer reviennent d’elles-mêmes. Mais cela ne fait pas avancer sur la piste Voyage temporel.
guide-impact-title = Le dernier calme
guide-impact = L’Époque 4 s’achève. Dès que tous ont passé, l’astéroïde frappe. Deux hexagones de votre rangée du haut portent sa marque : ils seront couverts.
guide-impact-why = La partie finit après l’Époque 7, ou plus tôt, quand la dernière tuile Capitale détruite est épuisée.
guide-impact-pass-title = Laissez-le venir
guide-impact-pass = Il ne reste rien d’utile à faire. Passez, puis finissez votre tour.
guide-impact-pass-why = L’autre joueur a déjà passé.
guide-impact-after-title = Après l’Impact
guide-impact-after = Deux de vos hexagones sont couverts : les Exosquelettes sont chers désormais. Chaque case de la Capitale a une tuile qui rend son action plus forte, mais une seule fois. Et l’Évacuation est ouverte.
guide-impact-after-why = Une telle tuile, une fois utilisée, est fermée pour de bon à la fin de l’Époque.
guide-impact-power-title = Au moins un Exosquelette
guide-impact-power = Mettez un Exosquelette sous tension : l’Évacuation aussi est sur le plateau principal.
guide-impact-power-why = Les hexagones qui restent coûtent chacun un Noyau d’énergie, sauf un.
guide-impact-ready-title = Assez ?
guide-impact-ready = Mettez-en sous tension autant qu’il vous en faut, puis dites que c’est fini.
guide-impact-ready-why = Un hexagone vide donne toujours de l’Eau.
guide-evacuate-title = Évacuez
guide-evacuate = La condition de votre Voie est remplie. Envoyez un Ouvrier à l’Évacuation.
guide-evacuate-why = Chacun évacue une fois. Le dernier marque 3 points de moins : n’attendez pas trop.
guide-impact-end-title = En sécurité
guide-impact-end = Vous avez marqué la base de votre Évacuation, et plus pour chaque série qu’elle nomme ; vous gardez ce qui a compté. Elle rapporte au plus 30 points.
guide-impact-end-why = Prévoyez-la tôt : votre plateau montre dès le début ce que demande votre Évacuation, et où vous en êtes.
guide-score-title = Le dernier tour
guide-score = L’Époque 7 est la dernière. Avant le décompte, les tuiles Vortex que vous pouvez payer reviennent ; chaque tuile restante coûte 2 points.
guide-score-why = Cela ne fait pas avancer sur la piste Voyage temporel : qui rend à temps marque deux fois.
guide-score-pass-title = Passez
guide-score-pass = Il ne reste rien à faire. Passez, et regardez les autres finir.
guide-score-pass-why = Les conditions de fin sont jugées maintenant : 3 points pour chacune où vous êtes en tête, seul ou à égalité.
guide-score-end-title = Ce qui a compté
guide-score-end = Bâtiments et Superprojets, les deux pistes, les Découvertes avec 2 de plus par série de trois formes, les jetons et les conditions de fin. Une Anomalie coûte 3. La feuille de score montre chaque ligne.
guide-score-end-why = Vous avez tout vu. Le coach, près de la feuille de score, parcourt avec vous une partie finie et dit quels coups ont coûté le plus.

# La première édition : ce qui lui est propre.
effect-take-from-mine = prendre 1 Ressource restée dans la réserve de la Mine{ $then ->
    [none] { "" }
   *[other] , ensuite { $then }
}
effect-place-empty-suit = placer ce tour-ci un Exosquelette sans Ouvrier, qui agit comme avec un Scientifique
effect-set-die-once = payer, si voulu, 1 Eau pour régler aussi le second dé, une fois par Époque, comme Action gratuite
prompt-take-from-mine = Que prenez-vous dans la réserve de la Mine ?
prompt-more-treasure = Payer 2 Eau pour une Ressource de plus de la réserve de la Mine ?
prompt-place-empty-suit = Où va l’Exosquelette sans Ouvrier ?
event-empty-suit = { $who ->
    [you] vous placez un Exosquelette sans Ouvrier : { $place }.
   *[other] { $who } place un Exosquelette sans Ouvrier : { $place }.
}
difference-lacks = Ce qu’elle n’a pas
difference-without = Elle n’a pas : { $what }.
difference-F05 = Réserves limitées
difference-F05-says = L’Eau, les Ressources et les Ouvriers épuisés ne peuvent être pris avant qu’il en revienne ; leur place dans une réserve reste vide. Les cubes près de la Mine y sont posés pendant le Réapprovisionnement. La variante « Réserves illimitées » s’en passe.
difference-F06 = Marqueurs de Voie
difference-F06-says = Chaque joueur en a 8 : un marque la Cible, un reste sur la tuile Évacuation après l’évacuation, et chaque Action gratuite d’une Époque en prend un. Sans marqueur, pas d’évacuation.
difference-F14 = Évacuation
difference-F14-says = Elle n’a pas de maximum de PV.
difference-F46 = Expériences
difference-F46-says = Avec Doomsday, il y a 10 cartes de niveau 2.
difference-F50 = Le Chronobot
difference-F50-says = Il a six jetons et ne joue que le jeu de base. Retirer une Anomalie lui coûte 1 Ressource et 1 Eau. C’est vous qui choisissez la Découverte qu’il prend.

# Les règles d’avant la première boîte : ce qui leur est propre.
effect-longer-range = vos Centrales portent 4 Époques plus loin jusqu’à la fin de l’Époque
effect-send-home = un Exosquelette adverse de votre choix rentre aussitôt avec son Ouvrier, comme au Nettoyage
prompt-send-home = Quel Exosquelette rentre ?
option-send-home = { $who } : { $what }, { $place }
event-sent-home = { $who ->
    [you] Un de vos Exosquelettes quitte { $place } avant l’heure.
   *[other] Un Exosquelette de { $who } quitte { $place } avant l’heure.
}
difference-P17 = Réserves limitées
difference-P17-says = L’Eau, les Ressources et les Ouvriers épuisés ne peuvent être pris avant qu’il en revienne ; leur place dans une réserve reste vide. Il y a 12 Génies.
difference-P21 = Face d’évacuation et leader
difference-P21-says = Chacun choisit la face du Plateau de Voie avec sa Voie, avant le tirage des Conditions de fin. Chaque Voie a un seul leader.
difference-P23 = Premier joueur
difference-P23-says = Tiré au sort. Seul le dernier joueur dans le sens horaire a plus d’Eau.
difference-P30 = Superprojets
difference-P30-says = Tous sont d’abord face cachée ; chacun est retourné à sa propre Époque. Il y en a 15, et 14 bâtiments de chaque type.
difference-P35 = Exosquelettes sur hexagones couverts
difference-P35-says = Un Exosquelette mis sous tension par une capacité pendant les Tours d’action peut occuper un hexagone couvert, comme un Exosquelette reçu du futur.
difference-P36 = Exosquelettes inutilisés
difference-P36-says = Ils restent sous tension pour l’Époque suivante et passent à la rangée du haut : d’abord les hexagones libres, puis ceux du dessous. Ils ne coûtent plus rien, et leurs hexagones ne donnent pas d’Eau.
difference-P40 = Cases sans leur action
difference-P40-says = Qui échange fait un échange, et qui prend la case de droite du Conseil mondial y fait une action. Celle de gauche peut servir à devenir Premier joueur, rien de plus.
difference-P54 = Évacuation
difference-P54-says = Le premier à évacuer a 3 PV de plus ; personne n’en a moins, et il n’y a pas de maximum.
difference-P66 = Tuiles Warp
difference-P66-says = Chaque tuile restée sur la Chronologie à la fin coûte 1 PV.
difference-P105 = Choix des ressources de départ
difference-P105-says = Il n’y a pas de lot commun : aux quatre cartes s’ajoutent les Ouvriers et Découvertes du Plateau de Voie.
difference-P109 = Doomsday
difference-P109-says = Toutes les Expériences de niveau 1 sont d’abord face cachée ; chacune est retournée à sa propre Époque. L’Harmonie et le Salut ne marquent que sur la dernière case de la piste. Il y a 10 cartes de niveau 2, et pas de condition de fin pour les Expériences.
difference-P118 = Pioneers au départ
difference-P118-says = Chacun a 2 Noyaux d’énergie de plus. Il n’y a pas de condition de fin pour les Aventures, et aucune carte n’a d’effet durable.
difference-P120 = Aventures
difference-P120-says = Il n’y a pas de cases de Puissance, et une Aventure ne coûte rien : chaque Eau donne 1 Puissance et chaque Noyau d’énergie 2, avant de tirer une carte. Les cartes non choisies sont remélangées.
difference-P126 = Bousculade
difference-P126-says = Avant de placer un Ouvrier sur un hexagone d’une Action de la Capitale, vous pouvez déplacer l’Exosquelette d’un adversaire plus faible vers un autre hexagone vide de cette Action. Rien d’autre ne lui arrive.
difference-P130 = Le Chronobot
difference-P130-says = Il a ses neuf tuiles Warp, extrait une seule Ressource et prend 2 Eau quand une action échoue. Personne n’a 3 PV de plus pour évacuer en premier, et les leaders sont inactifs.

## The coach: what an analysis says about a finished game

coach-judge-network = Jugé par le réseau entraîné, selon ce qui était connu à ce moment-là.
coach-judge-evaluation = Jugé par l’évaluation faite main, selon ce qui était connu à ce moment-là : le réseau ne connaît pas cette table.
coach-plain = Python ordinaire : chaque décision est examinée plus brièvement que dans la version compilée.
coach-chances = Chances de victoire à la fin de chaque Époque
coach-era = Époque
coach-worst = Les coups les plus coûteux
coach-move = Coup
coach-who = Qui
coach-played = Joué
coach-better = Mieux
coach-cost = Chances perdues
coach-why = Pourquoi
coach-accuracy = Précision (fautes / décisions)
coach-whole-game = Toute la partie
coach-source-shown = { $points } points tout de suite
coach-source-assets = { $points } en Ressources et en Eau
coach-source-workers = { $points } en Ouvriers
coach-source-income = { $points } grâce à ce que votre plateau rapporte à chaque Époque
coach-source-builds = { $points } grâce aux bâtiments à portée
coach-source-time = { $points } grâce au Voyage temporel
coach-source-goals = { $points } vers l’Évacuation et les Conditions de fin
coach-source-later = { $points } grâce aux Époques à venir
coach-source-rival = { $points } pour { $name }

page-coach = Analyse
page-coach-ask = Analyser cette partie
page-coach-note = L’ordinateur examine chaque décision de cette partie, selon ce qui était connu à ce moment-là : ce qu’elle valait, ce qui aurait été mieux, et pourquoi. Cela prend une minute ou quelques-unes.
page-coach-waiting = { $n ->
    [0] Elle commence dans un instant.
    [one] Une autre partie passe avant.
   *[other] { $n } autres parties passent avant.
}
page-coach-working = { $done } décisions sur { $total }
page-coach-stays = Vous pouvez fermer : l’analyse continue, et le résultat reste avec la partie.
page-coach-stop = Arrêter
page-coach-failed = L’analyse n’est pas arrivée au bout. Vous pouvez la redemander.
page-coach-chart = Chances de victoire
page-coach-band = Les bandes pâles montrent l’incertitude (95 %) ; un cercle est un coup qui a coûté cher.
page-coach-none = Aucun coup n’a coûté cher. Bien joué !
page-coach-setup = { $phase }
page-coach-cost = −{ $n } %
page-coach-phase = Phase
page-coach-see = Voir la position
page-coach-learn = Trouver de meilleurs coups
page-coach-learn-start = { $n ->
    [one] Trouver mieux que le coup le plus coûteux
   *[other] Trouver mieux que les { $n } coups les plus coûteux
}
page-coach-learn-question = { $name } a joué : { $what }. Qu’est-ce qui aurait été mieux ?
page-coach-learn-right = Oui : c’est ce que l’entraîneur aurait joué.
page-coach-learn-wrong = L’entraîneur aurait joué autre chose. Essayez encore.
page-coach-learn-told = L’entraîneur aurait joué : { $what }.
page-coach-learn-tell = Dites-le-moi
page-coach-learn-next = Le suivant
page-try = Essayer à partir d’ici
page-try-note = Une table à vous repart du coup { $n }, avec de nouveaux jets et tirages. Cette partie reste telle quelle.
page-try-computers = Avec { $name }, contre des ordinateurs
page-try-all-seats = Jouer toutes les places moi-même
page-try-go = Continuer

page-line-open = Explorer d’autres coups à partir d’ici
page-line-title = Autre ligne à partir du coup { $n }
page-line-note = Jouez pour tout le monde, revenez en arrière et essayez autre chose. Les jets et les tirages sont ceux de la ligne : qui ouvre son lien voit la même chose. La partie elle-même reste telle quelle.
page-line-moves = La ligne
page-line-start = La partie, coup { $n }
page-line-branches = Essayé à la place
page-line-copy = Copier un lien vers cette ligne
page-line-game = Retour à la partie
page-line-luck = Autre hasard
page-line-luck-note = Repartir de la partie, avec d’autres jets et tirages
page-line-full = Une ligne a au plus { $n } coups.
page-closed-link = Seule cette table peut ouvrir le lien
page-closed-link-note = Tout le monde ne peut pas regarder cette partie : le lien ne s’ouvre que pour ceux qui y ont une place. Aux autres, il faut le lien pour spectateurs ; qui a créé la table le trouve sous « Participants ».
page-closed-link-copy = Copier quand même
page-line-scores = À la fin : { $scores }

# --- le problème du jour ------------------------------------------------------------------------------

page-puzzle = Problème du jour
page-puzzle-note = Une position par jour, la même pour tous ici. Trouvez le meilleur choix.
page-puzzle-open = Problème d’aujourd’hui
page-puzzle-of = Problème du { $date }
page-puzzle-question = Vous jouez { $name }. Quel est le meilleur choix ?
page-puzzle-difficulty = Difficulté { $n }.
page-puzzle-tries = Résolu par { $solved } sur { $tries }.
page-puzzle-mine = Votre classement aux problèmes :
page-puzzle-guest = Connectez-vous pour être classé aux problèmes.
page-puzzle-practice = Un jour passé : pour s’exercer, sans classement.
page-puzzle-told = Pas de classement aujourd’hui : la réponse a déjà été montrée à quelqu’un sans compte à cette adresse internet.
page-puzzle-today = Vers le problème d’aujourd’hui
page-puzzle-making = Le problème d’aujourd’hui se prépare. Cela prend environ une minute.
page-puzzle-none = Aucun problème n’est préparé sur ce serveur.
page-puzzle-right = Résolu !
page-puzzle-wrong = Il y avait mieux
page-puzzle-yours = Votre choix :
page-puzzle-best = Le meilleur :
page-puzzle-has = Ce qu’il a de plus que le vôtre :
page-puzzle-ahead = Ce qu’il a de plus que le suivant :
page-puzzle-options = Tous les choix, avec les chances de victoire
page-puzzle-change = Votre classement : { $n }.
page-puzzle-days = Vos derniers jours
page-puzzle-solved = résolu
page-puzzle-missed = manqué
