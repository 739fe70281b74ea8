import { setTimeout as delay } from 'node:timers/promises';

const RATE = 30;
/** Of undisturbed writing before each kill, in ms; its end is left to chance. */
const APART_MS = 3_000;

/** @type {Record<string, (site: import('./fleet-site.mjs').FleetSite) => { kill(): Promise<void>, start(): Promise<void> }>} */
const targets = {
  'a replica of comments': ({ fleet }) => {
    const replica = 1 + Math.floor(Math.random() * 2);
    return { kill: () => fleet.kill('comments', replica), start: () => fleet.start('comments', replica) };
  },
  notifications: ({ fleet }) => ({
    kill: () => fleet.kill('notifications'),
    start: () => fleet.start('notifications'),
  }),
  Kafka: ({ stack }) => ({ kill: () => stack.kill('kafka'), start: () => stack.start('kafka') }),
};

/** @type {import('./fleet-site.mjs').Scenario} */
export const kills = {
  name: 'kills under writing',
  says: 'SIGKILL of a replica of comments, of notifications and of Kafka: nothing lost, doubled or invented, each reply told once',
  async run(site, { long, say }) {
    const writing = await site.write(RATE);
    let kills = 0;
    let slowest = 0;
    try {
      for (let round = 0; round < (long ? 5 : 1); round++) {
        for (const [name, target] of Object.entries(targets)) {
          await delay(APART_MS * (0.5 + Math.random()));
          const { kill, start } = target(site);
          await writing.fault(name);
          const began = performance.now();
          await kill();
          kills++;
          await writing.next();
          const ms = Math.round(performance.now() - began);
          slowest = Math.max(slowest, ms);
          say(`${name} killed: the next write after ${ms} ms`);
          await start();
        }
      }
      await writing.next();
    } finally {
      await writing.stop();
    }
    const { verdict, counts } = await writing.end();
    return {
      findings: Object.entries(verdict.findings).map(
        ([kind, list]) => `${kind} ${list.length}: ${list.slice(0, 3).join('; ')}`,
      ),
      facts: `${kills} kills, ${counts.acknowledged} of ${counts.attempted} writes acknowledged (${counts.retried} after another try: ${codes(writing.failures)}), ${counts.told} told of ${counts.replies} replies; the next write after at most ${slowest} ms`,
    };
  },
};

/** @param {Record<string, number>} failures */
const codes = (failures) =>
  Object.entries(failures)
    .map(([code, times]) => `${times} ${code}`)
    .join(', ') || 'none';
