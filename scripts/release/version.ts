import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every place with the version, and the pattern of its line; the root's package.json is the source. */
const PLACES: [files: string, place: RegExp][] = [
  ['{.,proto,gateway,web,scripts,scripts/checks,services/*}/package.json', /^( {2}"version": ")[^"]+/m],
  ['charts/*/Chart.yaml', /\b((?:version|appVersion): )\d+\.\d+\.\d+/g],
  ['charts/seyir/examples/*.yaml', /(\btag: )\d+\.\d+\.\d+/g],
  ['deploy/compose/compose.yaml', /(\$\{TAG:-)[^}]+/g],
];

/**
 * Writes a version to every place: packages, charts with their images, the Compose file.
 * @param root the repository
 */
export const writeVersion = (root: string, version: string) => {
  for (const [files, place] of PLACES)
    for (const file of globSync(files, { cwd: root })) {
      const path = join(root, file);
      const text = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        text.replace(place, (_, before: string) => `${before}${version}`),
      );
    }
};

/** @throws {Error} unless it consists of three numbers */
export const parts = (version: string): number[] => {
  const found = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  if (!found) throw new Error(`${version} is no version: three numbers, as in 1.2.0`);
  return found.slice(1).map(Number);
};

/** Whether a version is later than another. */
export const isLater = (version: string, other: string) => {
  const [mine, theirs] = [parts(version), parts(other)];
  const differing = mine.findIndex((part, index) => part !== theirs[index]);
  return (mine[differing] ?? 0) > (theirs[differing] ?? 0);
};
