import { randomUUID } from 'node:crypto';

/** @typedef {import('./fleet-site.mjs').FleetSite} FleetSite */

/** @type {import('./fleet-site.mjs').Scenario} */
export const redisStopped = {
  name: 'Redis stopped',
  says: 'reading, sessions, writing and signing in go on at each gateway, and after its return',
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
    try {
      for (let round = 0; round < (long ? 20 : 2); round++) await journey('without Redis');
    } finally {
      await stack.start('redis');
    }
    await journey('after its return');
    return { findings, facts: `${calls} calls, the slowest took ${Math.round(slowest)} ms` };
  },
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
