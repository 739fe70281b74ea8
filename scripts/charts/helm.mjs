import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const charts = join(import.meta.dirname, '../../charts');

/** The oldest cluster that the charts are for. */
export const KUBERNETES = '1.30.0';

/** Charts in the order in which they take each other in. */
export const names = [
  'accounts',
  'catalogue',
  'playback',
  'comments',
  'notifications',
  'gateway',
  'web',
  'seyir',
];

/**
 * @param {string[]} args
 * @returns {string} what it printed
 * @throws {Error} with what it complained of; `helm` is looked for on PATH
 */
export const helm = (...args) => {
  try {
    return execFileSync('helm', args, { cwd: charts, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && String(error.stderr) !== '')
      throw new Error(String(error.stderr), { cause: error });
    throw new Error(`helm ${args[0]} did not run: is Helm 3 on the PATH?`, { cause: error });
  }
};

/** Copies the library, then the processes' charts, to where Helm looks for them. */
export const buildDependencies = () => {
  for (const name of names) helm('dependency', 'update', '--skip-refresh', name);
};

/** Names of charts/seyir/examples. */
export const examples = () =>
  readdirSync(join(charts, 'seyir/examples')).map((file) => file.replace(/\.yaml$/, ''));

/** @param {string} chart @param {string[]} more */
export const template = (chart, ...more) =>
  helm(
    ...['template', 'seyir', chart, '--namespace', 'seyir', '--kube-version', KUBERNETES],
    ...['--api-versions', 'gateway.networking.k8s.io/v1', ...more],
  );

/** Stands where an operator's own key does: a process that is told it does not start. @param {string} name */
const noKey = (name) =>
  `-----BEGIN PUBLIC KEY-----\nof ${name}, from your callers.yaml\n-----END PUBLIC KEY-----\n`;

/** In the place of an operator's callers.yaml, without which no example of a fleet is rendered. */
export const callers = [
  '--set-json',
  `global.callerKeys=${JSON.stringify(
    Object.fromEntries(
      ['accounts', 'catalogue', 'playback', 'comments', 'notifications', 'gateway', 'importer'].map(
        (name) => [name, noKey(name)],
      ),
    ),
  )}`,
];

/** @param {string} example @returns {string} its manifests */
export const render = (example) => template('seyir', '-f', `seyir/examples/${example}.yaml`, ...callers);
