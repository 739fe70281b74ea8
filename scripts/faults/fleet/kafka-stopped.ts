import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { CallFailed, type Member } from '../lib/site-client.ts';
import { outOfOrder } from '../lib/order.ts';
import { waitFor } from '../../lib/wait.ts';
import type { Scenario, FleetSite } from './fleet-site.ts';
import type { Writing } from '../lib/writing.ts';

const RATE = 20;
const FOLLOW_MS = 60_000;
/** Number of comments that are edited repeatedly meanwhile. */
const EDITED = 5;
const EDIT_EVERY_MS = 500;

export const kafkaStopped: Scenario = {
  name: 'Kafka stopped',
  says: 'comments and edits are accepted all the while; social applies every event within a minute of its return, those of each comment in their order, and members are notified of all replies',
  async run(site, { long, say }) {
    const { stack, tables } = site;
    const seconds = long ? 120 : 10;
    const began = await tables.now();
    const writing = await site.write(RATE);
    const findings: string[] = [];
    let within = 0;
    let again = 0;
    try {
      await writing.next();
      await writing.fault('Kafka stopped');
      await stack.stop('kafka');
      const before = { ...writing.counts };
      const edits = await editing(site, writing.members[0], seconds * 1_000);
      await writing.next();
      await writing.stop();
      const { acknowledged, attempted, retried, refused } = writing.counts;
      // On a busy machine ten seconds are too short for judging a rate.
      if (long) findings.push(...writing.slower());
      within = acknowledged - before.acknowledged;
      say(`${within} writes while Kafka was stopped`);
      if (acknowledged !== attempted) findings.push(`${attempted - acknowledged} writes were not answered`);
      again = retried - before.retried + edits.retried;
      say(`${edits.made} edits besides`);
      if (again + refused > 0) findings.push(`${again} writes needed another try, ${refused} were refused`);
    } finally {
      await stack.start('kafka');
    }
    const back = performance.now();
    const applied = () => tables.appliedComments(began);
    await waitFor('all events', 2 * FOLLOW_MS, async () =>
      (await applied()).every(({ appliedAt }) => appliedAt),
    ).catch((error) => findings.push(error.message));
    const followed = Math.round(performance.now() - back);
    if (followed > FOLLOW_MS) findings.push(`the last event was applied after ${followed} ms`);
    const events = await applied();
    const overtaken = outOfOrder(events);
    if (overtaken.length > 0) findings.push(`applied before an earlier one: ${overtaken.join(', ')}`);
    const due = await dueByMember(site, writing);
    // Social may have handled an event before notifications.
    await waitFor('all notifications', FOLLOW_MS, async () => {
      const whole = await Promise.all(
        writing.members.map(async (member) => {
          const listed = new Set((await repliesTo(site, member)).map(({ causeId }) => causeId));
          return (due.get(member.id) ?? []).every(({ id }) => listed.has(id));
        }),
      );
      return whole.every(Boolean);
    }).catch((error) => findings.push(error.message));
    for (const member of writing.members) {
      const replies = due.get(member.id) ?? [];
      const listed = (await repliesTo(site, member)).slice(0, replies.length);
      // Replies of the same millisecond have no order.
      const times = listed.map(({ time }) => new Date(time).getTime());
      if (times.join() !== replies.map(({ time }) => time).join())
        findings.push(`${member.name} has other times, or another order of them`);
      const ids = (list: string[]) => list.toSorted().join();
      if (ids(listed.map(({ causeId }) => causeId)) !== ids(replies.map(({ id }) => id)))
        findings.push(`${member.name} was notified of other replies`);
    }
    const { verdict, counts } = await writing.end();
    for (const [kind, list] of Object.entries(verdict.findings)) findings.push(`${kind} ${list.length}`);
    return {
      findings,
      facts: `stopped for ${seconds} s; ${within} writes meanwhile, ${again} further tries; ${events.length} events (of ${new Set(events.map(({ key }) => key)).size} comments) were applied and ${counts.notified} notifications whole ${followed} ms after Kafka was ready again`,
    };
  },
};

/** Edits the same few comments in turn, so that each has many events whose order can be checked. */
const editing = async ({ client }: FleetSite, member: Member | undefined, ms: number) => {
  const end = performance.now() + ms;
  const [episode] = await client.episodes();
  if (!episode || !member) throw new Error('an episode and a member are needed');
  let retried = 0;
  const answered = async <T>(call: (key: string) => Promise<T>): Promise<T> => {
    for (const key = randomUUID(); ; retried++) {
      const answer = await call(key).catch((error) => {
        if (!(error instanceof CallFailed) || !error.undecided || performance.now() > end) throw error;
      });
      if (answer !== undefined) return answer;
      await delay(EDIT_EVERY_MS);
    }
  };
  const comments = [];
  for (let n = 0; n < EDITED; n++) {
    const id = await answered((key) => client.postComment(member, episode, 'kaza: sıra', key));
    comments.push({ id, version: 1 });
  }
  let made = 0;
  for (; performance.now() < end; made++) {
    const comment = comments[made % EDITED];
    const body = `kaza: sıra ${made}`;
    if (comment)
      comment.version = await answered((idempotencyKey) =>
        client.editComment(member, { ...comment, body, idempotencyKey }),
      );
    await delay(EDIT_EVERY_MS);
  }
  return { made, retried };
};

const repliesTo = async ({ client }: FleetSite, member: Member) =>
  (await client.entries(member)).filter(({ kind }) => kind === 'REPLY');

/** The replies that each member must be notified of, newest first. */
const dueByMember = async ({ tables }: FleetSite, { run }: Writing) => {
  const replies = (await tables.comments(run)).flatMap(({ id, author, parentAuthor, postedAt }) =>
    parentAuthor && parentAuthor !== author && postedAt
      ? [{ id, member: parentAuthor, time: postedAt.getTime() }]
      : [],
  );
  return Map.groupBy(
    replies.toSorted((a, b) => b.time - a.time),
    ({ member }) => member,
  );
};
