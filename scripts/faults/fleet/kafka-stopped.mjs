import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '../../lib/wait.mjs';

const RATE = 20;
const FOLLOW_MS = 60_000;

/** @type {import('./fleet-site.mjs').Scenario} */
export const kafkaStopped = {
  name: 'Kafka stopped',
  says: 'comments are accepted all the while; notifications follow within a minute of its return, in the order of the replies',
  async run(site, { long, say }) {
    const { stack, door } = site;
    const began = await site.tables.now();
    const writing = await site.write(RATE);
    /** @type {string[]} */
    const findings = [];
    let within = 0;
    try {
      await writing.next();
      await writing.fault('Kafka stopped');
      await stack.stop('kafka');
      const before = { ...writing.counts };
      await delay(long ? 60_000 : 10_000);
      await writing.next();
      await writing.stop();
      const { acknowledged, attempted, retried, refused } = writing.counts;
      within = acknowledged - before.acknowledged;
      say(`${within} writes while Kafka was stopped`);
      if (acknowledged !== attempted) findings.push(`${attempted - acknowledged} writes were not answered`);
      const again = retried - before.retried;
      if (again + refused > 0) findings.push(`${again} writes needed another try, ${refused} were refused`);
    } finally {
      await stack.start('kafka');
    }
    const back = performance.now();
    const due = await dueByMember(site, writing);
    await waitFor('all notifications', 2 * FOLLOW_MS, async () => {
      const told = await site.tables.notifications(began);
      return told.length >= [...due.values()].flat().length;
    });
    const followed = Math.round(performance.now() - back);
    if (followed > FOLLOW_MS) findings.push(`notifications followed after ${followed} ms`);
    for (const member of writing.members) {
      const replies = due.get(member.id) ?? [];
      const listed = await door.entries(member, replies.length);
      // Replies of the same millisecond have no order.
      const times = listed.map(({ time }) => new Date(time).getTime());
      if (times.join() !== replies.map(({ time }) => time).join())
        findings.push(`${member.name} has other times, or another order of them`);
      const ids = (/** @type {string[]} */ list) => list.toSorted().join();
      if (ids(listed.map(({ causeId }) => causeId)) !== ids(replies.map(({ id }) => id)))
        findings.push(`${member.name} was told of other replies`);
    }
    const { verdict, counts } = await writing.end();
    for (const [kind, list] of Object.entries(verdict.findings)) findings.push(`${kind} ${list.length}`);
    return {
      findings,
      facts: `stopped for ${long ? 60 : 10} s; ${within} writes meanwhile, each answered at the first try; ${counts.told} notifications were whole ${followed} ms after Kafka was ready again`,
    };
  },
};

/**
 * The replies that each member is to be told of, the newest first.
 * @param {import('./fleet-site.mjs').FleetSite} site
 * @param {import('../lib/writing.mjs').Writing} writing
 */
const dueByMember = async ({ tables }, { run }) => {
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
