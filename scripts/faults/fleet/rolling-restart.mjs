import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { startBeat } from '../lib/beat.mjs';
import { CallFailed, openDoor } from '../lib/door.mjs';

const RATE = 50;
const MOST_AT_ONCE = 200;
/** Between two replicas: callers look every two seconds whether one is back. In a cluster `drainSeconds` gives them longer. */
const APART_MS = 3_000;
/** Kinds of failures in the report. */
const SHOWN = 8;
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** @typedef {import('../lib/door.mjs').Door} Door */
/** @typedef {import('../lib/door.mjs').Member} Member */

/** @type {import('./fleet-site.mjs').Scenario} */
export const rollingRestart = {
  name: 'a rolling restart',
  says: `each process that has a twin is restarted, one after the other with ${APART_MS / 1_000} s between, at ${RATE} calls a second through HAProxy: none fails`,
  long: true,
  async run(site, { say }) {
    const door = openDoor(() => site.plan.origin);
    const [login] = /** @type {[{ username: string, password: string }]} */ (site.logins);
    const member = await door.signIn(login);
    const calls = callsOf(member, await door.episodes());
    let answered = 0;
    let restarting = '';
    /** @type {string[]} */
    const failed = [];
    const beat = startBeat(RATE, MOST_AT_ONCE, async (n) => {
      const [name, call] = /** @type {[string, (door: Door) => Promise<unknown>]} */ (
        calls[n % calls.length]
      );
      const during = restarting;
      try {
        await call(door);
        answered++;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        failed.push(`${name} at the restart of ${during}: ${error.message.replaceAll(ID, '…')}`);
      }
    });
    const twins = site.fleet.processes.filter(({ name, replica }) =>
      site.fleet.processes.some((other) => other.name === name && other.replica !== replica),
    );
    try {
      for (const one of twins) {
        restarting = one.key;
        const before = failed.length;
        await one.restart();
        await delay(APART_MS);
        say(`${one.key}: ${answered} answered, ${failed.length - before} failed`);
      }
    } finally {
      await beat.stop();
    }
    const kinds = [...Map.groupBy(failed, (what) => what)].toSorted(([, a], [, b]) => b.length - a.length);
    const findings = [
      ...beat.slower(),
      ...(failed.length === 0 ? [] : [`${failed.length} calls failed`]),
      ...kinds.slice(0, SHOWN).map(([what, all]) => `${all.length} × ${what}`),
    ];
    const facts = `${twins.length} processes restarted, ${answered} calls answered, ${beat.achieved().toFixed(0)} a second, ${failed.length} failed`;
    return { findings, facts };
  },
};

/**
 * Reads and writes of each unit, none of them answered by a cache.
 * @param {Member} member
 * @param {string[]} episodes
 * @returns {[string, (door: Door) => Promise<unknown>][]}
 */
const callsOf = (member, [episode = '']) => [
  ['a page', (door) => door.page(`/dizi/yok-${randomUUID()}`)],
  ['a title', (door) => door.title(`yok-${randomUUID()}`)],
  ['comments', (door) => door.comments(member, [randomUUID()])],
  ['continue watching', (door) => door.continuing(member)],
  ['notifications', (door) => door.entries(member, 1)],
  ['a comment', (door) => door.postComment(member, episode, `yeniden ${randomUUID()}`, randomUUID())],
];
