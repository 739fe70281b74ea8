import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '..');

/** @typedef {{ name: string, ok: boolean, detail?: string, tries?: number }} Row */

/**
 * @typedef {object} Attack
 * @property {string} area
 * @property {string} name
 * @property {Record<string, string> | false | undefined} settings
 * @property {boolean} short
 * @property {boolean} fleet
 * @property {(on: { site: import('./attacked-site.mjs').AttackedSite, say: (text: string) => void }) => Promise<Row[]>} run
 */

/** The areas in the order in which they run: what holds a site up comes last. */
const ORDER = [
  'csrf',
  'documents',
  'sessions',
  'enumeration',
  'limits',
  'matrix',
  'spoilers',
  'text',
  'files',
];

/** @returns {Promise<Attack[]>} every module below this folder that exports `name` and `run` */
export const findAttacks = async () => {
  const areas = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
    .map(({ name }) => name)
    .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  /** @type {Attack[]} */
  const found = [];
  for (const area of areas)
    for (const file of readdirSync(join(folder, area)).sort()) {
      if (!file.endsWith('.mjs') || file.endsWith('.test.mjs')) continue;
      const { name, run, settings, short, fleet } = await import(
        pathToFileURL(join(folder, area, file)).href
      );
      if (typeof name === 'string' && typeof run === 'function')
        found.push({ area, name, run, settings, short: short === true, fleet: fleet === true });
    }
  return found;
};

/** @param {string} area */
const placeOf = (area) => (ORDER.includes(area) ? ORDER.indexOf(area) : ORDER.length);
