import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aGroup, anEpisode, aSource, aTitle } from './import-bench.js';

const MAIN = join(import.meta.dirname, '../dist/main.js');
/** A site starts and stops twice here, on a machine that is busy with a whole test run. */
const PATIENCE_MS = 240_000;

const EPISODES = 900;
const lines = [
  aGroup,
  aTitle('uzun'),
  ...Array.from({ length: EPISODES }, (_, n) => anEpisode('uzun', n + 1)),
  ...Array.from({ length: 20 }, (_, n) => aSource('uzun', n + 1)),
];

describe('npm run import', () => {
  let folder: string;
  let file: string;
  const children = new Set<ChildProcess>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'seyir-command-'));
    file = join(folder, 'katalog.jsonl');
    await writeFile(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  });
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  /** A process of the site, or of a command on it. */
  const run = (...args: string[]) => {
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        SEYIR_DATA: join(folder, 'var'),
        SEYIR_DEMO: 'false',
        PORT: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.add(child);
    let output = '';
    const watchers = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += String(text);
        for (const watch of watchers) watch();
      });
    const ended = new Promise<number | null>((resolve) => {
      child.once('close', (code) => {
        children.delete(child);
        for (const watch of watchers) watch();
        resolve(code);
      });
    });
    return {
      child,
      ended,
      output: () => output,
      /** Resolves when the output contains it. */
      says: (text: RegExp) =>
        new Promise<RegExpExecArray>((resolve, reject) => {
          const watch = () => {
            const found = text.exec(output);
            if (!found && child.exitCode === null && child.signalCode === null) return;
            watchers.delete(watch);
            if (found) resolve(found);
            else reject(new Error(`ended without ${String(text)}:\n${output}`));
          };
          watchers.add(watch);
          watch();
        }),
    };
  };

  it(
    'reaches a running and a stopped site, continues after a kill, and runs only once at a time',
    async () => {
      const site = run();
      const [, address = ''] = await site.says(/open at (http\S+)\s/);

      const killed = run('import', file);
      await killed.says(/Comparing sources/);
      // This import is frozen, so that the second one overlaps with it on any machine.
      killed.child.kill('SIGSTOP');
      const second = run('import', file);
      expect(await second.ended).toBe(1);
      expect(second.output()).toContain('Another import is running on this site');
      killed.child.kill('SIGKILL');
      await killed.ended;

      const whole = run('import', file);
      expect(await whole.ended).toBe(0);
      const [, created, , unchanged] = await whole.says(/(\d+) created, (\d+) changed, (\d+) left alone/);
      expect(Number(created) + Number(unchanged)).toBe(EPISODES + 21);
      expect(await (await fetch(`${address}/dizi/dizi-uzun`)).text()).toContain('Dizi uzun');

      site.child.kill('SIGTERM');
      await site.ended;
      const again = run('import', file);
      expect(await again.ended).toBe(0);
      expect(again.output()).toContain(`0 created, 0 changed, ${EPISODES + 21} left alone`);
    },
    PATIENCE_MS,
  );

  it('prints its usage', async () => {
    const wrong = run('import');
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain('usage: npm run import -- FILE [--dry-run]');
  });

  it('starts no site for an unknown command', async () => {
    const wrong = run('imprt', file);
    expect(await wrong.ended).toBe(2);
    expect(wrong.output()).toContain('"imprt" is not a command');
  });

  it('reports a missing file before it starts anything', async () => {
    const wrong = run('import', join(folder, 'yok.jsonl'));
    expect(await wrong.ended).toBe(1);
    expect(wrong.output()).toMatch(/^There is no file .*yok\.jsonl\n$/);
  });
});
