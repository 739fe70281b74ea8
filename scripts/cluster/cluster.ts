import { existsSync, mkdirSync, readdirSync, rmSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { silent, tail, type Log } from '../stack/lib/log.ts';
import { run } from '../stack/lib/packages.ts';
import { killTree, launch, stateOf, type Identity } from '../stack/lib/processes.ts';
import { until } from '../stack/lib/wait.ts';
import { readState, writeState } from '../stack/state.ts';
import { makeCertificates } from './certificates.ts';
import { containers, makePause, removeContainers, unmount } from './containers.ts';
import { closeNetwork, isOpen, openNetwork } from './network.ts';
import { at, home, kubeconfig, NODE } from './places.ts';
import { PARTS } from './processes.ts';
import { installPrograms, program, programs } from './programs.ts';
import { objectsFile, writeConfigFiles } from './config-files.ts';

const pidFile = () => at('pids.json');
const logFile = (name: string) => at('log', `${name}.log`);

/** The environment of commands against the cluster. */
export const environment = () => ({
  PATH: `${programs()}:${process.env['PATH']}:/usr/sbin:/sbin`,
  HOME: process.env['HOME'] ?? '/root',
  KUBECONFIG: kubeconfig(),
});

/**
 * Runs kubectl.
 * @returns its output
 */
export const kubectl = (args: string[], input?: string): Promise<string> =>
  run(program('kubectl'), args, { env: environment(), ...(input === undefined ? {} : { input }) });

/**
 * Starts the missing parts of a real single-node Kubernetes, without a registry or systemd. Needs root.
 * @throws {Error} with the end of its log if a part does not start; started parts run until `stopCluster`
 */
export async function startCluster({ log = silent, signal }: { log?: Log; signal?: AbortSignal } = {}) {
  if (process.getuid?.() !== 0) throw new Error('a cluster is made of namespaces and mounts: it needs root');
  await installPrograms(log);
  const began = performance.now();
  for (const folder of ['run', 'log', 'etcd', 'kubelet'])
    mkdirSync(at(folder), { recursive: true, mode: 0o700 });
  await openNetwork();
  await makeCertificates();
  writeConfigFiles();
  // Removes ended programs from the state, so that they are started again.
  writeState(
    pidFile(),
    Object.fromEntries(Object.entries(pids()).filter(([name]) => state(name) !== 'gone')),
  );
  const answers = (...args: string[]) =>
    kubectl(args).then(
      (text) => text.trim() || true,
      () => false,
    );
  const wait = (what: string, condition: () => Promise<unknown>) =>
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

/** Stops everything and undoes its changes to the machine: mounts, links, rules, control groups. */
export async function stopCluster(log: Log = silent) {
  for (const name of ['kubelet', 'metrics', 'dns', 'proxy']) await stopProcess(name);
  if (state('containerd') !== 'gone') await removeContainers();
  for (const name of ['scheduler', 'manager', 'containerd', 'apiserver', 'etcd']) await stopProcess(name);
  await unmount();
  // Any Kubernetes has control groups of this name. They belong to this cluster if its network exists, because it refuses to start
  // beside another one.
  if (isOpen()) removeGroups();
  await closeNetwork();
  // The cluster's objects are deleted, images are kept.
  for (const folder of ['run', 'etcd', 'kubelet', 'log/pods'])
    rmSync(at(folder), { recursive: true, force: true });
  log('the cluster is down');
}

export const clusterStatus = (): { name: string; state: string; pid: number | undefined; log: string }[] =>
  Object.keys(PARTS).map((name) => ({
    name,
    state: state(name),
    log: logFile(name),
    pid: state(name) === 'gone' ? undefined : pids()[name]?.pid,
  }));

/** Sends SIGKILL to a part of the cluster, without its children: the pods of a node agent keep running. */
export async function killProcess(name: string) {
  const one = pids()[name];
  if (one && stateOf(one) !== 'gone') process.kill(one.pid, 'SIGKILL');
  await until(() => state(name) === 'gone', { what: `the end of ${name}`, timeout: 10_000 });
}

/** Starts a stopped part of the cluster. */
export async function startProcess(name: string) {
  if (state(name) !== 'gone') return;
  const prepared = PARTS[name]?.();
  if (!prepared) throw new Error(`the cluster has no ${name}`);
  const { identity, ended } = await launch({ ...prepared, env: environment(), cwd: home() }, logFile(name));
  writeState(pidFile(), { ...pids(), [name]: identity });
  const early = await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 300))]);
  if (early) throw new Error(`${name} ended (${early}) at start:\n${tail(logFile(name))}`);
}

async function stopProcess(name: string) {
  const one = pids()[name];
  if (!one || stateOf(one) === 'gone') return;
  process.kill(one.pid, 'SIGTERM');
  const gone = () => stateOf(one) === 'gone';
  await until(gone, { what: `the end of ${name}`, timeout: 15_000, every: 50 }).catch(() => killTree(one));
}

const pids = (): Record<string, Identity> => readState(pidFile()) ?? {};

const state = (name: string) => stateOf(pids()[name]);

/** @throws {Error} with the end of its log if a started part has ended */
function allAlive() {
  const dead = Object.keys(pids()).find((name) => state(name) === 'gone');
  if (dead) throw new Error(`${dead} has ended:\n${tail(logFile(dead))}`);
  return true;
}

/** The control groups of pods, innermost first: one tree per controller (version 1), or one for all (version 2). */
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
        // Skipped, because a process still uses it.
      }
  }
}
