import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const MB = 2 ** 20;
const module = new URL('../../src/process/idle-memory.ts', import.meta.url).href;
/** Fills the heap, drops everything, and then reports its memory 20 times a second. */
const script = `
  import { giveBackIdleMemory } from '${module}';
  const collect = globalThis.gc;
  const flavors = [];
  if (collect)
    globalThis.gc = (options) => {
      flavors.push(options.flavor);
      return collect(options);
    };
  giveBackIdleMemory(200);
  let held = Array.from({ length: 3_000_000 }, (_, n) => ({ n, text: 'row ' + n }));
  const full = process.memoryUsage.rss();
  held = undefined;
  setInterval(() => console.log(JSON.stringify({ full, rss: process.memoryUsage.rss(), flavors })), 50);`;

interface State {
  readonly full: number;
  readonly rss: number;
  /** Kinds of the requested collections, in their order. */
  readonly flavors: readonly string[];
}

/** @returns the memory of the filled process and of the idle one, in bytes, as soon as `isEnough` accepts them */
const memoryOf = async (flags: string[], isEnough: (state: State, seen: number) => boolean) => {
  const child = spawn(process.execPath, [...flags, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  try {
    let seen = 0;
    for await (const line of createInterface(child.stdout)) {
      const state = JSON.parse(line) as State;
      seen += 1;
      if (isEnough(state, seen)) return state;
    }
    throw new Error('the process ended');
  } finally {
    child.kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
};

it('a process that is idle again gives the memory of its work back, in two short collections', async () => {
  const { full, rss, flavors } = await memoryOf(
    ['--expose-gc'],
    (state) => state.flavors.length > 1 && state.rss < state.full / 3,
  );
  expect(full).toBeGreaterThan(200 * MB);
  expect(rss).toBeLessThan(full / 3);
  expect(flavors.slice(0, 2)).toEqual(['regular', 'last-resort']);
});

it('without the flag it starts all the same', async () => {
  const { rss } = await memoryOf([], (_state, seen) => seen === 3);
  expect(rss).toBeGreaterThan(0);
});
