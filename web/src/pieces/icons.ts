/** From the words of the game to the symbols of the sheet. */

const SYMBOLS: Readonly<Record<string, string>> = {
  titanium: 'i-titanium',
  uranium: 'i-uranium',
  gold: 'i-gold',
  neutronium: 'i-neutronium',
  water: 'i-water',
  core: 'i-core',
  flux: 'i-flux',
  glitch: 'i-glitch',
  any: 'i-any',
  resources: 'i-any',
  vp: 'i-vp',
  paradox: 'i-paradox',
  anomaly: 'i-anomaly',
  exosuit: 'i-exosuit',
  scientist: 'w-s',
  engineer: 'w-e',
  administrator: 'w-a',
  genius: 'w-g',
  operator: 'w-o',
  guardian: 'w-guardian',
  worker: 'w-any',
  harmony: 'p-harmony',
  dominance: 'p-dominance',
  progress: 'p-progress',
  salvation: 'p-salvation',
  unity: 'p-unity',
  genetics: 'k-genetics',
  warfare: 'k-warfare',
  society: 'k-society',
  technology: 'k-technology',
  time_travel: 'k-time',
  '?': 'k-any',
  circle: 'b-circle',
  triangle: 'b-triangle',
  square: 'b-square',
  power_plant: 't-plant',
  factory: 't-factory',
  life_support: 't-life',
  lab: 't-lab',
  superproject: 't-super',
  technologies: 't-technology',
  device: 't-device',
  morale: 'u-morale',
  travel: 'u-travel',
  focus: 'u-focus',
  warp: 'u-warp',
  evacuation: 'u-evac',
  motivated: 'u-motivated',
  dies: 'u-dies',
  free: 'u-free',
  always: 'u-passive',
  built: 'u-once',
  active: 'u-sun',
  tired: 'u-moon',
  wake: 'u-sun',
  busy: 'u-pin',
  first: 'u-crown',
  leader: 'u-leader',
  impact: 'u-impact',
  breakthrough: 'b-any',
};

/** The symbol for a word; a name of the sheet stands for itself. */
export function symbol(name: string): string {
  return SYMBOLS[name] ?? name;
}

/** Whether there is a drawing for a word. */
export function drawn(name: string): boolean {
  return name in SYMBOLS;
}

/** The Paths have a color and a symbol; a seat without a Path is drawn as a plain one. */
export const PATHS = ['harmony', 'dominance', 'progress', 'salvation', 'unity'] as const;

export const TYPES = ['power_plant', 'factory', 'life_support', 'lab'] as const;
export const WORKERS = ['scientist', 'engineer', 'administrator', 'genius', 'operator'] as const;
const ASSETS = ['titanium', 'uranium', 'gold', 'neutronium', 'water', 'core', 'flux'] as const;
/** The assets that a seat may have: some come with a module only. */
export const assetsOf = (stock: Readonly<Record<string, number>>): (typeof ASSETS)[number][] =>
  ASSETS.filter((asset) => asset in stock);
export const RESOURCES = ['titanium', 'uranium', 'gold', 'neutronium'] as const;
export type Worker = (typeof WORKERS)[number];

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`;
}

export function plain(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** What is counted, for an Evacuation or at the end, under the name that the codex gives it. */
const MEASURED: Readonly<Record<string, string>> = {
  scientists: 'scientist',
  engineers: 'engineer',
  administrators: 'administrator',
  geniuses: 'genius',
  workers: 'worker',
  cores: 'core',
  power_plants: 'power_plant',
  factories: 'factory',
  life_supports: 'life_support',
  labs: 'lab',
  superprojects: 'superproject',
  buildings: 'u-stack',
  occupied_spots: 'u-stack',
  built_spots: 'u-stack',
  breakthroughs: 'breakthrough',
  highest_morale: 'morale',
  morale_vp: 'morale',
  travels: 'travel',
  travel_ranges: 'focus',
  anomalies: 'anomaly',
  guardians: 'guardian',
  experiments: 'lab',
  adventures: 'u-die',
  operators: 'operator',
  flux_on_device: 'flux',
  device_upgrades: 'device',
  second_spots: 'u-stack',
  tired_workers: 'tired',
};

export function measureIcon(what: string): string {
  return MEASURED[what] ?? what;
}
