import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const charts = join(import.meta.dirname, '../../charts');

/** Where render.mjs notes what the rendered examples were made of. */
export const notes = join(charts, 'seyir/rendered/sources.sha256');

/**
 * What Helm makes the examples of, and what it made: a template that was changed without being rendered, or a rendered file
 * that was changed by hand, is seen without Helm.
 * @returns {string} a line for each file, as `sha256sum --check` in `charts` reads them
 */
export const digests = () =>
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

/** @param {string} file */
const sha256 = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
