import { randomUUID } from 'node:crypto';
import { until } from '../../stack/lib/wait.mjs';
import { CallFailed } from '../lib/door.mjs';

/** Wrong passwords for one account that each process lets through: three are free, the fourth begins a rest of a second. */
const LET_THROUGH = 4;
/** And after rests that have passed meanwhile. */
const LATER = 2;

/** @typedef {import('./fleet-site.mjs').FleetSite} FleetSite */

/** @type {import('./fleet-site.mjs').Scenario} */
export const redisStopped = {
  name: 'Redis stopped',
  says: 'reading, sessions, writing and signing in go on at each gateway, and after its return; wrong passwords are held back by the limits of each process of accounts',
  async run(site, { long }) {
    const { stack, door } = site;
    /** @type {string[]} */
    const findings = [];
    const [login] = /** @type {[{ username: string, password: string }]} */ (site.logins);
    const member = await door.signIn(login);
    let calls = 0;
    let slowest = 0;

    const journey = async (/** @type {string} */ when) => {
      for (const [index, at] of site.doors.entries()) {
        for (const [name, call] of Object.entries(journeyOf(at, member, login))) {
          const began = performance.now();
          await call().catch((error) =>
            findings.push(`${when}, gateway ${index + 1}, ${name}: ${error.message}`),
          );
          slowest = Math.max(slowest, performance.now() - began);
          calls++;
        }
      }
    };

    await journey('before');
    await stack.stop('redis');
    let guesses = '';
    try {
      // At once, while nobody has noticed yet; that all do is asked after it.
      await journey('at the moment of its end');
      await told(site, 'down').catch(({ message }) => findings.push(message));
      for (let round = 0; round < (long ? 20 : 2); round++) await journey('without Redis');
      const processes = site.fleet.processes.filter(({ name }) => name === 'accounts').length;
      const most = processes * (LET_THROUGH + LATER);
      const { wrong, refused, other } = await guess(door, 2 * most);
      guesses = `${wrong} of ${2 * most} wrong passwords were tried by ${processes} processes of accounts, ${refused} refused`;
      if (wrong < LET_THROUGH || wrong > most || refused === 0) findings.push(`without Redis ${guesses}`);
      if (other.length > 0) findings.push(`wrong passwords without Redis: ${other.join(', ')}`);
    } finally {
      await stack.start('redis');
    }
    await journey('after its return');
    await told(site, 'up').catch(({ message }) => findings.push(message));
    return { findings, facts: `${calls} calls, the slowest took ${Math.round(slowest)} ms; ${guesses}` };
  },
};

/**
 * Every process says in the body of /readyz how it stands with Redis, and is ready all the same; web has none.
 * @param {FleetSite} site
 * @param {'up' | 'down'} state
 */
const told = async ({ plan }, state) => {
  for (const { name, readyUrl } of plan.processes.filter(({ env }) => env['HEALTH_PORT']))
    await until(
      async () => {
        const answer = await fetch(readyUrl).catch(() => undefined);
        return answer?.status === 200 && /** @type {any} */ (await answer.json()).redis === state;
      },
      { what: `/readyz of ${name} with Redis ${state}`, timeout: 15_000 },
    );
};

/**
 * Wrong passwords for an account that nobody has, one after the other.
 * @param {import('../lib/door.mjs').Door} door
 * @param {number} times
 */
const guess = async (door, times) => {
  const username = `kaza_${randomUUID().slice(0, 8)}`;
  // Beforehand: while one is found, a rest passes.
  const checks = await Promise.all(Array.from({ length: times }, door.botCheck));
  /** @type {string[]} */
  const codes = [];
  for (const checked of checks)
    codes.push(
      await door.signIn({ username, password: randomUUID() }, checked).then(
        () => 'let in',
        (error) => (error instanceof CallFailed ? error.code : String(error)),
      ),
    );
  const count = (/** @type {string} */ wanted) => codes.filter((code) => code === wanted).length;
  return {
    wrong: count('INVALID_CREDENTIALS'),
    refused: count('SLOW_DOWN'),
    other: codes.filter((code) => !['INVALID_CREDENTIALS', 'SLOW_DOWN'].includes(code)),
  };
};

/**
 * @param {import('../lib/door.mjs').Door} door
 * @param {import('../lib/door.mjs').Member} member with a session from before
 * @param {{ username: string, password: string }} login
 * @returns {Record<string, () => Promise<unknown>>}
 */
const journeyOf = (door, member, login) => {
  const key = randomUUID();
  const is = (/** @type {unknown} */ found, /** @type {unknown} */ wanted) => {
    if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
  };
  return {
    home: () => door.page('/'),
    episodes: async () => is((await door.episodes()).length, 8),
    session: async () => is(await door.viewer(member), member.id),
    'signing in': async () => is(await door.viewer(await door.signIn(login)), member.id),
    async writing() {
      const [episode] = await door.episodes();
      const id = await door.postComment(member, episode ?? '', `kaza: ${key}`, key);
      const [comment] = await door.comments(member, [id]);
      is(comment?.body, `kaza: ${key}`);
      is(await door.postComment(member, episode ?? '', `kaza: ${key}`, key), id);
    },
    notifications: () => door.entries(member, 1),
    'Devam Et': () => door.continuing(member),
  };
};
