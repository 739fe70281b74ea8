import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { waitFor } from '../../lib/wait.ts';
import type { Scenario, FleetSite } from './fleet-site.ts';
import type { Member, Entry } from '../lib/site-client.ts';

const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 500;

export const rebuild: Scenario = {
  name: 'notifications built anew',
  says: 'by its command, and after its database was dropped: the same entries in the same order; their read marks stay, or are all unread without a database',
  async run(site, { say }) {
    const { client, stack, fleet } = site;
    const members: Member[] = [];
    for (const login of site.logins) members.push(await client.signIn(login));
    await reply(site, members);
    const [reader] = members as [Member];
    const findings = [];
    const spent = [];

    await client.markRead(reader);
    let before = await lists(site, members);
    if (before.some((list) => list.length === 0)) findings.push('a member has an empty list to begin with');
    let began = performance.now();
    await rebuildCommand(site);
    spent.push(performance.now() - began);
    findings.push(...different('by the command', before, await lists(site, members), readOf(before)));
    say(`built anew by the command in ${Math.round(spent[0] ?? 0)} ms`);

    await client.markRead(reader);
    before = await lists(site, members);
    await stack.resetDatabase('notifications');
    // Events that arrive while the tables are missing are applied later.
    const cause = await post(site, members);
    began = performance.now();
    await fleet.restart('notifications');
    const enough = before.flat().length + 1;
    const listed = () =>
      lists(site, members).then(
        (now) => now.flat().length,
        () => 0,
      );
    await waitFor('the lists', PATIENCE_MS, async () => (await listed()) >= enough, LOOK_EVERY_MS).catch(
      (error) => findings.push(String(error)),
    );
    spent.push(performance.now() - began);
    await waitFor('an answer of each gateway', PATIENCE_MS, () =>
      site.answers((at) => at.entries(reader, 1)),
    );
    const after = await lists(site, members);
    const old = after.map((list) => list.filter(({ causeId }) => causeId !== cause));
    findings.push(...different('after the database was dropped', before, old, 0));
    if (after.flat().length !== enough) findings.push('a reply that came meanwhile caused no notification');
    const comments = await site.tables.count('comments', 'comment');
    const [command, drop] = spent.map((ms) => Math.round(ms));
    return {
      findings,
      facts: `${before.flat().length} entries of ${members.length} members, from ${comments} comments; ${command} ms by the command, ${drop} ms from the restart on an empty database`,
    };
  },
};

/** The kinds whose owners send a snapshot. Notifications of social and of cases can be restored only from a backup. */
const REBUILT: readonly string[] = ['REPLY', 'MENTION', 'EPISODE', 'REQUEST'];

/** The lists, as soon as two reads in a row are equal: an entry that arrives between two pages moves the rest of its list. */
const lists = async ({ client }: FleetSite, members: Member[]): Promise<Entry[][]> => {
  const read = () =>
    Promise.all(
      members.map(async (member) =>
        (await client.entries(member)).filter(({ kind }) => REBUILT.includes(kind)),
      ),
    );
  let known = await read();
  await waitFor('lists that stay the same', PATIENCE_MS, async () => {
    const now = await read();
    const isSame = JSON.stringify(now) === JSON.stringify(known);
    known = now;
    return isSame;
  });
  return known;
};

const readOf = (of: Entry[][]) => of.flat().filter((entry) => entry.read).length;

/** @param marks number of entries that must be read afterwards */
const different = (when: string, before: Entry[][], after: Entry[][], marks: number) => {
  const plain = (of: Entry[][]) =>
    JSON.stringify(of.map((list) => list.map(({ causeId, time }) => [causeId, time])));
  return [
    ...(plain(before) === plain(after) ? [] : [`${when}: other entries or another order`]),
    ...(readOf(after) === marks ? [] : [`${when}: ${readOf(after)} are read, not ${marks}`]),
  ];
};

/** Each member replies to another one, who gets a notification. */
const reply = async (site: FleetSite, members: Member[]) => {
  for (const [index] of members.entries()) {
    const [author, other] = [...members.slice(index), ...members.slice(0, index)];
    if (!author || !other) throw new Error('two members are needed');
    const cause = await post(site, [author, other]);
    await waitFor('a notification', PATIENCE_MS, async () =>
      (await site.client.entries(author, 1)).some(({ causeId }) => causeId === cause),
    );
  }
};

/** The first member comments, the second replies. @returns the id of the reply */
const post = async ({ client }: FleetSite, [author, other]: Member[]): Promise<string> => {
  const [episode] = await client.episodes();
  if (!episode || !author || !other) throw new Error('an episode and two members are needed');
  const comment = await client.postComment(author, episode, 'kaza: yeniden kurma', randomUUID());
  return client.postReply(other, comment, 'kaza: yanıt', randomUUID());
};

/** Runs the operator's command beside the running process. */
const rebuildCommand = async ({ plan }: FleetSite) => {
  const process = plan.processes.find(({ name }) => name === 'notifications');
  if (!process) throw new Error('there are no notifications in this fleet');
  const { command, args, env, cwd } = process;
  await promisify(execFile)(command, [...args, 'rebuild'], { env, cwd, timeout: PATIENCE_MS });
};
