// Tests the charts on a real cluster; writes docs/results/cluster.md. Needs root. --only NAME: only these scenarios,
// on the kept site of an earlier run (repeatable). --keep: leaves everything running for the next run. --no-images:
// uses the images in the cluster.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArgs } from '../../lib/args.ts';
import { startCluster, stopCluster } from '../cluster.ts';
import { NODE_IP } from '../places.ts';
import { programs } from '../programs.ts';
import { startStack, type Stack } from '../../stack/index.ts';
import { withHead } from '../../lib/page-head.ts';
import { hardware, moment, type Proof } from '../../lib/proofs.ts';
import { freePort, loginsIn } from '../../lib/site.ts';
import { buildDependencies } from '../../charts/helm.ts';
import { loadImages } from './images.ts';
import { loadDuring, type Load, type Loaded } from './load.ts';
import { report } from './report.ts';
import { openVisits } from './requests.ts';
import { autoscaling } from './scenarios/autoscaling.ts';
import { budget } from './scenarios/budget.ts';
import { install } from './scenarios/install.ts';
import { journey } from './scenarios/journey.ts';
import { nodeAgentKilled, podKilled } from './scenarios/kills.ts';
import { failingMigration, rollback } from './scenarios/rollback.ts';
import { single } from './scenarios/single.ts';
import { upgrade } from './scenarios/upgrade.ts';
import { makeFacts, originOf, SERVICES } from './settings.ts';
import { siteIn, type Site } from './site.ts';

/** `findings`: the broken promises; empty if none */
type Outcome = { facts: string; findings: string[] };

type WithLoad = <T>(rate: number, work: (load: Load) => Promise<T>) => Promise<Loaded & { result: T }>;

interface Around {
  site: Site;
  /** file of the demo members */
  logins: () => string;
  /** runs work under load at a rate per second */
  withLoad: WithLoad;
  say: (text: string) => void;
  log: (text: string) => void;
}

export interface Scenario {
  name: string;
  /** the promise */
  says: string;
  run: (around: Around) => Promise<Outcome>;
}

/** Each scenario continues with the site that the previous one left. */
const scenarios: Scenario[] = [
  install,
  journey,
  upgrade,
  rollback,
  failingMigration,
  podKilled,
  nodeAgentKilled,
  budget,
  autoscaling,
  single,
];

const USAGE = `usage: npm run test:cluster [-- --only SCENARIO]… [--keep] [--no-images]
  --only       only these scenarios: ${scenarios.map(({ name }) => name).join(', ')}
  --keep       the cluster and the site stay
  --no-images  those that were built before`;

const { values } = readArgs(USAGE, {
  options: {
    only: { type: 'string', multiple: true },
    keep: { type: 'boolean', default: false },
    'no-images': { type: 'boolean', default: false },
  },
});
const unknown = values.only?.find((name) => !scenarios.some((one) => one.name === name));
if (unknown) {
  console.error(`No scenario ${unknown}. There are: ${scenarios.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const root = join(import.meta.dirname, '../../..');
const folder = join(process.env['SEYIR_DATA'] ?? join(root, 'var'), 'cluster');
const logins = () => join(folder, 'files', 'demo-logins.json');
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
const { signal } = stop;
const log = (line: string) => console.log(line);

/** The facts of a site's creation, kept as long as the site. */
const factsIn = async (file: string) => {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeFacts(await freePort())), { mode: 0o600 });
  return JSON.parse(readFileSync(file, 'utf8'));
};

const loadOf =
  (site: Site, say: (text: string) => void): WithLoad =>
  async (rate, work) => {
    const visits = await openVisits({
      gateway: await site.address('gateway'),
      web: await site.address('web'),
      origin: originOf(site.facts),
      logins: loginsIn(join(folder, 'files')),
    });
    return loadDuring(visits, rate, work, say);
  };

const prove = async ({ name, says, run }: Scenario, site: Site): Promise<Proof> => {
  log(`› ${name}: ${says}`);
  const began = performance.now();
  const say = (text: string) => log(`  ${text}`);
  const outcome = await run({ site, logins, withLoad: loadOf(site, say), say, log: say }).catch((error) => {
    console.error(error);
    return { findings: [error instanceof Error ? error.message : String(error)], facts: '' };
  });
  const seconds = Math.round((performance.now() - began) / 1_000);
  const good = outcome.findings.length === 0;
  log(`${good ? '✓' : '✗'} ${name} (${seconds} s): ${[outcome.facts, ...outcome.findings].join('\n    ')}`);
  return { name, says, seconds, ...outcome };
};

const page = join(root, 'docs/results/cluster.md');
const when = `${moment(root)}${values['no-images'] ? ', with images of an earlier run' : ''}`;
const writeRow = (results: Proof[]) => {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const text = report({ before, when, on: hardware(), order: scenarios, results });
  writeFileSync(page, withHead('cluster', text));
};

const results: Proof[] = [];
let stack: Stack | undefined;
try {
  mkdirSync(folder, { recursive: true });
  await startCluster({ log, signal });
  process.env['PATH'] = `${programs()}:${process.env['PATH']}`;
  if (!values['no-images']) await loadImages(log);
  signal.throwIfAborted();
  const home = join(folder, 'stack');
  stack = await startStack({ home, services: SERVICES, host: NODE_IP, guard: !values.keep, log, signal });
  buildDependencies();
  const facts = await factsIn(join(folder, 'site.json'));
  const site = siteIn({ stack, facts, namespace: 'seyir', folder });
  for (const scenario of scenarios.filter(({ name }) => values.only?.includes(name) ?? true)) {
    signal.throwIfAborted();
    results.push(await prove(scenario, site));
    // An interrupted scenario proves nothing, so it has no row.
    signal.throwIfAborted();
    // The row is written at once, because the next scenarios may take long.
    writeRow(results.slice(-1));
  }
} finally {
  if (!values.keep) {
    await stopCluster(log);
    await stack?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
const failed = results.filter(({ findings }) => findings.length > 0).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 && results.length > 0 ? 0 : 1;
