import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const charts = join(import.meta.dirname, '../../charts');

/** The file where render.ts records the sources of the rendered examples. */
export const notes = join(charts, 'seyir/rendered/sources.sha256');

/**
 * The checksums of Helm's input and output, which detect without Helm a template that was changed but not rendered,
 * or a rendered file that was edited.
 * @returns a line per file, in the format of `sha256sum --check` in `charts`
 */
export const digests = (): string =>
  globSync(
    [
      '*/{Chart,values}.yaml',
      '*/templates/**/*.{yaml,tpl}',
      'seyir/*.yaml',
      'seyir/{examples,rendered}/*.yaml',
    ],
    { cwd: charts },
  )
    .sort()
    .map((file) => `${sha256(join(charts, file))}  ${file}\n`)
    .join('');

const sha256 = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');
