import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../../..');
const programs = globSync('scripts/**/{run,cli,try,cut,coverage,render,secrets}.ts', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** Stops a program that starts its work instead of printing its usage. */
const PATIENCE_MS = 60_000;

const run = (program: string, option: string) =>
  new Promise<{ code: number | string; out: string; err: string }>((resolve) => {
    const options = {
      cwd: root,
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      timeout: PATIENCE_MS,
    };
    execFile(process.execPath, [program, option], options, (error, out, err) =>
      resolve({ code: error ? (error.code ?? error.signal ?? '') : 0, out, err }),
    );
  });

it('finds the programs', () => expect(programs.length).toBeGreaterThan(20));

it.each(programs)(
  '%s prints its usage for --help, and does nothing with an unknown option',
  async (program) => {
    const [help, unknown] = await Promise.all([run(program, '--help'), run(program, '--nonsense')]);
    expect(help).toEqual({ code: 0, out: expect.stringMatching(/^usage: /), err: '' });
    expect(unknown).toEqual({ code: 2, out: '', err: expect.stringMatching(/--nonsense[^]*\nusage: /) });
  },
  2 * PATIENCE_MS,
);
