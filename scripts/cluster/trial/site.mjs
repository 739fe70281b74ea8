import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, kubectl } from '../cluster.mjs';
import { run } from '../../stack/lib/packages.mjs';
import { program } from '../programs.mjs';
import { fillDemo } from '../../stack/fill-demo.mjs';
import { waitFor } from '../../lib/wait.mjs';
import { PROCESSES, secretObjects, SERVICES, valuesOf } from './settings.mjs';

/** @typedef {import('./settings.mjs').Values} Values */

const root = join(import.meta.dirname, '../../..');
/** Until all is ready, or gone. */
const WAIT = ['--wait', '--timeout', '10m'];

/** @param {...string} args @returns {Promise<string>} */
const helm = (...args) => run(program('helm'), args, { cwd: root, env: environment() });

/**
 * A site in a namespace of its own that lets nobody in who could harm the node.
 * @param {object} options
 * @param {import('../../stack/index.mjs').Stack} options.stack its servers
 * @param {import('./settings.mjs').Facts} options.facts
 * @param {string} options.namespace
 * @param {string} options.folder for what is handed to Helm
 */
export const siteIn = ({ stack, facts, namespace, folder }) => {
  const here = ['--namespace', namespace];
  /** @param {string} name @param {Values} values */
  const file = (name, values) => {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${namespace}-${name}.json`);
    writeFileSync(path, JSON.stringify(values), { mode: 0o600 });
    return path;
  };
  /** @param {...string} args */
  const ask = (...args) => kubectl([...here, ...args]);
  /** @param {...string} args @returns {Promise<any>} */
  const get = async (...args) => JSON.parse(await ask('get', ...args, '-o', 'json'));
  /** @param {string} selector of labels @returns {Promise<any[]>} pods that are not on their way out */
  const podsBy = async (selector) => {
    const { items } = await get('pods', '-l', selector);
    return items.filter((/** @type {any} */ { metadata }) => !metadata.deletionTimestamp);
  };
  /** @param {string} name of a process */
  const pods = (name) => podsBy(`app.kubernetes.io/name=${name}`);

  /** Helm waits for pods that are ready; one that was replaced stays until the new one has been so for a while. */
  const replaced = () => ask('rollout', 'status', 'deployment', '--timeout', '10m');
  /** @param {'install' | 'upgrade'} verb @param {Values} values */
  const umbrella = async (verb, values) => {
    await helm(verb, 'seyir', 'charts/seyir', ...here, '-f', file('all', values), ...WAIT);
    await replaced();
  };

  return {
    ...{ namespace, facts, stack, get, pods, podsBy, kubectl: ask },

    /** @param {object} object of the namespace @param {...string} flags */
    apply: (object, ...flags) => kubectl([...here, 'apply', '-f', '-', ...flags], JSON.stringify(object)),

    /** The namespace and the site's Secrets. */
    async prepare() {
      const labels = { 'pod-security.kubernetes.io/enforce': 'restricted' };
      const object = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: namespace, labels } };
      await kubectl(['apply', '-f', '-'], JSON.stringify(object));
      await kubectl([...here, 'apply', '-f', '-'], secretObjects(stack, facts));
    },

    /** The umbrella; resolves once all is ready. @param {string} tag */
    install: (tag) => umbrella('install', valuesOf(stack, facts, tag)),

    /** The umbrella anew. @param {string} tag @param {(values: Values) => void} [change] */
    async upgrade(tag, change = () => {}) {
      const values = valuesOf(stack, facts, tag);
      change(values);
      await umbrella('upgrade', values);
    },

    /** A single chart, as a team does. @param {string} name @param {string} tag */
    async installOne(name, tag) {
      const { global, [name]: own } = valuesOf(stack, facts, tag);
      const values = ['-f', file(name, { global, ...own })];
      await helm('upgrade', '--install', `seyir-${name}`, `charts/${name}`, ...here, ...values, ...WAIT);
      await replaced();
    },

    /** The umbrella as it was. @param {number} revision */
    async rollback(revision) {
      await helm('rollback', 'seyir', String(revision), ...here, ...WAIT);
      await replaced();
    },
    /** @returns {Promise<{ revision: number, status: string }[]>} */
    async history() {
      return JSON.parse(await helm('history', 'seyir', ...here, '-o', 'json'));
    },
    /** @returns {Promise<{ name: string }[]>} */
    async releases() {
      return JSON.parse(await helm('list', ...here, '-o', 'json'));
    },
    /** @param {string} release */
    uninstall: (release) => helm('uninstall', release, ...here, ...WAIT),

    /** Address of a Service as this machine reaches it. @param {'gateway' | 'web'} name */
    async address(name) {
      const { spec } = await get('service', `seyir-${name}`);
      return `${spec.clusterIP}:${spec.ports.find((/** @type {any} */ port) => port.name === 'http').port}`;
    },

    /** Image tags of the running pods, by process. @returns {Promise<Record<string, string[]>>} */
    async tags() {
      const all = await Promise.all(
        PROCESSES.map(async (name) => {
          const images = (await pods(name)).map(({ spec }) => spec.containers[0].image.split(':').at(-1));
          return /** @type {[string, string[]]} */ ([name, [...new Set(images)]]);
        }),
      );
      return Object.fromEntries(all);
    },

    /** Demo content, by the command that operators fill a fleet with. @param {(line: string) => void} log */
    async fill(log) {
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

    /** The site's gateway at its port of loopback, until `close`. */
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

/** @typedef {ReturnType<typeof siteIn>} Site */
