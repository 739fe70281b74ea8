// A reply on the fleet as Jaeger and Prometheus see it. Needs `jaeger-all-in-one` and `prometheus` on the PATH; writes
// docs/results/observability.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databases, planFleet, startFleet, startStack, watchProcesses } from '../stack/index.mjs';
import { fillDemo } from '../stack/fill-demo.mjs';
import { until } from '../stack/lib/wait.mjs';
import { USUAL } from '../stack/servers/all.mjs';
import { fleetEnv } from '../faults/fleet/fleet-env.mjs';
import { fleetSite } from '../faults/fleet/fleet-site.mjs';
import { hardware, moment } from '../lib/proofs.mjs';
import { report } from './report.mjs';
import { treeOf } from './tree.mjs';

const root = join(import.meta.dirname, '../..');
const on = `${moment(root)}, ${hardware()}.`;
const folder = mkdtempSync(join(tmpdir(), 'seyir-observability-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { signal } = stop;
const log = (/** @type {string} */ line) => console.log(line);
const closers = new AsyncDisposableStack();

/** @param {string} url @returns {Promise<any>} */
const ask = async (url) => (await (await fetch(url)).json()).data;

const patience = { timeout: 60_000, every: 500, signal };

/** What must follow from what, whatever else the trace holds. */
const FOLLOWS = [
  ['gateway POST /graphql', 'gateway CommentsService/postReply'],
  ['gateway CommentsService/postReply', 'comments CommentsService/postReply'],
  ['comments CommentsService/postReply', 'comments create comments.comment.v1'],
  ['comments create comments.comment.v1', 'comments INSERT outbox'],
  ['comments create comments.comment.v1', 'comments send comments.comment.v1'],
  ['comments send comments.comment.v1', 'notifications process comments.comment.v1'],
  ['notifications process comments.comment.v1', 'notifications INSERT notification'],
];

/** What consumers tell once they read; an alert rings where one of a topic is without the other. */
const EXPECTED = ['seyir_consumer_topics', 'seyir_consumer_lag'];

try {
  const home = join(folder, 'home');
  const servers = [...USUAL, 'jaeger', 'prometheus'];
  const stack = await startStack({ home, services: databases(), servers, guard: true, log, signal });
  closers.defer(() => stack.stop());
  const plan = await planFleet({ root, stack, env: fleetEnv(root, folder) });
  const targets = watchProcesses(home, plan.processes);
  const fleet = await startFleet({ home, processes: plan.processes, guard: true, log, signal });
  closers.defer(() => fleet.stop());
  const apiOf = (/** @type {string} */ name, /** @type {string} */ port) =>
    `http://127.0.0.1:${stack.server(name).ports[port]}/api`;
  const metrics = `${apiOf('prometheus', 'client')}/v1`;
  await fillDemo({ root, env: plan.importer, log, signal });

  const { door, logins } = fleetSite({ stack, fleet, plan, folder });
  const [first, second] = await Promise.all(logins.slice(0, 2).map((login) => door.signIn(login)));
  const [episode = ''] = await door.episodes();
  if (!first || !second) throw new Error('two demo members are needed');
  const comment = await door.postComment(first, episode, 'gözlem', 'observe-comment');
  await door.postReply(second, comment, 'gözlem: yanıt', 'observe-reply');
  log('a reply was posted');

  const operation = encodeURIComponent(JSON.stringify({ 'graphql.operation.name': 'PostReply' }));
  const traces = `${apiOf('jaeger', 'query')}/traces?service=gateway&limit=20&tags=${operation}`;
  const found = await until(
    async () => {
      const trees = ((await ask(traces)) ?? []).map(treeOf);
      return trees.find((/** @type {ReturnType<typeof treeOf>} */ { edges }) =>
        FOLLOWS.every(([above, below]) => edges.has(`${above} > ${below}`)),
      );
    },
    { what: 'one trace from the gateway to the notification', ...patience },
  ).catch(async (error) => {
    for (const trace of (await ask(traces)) ?? []) log(treeOf(trace).lines.join('\n'));
    throw error;
  });
  log(found.lines.join('\n'));

  const up = await until(
    async () => {
      const { activeTargets } = await ask(`${metrics}/targets`);
      return activeTargets.length === targets.length &&
        activeTargets.every((/** @type {any} */ { health }) => health === 'up')
        ? activeTargets.length
        : undefined;
    },
    { what: 'an answer of every target', ...patience },
  );
  const { groups } = await ask(`${metrics}/rules`);
  const ill = groups
    .flatMap((/** @type {any} */ g) => g.rules)
    .filter((/** @type {any} */ r) => r.health === 'err');
  if (ill.length > 0) throw new Error(`rules that fail: ${ill.map((/** @type {any} */ r) => r.name)}`);
  const ours = await until(
    async () => {
      /** @type {string[]} */
      const names = await ask(`${metrics}/label/__name__/values`);
      return EXPECTED.every((name) => names.includes(name))
        ? names.filter((name) => name.startsWith('seyir_'))
        : undefined;
    },
    { what: `a figure of ${EXPECTED.join(', ')}`, ...patience },
  );
  log(`${up} targets up; ${ours.join(', ')}`);
  const page = report({ on, lines: found.lines, up, metrics: ours });
  writeFileSync(join(root, 'docs/results/observability.md'), page);
} finally {
  await closers.disposeAsync();
  rmSync(folder, { recursive: true, force: true });
}
