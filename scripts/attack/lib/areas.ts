import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AttackedSite } from './attacked-site.ts';

const folder = join(import.meta.dirname, '..');

export type Row = { name: string; ok: boolean; detail?: string; tries?: number };

export interface Attack {
  area: string;
  name: string;
  settings: Record<string, string> | false | undefined;
  short: boolean;
  fleet: boolean;
  /** `site` is absent if `settings` is false */
  run: (on: { site: AttackedSite; short: boolean; say: (text: string) => void }) => Promise<Row[]>;
}

/** The order of the areas. Areas that slow a site down run last. */
const ORDER = [
  'csrf',
  'documents',
  'sessions',
  'enumeration',
  'limits',
  'matrix',
  'spoilers',
  'groups',
  'text',
  'files',
];

/** @returns every module below this folder that exports `name` and `run` */
export const findAttacks = async (): Promise<Attack[]> => {
  const areas = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'lib')
    .map(({ name }) => name)
    .sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1));
  const found: Attack[] = [];
  for (const area of areas)
    for (const file of readdirSync(join(folder, area)).sort()) {
      if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
      const { name, run, settings, short, fleet } = await import(
        pathToFileURL(join(folder, area, file)).href
      );
      if (typeof name === 'string' && typeof run === 'function')
        found.push({ area, name, run, settings, short: short === true, fleet: fleet === true });
    }
  return found;
};

const placeOf = (area: string) => (ORDER.includes(area) ? ORDER.indexOf(area) : ORDER.length);
