import { join } from 'node:path';

// Sources and their build lie one folder below the package.
const packageFolder = join(import.meta.dirname, '..');

/** The committed pictures, each served below /i/ under its name. */
export const picturesFolder = (): string => join(packageFolder, 'pictures');

/** The committed clips: one folder per asset, served below /m/ under the asset's name. */
export const mediaFolder = (): string => join(packageFolder, 'media');
