import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/**
 * Writes `<file>.br` beside each script and style at the highest level. Compressing once at the build costs nothing
 * when serving, and the files are a sixth smaller than with compression on the fly.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name));
      for (const name of texts) {
        const file = path.join(dir ?? '', name);
        await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
      }
    },
  };
}
