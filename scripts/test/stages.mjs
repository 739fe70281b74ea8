import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { jestEnv } from '../lib/jest-env.mjs';

const root = join(import.meta.dirname, '../..');
/** One more than cores: tests wait for databases, browsers and deadlines, too. */
const workers = `--maxWorkers=${availableParallelism() + 1}`;
const jest = (name, says, config, ...args) => ({
  name,
  says,
  program: 'jest',
  args: ['--config', config, ...args],
  env: jestEnv,
  jest: true,
});
const node = (name, says, ...args) => ({ name, says, program: 'node', args });
/** Needs Prometheus's own tool on this machine. */
const promtool = (name, says, verb, what, ...args) => ({
  ...{ name, says, program: 'promtool' },
  args: [verb, what, ...args.map((arg) => (arg.startsWith('-') ? arg : `deploy/observability/${arg}`))],
});
/** One thread and no site: runs beside another such stage, before all that need the whole machine. */
const light = (stage) => ({ ...stage, light: true });

const packages = [
  'proto',
  ...readdirSync(join(root, 'services')).map((s) => `services/${s}`),
  'gateway',
  'web',
  'scripts',
];
const testProjects = [
  ...packages.map((p) => `${p}/tsconfig.test.json`),
  'scripts/stack/tsconfig.json',
  'deploy/compose/tsconfig.json',
  'scripts/compose/tsconfig.json',
  'scripts/cluster/tsconfig.json',
  'scripts/k6/tsconfig.json',
  'scripts/observability/tsconfig.json',
].filter((p) => existsSync(join(root, p)));

const suites = {
  test: [
    light(node('lint', 'typed lint rules', 'scripts/test/lint.mjs')),
    light(node('browser', 'a Chromium for the journeys', 'scripts/test/browser.mjs')),
    light({
      name: 'format',
      says: 'every file as Prettier writes it',
      program: 'prettier',
      args: ['--check', '--log-level=warn', '.'],
    }),
    light(node('types', 'types of the tests', 'scripts/test/types.mjs', ...testProjects)),
    light(
      node(
        'suites',
        'each port has one suite, which its adapters pass alike, embedded and on the real server',
        'scripts/test/suites.mjs',
      ),
    ),
    light(node('layers', 'who may import whom', 'scripts/test/layers.mjs')),
    light(
      node('dead-code', 'files, exports and dependencies that nobody uses', 'scripts/test/dead-code.mjs'),
    ),
    // Writes what others read.
    node(
      'proto',
      'contracts are well formed, compatible with the last release and generated anew',
      'scripts/test/proto.mjs',
    ),
    jest(
      'unit',
      'units, contract suites on embedded adapters, services, gateway, components',
      'jest.config.js',
      workers,
    ),
    jest(
      'journeys',
      'the site in a real browser, wide and on a phone',
      'scripts/journeys/jest.config.js',
      '--maxWorkers=3',
    ),
    jest(
      'crash',
      'kills of the process and of its database (short)',
      'scripts/faults/jest.config.js',
      '--runInBand',
    ),
  ],
  stack: [
    node('install', 'the servers, where this machine lacks them', 'scripts/stack/cli.mjs', 'install'),
    node(
      'stack',
      'PostgreSQL, Redis, Kafka, S3 and mail without containers, and what starts and stops the fleet',
      '--test',
      '--test-concurrency=1',
      '--test-timeout=300000',
      'scripts/stack/test/*.test.mjs',
    ),
    node('browser', 'a Chromium for the journeys', 'scripts/test/browser.mjs'),
    node(
      'servers',
      'contract suites on Kafka, Redis, S3, mail and Keycloak; notifications on PostgreSQL 15; journeys and faults on the fleet, with passwords of its own and with Keycloak',
      'scripts/test/stack.mjs',
    ),
  ],
  charts: [
    node(
      'charts',
      'helm lint, rendered examples as they are kept, kubeconform, what the charts refuse (needs helm, kubeconform)',
      '--test',
      'scripts/charts/tools.test.mjs',
    ),
  ],
  compat: [
    node('install', 'the servers, where this machine lacks them', 'scripts/stack/cli.mjs', 'install'),
    node('browser', 'a Chromium for the journeys', 'scripts/test/browser.mjs'),
    node(
      'compat',
      'the last release and this version side by side: gateway and pages of one, services of the other, both ways round',
      'scripts/compat/run.mjs',
    ),
  ],
  observability: [
    promtool('rules', 'alert rules are well formed', 'check', 'rules', 'rules.yaml'),
    promtool('alerts', 'alerts ring when they should, and not before', 'test', 'rules', 'rules.test.yaml'),
    promtool('config', 'the sample configuration', 'check', 'config', '--syntax-only', 'prometheus.yaml'),
    node(
      'seen',
      'a reply on the fleet is one trace in Jaeger, and Prometheus finds no target down',
      'scripts/observability/run.mjs',
    ),
  ],
  faults: [
    node('crash', 'twenty kills of the one process and its database, planted bugs', 'scripts/faults/run.mjs'),
    node('fleet', 'kills and outages on the fleet', 'scripts/faults/fleet/run.mjs'),
  ],
};

/** The stages of a test command, in order. */
export const stages = (suite) => suites[suite] ?? [];
