import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, whether the code runs from its sources or from dist. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The demo package has no package.json above it');
    folder = parent;
  }
  return folder;
}

/** The committed clips: one folder per asset, served below /m/ under the asset's name. */
export function mediaFolder(): string {
  return join(packageFolder(), 'demo', 'media');
}
