import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, kubectl } from '../cluster.ts';
import { run } from '../../stack/lib/packages.ts';
import { program } from '../programs.ts';
import { fillDemo } from '../../stack/fill-demo.ts';
import { waitFor } from '../../lib/wait.ts';
import { PROCESSES, secretObjects, SERVICES, valuesOf, type Values, type Facts } from './settings.ts';
import type { Stack } from '../../stack/index.ts';
import type { Json } from '../../lib/json.ts';

const root = join(import.meta.dirname, '../../..');
/** Waits until all is ready, or deleted. */
const WAIT = ['--wait', '--timeout', '10m'];

const helm = (...args: string[]): Promise<string> =>
  run(program('helm'), args, { cwd: root, env: environment() });

/** A site in its own namespace, which refuses pods that could harm the node. */
export const siteIn = ({
  stack,
  facts,
  namespace,
  folder,
}: {
  /** its servers */
  stack: Stack;
  facts: Facts;
  namespace: string;
  /** for Helm's input files */
  folder: string;
}) => {
  const here = ['--namespace', namespace];
  const file = (name: string, values: Values) => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${namespace}-${name}.json`);
    writeFileSync(path, JSON.stringify(values), { mode: 0o600 });
    return path;
  };
  const ask = (...args: string[]) => kubectl([...here, ...args]);
  const get = async (...args: string[]): Promise<Json> => JSON.parse(await ask('get', ...args, '-o', 'json'));
  /** @param selector of labels @returns pods that are not terminating */
  const podsBy = async (selector: string): Promise<Json[]> => {
    const { items } = await get('pods', '-l', selector);
    return items.filter(({ metadata }: Json) => !metadata.deletionTimestamp);
  };
  /** @param name of a process */
  const pods = (name: string) => podsBy(`app.kubernetes.io/name=${name}`);

  /** Helm waits for ready pods; a replaced pod remains until the new one has been ready for a while. */
  const replaced = () => ask('rollout', 'status', 'deployment', '--timeout', '10m');
  const umbrella = async (verb: 'install' | 'upgrade', values: Values) => {
    await helm(verb, 'seyir', 'charts/seyir', ...here, '-f', file('all', values), ...WAIT);
    await replaced();
  };

  return {
    namespace,
    facts,
    stack,
    get,
    pods,
    podsBy,
    kubectl: ask,

    /** @param object of the namespace */
    apply: (object: object, ...flags: string[]) =>
      kubectl([...here, 'apply', '-f', '-', ...flags], JSON.stringify(object)),

    /** Creates the namespace and the site's Secrets. */
    async prepare() {
      const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
      const object = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } };
      await kubectl(['apply', '-f', '-'], JSON.stringify(object));
      await kubectl([...here, 'apply', '-f', '-'], secretObjects(stack, facts));
    },

    /** Installs the umbrella chart; resolves when all is ready. */
    install: (tag: string) => umbrella('install', valuesOf(stack, facts, tag)),

    /** Upgrades the umbrella chart. */
    async upgrade(tag: string, change: (values: Values) => void = () => {}) {
      const values = valuesOf(stack, facts, tag);
      change(values);
      await umbrella('upgrade', values);
    },

    /** Installs a single chart, as a team does. */
    async installOne(name: string, tag: string) {
      const { global, [name]: own } = valuesOf(stack, facts, tag);
      const values = ['-f', file(name, { global, ...own })];
      await helm('upgrade', '--install', `seyir-${name}`, `charts/${name}`, ...here, ...values, ...WAIT);
      await replaced();
    },

    /** Rolls the umbrella chart back. */
    async rollback(revision: number) {
      await helm('rollback', 'seyir', String(revision), ...here, ...WAIT);
      await replaced();
    },
    async history(): Promise<{ revision: number; status: string }[]> {
      return JSON.parse(await helm('history', 'seyir', ...here, '-o', 'json'));
    },
    async releases(): Promise<{ name: string }[]> {
      return JSON.parse(await helm('list', ...here, '-o', 'json'));
    },
    uninstall: (release: string) => helm('uninstall', release, ...here, ...WAIT),

    /** Address of a Service from this machine. */
    async address(name: 'gateway' | 'web') {
      const { spec } = await get('service', `seyir-${name}`);
      return `${spec.clusterIP}:${spec.ports.find((port: Json) => port.name === 'http').port}`;
    },

    /** Image tags of the running pods, by process. */
    async tags(): Promise<Record<string, string[]>> {
      const all = await Promise.all(
        PROCESSES.map(async (name) => {
          const images = (await pods(name)).map(({ spec }) => spec.containers[0].image.split(':').at(-1));
          return [name, [...new Set(images)]] as [string, string[]];
        }),
      );
      return Object.fromEntries(all);
    },

    /** Imports demo content with the operators' command. */
    async fill(log: (line: string) => void) {
      const peers = await Promise.all(
        SERVICES.map(async (name) => {
          const addresses = (await pods(name)).map(({ status }) => `${status.podIP}:9090`);
          return [name, addresses.join(',')];
        }),
      );
      const env = {
        PEERS: JSON.stringify(Object.fromEntries(peers)),
        SIGNING_KEY: facts.keys.signing['importer'] ?? '',
        SEYIR_DATA: join(folder, 'files'),
        ...stack.blobs,
      };
      await fillDemo({ root, env, log });
    },

    /** Forwards a loopback port to the site's gateway until `close`. */
    async forward() {
      const args = [...here, 'port-forward', 'service/seyir-gateway', `${facts.port}:80`];
      const child = spawn(program('kubectl'), args, { env: environment(), stdio: 'ignore' });
      const answers = () =>
        fetch(`http://127.0.0.1:${facts.port}/`).then(
          ({ ok }) => ok,
          () => false,
        );
      await waitFor('the way to the gateway', 30_000, answers, 200);
      return {
        async close() {
          child.kill();
          await new Promise((resolve) =>
            child.exitCode === null ? child.once('exit', resolve) : resolve(0),
          );
        },
      };
    },
  };
};

export type Site = ReturnType<typeof siteIn>;
