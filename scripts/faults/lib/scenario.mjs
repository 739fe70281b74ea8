import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDoor } from './door.mjs';
import { openJournal, readJournal } from './journal.mjs';
import { openTables } from './tables.mjs';
import { judge } from './verdict.mjs';
import { waitFor } from './wait.mjs';
import { startWriter } from './writer.mjs';

const RATE = 50;
/** Parked events come back after at most 36 s. */
const QUIET_PATIENCE_MS = 60_000;
const DRAIN_MS = 30_000;
const IDS_A_CALL = 100;

/** @typedef {'process' | 'database'} Fault */

/**
 * @typedef {object} Outcome
 * @property {import('./verdict.mjs').Verdict} verdict
 * @property {{ attempted: number, acknowledged: number, retried: number, refused: number, internal: number, replies: number, told: number }} counts
 * @property {Record<Fault, number[]>} recoveryMs from each kill to the next acknowledged write
 * @property {number} seconds
 */

/**
 * Writes at a steady rate, kills again and again, waits until all is quiet and judges what is there.
 * @param {object} options
 * @param {import('./site.mjs').Site} options.site a running site with demo content
 * @param {Fault[]} options.faults in this order
 * @param {[number, number]} options.apartMs least and longest time of undisturbed writing before each
 * @param {string} options.folder for the journal
 * @param {(text: string) => void} options.say
 * @returns {Promise<Outcome>}
 */
export const crash = async ({ site, faults, apartMs: [least, longest], folder, say }) => {
  const run = `kaza-${randomUUID().slice(0, 8)}`;
  const door = openDoor(site.origin);
  const tables = openTables(site.data);
  const began = await tables.now();
  const { dead } = await tables.events();
  const members = await signInAll(site, door);
  const file = join(folder, `${run}.jsonl`);
  const journal = openJournal(file);
  const started = performance.now();
  const writer = startWriter({ run, door, members, episodes: await door.episodes(), journal, rate: RATE });
  /** @type {Record<Fault, number[]>} */
  const recoveryMs = { process: [], database: [] };

  for (const [index, fault] of faults.entries()) {
    await delay(least + Math.random() * (longest - least));
    await journal.write({ t: 'fault', what: fault });
    const killed = performance.now();
    await (fault === 'process' ? site.killProcess() : site.killDatabase());
    const before = writer.counts.acknowledged;
    await waitFor('a write after the kill', QUIET_PATIENCE_MS, () => writer.counts.acknowledged > before);
    const took = Math.round(performance.now() - killed);
    recoveryMs[fault].push(took);
    say(`kill ${index + 1} of ${faults.length} (${fault}): writes again after ${took} ms`);
  }
  await delay(least);
  await writer.stop(DRAIN_MS);
  journal.close();
  await quiet(tables);
  const facts = await collect({ dead, run, began, file, door, tables, members });
  return {
    verdict: judge(facts),
    counts: {
      ...writer.counts,
      replies: facts.comments.filter(({ parent }) => parent !== null).length,
      told: facts.notifications.length,
    },
    recoveryMs,
    seconds: Math.round((performance.now() - started) / 1_000),
  };
};

/** @param {import('./site.mjs').Site} site @param {import('./door.mjs').Door} door */
const signInAll = async (site, door) => {
  /** @type {{ username: string, password: string }[]} */
  const logins = JSON.parse(readFileSync(join(site.data, 'demo-logins.json'), 'utf8'));
  const members = [];
  for (const login of logins) members.push(await door.signIn(login));
  return members;
};

/** Until no event is on its way, or as long as patience lasts: what still waits then is a finding. @param {import('./tables.mjs').Tables} tables */
const quiet = (tables) =>
  waitFor('quiet', QUIET_PATIENCE_MS, async () => (await tables.events()).waiting === 0).catch(
    () => undefined,
  );

/**
 * @param {object} options
 * @param {string} options.run
 * @param {Date} options.began
 * @param {number} options.dead events that were given up before this run
 * @param {string} options.file
 * @param {import('./door.mjs').Door} options.door
 * @param {import('./tables.mjs').Tables} options.tables
 * @param {import('./door.mjs').Member[]} options.members
 * @returns {Promise<import('./verdict.mjs').Facts>}
 */
const collect = async ({ run, began, dead, file, door, tables, members }) => {
  const comments = await tables.comments(run);
  const notifications = await tables.notifications(began);
  const shown = new Map();
  const reader = /** @type {import('./door.mjs').Member} */ (members[0]);
  for (let from = 0; from < comments.length; from += IDS_A_CALL) {
    const ids = comments.slice(from, from + IDS_A_CALL).map(({ id }) => id);
    for (const comment of await door.comments(reader, ids)) shown.set(comment.id, comment);
  }
  const told = new Map();
  const events = await tables.events();
  for (const member of members) {
    const most = notifications.filter((row) => row.member === member.id).length;
    told.set(member.id, await door.causes(member, most));
  }
  return {
    journal: readJournal(file),
    ...{ comments, notifications, shown, told },
    wrongCounters: await tables.wrongCounters(),
    events: { ...events, dead: events.dead - dead },
  };
};
