import { setTimeout as delay } from 'node:timers/promises';
import { startBeat } from './beat.ts';
import { CallFailed, type SiteClient, type Member } from './site-client.ts';
import { kinds } from './kinds/kinds.ts';
import type { Line } from './journal.ts';
import type { Importer, Kind, Made } from './kinds/kind.ts';

/** More writes than this are pending only while the site is down; new ones then wait. */
const MOST_PENDING = 60;
const PAUSE_MS = 250;
/** Each reply answers one of this many recently acknowledged comments. */
const RECENT = 200;

/**
 * Writes comments and replies at a constant rate until stopped, each with an idempotency key, plus a position for
 * each and the writes of `kinds` at their own shares. Like a client it sends an unanswered write again with the same
 * key, until it is answered or refused.
 */
export const startWriter = ({
  run,
  client,
  members,
  episodes,
  titles,
  groups,
  importer,
  journal,
  rate,
}: {
  /** prefix of every body, which separates runs on one site */
  run: string;
  client: SiteClient;
  members: Member[];
  episodes: string[];
  /** ids of series */
  titles: string[];
  /** ids of groups that the members may join and leave */
  groups: string[];
  /** absent: nothing is imported or removed */
  importer: Importer | undefined;
  journal: { write(line: Line): Promise<void> };
  /** writes per second */
  rate: number;
}) => {
  const recent: string[] = [];
  /** Top-level comments. */
  const comments: string[] = [];
  const created = new Map<string, Made[]>();
  const made = (kind: string) => created.get(kind) ?? [];
  const context = { run, client, members, episodes, titles, comments, groups, importer, made };
  /** Keys of the other kinds with a pending answer. */
  const open: Set<string> = new Set();
  const begun = new Map(kinds.map(({ name }) => [name, 0]));
  const giveUp = new AbortController();
  const counts = {
    attempted: 0,
    acknowledged: 0,
    retried: 0,
    refused: 0,
    internal: 0,
    positions: 0,
    others: 0,
    /** of the others, by kind */
    settled: {} as Record<string, number>,
  };
  const failures: Record<string, number> = {};

  const write = async (n: number) => {
    await Promise.all([
      writeComment(n),
      writePosition(n),
      ...kinds.filter(({ every }) => n % every === 0).map((kind) => writeOther(kind)),
    ]);
  };

  /**
   * Sends until it is answered or refused.
   * @param what for the report of a refusal
   * @param repeated codes that mean success after an unanswered attempt
   * @returns undefined if it was refused or given up
   */
  const answered = async <T>(
    n: number,
    send: () => Promise<T>,
    what: string,
    repeated: string[] = [],
  ): Promise<{ answer: T | undefined; tries: number } | undefined> => {
    for (let tries = 1; !giveUp.signal.aborted; tries++) {
      try {
        return { answer: await send(), tries };
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        failures[error.code] = (failures[error.code] ?? 0) + 1;
        if (error.code === 'INTERNAL') counts.internal++;
        if (tries > 1 && repeated.includes(error.code)) return { answer: undefined, tries };
        if (!error.undecided) {
          counts.refused++;
          await journal.write({ t: 'refused', n, code: `${what} ${error.message}` });
          return undefined;
        }
        await delay(PAUSE_MS, undefined, { signal: giveUp.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };

  /** A player's report has no key, because a repeated report changes nothing. */
  const writePosition = async (n: number) => {
    const by = members[n % members.length] as Member;
    const episode = episodes[n % episodes.length] as string;
    const report = {
      episodeId: episode,
      positionSeconds: 61 + (n % 40),
      measuredAt: new Date().toISOString(),
    };
    await journal.write({
      t: 'report',
      n,
      by: by.id,
      episode,
      seconds: report.positionSeconds,
      at: report.measuredAt,
    });
    if (!(await answered(n, () => client.savePosition(by, report), 'position'))) return;
    await journal.write({ t: 'kept', n });
    counts.positions++;
  };

  const writeComment = async (n: number) => {
    const by = members[n % members.length] as Member;
    const parent = n % 10 < 3 ? undefined : recent[Math.floor(Math.random() * recent.length)];
    const body = `${run} ${n}`;
    await journal.write({
      t: 'attempt',
      n,
      kind: parent ? 'reply' : 'comment',
      by: by.id,
      body,
      ...(parent && { parent }),
    });
    counts.attempted++;
    const key = `${run}-${n}`;
    const episode = episodes[n % episodes.length] as string;
    const post = () =>
      parent ? client.postReply(by, parent, body, key) : client.postComment(by, episode, body, key);
    const done = await answered(n, post, 'comment');
    if (!done) return;
    const { answer: id = '', tries } = done;
    await journal.write({ t: 'ack', n, id, tries });
    counts.acknowledged++;
    if (tries > 1) counts.retried++;
    comments.push(id);
    recent.push(id);
    if (recent.length > RECENT) recent.shift();
  };

  const writeOther = async (kind: Kind) => {
    const n = begun.get(kind.name) ?? 0;
    const intent = kind.intend(context, n);
    const place = `${kind.name} ${intent?.key}`;
    if (!intent || open.has(place)) return;
    begun.set(kind.name, n + 1);
    open.add(place);
    await journal.write({ t: 'intent', kind: kind.name, n, ...intent });
    const done = await answered(n, () => kind.send(context, intent, n), kind.name, kind.repeated);
    if (done) {
      if (done.answer) created.set(kind.name, [...made(kind.name), { id: done.answer, by: intent.by }]);
      await journal.write({ t: 'settled', kind: kind.name, n });
      counts.others++;
      counts.settled[kind.name] = (counts.settled[kind.name] ?? 0) + 1;
      open.delete(place);
    }
  };

  const beat = startBeat(rate, MOST_PENDING, write);

  return {
    counts,
    /** Answers that asked for a retry, by code. */
    failures,
    /** Why the rate was not reached (new writes wait while too many are pending); empty if it was. */
    slower: beat.slower,
    /** Starts no new writes; retries the pending ones for at most `patienceMs`, and then leaves them open. */
    async stop(patienceMs: number) {
      const limit = setTimeout(() => giveUp.abort(), patienceMs);
      await beat.stop().finally(() => clearTimeout(limit));
    },
  };
};
