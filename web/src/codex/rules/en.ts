import { vp, water, type Facts } from '../facts';
import { chapter, type Chapter } from './chapter';

const inOrder = (slots: number[]): string => {
  const [first, last] = [slots[0] ?? 0, slots.at(-1) ?? 0];
  const told = [
    first > 0 ? `The first to evacuate scores ${vp(first)} more.` : '',
    last < 0 ? `The last to evacuate scores ${vp(-last)} less.` : '',
  ];
  return told.filter(Boolean).join(' ') || 'In which order you evacuate makes no difference.';
};

export const chapters = (told: Facts): Chapter[] => [
  chapter(
    'aim',
    'What you are after',
    'You lead one of the Paths of a recovering Earth. An asteroid is coming. You build, research and borrow from ' +
      'your own future to stand tallest when the last Era is over.',
    'Whoever has the most Victory Points (VP) wins. On a tie the one with more Water wins, then the one with more ' +
      'Resources; if even that is equal, you share the victory.',
  ),
  chapter(
    'era',
    'An Era in six phases',
    `A game runs up to Era ${told.lastEra}. The Impact comes at the end of Era ${told.impact}` +
      (told.impactMoves ? ' unless the Trajectory dice move it, and never once Earth is saved. ' : '. ') +
      'Every Era runs the same way:',
    '- Preparation: the offer of buildings, Workers and Resources is set out anew.',
    '- Paradox: whoever owes the past the most may roll for Paradoxes (once there is a past).',
    '- Power up: you make Exosuits ready; hexes left empty give Water.',
    `- Warp: in secret you ask your future self for up to ${told.warps} things.`,
    '- Action rounds: one after the other you place Workers until everybody has passed.',
    '- Clean up: everybody comes home, most of them Tired.',
  ),
  chapter(
    'preparation',
    'Preparation',
    'The Superproject of the next Era is turned up, so you always see one Era ahead.',
    'The top building of each first stack moves onto the second stack of its type. So of each type two buildings ' +
      'are on offer, and an old one may disappear under a new one.',
    'A card fills the Recruit pool with four Workers, another the Mine pool with five Resources. After the Impact ' +
      'the topmost Resource of the Mine is always Neutronium.',
  ),
  chapter(
    'paradox-phase',
    'Paradox phase',
    'Look at each past Era that still holds Warp tiles. Whoever has the most tiles there (all who tie, too) rolls ' +
      `the Paradox die once and gains ${told.paradoxes[0]} to ${told.paradoxes[1]} Paradoxes.`,
    `As soon as you have ${told.paradoxLimit} Paradoxes an Anomaly strikes, and you roll no more this phase. ` +
      'Travel back and return what you borrowed, and there is nothing to roll for.',
  ),
  chapter(
    'power-up',
    'Power up',
    'Choose how many of your six Exosuits to make ready. What a hex costs is printed on it: as a rule nothing in ' +
      'the upper row, and an Energy Core in the lower.',
    'Every hex you leave empty gives Water. Water feeds your Workers, so an Exosuit is worth powering only if ' +
      'somebody will use it.',
    'A Worker needs an Exosuit to act on the Main board, and none to act on your own board.',
  ),
  chapter(
    'warp',
    'Warp: borrowing from the future',
    `All choose at the same time and in secret: up to ${told.warps} Warp tiles, or none. ` +
      'The tiles go onto the Era of now, and you get at once what they show.',
    'A Worker from the future arrives Active and costs the Water on its tile; Water that you warp in at the same ' +
      'moment may pay for it. An Exosuit arrives ready on a free hex.',
    'Your future self expects it back. As long as a tile lies on the Timeline, you risk Paradoxes. ' +
      `A tile that is still there at the end costs you ${vp(told.warpVp)}.`,
  ),
  chapter(
    'action-rounds',
    'Action rounds',
    'In turn, beginning with the First Player, you first take as many Free Actions as you like and then do one of three things:',
    '- place a Worker in an Exosuit on a space of the Main board,',
    '- place a Worker on a space of your own board, or',
    '- pass, and place no more Workers this Era.',
    'Each Free Action can be used once per Era. A space with a single hex is taken for the rest of the Era once ' +
      'somebody stands there; a pool has room for everybody.',
  ),
  chapter(
    'clean-up',
    'Clean up',
    'All Workers come home. Those who stood on a space that keeps them Motivated are Active, all others are Tired. ' +
      'Exosuits are unpowered again.',
    (told.impactMoves
      ? 'At the end of the Era that the Impact lies behind, it happens here. '
      : `After Era ${told.impact} the Impact happens here. `) +
      'After that, every Collapsing Capital tile that somebody used is closed for good.',
    'Focus markers move on to the next Era.',
  ),
  chapter(
    'workers',
    'Workers',
    'There are Scientists, Engineers, Administrators and Geniuses. A Genius may take the place of any of them when ' +
      'it is placed, with all advantages, but never when a certain Worker must be paid, sent back in time or counted ' +
      'for evacuating.',
    'Only Active Workers can be placed. Tired ones wake up by Supply or Force Workers. To pay with a Worker, a Tired one will do.',
    'Scientists purify more Water and do Research. Engineers save a Titanium when constructing and stay Motivated ' +
      'in the Mine. Administrators trade twice and stay Motivated at Supply.',
  ),
  chapter(
    'capital',
    'Capital Actions: Construct, Recruit, Research',
    'Each has two spaces, or three with four players. What a space costs in Water is printed on it.',
    'Construct (Scientist, Engineer, Genius): a building on offer, or the Superproject in your Focus. With an ' +
      'Engineer you pay one Titanium less.',
    'Recruit (Engineer, Administrator, Genius): a Worker from the pool, Active. An Engineer cannot recruit a Genius.' +
      (told.bonuses.length ? ' With the Worker comes its bonus:' : ''),
    told.bonuses.map(({ worker, gain }) => `- ${worker}: ${gain}.`),
    told.rollsBoth
      ? 'Research (Scientist, Genius): roll both dice, or set one where the space says so, and take that Breakthrough.'
      : 'Research (Scientist, Genius): set one die, roll the other, take that Breakthrough.',
  ),
  chapter(
    'council',
    'World Council',
    'When all spaces of a Capital Action are taken, the Council still lets you take it. Its spaces cost the Water ' +
      'printed on them; the left one also makes you First Player from the next Era on.',
    'Whoever stands at the Council must be allowed to take the action, and has the advantages of its kind. For the ' +
      'banner alone you may go to the left space at any time.',
  ),
  chapter(
    'board-actions',
    'Mine, Purify, Trade',
    'Mine: take one Resource of your choice from the pool, and the one beside your space. Engineers stay Motivated.',
    `Purify Water: ${water(told.purify[0])}, or ${told.purify[1]} with a Scientist. There is room for everybody.`,
    'Trade with Nomads: one exchange, or up to two with an Administrator.',
    told.deals,
  ),
  chapter(
    'own-board',
    'Supply and Force Workers',
    'Supply: place a Worker and pay the Water below your Morale marker. All Tired Workers become Active, and Morale ' +
      'rises one step. An Administrator stays Motivated.',
    'Force Workers:',
    told.force,
  ),
  chapter(
    'morale',
    'Morale',
    'The Morale track is worth points at the end, less than nothing at its low end. The happier your people, the ' +
      'more Water Supply costs.',
    told.moraleVp
      ? 'Morale gained on the highest step gives VP at once.'
      : 'Morale gained on the highest step is lost.',
  ),
  chapter(
    'buildings',
    'Buildings',
    'Power Plants travel in time, Factories make Resources, Life Supports give Water, Labs help in every other way.',
    'A building goes on the leftmost free spot of its row and costs what is printed on that spot. Each later spot ' +
      'costs more, as a rule.',
    'A socket wants a Worker. A bolt is a Free Action, once per Era. A loop works always, a check once: when built.',
  ),
  chapter(
    'superprojects',
    'Superprojects',
    'You can construct the Superproject of the Era where your Focus is: the present one, or an Era you have travelled to.',
    'It takes two free spots side by side in one row, the leftmost there are. You ignore the cost of the spots and ' +
      'pay what the Superproject says, with its Breakthrough.',
    'Where one certain Breakthrough is asked for, you may pay any two of the two shapes shown instead.',
  ),
  chapter(
    'research',
    'Research and Breakthroughs',
    'A Breakthrough has a shape (circle, triangle, square) and an icon. ' +
      (told.rollsBoth
        ? 'In Research you roll both dice; where the space says so, you set one of them as you like. '
        : 'In Research you set one die as you like and roll the other. ') +
      'A rolled question mark lets you choose the icon; you cannot set it yourself.',
    'Breakthroughs pay for Superprojects. Each that you keep is worth one VP at the end, and each set of three ' +
      'different shapes two VP more.',
  ),
  chapter(
    'travel',
    'Time Travel',
    'A Power Plant moves your Focus to a past Era within its range. There you may return one of your Warp tiles by ' +
      'paying what it brought: Resources, Water, an Active Worker of that type, or a powered Exosuit.',
    'Returning a tile in this way moves you one step on the Time Travel track, which is worth more and more points. ' +
      'Other ways to take a tile back do not.',
    'Your Focus stays there for this Era: you may construct the Superproject of that time.',
  ),
  chapter(
    'anomalies',
    'Anomalies',
    `With ${told.paradoxLimit} Paradoxes an Anomaly strikes: ` +
      'all your Paradoxes go back, and the Anomaly covers the leftmost free building spot (yours to choose if several ' +
      'are equal). When no spot is free, it covers a building, which then does nothing.',
    'You may take back one of your Warp tiles without paying.',
    told.anomalyVp === null
      ? 'What an Anomaly costs at the end stands on it.'
      : `An Anomaly costs ${vp(told.anomalyVp)} at the end.`,
    told.removal.length ? ['A Worker can remove it, and is lost:', ...told.removal] : [],
  ),
  chapter(
    'impact',
    'The Impact',
    (told.impactMoves
      ? `The asteroid is to strike at the end of Era ${told.impact}. The Trajectory dice move it, and when Earth is saved, ` +
        'it never comes. When it does, this happens. '
      : `At the end of Era ${told.impact} the asteroid strikes. `) +
      'The Evacuation opens. Every Capital space gets a Collapsing Capital tile that makes its action stronger, once.',
    'Two hexes of your upper row are covered: from now on Exosuits are expensive.',
    `The game ends after Era ${told.lastEra}, or earlier, ` + 'when the last Collapsing Capital tile has been used up.',
  ),
  chapter(
    'evacuation',
    'Evacuation',
    'After the Impact each player may evacuate once, if the condition of their Path is met. You score its base, and ' +
      'more for each set it names; you keep what is counted.' +
      (told.evacuationCap === null ? '' : ` At most ${vp(told.evacuationCap)}.`),
    inOrder(told.evacuationSlots),
  ),
  chapter(
    'scoring',
    'The end and the score',
    'Before the count, Warp tiles that you can still pay for are returned; this moves nobody on the Time Travel track. ' +
      `Each one left costs ${vp(told.warpVp)}.`,
    'Then count:',
    '- buildings, Superprojects and Anomalies as printed,',
    '- the Time Travel and Morale tracks,',
    '- one VP per Breakthrough, and two VP more per set of three shapes,',
    `- VP tokens, and ${vp(told.conditionVp)} for each of the ${told.conditions} Endgame Conditions that you lead or tie.`,
  ),
  chapter(
    'variants',
    'Sides and variants',
    'Side A of the Player boards is the same for all; side B differs from Path to Path.',
    'With the Starting Asset draft you pick cards instead of the printed start. With the Endgame draft you decide ' +
      'which conditions count.',
    'On the Alternate Timeline some Warp slots carry a symbol: a bonus or a penalty for whoever places a tile there.',
  ),
  chapter(
    'fractures',
    'Fractures of Time: the Eras',
    'A module of its own. There are Eras Zero to Five, ' +
      (told.fractured
        ? `the Impact comes at the end of Era ${told.impact}${told.impactMoves ? ' unless dice move it' : ''}, `
        : 'the Impact comes one Era earlier, ') +
      'and the fifth Path, Unity, can be chosen.',
    'Era Zero is a Warp phase and nothing else: ask for up to two things, but not for an Exosuit. What lies there ' +
      'can already be a Paradox in Era One.',
    'Before Era One everybody has the Flux Cores and Operators of their Path, and two Glitches: on the lower middle ' +
      'hex and on the first space of the Fracture Device.',
    'After the Impact there are two layers of Collapsing Capital tiles on some spaces: using the upper one up opens the lower one.',
  ),
  chapter(
    'blink',
    'Fractures of Time: Blink',
    'Instead of placing a Worker you may Blink: lay a Flux Core on the leftmost empty space of your Device, and ' +
      'move one of your Exosuits with a Worker in it from the Main board to a space of another action. It acts there ' +
      'at once.',
    'The Worker comes home straight away, Tired or Motivated as the new space says; the empty Exosuit stays.',
    'Unless the Worker is an Operator, roll the Flux die: above the number of empty spaces on your Device, a Glitch ' +
      'comes. With more empty spaces than it can show nothing can happen.',
    'A Glitch locks what it lies on: the Time Travel track, a Paradox space, a building, a space of the Device, an ' +
      'Exosuit hex, or two Endgame Conditions. Each costs two VP at the end.',
  ),
  chapter(
    'device',
    'Fractures of Time: the Device',
    'Operators work on your Fracture Device: one takes Flux Cores off it, another takes Glitches away for Water.',
    'Recall is a Free Action: Flux Cores go onto the Device, some Workers or markers of your own board come home, ' +
      'and you roll the die.',
    'An upgrade takes a Breakthrough with an icon that is not on the Upgrade tile yet: one more space, and the VP ' +
      'under it at the end.',
  ),
  chapter(
    'valley',
    'Fractures of Time: the Valley',
    'Exosuits may also go to the Valley. Assimilate: take an Operator, or a Technology from the top of either pile ' +
      'for Uranium or Gold. An Administrator gets a Flux Core too, a Scientist pays one less.',
    'Extract: Flux Cores or Energy Cores; an Engineer gets an Energy Core more, a Scientist a Flux Core.',
    'The Valley Capital copies an action of the Valley whose spaces are all taken.',
    'An Operator may stand almost anywhere, but has no bonus; only a space for a Genius is closed to it.',
  ),
];
