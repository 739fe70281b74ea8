import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../stack/lib/packages.mjs';
import { writeState } from '../stack/state.mjs';
import { configFile } from './config-files.mjs';
import { at, LINKS, NETWORK, NODE_IP, PODS } from './places.mjs';
import { program } from './programs.mjs';

/** Debian keeps these programs off the path of users. */
const admin = () => ({ ...process.env, PATH: `${process.env['PATH']}:/usr/sbin:/sbin` });

/** @param {string} command @param {string[]} args */
const tried = (command, args) => spawnSync(command, args, { env: admin() }).status === 0;

/** @param {string} name of a link */
const isThere = (name) => tried('ip', ['link', 'show', name]);

/** Tells that what is in the machine's network is the cluster's: written before anything is put there. */
const note = () => at('network.json');

/** Whether the cluster has put something into this machine that it has not taken away since. */
export const isOpen = () => existsSync(note());

/** Rules of chains that Kubernetes makes, and their declarations. */
const KUBERNETES = /^:KUBE-|(^| )-[Ajg] KUBE-/;

/** @param {string} version of iptables @returns {Promise<string[]>} all its rules, as lines; none where there is none */
const rulesOf = async (version) =>
  (await run(`${version}-save`, [], { env: admin() }).catch(() => '')).split('\n');

/**
 * An address for the node, and ways for packets of pods.
 * @throws {Error} when another cluster is on this machine, or who else has links or rules of these names
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
  // Not each machine has all of them.
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

/** Where the network namespaces of pods that are still noted are mounted. @returns {string[]} their names */
export const namespaces = () =>
  results().flatMap((file) => readFileSync(file, 'utf8').match(/(?<=\/run\/netns\/)cni-[0-9a-f-]+/g) ?? []);

/** Takes away what the cluster has put into the machine's network, and nothing else. */
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
 * Tells rules that are not the cluster's. Its own carry the network's name as a comment, are in a chain that such a rule
 * leads to (one a pod, `CNI-` and a hash), or in those of kube-proxy and kubelet.
 * @param {string[]} rules @returns {(line: string) => boolean}
 */
function othersIn(rules) {
  const named = rules.filter((line) => line.includes('--comment') && line.includes(NETWORK));
  const chains = new Set(named.flatMap((line) => / -j (CNI-\S+)/.exec(line)?.[1] ?? []));
  return (line) =>
    !KUBERNETES.test(line) &&
    !named.includes(line) &&
    !chains.has(/^(?:-A |:)(CNI-\S+)/.exec(line)?.[1] ?? '');
}

/**
 * What was noted of pods' links: that of the network by its name, and what else is of the same containers.
 * @returns {string[]} files
 */
function results() {
  const mark = new RegExp(`^${NETWORK}-([0-9a-f]{64})-`);
  return ['/var/lib/cni/results', '/var/lib/cni/cache/results'].flatMap((folder) => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const ours = files.flatMap((file) => mark.exec(file)?.[1] ?? []);
    return files
      .filter((file) => ours.some((container) => file.includes(container)))
      .map((file) => join(folder, file));
  });
}
