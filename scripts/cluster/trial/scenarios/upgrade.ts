import { PROCESSES } from '../settings.ts';
import { TAGS } from '../images.ts';
import type { Scenario } from '../run.ts';

const RATE = 100;
const CALLS = 10_000;
const BEFORE = 1_000;

export const upgrade: Scenario = {
  name: 'a rolling upgrade',
  says: `one process after the other is replaced by the next release at ${RATE} requests a second: of ${CALLS.toLocaleString('en')} at least none fails`,
  async run({ site, withLoad, say }) {
    const [before = '', next = ''] = TAGS;
    const { result: seconds, ...calls } = await withLoad(RATE, async ({ reach, failed }) => {
      await reach(BEFORE);
      const began = performance.now();
      for (const [at, name] of PROCESSES.entries()) {
        await site.upgrade(before, (values) => {
          for (const done of PROCESSES.slice(0, at + 1)) values[done].image = { tag: next };
        });
        say(`${name} is replaced; ${failed()} calls have failed`);
      }
      const took = Math.round((performance.now() - began) / 1000);
      await reach(CALLS);
      return took;
    });
    const tags = Object.entries(await site.tags());
    const old = tags.filter(([, all]) => all.join() !== next);
    return {
      facts: `${tags.length} Deployments of two pods in ${seconds} s; ${calls.facts}`,
      findings: [...calls.findings, ...old.map(([name, all]) => `${name} runs ${all.join(' and ')}`)],
    };
  },
};
