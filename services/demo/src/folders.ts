import { join } from 'node:path';

// The source folder and the build folder are both one level below the package.
const packageFolder = join(import.meta.dirname, '..');

/** Folder of the committed pictures, each served below /i/ under its name. */
export const picturesFolder = (): string => join(packageFolder, 'pictures');

/** Folder of the committed clips: one folder per asset, served below /m/ under the asset's name. */
export const mediaFolder = (): string => join(packageFolder, 'media');
