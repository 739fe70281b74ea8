import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { releaseAtRest } from '../src/release-memory.js';

const MB = 1024 ** 2;

it('returns memory once the process rests, and again only after it has grown', async () => {
  // Load and resident memory at each look; a release leaves 300 MB.
  const looks = [
    { load: 0.9, mb: 400 },
    { load: 0.05, mb: 400 },
    { load: 0.05, mb: 350 },
    { load: 0.9, mb: 600 },
    { load: 0.05, mb: 600 },
    { load: 0.05, mb: 300 },
  ];
  const ended = new AbortController();
  const released: number[] = [];
  let look = -1;
  let after: number | undefined;
  await releaseAtRest(
    ended.signal,
    {
      load() {
        look += 1;
        after = undefined;
        if (look === looks.length - 1) ended.abort();
        return looks[look]?.load ?? 1;
      },
      resident: () => (after ?? looks[look]?.mb ?? 0) * MB,
      release: async () => {
        released.push(look);
        after = 300;
      },
    },
    1,
  );
  expect(released).toEqual([1, 4]);
});

it('shrinks a real process that has become idle', async () => {
  const script = `
    const { releaseAtRest } = await import(process.argv[1]);
    let kept = Array.from({ length: 2_000_000 }, (_, n) => ({ n, text: 'x' + n }));
    kept = undefined;
    const rss = () => process.memoryUsage.rss() / 1024 ** 2;
    const before = rss();
    const ended = new AbortController();
    void releaseAtRest(ended.signal, undefined, 50);
    const end = performance.now() + 20_000;
    const timer = setInterval(() => {
      if (rss() > before - 100 && performance.now() < end) return;
      clearInterval(timer);
      ended.abort();
      console.log(Math.round(before - rss()));
    }, 20);`;
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--input-type=module',
    '--eval',
    script,
    join(import.meta.dirname, '../dist/release-memory.js'),
  ]);
  expect(Number(stdout)).toBeGreaterThan(100);
});
