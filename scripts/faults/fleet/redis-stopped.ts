import { randomUUID } from 'node:crypto';
import { until } from '../../stack/lib/wait.ts';
import { CallFailed, type SiteClient, type Member } from '../lib/site-client.ts';
import { assertPlace, moveStillRoom, openStillRoom } from '../lib/still-room.ts';
import type { Scenario, FleetSite } from './fleet-site.ts';

/** Wrong passwords per account that each process accepts: three are free, the fourth starts a wait of one second. */
const LET_THROUGH = 4;
/** Further attempts after waits that end meanwhile. */
const LATER = 2;

export const redisStopped: Scenario = {
  name: 'Redis stopped',
  says: 'reading, sessions, writing, commands in a room and signing in go on at each gateway, and after its return; wrong passwords are held back by the limits of each process of accounts',
  async run(site, { long }) {
    const { stack, client } = site;
    const findings: string[] = [];
    const [login] = site.logins as [{ username: string; password: string }];
    const member = await client.signIn(login);
    const [episode = ''] = await client.episodes();
    let room = await openStillRoom(client, member, episode, 0);
    let calls = 0;
    let slowest = 0;

    const journey = async (when: string) => {
      for (const [index, at] of site.clients.entries()) {
        // Without frames, the next heartbeat tells a page that it has missed a command.
        const moveRoom = async () => {
          room = await moveStillRoom(at, member, room, room.positionMs + 1_000);
          for (const other of site.clients) await assertPlace(other, member, room);
        };
        const journey = { ...journeyOf(at, member, login), 'a room': moveRoom };
        for (const [name, call] of Object.entries(journey)) {
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
      // Called at once, before any process has noticed the outage; the states are checked afterwards.
      await journey('at the moment of its end');
      await waitForRedis(site, 'down').catch(({ message }) => findings.push(message));
      for (let round = 0; round < (long ? 20 : 2); round++) await journey('without Redis');
      const processes = site.fleet.processes.filter(({ name }) => name === 'accounts').length;
      const most = processes * (LET_THROUGH + LATER);
      const { wrong, refused, other } = await guess(client, 2 * most);
      guesses = `${wrong} of ${2 * most} wrong passwords were tried by ${processes} processes of accounts, ${refused} refused`;
      if (wrong < LET_THROUGH || wrong > most || refused === 0) findings.push(`without Redis ${guesses}`);
      if (other.length > 0) findings.push(`wrong passwords without Redis: ${other.join(', ')}`);
    } finally {
      await stack.start('redis');
    }
    await journey('after its return');
    await waitForRedis(site, 'up').catch(({ message }) => findings.push(message));
    return { findings, facts: `${calls} calls, the slowest took ${Math.round(slowest)} ms; ${guesses}` };
  },
};

/** Every process reports the state of Redis in the body of /readyz and stays ready; web does not use Redis. */
const waitForRedis = async ({ plan }: FleetSite, state: 'up' | 'down') => {
  for (const { name, readyUrl = '' } of plan.processes.filter(({ env }) => env['HEALTH_PORT']))
    await until(
      async () => {
        const answer = await fetch(readyUrl).catch(() => undefined);
        if (answer?.status !== 200) return false;
        const ready: { redis?: string } = await answer.json();
        return ready.redis === state;
      },
      { what: `/readyz of ${name} with Redis ${state}`, timeout: 15_000 },
    );
};

/** Sends wrong passwords for an account that does not exist, in sequence. */
const guess = async (client: SiteClient, times: number) => {
  const username = `kaza_${randomUUID().slice(0, 8)}`;
  // Solved in advance, because solving takes longer than the waits between the tries.
  const checks = await Promise.all(Array.from({ length: times }, client.botCheck));
  const codes: string[] = [];
  for (const checked of checks)
    codes.push(
      await client.signIn({ username, password: randomUUID() }, checked).then(
        () => 'let in',
        (error) => (error instanceof CallFailed ? error.code : String(error)),
      ),
    );
  const count = (wanted: string) => codes.filter((code) => code === wanted).length;
  return {
    wrong: count('INVALID_CREDENTIALS'),
    refused: count('SLOW_DOWN'),
    other: codes.filter((code) => !['INVALID_CREDENTIALS', 'SLOW_DOWN'].includes(code)),
  };
};

/** @param member with a session that was opened before the outage */
const journeyOf = (
  client: SiteClient,
  member: Member,
  login: { username: string; password: string },
): Record<string, () => Promise<unknown>> => {
  const key = randomUUID();
  const is = (found: unknown, wanted: unknown) => {
    if (found !== wanted) throw new Error(`${found} instead of ${wanted}`);
  };
  return {
    home: () => client.page('/'),
    episodes: async () => is((await client.episodes()).length, 8),
    session: async () => is(await client.viewer(member), member.id),
    'signing in': async () => is(await client.viewer(await client.signIn(login)), member.id),
    async writing() {
      const [episode] = await client.episodes();
      const id = await client.postComment(member, episode ?? '', `kaza: ${key}`, key);
      const [comment] = await client.comments(member, [id]);
      is(comment?.body, `kaza: ${key}`);
      is(await client.postComment(member, episode ?? '', `kaza: ${key}`, key), id);
    },
    notifications: () => client.entries(member, 1),
    'Devam Et': () => client.continuing(member),
  };
};
