import { vp, water, type Facts } from '../facts';
import { chapter, type Chapter } from './chapter';

const inOrder = (slots: number[]): string => {
  const [first, last] = [slots[0] ?? 0, slots.at(-1) ?? 0];
  const told = [
    first > 0 ? `Le premier à évacuer marque ${vp(first)} de plus.` : '',
    last < 0 ? `Le dernier à évacuer marque ${vp(-last)} de moins.` : '',
  ];
  return told.filter(Boolean).join(' ') || 'L’ordre des Évacuations ne change rien.';
};

export const chapters = (told: Facts): Chapter[] => [
  chapter(
    'aim',
    'Le but du jeu',
    'Vous dirigez l’une des Voies d’une Terre qui se relève. Un astéroïde arrive. Vous construisez, cherchez et ' +
      'empruntez à votre propre avenir pour être au mieux après la dernière Époque.',
    'Qui a le plus de Points de Victoire (PV) gagne. À égalité, c’est qui a le plus d’Eau, puis qui a le plus de ' +
      'Ressources ; si tout est égal, la victoire est partagée.',
  ),
  chapter(
    'era',
    'Une Époque en six phases',
    `Une partie va au plus jusqu’à l’Époque ${told.lastEra}. L’Impact survient à la fin de l’Époque ` +
      `${told.impact}` +
      (told.impactMoves
        ? ', à moins que les dés Trajectoire ne le déplacent, et jamais si la Terre est sauvée. '
        : '. ') +
      'Chaque Époque se déroule ainsi\u00a0:',
    '- Réapprovisionnement : l’offre de bâtiments, d’Ouvriers et de Ressources est renouvelée.',
    '- Paradoxe : qui doit le plus au passé lance pour des Paradoxes (dès qu’il y a un passé).',
    '- Mise sous tension : vous préparez des Exosquelettes ; les hexagones vides donnent de l’Eau.',
    `- Vortex\u00a0: en secret, vous demandez à votre futur ${told.warps} choses au plus.`,
    '- Tours d’action : chacun à son tour place des Ouvriers jusqu’à ce que tous aient passé.',
    '- Nettoyage : tout le monde rentre, la plupart fatigués.',
  ),
  chapter(
    'preparation',
    'Réapprovisionnement',
    'Le Superprojet de l’Époque suivante est révélé : vous voyez toujours une Époque plus loin.',
    'Le bâtiment du dessus de chaque première pile passe sur la seconde pile de son type. Deux bâtiments de chaque ' +
      'type sont donc proposés, et un ancien peut disparaître sous un nouveau.',
    'Une carte remplit la réserve de Recrutement de quatre Ouvriers, une autre la Mine de cinq Ressources. Après ' +
      'l’Impact, la première Ressource de la Mine est toujours du Neutronium.',
  ),
  chapter(
    'paradox-phase',
    'Phase Paradoxe',
    'Regardez chaque Époque passée où il reste des tuiles Vortex. Qui en a le plus (tous les ex æquo) ' +
      `lance une fois le dé Paradoxe et gagne de ${told.paradoxes[0]} à ${told.paradoxes[1]} Paradoxes.`,
    `Dès que vous avez ${told.paradoxLimit} Paradoxes, une Anomalie frappe, et vous ne lancez plus dans cette phase. ` +
      'Voyagez et rendez ce que vous devez : il n’y aura plus rien à lancer.',
  ),
  chapter(
    'power-up',
    'Mise sous tension',
    'Choisissez combien de vos six Exosquelettes préparer. Le coût d’un hexagone y est imprimé : en général rien en ' +
      'haut, un Noyau d’énergie en bas.',
    'Chaque hexagone laissé vide donne de l’Eau. L’Eau nourrit vos Ouvriers : ne préparez un Exosquelette que si ' +
      'quelqu’un va le porter.',
    'Un Ouvrier a besoin d’un Exosquelette sur le Plateau principal, mais pas sur votre propre plateau.',
  ),
  chapter(
    'warp',
    'Vortex : emprunter au futur',
    `Tous choisissent en même temps et en secret\u00a0: ${told.warps} tuiles Vortex au plus, ou aucune. ` +
      'Les tuiles vont sur l’Époque présente, et vous recevez aussitôt ce qu’elles montrent.',
    'Un Ouvrier du futur arrive actif et coûte l’Eau de sa tuile ; l’Eau empruntée au même moment peut le payer. Un ' +
      'Exosquelette arrive sous tension sur un hexagone libre.',
    'Votre futur veut qu’on le lui rende. Tant qu’une tuile reste sur la Chronologie, vous risquez des Paradoxes. ' +
      `Si elle y est encore à la fin, elle coûte ${vp(told.warpVp)}.`,
  ),
  chapter(
    'action-rounds',
    'Tours d’action',
    'Chacun à son tour, en commençant par le Premier joueur, fait d’abord autant d’Actions gratuites qu’il veut, ' +
      'puis une chose parmi trois :',
    '- placer un Ouvrier dans un Exosquelette sur une case du Plateau principal,',
    '- placer un Ouvrier sur une case de son propre plateau, ou',
    '- passer, et ne plus placer d’Ouvriers cette Époque.',
    'Chaque Action gratuite sert une fois par Époque. Une case à un seul hexagone est prise pour le reste de ' +
      'l’Époque ; une case de groupe a de la place pour tous.',
  ),
  chapter(
    'clean-up',
    'Nettoyage',
    'Tous les Ouvriers rentrent. Ceux d’une case qui garde motivé sont actifs, tous les autres fatigués. Les ' +
      'Exosquelettes sont de nouveau éteints.',
    (told.impactMoves
      ? 'À la fin de l’Époque devant l’Impact, c’est ici qu’il vient. '
      : `Après l’Époque ${told.impact}, c’est ici que vient l’Impact. `) +
      'Ensuite, chaque tuile Capitale détruite qui a servi se ferme pour de bon.',
    'Les marqueurs Cible avancent à l’Époque suivante.',
  ),
  chapter(
    'workers',
    'Les Ouvriers',
    'Il y a des Scientifiques, des Ingénieurs, des Administrateurs et des Génies. Un Génie peut remplacer n’importe ' +
      'lequel quand il est placé, avec tous ses avantages, mais jamais quand un certain Ouvrier doit être payé, ' +
      'renvoyé dans le temps ou compté pour évacuer.',
    'Seuls les Ouvriers actifs se placent. Alimenter ou Contraindre réveille les fatigués. Pour payer avec un ' +
      'Ouvrier, un fatigué suffit.',
    'Les Scientifiques purifient plus d’Eau et font de la Recherche. Les Ingénieurs économisent un Titanium en ' +
      'construisant et restent motivés à la Mine. Les Administrateurs échangent deux fois et restent motivés en ' +
      'Alimenter.',
  ),
  chapter(
    'capital',
    'Actions de la Capitale : Construire, Recruter, Rechercher',
    'Chacune a deux cases, ou trois à quatre joueurs. L’Eau que coûte une case y est imprimée.',
    'Construire (Scientifique, Ingénieur, Génie) : un bâtiment proposé, ou le Superprojet de votre Cible. Avec un ' +
      'Ingénieur, vous payez un Titanium de moins.',
    'Recruter (Ingénieur, Administrateur, Génie) : un Ouvrier de la réserve, actif. Un Ingénieur ne peut pas recruter de Génie.' +
      (told.bonuses.length ? ' L’Ouvrier apporte son bonus :' : ''),
    told.bonuses.map(({ worker, gain }) => `- ${worker}\u00a0: ${gain}.`),
    told.rollsBoth
      ? 'Rechercher (Scientifique, Génie) : lancer les deux dés, ou en poser un si la case le dit, et prendre cette Découverte.'
      : 'Rechercher (Scientifique, Génie) : poser un dé, lancer l’autre, prendre cette Découverte.',
  ),
  chapter(
    'council',
    'Conseil mondial',
    'Quand toutes les cases d’une Action de la Capitale sont prises, le Conseil vous la permet encore. Ses cases ' +
      'coûtent l’Eau qui y est imprimée ; celle de gauche fait aussi de vous le Premier joueur dès l’Époque suivante.',
    'L’Ouvrier placé au Conseil doit avoir le droit de faire l’action et a les avantages de son type. Pour le seul ' +
      'étendard, on peut toujours aller à gauche.',
  ),
  chapter(
    'board-actions',
    'Miner, purifier, commercer',
    'Miner : prenez une Ressource au choix dans la réserve, et celle à côté de votre case. Les Ingénieurs restent motivés.',
    `Purifier l’eau\u00a0: ${water(told.purify[0])}, ou ${told.purify[1]} avec un Scientifique. Il y a de la place pour tous.`,
    'Commercer avec les nomades : un échange, ou deux avec un Administrateur.',
    told.deals,
  ),
  chapter(
    'own-board',
    'Alimenter et Contraindre',
    'Alimenter : placez un Ouvrier et payez l’Eau sous votre Moral. Tous les Ouvriers fatigués deviennent actifs, ' +
      'et le Moral monte d’un cran. Un Administrateur reste motivé.',
    'Contraindre les ouvriers :',
    told.force,
  ),
  chapter(
    'morale',
    'Le Moral',
    'La piste Moral vaut des points à la fin, moins que rien tout en bas. Plus vos gens sont heureux, plus Alimenter coûte d’Eau.',
    told.moraleVp
      ? 'Le Moral gagné au plus haut cran donne aussitôt des PV.'
      : 'Le Moral gagné au plus haut cran est perdu.',
  ),
  chapter(
    'buildings',
    'Les bâtiments',
    'Les Centrales voyagent dans le temps, les Usines font des Ressources, les Habitations donnent de l’Eau, les ' +
      'Laboratoires aident de toutes les autres façons.',
    'Un bâtiment va sur l’emplacement libre le plus à gauche de sa ligne et coûte ce qui y est imprimé. Chaque ' +
      'emplacement suivant est plus cher, en général.',
    'Une prise attend un Ouvrier. Un éclair est une Action gratuite, une fois par Époque. Une boucle agit toujours, ' +
      'une coche une fois : à la construction.',
  ),
  chapter(
    'superprojects',
    'Les Superprojets',
    'Vous pouvez construire le Superprojet de l’Époque où est votre Cible : la présente, ou une où vous avez voyagé.',
    'Il prend deux emplacements libres voisins d’une même ligne, le plus à gauche possible. Le coût des ' +
      'emplacements ne compte pas ; vous payez ce que dit le Superprojet, avec sa Découverte.',
    'Quand une certaine Découverte est demandée, vous pouvez en payer à la place deux quelconques des deux formes montrées.',
  ),
  chapter(
    'research',
    'Recherche et Découvertes',
    'Une Découverte a une forme (cercle, triangle, carré) et un symbole. ' +
      (told.rollsBoth
        ? 'En Recherche, vous lancez les deux dés ; si la case le dit, vous en posez un comme vous voulez. '
        : 'En Recherche, vous posez un dé comme vous voulez et lancez l’autre. ') +
      'Un point d’interrogation lancé vous laisse choisir le symbole ; on ne peut pas le ' +
      'poser soi-même.',
    'Les Découvertes paient les Superprojets. Chacune gardée vaut un PV à la fin, et chaque série de trois formes ' +
      'différentes deux PV de plus.',
  ),
  chapter(
    'travel',
    'Voyage temporel',
    'Une Centrale amène votre Cible sur une Époque passée à sa portée. Là, vous pouvez rendre une de vos tuiles ' +
      'Vortex en payant ce qu’elle a apporté : Ressources, Eau, un Ouvrier actif de ce type, ou un Exosquelette sous ' +
      'tension.',
    'Rendre une tuile ainsi vous avance d’une case sur la piste Voyage temporel, qui vaut de plus en plus de ' +
      'points. Les autres façons de reprendre une tuile ne le font pas.',
    'Votre Cible y reste cette Époque : vous pouvez construire le Superprojet de ce temps-là.',
  ),
  chapter(
    'anomalies',
    'Les Anomalies',
    `À ${told.paradoxLimit} Paradoxes, une Anomalie frappe\u00a0: ` +
      'tous vos Paradoxes repartent, et l’Anomalie couvre l’emplacement libre le plus à gauche (au choix s’il y en a ' +
      'plusieurs). Sans emplacement libre, elle couvre un bâtiment, qui ne fait alors plus rien.',
    'Vous pouvez reprendre une de vos tuiles Vortex sans payer.',
    told.anomalyVp === null
      ? 'Le coût d’une Anomalie à la fin y est imprimé.'
      : `Une Anomalie coûte ${vp(told.anomalyVp)} à la fin.`,
    told.removal.length ? ['Un Ouvrier peut la retirer ; il est alors perdu :', ...told.removal] : [],
  ),
  chapter(
    'impact',
    'L’Impact',
    (told.impactMoves
      ? `L’astéroïde doit frapper à la fin de l’Époque ${told.impact}. Les dés Trajectoire le déplacent, et si la ` +
        'Terre est sauvée, il ne vient jamais. S’il frappe, voici la suite. '
      : `À la fin de l’Époque ${told.impact}, l’astéroïde frappe. `) +
      'L’Évacuation s’ouvre. Chaque case de la Capitale reçoit une tuile Capitale détruite qui rend son action plus forte, une fois.',
    'Deux hexagones de votre ligne du haut sont couverts : désormais, les Exosquelettes coûtent cher.',
    `La partie finit après l’Époque ${told.lastEra}, ou plus tôt, ` +
      'quand la dernière tuile Capitale détruite a servi.',
  ),
  chapter(
    'evacuation',
    'L’Évacuation',
    'Après l’Impact, chaque joueur peut évacuer une fois, si la condition de sa Voie est remplie. Vous marquez la ' +
      'base, et plus pour chaque ensemble qu’elle nomme ; vous gardez ce qui est compté.' +
      (told.evacuationCap === null ? '' : ` ${vp(told.evacuationCap)} au plus.`),
    inOrder(told.evacuationSlots),
  ),
  chapter(
    'scoring',
    'La fin et le score',
    'Avant de compter, les tuiles Vortex que vous pouvez encore payer sont rendues ; cela n’avance personne sur la ' +
      'piste Voyage temporel. ' +
      `Chacune qui reste coûte ${vp(told.warpVp)}.`,
    'Comptez ensuite :',
    '- bâtiments, Superprojets et Anomalies comme imprimé,',
    '- les pistes Voyage temporel et Moral,',
    '- un PV par Découverte, et deux PV de plus par série de trois formes,',
    `- les jetons PV, et ${vp(told.conditionVp)} pour chacune des ${told.conditions} conditions de fin ` +
      'où vous êtes en tête, seul ou à égalité.',
  ),
  chapter(
    'variants',
    'Faces et variantes',
    'La face A des Plateaux joueur est la même pour tous ; la face B diffère d’une Voie à l’autre.',
    'Avec le choix des cartes de départ, vous prenez des cartes au lieu du départ imprimé. Avec le choix des ' +
      'conditions de fin, vous décidez de ce qui compte.',
    'Sur la Chronologie alternative, certaines cases Vortex portent un symbole : un bonus ou une pénalité pour qui ' +
      'y pose une tuile.',
  ),
  chapter(
    'fractures',
    'Fractures of Time : les Époques',
    'Un module à part entière. Il y a les Époques Zéro à Cinq, ' +
      (told.fractured
        ? `l’Impact survient à la fin de l’Époque ${told.impact}${told.impactMoves ? ' à moins que des dés ne le déplacent' : ''}, `
        : 'l’Impact survient une Époque plus tôt, ') +
      'et la cinquième Voie, l’Unité, peut être choisie.',
    'L’Époque Zéro n’est qu’une phase Vortex : demandez jusqu’à deux choses, mais pas d’Exosquelette. Ce qui y ' +
      'reste peut déjà causer un Paradoxe à l’Époque Un.',
    'Avant l’Époque Un, chacun a les Noyaux de flux et les Opérateurs de sa Voie, et deux Incidents : sur l’hexagone du bas ' +
      'au milieu et sur la première case du Générateur Fracture.',
    'Après l’Impact, certaines cases portent deux couches de tuiles de la Capitale : quand celle du dessus est ' +
      'épuisée, celle du dessous s’ouvre.',
  ),
  chapter(
    'blink',
    'Fractures of Time : le Transfert',
    'Au lieu de placer un Ouvrier, vous pouvez faire un Transfert : posez un Noyau de flux sur la case vide la plus ' +
      'à gauche de votre Générateur, et déplacez un de vos Exosquelettes occupés du Plateau principal vers une case ' +
      'd’une autre action. Il y agit aussitôt.',
    'L’Ouvrier rentre tout de suite, fatigué ou motivé selon la nouvelle case ; l’Exosquelette vide reste.',
    'Si ce n’est pas un Opérateur, lancez le dé Flux : au-dessus du nombre de cases vides de votre Générateur, un ' +
      'Incident survient. Avec plus de cases vides que le dé ne peut montrer, vous ne risquez rien.',
    'Un Incident bloque ce qui se trouve dessous : la piste Voyage temporel, une case Paradoxe, un bâtiment, une ' +
      'case du Générateur, un hexagone ou deux conditions de fin. Chacun coûte deux PV à la fin.',
  ),
  chapter(
    'device',
    'Fractures of Time : le Générateur',
    'Des Opérateurs travaillent sur votre Générateur Fracture : l’un en retire des Noyaux de flux, l’autre retire ' +
      'des Incidents contre de l’Eau.',
    'Rappeler est une Action gratuite : des Noyaux de flux vont sur le Générateur, quelques Ouvriers ou marqueurs ' +
      'de votre plateau rentrent, et vous lancez le dé.',
    'Une amélioration demande une Découverte dont l’icône n’est pas encore sur la tuile : une case de plus, et les ' +
      'PV imprimés dessous à la fin.',
  ),
  chapter(
    'valley',
    'Fractures of Time : la Vallée',
    'Les Exosquelettes vont aussi dans la Vallée. Assimiler : prenez un Opérateur, ou une Technologie sur l’une des ' +
      'deux piles contre de l’Uranium ou de l’Or. Un Administrateur reçoit aussi un Noyau de flux, un Scientifique en ' +
      'paie un de moins.',
    'Extraire : des Noyaux de flux ou des Noyaux d’énergie ; un Ingénieur reçoit un Noyau d’énergie de plus, un ' +
      'Scientifique un Noyau de flux.',
    'La Capitale de la Vallée copie une action de la Vallée dont toutes les cases sont prises.',
    'Un Opérateur peut se tenir presque partout, mais n’a pas de bonus ; seule une case pour un Génie lui est fermée.',
  ),
];
