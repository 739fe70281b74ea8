import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every place that tells the version, and the pattern of the line; the root's package.json is the one to ask. */
const PLACES = [
  ['{.,proto,gateway,web,scripts,scripts/checks,services/*}/package.json', /^( {2}"version": ")[^"]+/m],
  ['charts/*/Chart.yaml', /\b((?:version|appVersion): )\d+\.\d+\.\d+/g],
  ['charts/seyir/examples/*.yaml', /(\btag: )\d+\.\d+\.\d+/g],
  ['deploy/compose/compose.yaml', /(\$\{TAG:-)[^}]+/g],
];

/**
 * Writes a version wherever it stands: packages, charts with the images they take, Docker's composition.
 * @param {string} root the repository @param {string} version
 */
export const writeVersion = (root, version) => {
  for (const [files, place] of PLACES)
    for (const file of globSync(files, { cwd: root })) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(place, (_, before) => `${before}${version}`),
      );
    }
};

/** @param {string} version @returns {number[]} @throws {Error} when it is none of three numbers */
export const parts = (version) => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!found) throw new Error(`${version} is no version: three numbers, as in 1.2.0`);
  return found.slice(1).map(Number);
};

/** Whether a version comes after another. @param {string} version @param {string} other */
export const isLater = (version, other) => {
  const [mine, theirs] = [parts(version), parts(other)];
  const differing = mine.findIndex((part, index) => part !== theirs[index]);
  return differing >= 0 && mine[differing] > theirs[differing];
};
