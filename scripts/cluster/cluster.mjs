import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { silent, tail } from '../stack/lib/log.mjs';
import { run } from '../stack/lib/packages.mjs';
import { killTree, launch, stateOf } from '../stack/lib/processes.mjs';
import { until } from '../stack/lib/wait.mjs';
import { readState, writeState } from '../stack/state.mjs';
import { makeCertificates } from './certificates.mjs';
import { containers, makePause, removeContainers, unmount } from './containers.mjs';
import { closeNetwork, isOpen, openNetwork } from './network.mjs';
import { at, home, kubeconfig, NODE } from './places.mjs';
import { PARTS } from './processes.mjs';
import { installPrograms, program, programs } from './programs.mjs';
import { objectsFile, writeConfigFiles } from './config-files.mjs';

/** @typedef {import('../stack/lib/log.mjs').Log} Log */

const pidFile = () => at('pids.json');
/** @param {string} name */
const logFile = (name) => at('log', `${name}.log`);

/** What commands against the cluster find in their environment. */
export const environment = () => ({
  PATH: `${programs()}:${process.env['PATH']}:/usr/sbin:/sbin`,
  HOME: process.env['HOME'] ?? '/root',
  KUBECONFIG: kubeconfig(),
});

/**
 * A command of kubectl.
 * @param {string[]} args @param {string} [input]
 * @returns {Promise<string>} what it printed
 */
export const kubectl = (args, input) =>
  run(program('kubectl'), args, { env: environment(), ...(input === undefined ? {} : { input }) });

/**
 * Starts what is not running: a real Kubernetes of one node, without a registry and without systemd. Needs root.
 * @param {{ log?: Log, signal?: AbortSignal }} [options]
 * @throws {Error} with the end of its log when a part does not start; what has started goes on until `stopCluster`
 */
export async function startCluster({ log = silent, signal } = {}) {
  if (process.getuid?.() !== 0) throw new Error('a cluster is made of namespaces and mounts: it needs root');
  await installPrograms(log);
  const began = performance.now();
  for (const folder of ['run', 'log', 'etcd', 'kubelet'])
    mkdirSync(at(folder), { recursive: true, mode: 0o700 });
  await openNetwork();
  await makeCertificates();
  writeConfigFiles();
  // What has ended is of no account: it is started anew.
  writeState(
    pidFile(),
    Object.fromEntries(Object.entries(pids()).filter(([name]) => state(name) !== 'gone')),
  );
  const answers = (/** @type {string[]} */ ...args) =>
    kubectl(args).then(
      (text) => text.trim() || true,
      () => false,
    );
  const wait = (/** @type {string} */ what, /** @type {() => Promise<unknown>} */ condition) =>
    until(() => allAlive() && condition(), { what, timeout: 120_000, every: 250, signal });

  for (const name of ['containerd', 'etcd', 'apiserver']) await startProcess(name);
  await wait('the API being ready', () => answers('get', '--raw=/readyz'));
  for (const name of ['manager', 'scheduler']) await startProcess(name);
  await wait('containerd answering', () =>
    containers('version').then(
      () => true,
      () => false,
    ),
  );
  await makePause();
  for (const name of ['kubelet', 'proxy']) await startProcess(name);
  await kubectl(['apply', '-f', objectsFile('dns'), '-f', objectsFile('metrics')]);
  for (const name of ['dns', 'metrics']) await startProcess(name);
  const ready = `jsonpath={.status.conditions[?(@.type=="Ready")].status}`;
  await wait(
    'the node being ready',
    async () => (await answers('get', 'node', NODE, '-o', ready)) === 'True',
  );
  await wait('the first service account', () => answers('get', 'serviceaccount', 'default'));
  const dns = () =>
    fetch('http://127.0.0.1:10262/ready').then(
      ({ ok }) => ok,
      () => false,
    );
  await wait('names being answered', dns);
  log(
    `the cluster is up after ${((performance.now() - began) / 1000).toFixed(1)} s: KUBECONFIG=${kubeconfig()}`,
  );
}

/** Stops everything and takes away what it put into the machine: mounts, links, rules, control groups. @param {Log} [log] */
export async function stopCluster(log = silent) {
  for (const name of ['kubelet', 'metrics', 'dns', 'proxy']) await stopProcess(name);
  if (state('containerd') !== 'gone') await removeContainers();
  for (const name of ['scheduler', 'manager', 'containerd', 'apiserver', 'etcd']) await stopProcess(name);
  await unmount();
  // Groups of this name are anyone's who runs Kubernetes: the cluster's where its network is, since it starts beside no other.
  if (isOpen()) removeGroups();
  await closeNetwork();
  // Of the objects nothing is kept, images are.
  for (const folder of ['run', 'etcd', 'kubelet', 'log/pods'])
    rmSync(at(folder), { recursive: true, force: true });
  log('the cluster is down');
}

/** @returns {{ name: string, state: string, pid: number | undefined, log: string }[]} */
export const clusterStatus = () =>
  Object.keys(PARTS).map((name) => ({
    ...{ name, state: state(name), log: logFile(name) },
    pid: state(name) === 'gone' ? undefined : pids()[name]?.pid,
  }));

/** SIGKILL to a part of the cluster, and nothing below it: a node agent's pods go on. @param {string} name */
export async function killProcess(name) {
  const one = pids()[name];
  if (one && stateOf(one) !== 'gone') process.kill(one.pid, 'SIGKILL');
  await until(() => state(name) === 'gone', { what: `the end of ${name}`, timeout: 10_000 });
}

/** Starts a part of the cluster that does not run. @param {string} name */
export async function startProcess(name) {
  if (state(name) !== 'gone') return;
  const prepared = PARTS[name]?.();
  if (!prepared) throw new Error(`the cluster has no ${name}`);
  const { identity, ended } = await launch({ ...prepared, env: environment(), cwd: home() }, logFile(name));
  writeState(pidFile(), { ...pids(), [name]: identity });
  const early = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))]);
  if (early) throw new Error(`${name} ended (${early}) at start:\n${tail(logFile(name))}`);
}

/** @param {string} name */
async function stopProcess(name) {
  const one = pids()[name];
  if (!one || stateOf(one) === 'gone') return;
  process.kill(one.pid, 'SIGTERM');
  const gone = () => stateOf(one) === 'gone';
  await until(gone, { what: `the end of ${name}`, timeout: 15_000, every: 50 }).catch(() => killTree(one));
}

/** @returns {Record<string, import('../stack/lib/processes.mjs').Identity>} */
const pids = () => readState(pidFile()) ?? {};

/** @param {string} name */
const state = (name) => stateOf(pids()[name]);

/** @throws {Error} with the end of its log when a part that was started has ended */
function allAlive() {
  const dead = Object.keys(pids()).find((name) => state(name) === 'gone');
  if (dead) throw new Error(`${dead} has ended:\n${tail(logFile(dead))}`);
  return true;
}

/** The control groups of pods, the innermost first: one tree a controller (version 1), or one for all (version 2). */
function removeGroups() {
  const groups = '/sys/fs/cgroup';
  for (const kind of existsSync(groups) ? ['', ...readdirSync(groups)] : []) {
    const top = join(groups, kind, 'kubepods');
    if (!existsSync(top)) continue;
    const all = readdirSync(top, { recursive: true, withFileTypes: true }).filter((one) => one.isDirectory());
    const folders = [top, ...all.map((one) => join(one.parentPath, one.name))];
    for (const folder of folders.sort((a, b) => b.length - a.length))
      try {
        rmdirSync(folder);
      } catch {
        // One that somebody is in still.
      }
  }
}
