import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openJournal, readJournal } from './journal.ts';
import { isOfReply, judge, telling, type Facts } from './verdict.ts';
import { waitFor } from '../../lib/wait.ts';
import { checkKinds } from './kinds/check.ts';
import { startWriter } from './writer.ts';
import type { Importer } from './kinds/kind.ts';
import type { SiteClient, Member } from './site-client.ts';
import type { Tables } from '../../lib/tables.ts';

/** A parked event is retried after at most 36 s. */
const QUIET_PATIENCE_MS = 60_000;
/** A consumer reconnects to a killed broker within about this time. */
const BROKER_PATIENCE_MS = 120_000;
const NEXT_PATIENCE_MS = 60_000;
const DRAIN_MS = 30_000;
const LOOK_EVERY_MS = 250;
const IDS_A_CALL = 100;

/**
 * Lets members write comments, replies and positions at a constant rate during faults. `end` stops them and judges the stored data.
 */
export const beginWriting = async ({
  client,
  tables,
  logins,
  folder,
  rate,
  mails,
  importer,
  broker = false,
}: {
  client: SiteClient;
  tables: Tables;
  /** the writing members */
  logins: { username: string; password: string }[];
  /** for the journal */
  folder: string;
  /** writes per second */
  rate: number;
  /** the folder of the site's mails */
  mails?: string;
  /** the calls of an operator, who then also imports and removes */
  importer?: Importer;
  /** true if events also pass a broker, so that the tables do not show all events on their way */
  broker?: boolean;
}) => {
  // Services receive new content by events: a position needs an episode that playback already knows.
  const known = async () => (await tables.events()).waiting === 0;
  await waitFor('the events of before', QUIET_PATIENCE_MS, known, LOOK_EVERY_MS);
  const run = `kaza-${randomUUID().slice(0, 8)}`;
  const began = await tables.now();
  const { dead } = await tables.events();
  const members: Member[] = [];
  for (const login of logins) members.push(await client.signIn(login));
  const file = join(folder, `${run}.jsonl`);
  const journal = openJournal(file);
  const [episodes, titles] = [await client.episodes(), (await client.series()).map(({ id }) => id)];
  const groups = await client.groups(members);
  if (importer) await keepDemo(tables);
  const writer = startWriter({ run, client, members, episodes, titles, groups, importer, journal, rate });

  /** Replies of this run that have no notification yet. */
  const notNotified = async () => {
    const [comments, notifications] = [await tables.comments(run), await tables.notifications(began)];
    return telling({ comments, notifications }).notNotified.length;
  };
  const quiet = async () => {
    if ((await tables.events()).waiting > 0 || (await tables.mailsWaiting()) > 0) return false;
    return !broker || (await notNotified()) === 0;
  };

  return {
    run,
    members,
    counts: writer.counts,
    failures: writer.failures,
    slower: writer.slower,
    notNotified,
    /** Records a fault in the journal. */
    fault: (what: string) => journal.write({ t: 'fault', what }),
    /** Resolves once another write is acknowledged. */
    async next() {
      const before = writer.counts.acknowledged;
      await waitFor('another write', NEXT_PATIENCE_MS, () => writer.counts.acknowledged > before);
    },
    /** Starts no new writes; retries the pending ones. */
    stop: () => writer.stop(DRAIN_MS),
    /** Stops writing, waits until no work is left, and judges. */
    async end() {
      await writer.stop(DRAIN_MS);
      journal.close();
      const patience = broker ? BROKER_PATIENCE_MS : QUIET_PATIENCE_MS;
      // Events still waiting at the timeout are a finding.
      await waitFor('quiet', patience, quiet, LOOK_EVERY_MS).catch(() => undefined);
      const facts = await collect({ dead, run, began, file, client, tables, members, mails, importer });
      return {
        verdict: judge(facts),
        counts: {
          ...writer.counts,
          replies: facts.comments.filter(({ parent }) => parent !== null).length,
          notified: facts.notifications.filter(isOfReply).length,
        },
      };
    },
  };
};

export type Writing = Awaited<ReturnType<typeof beginWriting>>;

/** The calls that remove the demo then remove only what the run itself has imported as demo. */
const keepDemo = async ({ query }: Tables) => {
  for (const table of ['title', 'episode', 'article', 'faq_entry'])
    await query('catalogue', `UPDATE ${table} SET demo = false WHERE demo`);
  await query('accounts', 'UPDATE member SET demo = false WHERE demo');
};

const collect = async ({
  run,
  began,
  dead,
  file,
  client,
  tables,
  members,
  mails,
  importer,
}: {
  run: string;
  began: Date;
  /** Events that became dead letters before this run. */
  dead: number;
  file: string;
  client: SiteClient;
  tables: Tables;
  members: Member[];
  mails: string | undefined;
  importer: Importer | undefined;
}): Promise<Facts> => {
  const comments = await tables.comments(run);
  const notifications = await tables.notifications(began);
  const shown = new Map();
  const reader = members[0] as Member;
  for (let from = 0; from < comments.length; from += IDS_A_CALL) {
    const ids = comments.slice(from, from + IDS_A_CALL).map(({ id }) => id);
    for (const comment of await client.comments(reader, ids)) shown.set(comment.id, comment);
  }
  const notified = new Map();
  const events = await tables.events();
  // By time, not by number: notifications about other things, such as badges, may still arrive.
  for (const member of members) notified.set(member.id, await client.repliesSince(member, began));
  const journal = readJournal(file);
  const { query } = tables;
  return {
    journal,
    others: await checkKinds({ run, client, members, query, mails, importer }, journal),
    positions: await tables.positions(began),
    comments,
    notifications,
    shown,
    notified,
    wrongCounters: await tables.wrongCounters(),
    events: { ...events, dead: events.dead - dead },
  };
};
