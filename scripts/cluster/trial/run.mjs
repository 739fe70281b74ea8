// Proves the charts on a real cluster; writes docs/results/cluster.md. Needs root.
//   --only NAME   these scenarios alone, on the site that an earlier run has kept (repeatable)
//   --keep        leaves everything running for the next run
//   --no-images   takes the images that the cluster has
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster, stopCluster } from '../cluster.mjs';
import { NODE_IP } from '../places.mjs';
import { programs } from '../programs.mjs';
import { startStack } from '../../stack/index.mjs';
import { hardware, moment } from '../../lib/proofs.mjs';
import { freePort, loginsIn } from '../../lib/site.mjs';
import { buildDependencies } from '../../charts/helm.mjs';
import { loadImages } from './images.mjs';
import { loadDuring } from './load.mjs';
import { report } from './report.mjs';
import { openVisits } from './requests.mjs';
import { autoscaling } from './scenarios/autoscaling.mjs';
import { budget } from './scenarios/budget.mjs';
import { install } from './scenarios/install.mjs';
import { journey } from './scenarios/journey.mjs';
import { nodeAgentKilled, podKilled } from './scenarios/kills.mjs';
import { failingMigration, rollback } from './scenarios/rollback.mjs';
import { single } from './scenarios/single.mjs';
import { upgrade } from './scenarios/upgrade.mjs';
import { makeFacts, originOf, SERVICES } from './settings.mjs';
import { siteIn } from './site.mjs';

/**
 * @typedef {{ facts: string, findings: string[] }} Outcome `findings`: what did not hold; none is good
 *
 * @typedef {<T>(rate: number, work: (load: import('./load.mjs').Load) => Promise<T>) =>
 *   Promise<import('./load.mjs').Loaded & { result: T }>} WithLoad
 *
 * @typedef {object} Around
 * @property {import('./site.mjs').Site} site
 * @property {() => string} logins file of the members that came with the demo
 * @property {WithLoad} withLoad does work while requests come at a rate a second
 * @property {(text: string) => void} say
 * @property {(text: string) => void} log
 *
 * @typedef {object} Scenario
 * @property {string} name
 * @property {string} says what holds
 * @property {(around: Around) => Promise<Outcome>} run
 */

/** Each finds the site as the one before left it. @type {Scenario[]} */
const scenarios = [
  ...[install, journey, upgrade, rollback, failingMigration],
  ...[podKilled, nodeAgentKilled, budget, autoscaling, single],
];

const { values } = parseArgs({
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
const log = (/** @type {string} */ line) => console.log(line);

/** What a site was made with, kept as long as the site is. */
const factsIn = async (/** @type {string} */ file) => {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(makeFacts(await freePort())), { mode: 0o600 });
  return JSON.parse(readFileSync(file, 'utf8'));
};

/** @param {import('./site.mjs').Site} site @param {(text: string) => void} say @returns {WithLoad} */
const loadOf = (site, say) => async (rate, work) => {
  const visits = await openVisits({
    gateway: await site.address('gateway'),
    web: await site.address('web'),
    origin: originOf(site.facts),
    logins: loginsIn(join(folder, 'files')),
  });
  return loadDuring(visits, rate, work, say);
};

/** @param {Scenario} scenario @param {import('./site.mjs').Site} site @returns {Promise<import('../../lib/proofs.mjs').Proof>} */
const prove = async ({ name, says, run }, site) => {
  log(`› ${name}: ${says}`);
  const began = performance.now();
  const say = (/** @type {string} */ text) => log(`  ${text}`);
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
/** @param {import('../../lib/proofs.mjs').Proof[]} results */
const writeRow = (results) => {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  writeFileSync(page, report({ before, when, on: hardware(), order: scenarios, results }));
};

/** @type {import('../../lib/proofs.mjs').Proof[]} */
const results = [];
/** @type {import('../../stack/index.mjs').Stack | undefined} */
let stack;
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
    // One that was interrupted has proven nothing.
    signal.throwIfAborted();
    // At once: what comes after it may take long.
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
