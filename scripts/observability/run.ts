// A reply on the fleet as Jaeger and Prometheus show it. Needs `jaeger-all-in-one` and `prometheus` on the PATH;
// writes docs/results/observability.md.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { databases, planFleet, startFleet, startStack, watchProcesses } from '../stack/index.ts';
import { fillDemo } from '../stack/fill-demo.ts';
import { until } from '../stack/lib/wait.ts';
import { USUAL } from '../stack/servers/all.ts';
import { fleetEnv } from '../faults/fleet/fleet-env.ts';
import { fleetSite } from '../faults/fleet/fleet-site.ts';
import { withHead } from '../lib/page-head.ts';
import { hardware, moment } from '../lib/proofs.ts';
import { report } from './report.ts';
import { treeOf } from './tree.ts';
import type { Json } from '../lib/json.ts';

readArgs('usage: node scripts/observability/run.ts   (it takes no options)', {});

const root = join(import.meta.dirname, '../..');
const on = `${moment(root)}, ${hardware()}.`;
const folder = mkdtempSync(join(tmpdir(), 'seyir-observability-'));
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop.abort());
const { signal } = stop;
const log = (line: string) => console.log(line);
const closers = new AsyncDisposableStack();

const ask = async (url: string): Promise<Json> => (await (await fetch(url)).json()).data;

const patience = { timeout: 60_000, every: 500, signal };

/** Parent-child pairs of spans that the trace must contain; it may contain others. */
const FOLLOWS = [
  ['gateway POST /graphql', 'gateway CommentsService/postReply'],
  ['gateway CommentsService/postReply', 'comments CommentsService/postReply'],
  ['comments CommentsService/postReply', 'comments create comments.comment.v1'],
  ['comments create comments.comment.v1', 'comments INSERT outbox'],
  ['comments create comments.comment.v1', 'comments send comments.comment.v1'],
  ['comments send comments.comment.v1', 'notifications process comments.comment.v1'],
  ['notifications process comments.comment.v1', 'notifications INSERT notification'],
];

/** Metrics of a consumer that reads a topic; an alert fires if only one of them exists for a topic. */
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
  const apiOf = (name: string, port: string) => `http://127.0.0.1:${stack.server(name).ports[port]}/api`;
  const metrics = `${apiOf('prometheus', 'client')}/v1`;
  await fillDemo({ root, env: plan.importer, log, signal });

  const { client, logins } = fleetSite({ stack, fleet, plan, folder });
  const [first, second] = await Promise.all(logins.slice(0, 2).map((login) => client.signIn(login)));
  const [episode = ''] = await client.episodes();
  if (!first || !second) throw new Error('two demo members are needed');
  const comment = await client.postComment(first, episode, 'gözlem', 'observe-comment');
  await client.postReply(second, comment, 'gözlem: yanıt', 'observe-reply');
  log('a reply was posted');

  const operation = encodeURIComponent(JSON.stringify({ 'graphql.operation.name': 'PostReply' }));
  const traces = `${apiOf('jaeger', 'query')}/traces?service=gateway&limit=20&tags=${operation}`;
  const found = await until(
    async () => {
      const trees = ((await ask(traces)) ?? []).map(treeOf);
      return trees.find(({ edges }: ReturnType<typeof treeOf>) =>
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
        activeTargets.every(({ health }: Json) => health === 'up')
        ? activeTargets.length
        : undefined;
    },
    { what: 'an answer of every target', ...patience },
  );
  const { groups } = await ask(`${metrics}/rules`);
  const ill = groups.flatMap((g: Json) => g.rules).filter((r: Json) => r.health === 'err');
  if (ill.length > 0) throw new Error(`rules that fail: ${ill.map((r: Json) => r.name)}`);
  const ours = await until(
    async () => {
      const names: string[] = await ask(`${metrics}/label/__name__/values`);
      return EXPECTED.every((name) => names.includes(name))
        ? names.filter((name) => name.startsWith('seyir_'))
        : undefined;
    },
    { what: `a figure of ${EXPECTED.join(', ')}`, ...patience },
  );
  log(`${up} targets up; ${ours.join(', ')}`);
  const page = withHead('observability', report({ on, lines: found.lines, up, metrics: ours }));
  writeFileSync(join(root, 'docs/results/observability.md'), page);
} finally {
  await closers.disposeAsync();
  rmSync(folder, { recursive: true, force: true });
}
