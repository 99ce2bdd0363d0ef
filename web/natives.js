// @ts-check
/**
 * Are the native parts of the build tools here? npm leaves one out without a word where the registry does not have it,
 * and the bundler then dies of a stack trace. `npm run build` asks this first.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {{ version: string, os?: string[], cpu?: string[], libc?: string[] }} Part
 * @typedef {Part & { optionalDependencies?: Record<string, string> }} Entry
 * @typedef {{ os: string, cpu: string, libc: string }} Machine
 */

/** @returns {Machine} */
function thisMachine() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return { os: process.platform, cpu: process.arch, libc: report.header.glibcVersionRuntime ? 'glibc' : 'musl' };
}

/**
 * One sentence for each package whose part for a machine is not installed.
 * @param {Record<string, Entry>} packages as the lock file lists them
 * @param {Machine} machine
 * @param {(name: string) => boolean} installed
 * @returns {string[]}
 */
export function missing(packages, machine, installed) {
  const said = [];
  for (const [path, entry] of Object.entries(packages)) {
    const parts = Object.keys(entry.optionalDependencies ?? {}).flatMap((name) => {
      const part = packages[`node_modules/${name}`];
      return part?.os && part.cpu ? [{ name, part }] : [];
    });
    if (!parts.length || !installed(path)) continue;
    const ours = parts.filter(
      ({ part }) =>
        part.os?.includes(machine.os) &&
        part.cpu?.includes(machine.cpu) &&
        (machine.os !== 'linux' || !part.libc || part.libc.includes(machine.libc)),
    );
    const tool = path.replace('node_modules/', '');
    const first = ours[0];
    if (!first) said.push(`${tool} has no native part for ${machine.os} on ${machine.cpu}: build the page elsewhere.`);
    else if (!ours.some(({ name }) => installed(`node_modules/${name}`)))
      said.push(
        `The native part ${first.name} of ${tool} is missing: run "rm -rf web/node_modules && make web"; if that does ` +
          `not bring it, your npm registry lacks version ${first.part.version}.`,
      );
  }
  return said;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  /** @param {string} path */
  const here = (path) => fileURLToPath(new URL(path, import.meta.url));
  const lock = /** @type {{ packages: Record<string, Entry> }} */ (
    JSON.parse(readFileSync(here('package-lock.json'), 'utf8'))
  );
  const said = missing(lock.packages, thisMachine(), (path) => existsSync(here(path)));
  for (const sentence of said) console.error(sentence);
  process.exitCode = said.length ? 1 : 0;
}
