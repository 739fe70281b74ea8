import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openJournal, readJournal } from './journal.mjs';
import { judge, telling } from './verdict.mjs';
import { waitFor } from '../../lib/wait.mjs';
import { startWriter } from './writer.mjs';

/** Parked events come back after at most 36 s. */
const QUIET_PATIENCE_MS = 60_000;
/** A consumer finds back to a broker that was killed within about as long. */
const BROKER_PATIENCE_MS = 120_000;
const NEXT_PATIENCE_MS = 60_000;
const DRAIN_MS = 30_000;
const LOOK_EVERY_MS = 250;
const IDS_A_CALL = 100;

/**
 * Lets members write comments and replies at a steady rate, through which faults may come, until `end` judges what is
 * there.
 * @param {object} options
 * @param {import('./door.mjs').Door} options.door
 * @param {import('../../lib/tables.mjs').Tables} options.tables
 * @param {{ username: string, password: string }[]} options.logins who writes
 * @param {string} options.folder for the journal
 * @param {number} options.rate writes a second
 * @param {boolean} [options.broker] events are on their way where no table shows them
 */
export const beginWriting = async ({ door, tables, logins, folder, rate, broker = false }) => {
  const run = `kaza-${randomUUID().slice(0, 8)}`;
  const began = await tables.now();
  const { dead } = await tables.events();
  /** @type {import('./door.mjs').Member[]} */
  const members = [];
  for (const login of logins) members.push(await door.signIn(login));
  const file = join(folder, `${run}.jsonl`);
  const journal = openJournal(file);
  const writer = startWriter({ run, door, members, episodes: await door.episodes(), journal, rate });

  /** Replies of this run that nobody has been told of yet. */
  const untold = async () => {
    const [comments, notifications] = [await tables.comments(run), await tables.notifications(began)];
    return telling({ comments, notifications }).untold.length;
  };
  const quiet = async () => {
    if ((await tables.events()).waiting > 0) return false;
    return !broker || (await untold()) === 0;
  };

  return {
    run,
    members,
    counts: writer.counts,
    failures: writer.failures,
    slower: writer.slower,
    untold,
    /** Notes a fault in the journal. @param {string} what */
    fault: (what) => journal.write({ t: 'fault', what }),
    /** Resolves once another write is acknowledged. */
    async next() {
      const before = writer.counts.acknowledged;
      await waitFor('another write', NEXT_PATIENCE_MS, () => writer.counts.acknowledged > before);
    },
    /** No new writes; those under way are tried on. */
    stop: () => writer.stop(DRAIN_MS),
    /** Stops, waits until all is quiet, and judges. */
    async end() {
      await writer.stop(DRAIN_MS);
      journal.close();
      const patience = broker ? BROKER_PATIENCE_MS : QUIET_PATIENCE_MS;
      // What still waits when patience ends is a finding.
      await waitFor('quiet', patience, quiet, LOOK_EVERY_MS).catch(() => undefined);
      const facts = await collect({ dead, run, began, file, door, tables, members });
      return {
        verdict: judge(facts),
        counts: {
          ...writer.counts,
          replies: facts.comments.filter(({ parent }) => parent !== null).length,
          told: facts.notifications.length,
        },
      };
    },
  };
};

/** @typedef {Awaited<ReturnType<typeof beginWriting>>} Writing */

/**
 * @param {object} options
 * @param {string} options.run
 * @param {Date} options.began
 * @param {number} options.dead events that were given up before this run
 * @param {string} options.file
 * @param {import('./door.mjs').Door} options.door
 * @param {import('../../lib/tables.mjs').Tables} options.tables
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
