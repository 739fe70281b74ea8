import { setTimeout as delay } from 'node:timers/promises';
import { startBeat } from './beat.mjs';
import { CallFailed } from './door.mjs';

/** More than these wait for an answer only while the site is down; new ones then wait too. */
const MOST_PENDING = 100;
const PAUSE_MS = 250;
/** Replies answer one of so many comments that were acknowledged last. */
const RECENT = 200;

/**
 * Writes comments and replies at a steady rate until stopped, each with an idempotency key. What is not answered is
 * sent again with the same key, as a client does, until it is answered or refused.
 * @param {object} options
 * @param {string} options.run begins every body, so that runs on one site are told apart
 * @param {import('./door.mjs').Door} options.door
 * @param {import('./door.mjs').Member[]} options.members
 * @param {string[]} options.episodes
 * @param {{ write(line: import('./journal.mjs').Line): Promise<void> }} options.journal
 * @param {number} options.rate writes a second
 */
export const startWriter = ({ run, door, members, episodes, journal, rate }) => {
  /** @type {string[]} */
  const recent = [];
  const giveUp = new AbortController();
  const counts = { attempted: 0, acknowledged: 0, retried: 0, refused: 0, internal: 0 };
  /** @type {Record<string, number>} */
  const failures = {};

  /** @param {number} n */
  const write = async (n) => {
    const by = /** @type {import('./door.mjs').Member} */ (members[n % members.length]);
    const parent = n % 10 < 3 ? undefined : recent[Math.floor(Math.random() * recent.length)];
    const body = `${run} ${n}`;
    await journal.write({
      ...{ t: 'attempt', n, kind: parent ? 'reply' : 'comment', by: by.id, body },
      ...(parent && { parent }),
    });
    counts.attempted++;
    const key = `${run}-${n}`;
    const episode = /** @type {string} */ (episodes[n % episodes.length]);
    for (let tries = 1; !giveUp.signal.aborted; tries++) {
      try {
        const id = await (parent
          ? door.postReply(by, parent, body, key)
          : door.postComment(by, episode, body, key));
        await journal.write({ t: 'ack', n, id, tries });
        counts.acknowledged++;
        if (tries > 1) counts.retried++;
        recent.push(id);
        if (recent.length > RECENT) recent.shift();
        return;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        failures[error.code] = (failures[error.code] ?? 0) + 1;
        if (error.code === 'INTERNAL') counts.internal++;
        if (!error.undecided) {
          counts.refused++;
          return journal.write({ t: 'refused', n, code: error.code });
        }
        await delay(PAUSE_MS, undefined, { signal: giveUp.signal }).catch(() => undefined);
      }
    }
  };

  const beat = startBeat(rate, MOST_PENDING, write);

  return {
    counts,
    /** Answers that asked for another try, by code. */
    failures,
    /** Why writes did not come at the rate, new ones wait while too many are under way; empty where they did. */
    slower: beat.slower,
    /**
     * No new writes; those under way are tried on for at most `patienceMs`, and then left open.
     * @param {number} patienceMs
     */
    async stop(patienceMs) {
      const limit = setTimeout(() => giveUp.abort(), patienceMs);
      await beat.stop().finally(() => clearTimeout(limit));
    },
  };
};
