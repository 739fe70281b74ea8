import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serviceNames } from '../lib/topology.ts';

export const charts = join(import.meta.dirname, '../../charts');

/** The oldest supported Kubernetes version. */
export const KUBERNETES = '1.30.0';

/** Charts in the order of their dependencies. */
export const names = [...serviceNames, 'gateway', 'web', 'seyir'];

/**
 * Runs `helm`, which must be on the PATH, and returns what it prints.
 * @throws {Error} with helm's error message
 */
export const helm = (...args: string[]): string => {
  try {
    return execFileSync('helm', args, { cwd: charts, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (stderr) throw new Error(stderr, { cause: error });
    throw new Error(`helm ${args[0]} did not run: is Helm 3 on the PATH?`, { cause: error });
  }
};

/** Copies the library, then the processes' charts, to Helm's dependency folders. */
export const buildDependencies = () => {
  for (const name of names) helm('dependency', 'update', '--skip-refresh', name);
};

/** Names of charts/seyir/examples. */
export const examples = () =>
  readdirSync(join(charts, 'seyir/examples')).map((file) => file.replace(/\.yaml$/, ''));

export const template = (chart: string, ...more: string[]) =>
  helm(
    'template',
    'seyir',
    chart,
    '--namespace',
    'seyir',
    '--kube-version',
    KUBERNETES,
    '--api-versions',
    'gateway.networking.k8s.io/v1',
    ...more,
  );

/** A placeholder for an operator's own key: a process with this value refuses to start. */
const noKey = (name: string) =>
  `-----BEGIN PUBLIC KEY-----\nof ${name}, from your callers.yaml\n-----END PUBLIC KEY-----\n`;

/** A placeholder for an operator's callers.yaml, which all examples of a fleet need. */
export const callers = [
  '--set-json',
  `global.callerKeys=${JSON.stringify(
    Object.fromEntries([...serviceNames, 'gateway', 'importer'].map((name) => [name, noKey(name)])),
  )}`,
];

/** @returns the rendered manifests */
export const render = (example: string): string =>
  template('seyir', '-f', `seyir/examples/${example}.yaml`, ...callers);
