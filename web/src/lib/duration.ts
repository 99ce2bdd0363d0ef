/** How long something has lasted, in the words of the language: its largest unit says enough. */

const UNITS: [string, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function duration(seconds: number, locale: string): string {
  const [unit, length] = UNITS.find(([, one]) => seconds >= one) ?? ['minute', 60];
  const count = Math.max(1, Math.floor(seconds / length));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
