import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../stack/lib/packages.ts';
import { writeState } from '../stack/state.ts';
import { configFile } from './config-files.ts';
import { at, LINKS, NETWORK, NODE_IP, PODS } from './places.ts';
import { program } from './programs.ts';

/** Debian does not have these programs on the path of users. */
const admin = () => ({ ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` });

const tried = (command: string, args: string[]) => spawnSync(command, args, { env: admin() }).status === 0;

/** @param name of a link */
const isThere = (name: string) => tried('ip', ['link', 'show', name]);

/** Records that the machine's network contains parts of the cluster; written before the first one. */
const note = () => at('network.json');

/** Whether parts of the cluster are left in this machine's network. */
export const isOpen = () => existsSync(note());

/** Rules of chains that Kubernetes creates, and their declarations. */
const KUBERNETES = /^:KUBE-|(^| )-[Ajg] KUBE-/;

/** @param version of iptables @returns all its rules as lines; none if it is not installed */
const rulesOf = async (version: string): Promise<string[]> =>
  (await run(`${version}-save`, [], { env: admin() }).catch(() => '')).split('\n');

/**
 * Adds an address for the node, and routes for packets of pods.
 * @throws {Error} if another cluster, or another user of links or rules with these names, is on this machine
 */
export async function openNetwork() {
  if (!isOpen()) {
    await refuseOthers();
    writeState(note(), { links: LINKS });
  }
  if (!isThere(LINKS.node)) {
    await run('ip', ['link', 'add', LINKS.node, 'type', 'bridge']);
    await run('ip', ['addr', 'add', `${NODE_IP}/32`, 'dev', LINKS.node]);
    await run('ip', ['link', 'set', LINKS.node, 'up']);
  }
  // Some machines lack these modules.
  for (const setting of [
    'net.ipv4.ip_forward=1',
    'net.bridge.bridge-nf-call-iptables=1',
    'fs.inotify.max_user_instances=1024',
  ])
    tried('sysctl', ['-qw', setting]);
  for (const side of ['-s', '-d']) {
    const rule = ['FORWARD', side, PODS, '-m', 'comment', '--comment', NETWORK, '-j', 'ACCEPT'];
    if (!tried('iptables', ['-w', '-C', ...rule]))
      await run('iptables', ['-w', '-I', ...rule], { env: admin() });
  }
}

async function refuseOthers() {
  const link = Object.values(LINKS).find(isThere);
  if (link) throw new Error(`this machine has a link ${link} already, which no cluster of ours has made`);
  for (const version of ['iptables', 'ip6tables'])
    if ((await rulesOf(version)).some((line) => KUBERNETES.test(line)))
      throw new Error(`this machine has rules of another Kubernetes (chains KUBE-… in ${version})`);
}

/** The mounts of the recorded network namespaces of pods. @returns their names */
export const namespaces = (): string[] =>
  results().flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\/run\/netns\/)cni-[0-9a-f-]+/g) ?? []);

/** Removes the cluster's parts of the machine's network, and nothing else. */
export async function closeNetwork() {
  if (!isOpen()) return;
  tried(program('kube-proxy'), ['--config', configFile('proxy.yaml'), '--cleanup']);
  for (const version of ['iptables', 'ip6tables']) {
    const rules = await rulesOf(version);
    const left = rules.filter(othersIn(rules));
    if (left.length < rules.length)
      await run(`${version}-restore`, [], { env: admin(), input: left.join('\n') });
  }
  for (const link of Object.values(LINKS)) tried('ip', ['link', 'del', link]);
  for (const file of results()) rmSync(file);
  rmSync(at('run', 'addresses'), { recursive: true, force: true });
  rmSync(note(), { force: true });
}

/**
 * Finds rules of other software: all that are not the cluster's own. A rule is the cluster's own if its comment has the network's
 * name, if it is in a chain that such a rule jumps to (one per pod, `CNI-` and a hash), or if it is in a chain of kube-proxy or
 * kubelet.
 */
function othersIn(rules: string[]): (line: string) => boolean {
  const named = rules.filter((line) => line.includes('--comment') && line.includes(NETWORK));
  const chains = new Set(named.flatMap((line) => / -j (CNI-\S+)/.exec(line)?.[1] ?? []));
  return (line) =>
    !KUBERNETES.test(line) &&
    !named.includes(line) &&
    !chains.has(/^(?:-A |:)(CNI-\S+)/.exec(line)?.[1] ?? '');
}

/**
 * The recorded links of pods: those with the network's name, and others of the same containers.
 * @returns files
 */
function results(): string[] {
  const mark = new RegExp(`^${NETWORK}-([0-9a-f]{64})-`);
  return ['/var/lib/cni/results', '/var/lib/cni/cache/results'].flatMap((folder) => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const ours = files.flatMap((file) => mark.exec(file)?.[1] ?? []);
    return files
      .filter((file) => ours.some((container) => file.includes(container)))
      .map((file) => join(folder, file));
  });
}
