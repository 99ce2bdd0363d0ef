import { vp, water, type Facts } from '../facts';
import { chapter, type Chapter } from './chapter';

const inOrder = (slots: number[]): string => {
  const [first, last] = [slots[0] ?? 0, slots.at(-1) ?? 0];
  const told = [
    first > 0 ? `Wie als eerste evacueert, scoort ${vp(first)} meer.` : '',
    last < 0 ? `Wie als laatste evacueert, scoort ${vp(-last)} minder.` : '',
  ];
  return told.filter(Boolean).join(' ') || 'In welke volgorde jullie evacueren, maakt niet uit.';
};

export const chapters = (told: Facts): Chapter[] => [
  chapter(
    'aim',
    'Waar het om gaat',
    'Je leidt een van de Paden op een Aarde die herstelt. Er komt een asteroïde aan. Je bouwt, onderzoekt en leent ' +
      'van je eigen toekomst om er na het laatste Tijdperk het best voor te staan.',
    'Wie de meeste Overwinningspunten (OP) heeft, wint. Bij gelijke stand wint wie meer Water heeft, dan wie meer ' +
      'Grondstoffen heeft; is ook dat gelijk, dan delen jullie de overwinning.',
  ),
  chapter(
    'era',
    'Een Tijdperk in zes fasen',
    `Een spel loopt hoogstens tot Tijdperk ${told.lastEra}. De Inslag komt aan het einde van Tijdperk ` +
      `${told.impact}` +
      (told.impactMoves ? ', tenzij de Trajectdobbelstenen ze verleggen, en nooit als de Aarde gered is. ' : '. ') +
      'Elk Tijdperk verloopt zo:',
    '- Voorbereiding: het aanbod van gebouwen, Werknemers en Grondstoffen wordt vernieuwd.',
    '- Paradox: wie het verleden het meest schuldig is, werpt voor Paradoxen (zodra er een verleden is).',
    '- Opladen: je maakt Exopakken klaar; lege zeshoeken geven Water.',
    `- Warp: in het geheim vraag je je toekomstige zelf om hoogstens ${told.warps} dingen.`,
    '- Actieronden: om beurten zetten jullie Werknemers in tot iedereen gepast heeft.',
    '- Opruimen: iedereen komt thuis, de meesten Vermoeid.',
  ),
  chapter(
    'preparation',
    'Voorbereiding',
    'Het Superproject van het volgende Tijdperk wordt omgedraaid: je kijkt dus altijd één Tijdperk vooruit.',
    'Het bovenste gebouw van elke eerste stapel gaat naar de tweede stapel van dat type. Van elk type zijn er zo ' +
      'twee in het aanbod, en een oud gebouw kan onder een nieuw verdwijnen.',
    'Een kaart vult de werfreserve met vier Werknemers, een andere de delfvoorraad met vijf Grondstoffen. Na de ' +
      'Inslag is de bovenste Grondstof altijd Neutronium.',
  ),
  chapter(
    'paradox-phase',
    'Paradoxfase',
    'Bekijk elk voorbij Tijdperk waar nog Warp-tegels liggen. Wie er daar de meeste heeft (bij gelijke stand iedereen), ' +
      `werpt één keer de Paradoxdobbelsteen en krijgt ${told.paradoxes[0]} tot ${told.paradoxes[1]} Paradoxen.`,
    `Zodra je ${told.paradoxLimit} Paradoxen hebt, slaat een Anomalie toe, en je werpt deze fase niet meer. ` +
      'Reis terug en geef terug wat je leende, dan valt er niets te werpen.',
  ),
  chapter(
    'power-up',
    'Opladen',
    'Kies hoeveel van je zes Exopakken je klaarmaakt. Wat een zeshoek kost, staat erop: in de bovenste rij meestal ' +
      'niets, in de onderste een Energiebron.',
    'Elke zeshoek die je leeg laat, geeft Water. Water voedt je Werknemers: laad een Exopak alleen op als iemand het zal dragen.',
    'Op het Speelbord heeft een Werknemer een Exopak nodig, op je eigen bord niet.',
  ),
  chapter(
    'warp',
    'Warp: lenen van de toekomst',
    `Iedereen kiest tegelijk en in het geheim: hoogstens ${told.warps} Warp-tegels, of geen. ` +
      'De tegels komen op het huidige Tijdperk, en je krijgt meteen wat erop staat.',
    'Een Werknemer uit de toekomst is Actief en kost het Water op zijn tegel; Water dat je op hetzelfde moment ' +
      'leent, mag dat betalen. Een Exopak komt opgeladen op een vrije zeshoek.',
    'Je toekomstige zelf wil het terug. Zolang een tegel op de Tijdlijn ligt, riskeer je Paradoxen. ' +
      `Ligt hij er aan het einde nog, dan kost hij ${vp(told.warpVp)}.`,
  ),
  chapter(
    'action-rounds',
    'Actieronden',
    'Om beurten, te beginnen met de Startspeler, doe je eerst zoveel Gratis Acties als je wilt, en dan één van drie dingen:',
    '- zet een Werknemer in een Exopak op een veld van het Speelbord,',
    '- zet een Werknemer op een veld van je eigen bord, of',
    '- pas, en zet dit Tijdperk geen Werknemers meer in.',
    'Elke Gratis Actie kan één keer per Tijdperk. Op een veld met één zeshoek is na de eerste geen plaats meer dit ' +
      'Tijdperk; een groepsveld heeft plaats voor iedereen.',
  ),
  chapter(
    'clean-up',
    'Opruimen',
    'Alle Werknemers komen thuis. Wie op een veld stond dat Gemotiveerd houdt, is Actief; alle anderen zijn ' +
      'Vermoeid. Exopakken zijn weer leeg.',
    (told.impactMoves
      ? 'Na het Tijdperk waarachter de Inslag ligt, komt die hier. '
      : `Na Tijdperk ${told.impact} komt hier de Inslag. `) +
      'Daarna sluit elke tegel Instortende Hoofdstad die iemand gebruikte voorgoed.',
    'De Focus van iedereen schuift door naar het volgende Tijdperk.',
  ),
  chapter(
    'workers',
    'Werknemers',
    'Er zijn Wetenschappers, Ingenieurs, Beheerders en Genieën. Een Genie mag bij het inzetten elke andere ' +
      'vervangen, met alle voordelen, maar nooit wanneer een bepaalde Werknemer betaald, teruggestuurd of voor de ' +
      'Evacuatie geteld wordt.',
    'Alleen Actieve Werknemers kun je inzetten. Vermoeide worden wakker door Levering of Werknemers dwingen. Om met ' +
      'een Werknemer te betalen mag het een Vermoeide zijn.',
    'Wetenschappers zuiveren meer Water en doen Research. Ingenieurs besparen een Titanium bij het Bouwen en ' +
      'blijven Gemotiveerd in de mijn. Beheerders ruilen twee keer en blijven Gemotiveerd bij Levering.',
  ),
  chapter(
    'capital',
    'Hoofdstadacties: Bouwen, Aanwerven, Research',
    'Elk heeft twee velden, of drie met vier spelers. Wat een veld aan Water kost, staat erop.',
    'Bouwen (Wetenschapper, Ingenieur, Genie): een aangeboden gebouw, of het Superproject in je Focus. Met een ' +
      'Ingenieur betaal je één Titanium minder.',
    'Aanwerven (Ingenieur, Beheerder, Genie): een Actieve Werknemer uit de reserve. Een Ingenieur kan geen Genie aanwerven.' +
      (told.bonuses.length ? ' Bij de Werknemer hoort een bonus:' : ''),
    told.bonuses.map(({ worker, gain }) => `- ${worker}: ${gain}.`),
    told.rollsBoth
      ? 'Research (Wetenschapper, Genie): werp beide dobbelstenen, of leg er één waar het veld dat zegt, en neem die Doorbraak.'
      : 'Research (Wetenschapper, Genie): leg één dobbelsteen, werp de andere, neem die Doorbraak.',
  ),
  chapter(
    'council',
    'Wereldraad',
    'Zijn alle velden van een Hoofdstadactie bezet, dan laat de Raad je ze toch doen. De velden kosten het Water ' +
      'dat erop staat; het linkerveld maakt je ook Startspeler vanaf het volgende Tijdperk.',
    'Wie bij de Raad staat, moet de actie mogen doen en heeft de voordelen van zijn type. Alleen voor het ' +
      'Startspelerschap mag je altijd naar het linkerveld.',
  ),
  chapter(
    'board-actions',
    'Delven, zuiveren, handelen',
    'Grondstof delven: neem één Grondstof naar keuze uit de voorraad, en die naast je veld. Ingenieurs blijven Gemotiveerd.',
    `Water zuiveren: ${water(told.purify[0])}, of ${told.purify[1]} met een Wetenschapper. Er is plaats voor iedereen.`,
    'Handel met nomaden: één ruil, of tot twee met een Beheerder.',
    told.deals,
  ),
  chapter(
    'own-board',
    'Levering en Werknemers dwingen',
    'Levering: zet een Werknemer in en betaal het Water onder je Moreel. Alle Vermoeide Werknemers worden Actief, ' +
      'en je Moreel stijgt een stap. Een Beheerder blijft Gemotiveerd.',
    'Werknemers dwingen:',
    told.force,
  ),
  chapter(
    'morale',
    'Moreel',
    'Het Moreelspoor is aan het einde punten waard, onderaan minder dan niets. Hoe tevredener je mensen, hoe meer ' +
      'Water Levering kost.',
    told.moraleVp
      ? 'Moreel dat je op de hoogste stap krijgt, geeft meteen OP.'
      : 'Moreel dat je op de hoogste stap krijgt, gaat verloren.',
  ),
  chapter(
    'buildings',
    'Gebouwen',
    'Energiecentrales reizen door de tijd, Fabrieken maken Grondstoffen, Levensonderhoud geeft Water, Labo’s helpen ' +
      'op alle andere manieren.',
    'Een gebouw komt op de meest linkse vrije plek van zijn rij en kost wat daar staat. Elke volgende plek is doorgaans duurder.',
    'Een vakje vraagt een Werknemer. Een bliksem is een Gratis Actie, één keer per Tijdperk. Een lus werkt altijd, ' +
      'een vinkje één keer: zodra gebouwd.',
  ),
  chapter(
    'superprojects',
    'Superprojecten',
    'Je kunt het Superproject bouwen van het Tijdperk waar je Focus ligt: het huidige, of een waarheen je bent gereisd.',
    'Het neemt twee vrije plekken naast elkaar in één rij in, zo ver mogelijk links. De kosten van de plekken ' +
      'tellen niet; je betaalt wat het Superproject vraagt, met de Doorbraak.',
    'Wordt één bepaalde Doorbraak gevraagd, dan mag je in plaats daarvan twee willekeurige van de twee getoonde vormen betalen.',
  ),
  chapter(
    'research',
    'Research en Doorbraken',
    'Een Doorbraak heeft een vorm (cirkel, driehoek, vierkant) en een symbool. ' +
      (told.rollsBoth
        ? 'Bij Research werp je beide dobbelstenen; waar het veld dat zegt, leg je er één zoals je wilt. '
        : 'Bij Research leg je één dobbelsteen zoals je wilt en werp je de andere. ') +
      'Een geworpen vraagteken laat je het symbool kiezen; zelf leggen mag je het ' +
      'niet.',
    'Met Doorbraken betaal je Superprojecten. Elke Doorbraak die je houdt is aan het einde één OP waard, en elke ' +
      'set van drie verschillende vormen twee OP meer.',
  ),
  chapter(
    'travel',
    'Tijdreizen',
    'Een Energiecentrale brengt je Focus naar een voorbij Tijdperk binnen haar bereik. Daar mag je één van je ' +
      'Warp-tegels teruggeven door te betalen wat hij bracht: Grondstoffen, Water, een Actieve Werknemer van dat ' +
      'type, of een opgeladen Exopak.',
    'Zo een tegel teruggeven brengt je een stap verder op het spoor Tijdreizen, dat steeds meer punten waard is. ' +
      'Andere manieren om een tegel terug te nemen doen dat niet.',
    'Je Focus blijft daar dit Tijdperk: je mag het Superproject van die tijd bouwen.',
  ),
  chapter(
    'anomalies',
    'Anomalieën',
    `Bij ${told.paradoxLimit} Paradoxen slaat een Anomalie toe: ` +
      'al je Paradoxen gaan terug, en de Anomalie bedekt de meest linkse vrije bouwplek (jij kiest als er meer gelijk ' +
      'zijn). Is er geen vrije plek, dan bedekt ze een gebouw, dat dan niets doet.',
    'Je mag één van je Warp-tegels terugnemen zonder te betalen.',
    told.anomalyVp === null
      ? 'Wat een Anomalie aan het einde kost, staat erop.'
      : `Een Anomalie kost aan het einde ${vp(told.anomalyVp)}.`,
    told.removal.length ? ['Een Werknemer kan ze verwijderen en gaat daarbij verloren:', ...told.removal] : [],
  ),
  chapter(
    'impact',
    'De Inslag',
    (told.impactMoves
      ? `De asteroïde komt aan het einde van Tijdperk ${told.impact}, tenzij de Trajectdobbelstenen de Inslag verleggen; ` +
        'is de Aarde gered, dan komt ze nooit. Slaat ze in, dan gebeurt dit. '
      : `Aan het einde van Tijdperk ${told.impact} slaat de asteroïde in. `) +
      'De Evacuatie gaat open. Elk veld van de Hoofdstad krijgt een tegel Instortende Hoofdstad, die de actie één ' +
      'keer sterker maakt.',
    'Twee zeshoeken van je bovenste rij worden bedekt: vanaf nu zijn Exopakken duur.',
    `Het spel eindigt na Tijdperk ${told.lastEra}, of eerder, ` +
      'wanneer de laatste tegel Instortende Hoofdstad is opgebruikt.',
  ),
  chapter(
    'evacuation',
    'Evacuatie',
    'Na de Inslag mag elke speler één keer evacueren, als de voorwaarde van zijn Pad vervuld is. Je scoort de ' +
      'basis, en meer voor elke set die ze noemt; wat geteld wordt, houd je.' +
      (told.evacuationCap === null ? '' : ` Hoogstens ${vp(told.evacuationCap)}.`),
    inOrder(told.evacuationSlots),
  ),
  chapter(
    'scoring',
    'Het einde en de score',
    'Voor de telling worden Warp-tegels die je nog kunt betalen teruggegeven; daarmee gaat niemand vooruit op het ' +
      'spoor Tijdreizen. ' +
      `Elke tegel die overblijft, kost ${vp(told.warpVp)}.`,
    'Tel dan:',
    '- gebouwen, Superprojecten en Anomalieën zoals gedrukt,',
    '- de sporen Tijdreizen en Moreel,',
    '- één OP per Doorbraak, en twee OP meer per set van drie vormen,',
    `- OP-fiches, en ${vp(told.conditionVp)} voor elk van de ${told.conditions} Eindspelvoorwaarden ` +
      'waarin je voorop staat, alleen of gelijk.',
  ),
  chapter(
    'variants',
    'Kanten en varianten',
    'Kant A van de Spelersborden is voor iedereen gelijk; kant B verschilt van Pad tot Pad.',
    'Bij de draft van Startkaarten kies je kaarten in plaats van de gedrukte start. Bij de draft van ' +
      'Eindspelvoorwaarden bepalen jullie wat telt.',
    'Op de Alternatieve Tijdlijn dragen sommige Warp-plaatsen een symbool: een bonus of een straf voor wie daar een tegel legt.',
  ),
  chapter(
    'fractures',
    'Fractures of Time: de Tijdperken',
    'Een module op zich. Er zijn Tijdperken Nul tot Vijf, ' +
      (told.fractured
        ? `de Inslag komt aan het einde van Tijdperk ${told.impact}${told.impactMoves ? ' tenzij dobbelstenen ze verleggen' : ''}, `
        : 'de Inslag komt één Tijdperk eerder, ') +
      'en het vijfde Pad, Eenheid, kan gekozen worden.',
    'Tijdperk Nul is een Warp-fase en niets anders: vraag tot twee dingen, maar geen Exopak. Wat daar ligt, kan in ' +
      'Tijdperk Eén al een Paradox zijn.',
    'Voor Tijdperk Eén heeft iedereen de Fluxkernen en Operators van zijn Pad en twee Storingen: op de middelste ' +
      'zeshoek onderaan en op het eerste vak van de Breukgenerator.',
    'Na de Inslag liggen op sommige velden twee lagen Instortende Hoofdstadtegels: is de bovenste op, dan gaat de onderste open.',
  ),
  chapter(
    'blink',
    'Fractures of Time: de Sprong',
    'In plaats van een Werknemer te plaatsen mag je verspringen: leg een Fluxkern op het meest linkse lege vak van ' +
      'je Generator en verplaats een van je Exopakken met een Werknemer erin van het Speelbord naar een veld van een ' +
      'andere actie. Die actie doe je meteen.',
    'De Werknemer komt direct thuis, Vermoeid of Gemotiveerd zoals het nieuwe veld zegt; het lege Exopak blijft staan.',
    'Is de Werknemer geen Operator, werp dan de Fluxdobbelsteen: boven het aantal lege vakken van je Generator komt ' +
      'er een Storing. Zijn er meer lege vakken dan de dobbelsteen kan tonen, dan kan er niets gebeuren.',
    'Een Storing blokkeert waar ze ligt: het Tijdreisspoor, een Paradoxvak, een gebouw, een vak van de Generator, ' +
      'een zeshoek of twee Eindspelvoorwaarden. Elke kost aan het einde twee OP.',
  ),
  chapter(
    'device',
    'Fractures of Time: de Generator',
    'Operators werken op je Breukgenerator: de ene haalt er Fluxkernen af, de andere verwijdert Storingen voor Water.',
    'Terugroepen is een Gratis Actie: Fluxkernen gaan op de Generator, enkele Werknemers of markers van je eigen ' +
      'bord komen thuis, en je werpt de dobbelsteen.',
    'Een verbetering vraagt een Doorbraak met een icoon dat nog niet op de Verbetertegel ligt: een vak meer, en aan ' +
      'het einde de OP eronder.',
  ),
  chapter(
    'valley',
    'Fractures of Time: de Vallei',
    'Exopakken mogen ook naar de Vallei. Assimileren: neem een Operator, of een Technologie van een van beide ' +
      'stapels voor Uranium of Goud. Een Beheerder krijgt er een Fluxkern bij, een Wetenschapper betaalt er één ' +
      'minder.',
    'Ontginnen: Fluxkernen of Energiebronnen; een Ingenieur krijgt een Energiebron meer, een Wetenschapper een Fluxkern.',
    'De Valleihoofdstad kopieert een actie van de Vallei waarvan alle velden bezet zijn.',
    'Een Operator mag bijna overal staan, maar heeft geen bonus; alleen een veld voor een Genie blijft voor hem dicht.',
  ),
];
