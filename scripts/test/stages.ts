import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestEnv } from '../lib/jest-env.ts';
import { journeysOf } from '../lib/playwright.ts';

/** A step of a test command. */
export interface Stage {
  name: string;
  says: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
  /** Jest, whose report is counted */
  jest?: boolean;
  /** can run beside another such stage */
  light?: boolean;
}

const root = join(import.meta.dirname, '../..');
/** Two workers more than cores, because tests also wait for databases, browsers and deadlines. */
const workers = `--maxWorkers=${availableParallelism() + 2}`;
/**
 * Modules of a finished test file stay in memory. Without a limit a worker reaches the 4 GB at which V8 spends its time on garbage
 * collection and then ends the process.
 */
const memory = '--workerIdleMemoryLimit=1500MB';
const jest = (name: string, says: string, config: string, ...args: string[]): Stage => ({
  name,
  says,
  program: 'jest',
  args: ['--config', config, ...args],
  env: jestEnv,
  jest: true,
});
const node = (name: string, says: string, ...args: string[]): Stage => ({
  name,
  says,
  program: 'node',
  args,
});
/** Needs Prometheus's own tool (promtool) on this machine. */
const promtool = (name: string, says: string, verb: string, what: string, ...args: string[]): Stage => ({
  name,
  says,
  program: 'promtool',
  args: [verb, what, ...args.map((arg) => (arg.startsWith('-') ? arg : `deploy/observability/${arg}`))],
});
/** Uses one thread and no site, so it runs beside another such stage, before all stages that need the whole machine. */
const light = (stage: Stage): Stage => ({ ...stage, light: true });

const packages = [
  'proto',
  ...readdirSync(join(root, 'services')).map((s) => `services/${s}`),
  'gateway',
  'web',
  'scripts',
];
const testProjects = [
  ...packages.flatMap((p) => [`${p}/tsconfig.test.json`, `${p}/scripts/tsconfig.json`]),
  'deploy/compose/tsconfig.json',
  'scripts/tsconfig.json',
  'scripts/k6/tsconfig.json',
].filter((p) => existsSync(join(root, p)));

const suites: Record<string, Stage[]> = {
  test: [
    light(node('lint', 'typed lint rules', 'scripts/test/lint.ts')),
    light(node('browser', 'a Chromium for the journeys', 'scripts/test/browser.ts')),
    light({
      name: 'format',
      says: 'every file as Prettier writes it',
      program: 'prettier',
      args: ['--check', '--log-level=warn', '.'],
    }),
    light(node('types', 'types of the tests', 'scripts/test/types.ts', ...testProjects)),
    light(
      node(
        'suites',
        'each port has one suite, which its adapters pass alike, embedded and on the real server',
        'scripts/test/suites.ts',
      ),
    ),
    light(
      node(
        'results',
        'which pages of docs/results are older than what they cover',
        'scripts/test/results.ts',
      ),
    ),
    light(node('layers', 'who may import whom', 'scripts/test/layers.ts')),
    light(node('dead-code', 'files, exports and dependencies that nobody uses', 'scripts/test/dead-code.ts')),
    // Writes files that later stages read.
    node(
      'proto',
      'contracts are well formed, compatible with the last release and generated anew',
      'scripts/test/proto.ts',
    ),
    // Not beside the stage `browser`, because one apt-get at a time may read the package lists.
    node('edge-servers', 'nginx and Varnish for the tests of deploy/edge', 'scripts/test/edge-servers.ts'),
    jest(
      'unit',
      'units, contract suites on embedded adapters, services, gateway, components',
      'jest.config.js',
      workers,
      memory,
    ),
    node('journeys', 'the site in a real browser, wide and on a phone', ...journeysOf()),
    jest(
      'crash',
      'kills of the process and of its database (short)',
      'scripts/faults/jest.config.js',
      '--runInBand',
    ),
  ],
  stack: [
    node('install', 'the servers, where this machine lacks them', 'scripts/stack/cli.ts', 'install'),
    node(
      'stack',
      'PostgreSQL, Redis, Kafka, S3 and mail without containers, and what starts and stops the fleet',
      '--test',
      '--test-concurrency=1',
      '--test-timeout=300000',
      'scripts/stack/test/*.test.ts',
    ),
    node('browser', 'a Chromium for the journeys', 'scripts/test/browser.ts'),
    node(
      'servers',
      'contract suites on Kafka, Redis, S3, mail and Keycloak; notifications on PostgreSQL 15; journeys and faults on the fleet, with passwords of its own and with Keycloak',
      'scripts/test/stack.ts',
    ),
  ],
  charts: [
    node(
      'charts',
      'helm lint, rendered examples as they are kept, kubeconform, what the charts refuse (needs helm, kubeconform)',
      '--test',
      'scripts/charts/tools.test.ts',
    ),
  ],
  compat: [
    node('install', 'the servers, where this machine lacks them', 'scripts/stack/cli.ts', 'install'),
    node('browser', 'a Chromium for the journeys', 'scripts/test/browser.ts'),
    node(
      'compat',
      'the last release and this version side by side: gateway and pages of one, services of the other, both ways round',
      'scripts/compat/run.ts',
    ),
  ],
  observability: [
    promtool('rules', 'alert rules are well formed', 'check', 'rules', 'rules.yaml'),
    promtool('alerts', 'alerts ring when they should, and not before', 'test', 'rules', 'rules.test.yaml'),
    promtool('config', 'the sample configuration', 'check', 'config', '--syntax-only', 'prometheus.yaml'),
    node(
      'seen',
      'a reply on the fleet is one trace in Jaeger, and Prometheus finds no target down',
      'scripts/observability/run.ts',
    ),
  ],
  faults: [
    node('mutants', 'each mutant of a single layer turns its test red', 'scripts/faults/mutants/run.ts'),
    node('crash', 'twenty kills of the one process and its database, planted bugs', 'scripts/faults/run.ts'),
    node('fleet', 'kills and outages on the fleet', 'scripts/faults/fleet/run.ts'),
  ],
};

/** The stages of a test command, in order. */
export const stages = (suite: string) => suites[suite] ?? [];

export const SUITES = Object.keys(suites);
