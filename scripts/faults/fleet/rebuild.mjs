import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { waitFor } from '../../lib/wait.mjs';

const PATIENCE_MS = 300_000;
const LOOK_EVERY_MS = 500;

/** @typedef {import('./fleet-site.mjs').FleetSite} FleetSite */
/** @typedef {import('../lib/door.mjs').Member} Member */

/** @type {import('./fleet-site.mjs').Scenario} */
export const rebuild = {
  name: 'notifications built anew',
  says: 'by its command, and after its database was dropped: the same entries in the same order, all unread',
  async run(site, { say }) {
    const { door, stack, fleet } = site;
    /** @type {Member[]} */
    const members = [];
    for (const login of site.logins) members.push(await door.signIn(login));
    await reply(site, members);
    const [reader] = /** @type {[Member]} */ (members);
    const findings = [];
    const spent = [];

    await door.markRead(reader);
    let before = await lists(site, members);
    if (before.some((list) => list.length === 0)) findings.push('a member has an empty list to begin with');
    let began = performance.now();
    await rebuildCommand(site);
    spent.push(performance.now() - began);
    findings.push(...different('by the command', before, await lists(site, members)));
    say(`built anew by the command in ${Math.round(spent[0] ?? 0)} ms`);

    await door.markRead(reader);
    before = await lists(site, members);
    await stack.resetDatabase('notifications');
    // What comes while there are no tables is told later.
    const cause = await post(site, members);
    began = performance.now();
    await fleet.restart('notifications');
    const enough = before.flat().length + 1;
    await waitFor(
      'the lists',
      PATIENCE_MS,
      async () => (await site.tables.notifications(new Date(0))).length >= enough,
      LOOK_EVERY_MS,
    ).catch((error) => findings.push(String(error)));
    spent.push(performance.now() - began);
    await waitFor('an answer of each gateway', PATIENCE_MS, () =>
      site.answers((at) => at.entries(reader, 1)),
    );
    const after = await lists(site, members);
    const old = after.map((list) => list.filter(({ causeId }) => causeId !== cause));
    findings.push(...different('after the database was dropped', before, old));
    if (after.flat().length !== enough) findings.push('a reply that came meanwhile was not told');
    const comments = await site.tables.count('comments', 'comment');
    const [command, drop] = spent.map((ms) => Math.round(ms));
    return {
      findings,
      facts: `${before.flat().length} entries of ${members.length} members, from ${comments} comments; ${command} ms by the command, ${drop} ms from the restart on an empty database`,
    };
  },
};

/** @param {FleetSite} site @param {Member[]} members */
const lists = ({ door }, members) => Promise.all(members.map((member) => door.entries(member)));

/** @param {string} when @param {import('../lib/door.mjs').Entry[][]} before @param {import('../lib/door.mjs').Entry[][]} after */
const different = (when, before, after) => {
  const plain = (/** @type {import('../lib/door.mjs').Entry[][]} */ of) =>
    JSON.stringify(of.map((list) => list.map(({ causeId, time }) => [causeId, time])));
  const read = after.flat().filter((entry) => entry.read).length;
  return [
    ...(plain(before) === plain(after) ? [] : [`${when}: other entries or another order`]),
    ...(read === 0 ? [] : [`${when}: ${read} are read`]),
  ];
};

/** Each member is told of a reply of the next one. @param {FleetSite} site @param {Member[]} members */
const reply = async (site, members) => {
  for (const [index] of members.entries()) {
    const [author, other] = [...members.slice(index), ...members.slice(0, index)];
    if (!author || !other) throw new Error('two members are needed');
    const cause = await post(site, [author, other]);
    await waitFor('a notification', PATIENCE_MS, async () =>
      (await site.door.entries(author, 1)).some(({ causeId }) => causeId === cause),
    );
  }
};

/** The first comments, the second replies. @param {FleetSite} site @param {Member[]} members @returns {Promise<string>} the id of the reply */
const post = async ({ door }, [author, other]) => {
  const [episode] = await door.episodes();
  if (!episode || !author || !other) throw new Error('an episode and two members are needed');
  const comment = await door.postComment(author, episode, 'kaza: yeniden kurma', randomUUID());
  return door.postReply(other, comment, 'kaza: yanıt', randomUUID());
};

/** As an operator gives it, beside the process that runs. @param {FleetSite} site */
const rebuildCommand = async ({ plan }) => {
  const process = plan.processes.find(({ name }) => name === 'notifications');
  if (!process) throw new Error('there are no notifications in this fleet');
  const { command, args, env, cwd } = process;
  await promisify(execFile)(command, [...args, 'rebuild'], { env, cwd, timeout: PATIENCE_MS });
};
