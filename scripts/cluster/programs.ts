import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../lib/cache.ts';
import { findOnPath } from '../stack/lib/find.ts';
import { aptInstall, run } from '../stack/lib/packages.ts';
import type { Log } from '../stack/lib/log.ts';

const KUBERNETES = '1.36.3';
const STAGED = ['kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kubelet', 'kube-proxy'];
const IN_KUBERNETES = [...STAGED, 'kubectl'];

/** Programs that `go install` builds directly; the others are built inside a module of our own. */
const INSTALLED = [
  { name: 'coredns', program: 'github.com/coredns/coredns@v1.15.0' },
  { name: 'metrics-server', program: 'sigs.k8s.io/metrics-server/cmd/metrics-server@v0.9.0' },
  { name: 'helm', program: 'helm.sh/helm/v3/cmd/helm@v3.22.0' },
  { name: 'k6', program: 'go.k6.io/k6@v1.8.1' },
];
const CONTAINERD = 'v2.4.2';
const ETCD = 'v3.7.3';

/** Debian packages, by a file that shows that one is installed. */
const PACKAGES = {
  '/usr/lib/cni/bridge': 'containernetworking-plugins',
  '/usr/sbin/runc': 'runc',
  '/usr/sbin/iptables': 'iptables',
  '/usr/sbin/conntrack': 'conntrack',
  '/usr/sbin/ipset': 'ipset',
  '/usr/bin/socat': 'socat',
  '/usr/bin/ip': 'iproute2',
  '/usr/bin/gcc': 'gcc',
  '/usr/include/stdio.h': 'libc6-dev',
  '/usr/bin/openssl': 'openssl',
};

/** Folder of the programs that Go builds. */
export const programs = () => join(cacheFolder(), `kubernetes-${KUBERNETES}`);

export const program = (name: string) => join(programs(), name);

/** Installs and builds missing programs: ten minutes and 5 GB of Go's cache the first time, on two idle cores. */
export async function installPrograms(log: Log) {
  const missing = Object.entries(PACKAGES).flatMap(([file, name]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0) await aptInstall(missing, log);
  mkdirSync(programs(), { recursive: true });
  const absent = (name: string) => !existsSync(program(name));
  if (IN_KUBERNETES.some(absent)) await inWork('kubernetes', (work) => buildKubernetes(work, absent, log));
  if (absent('etcd'))
    await inWork('etcd', async (work) => {
      await module(work, `go.etcd.io/etcd/server/v3@${ETCD}`);
      await build(work, 'etcd', 'go.etcd.io/etcd/server/v3', log);
    });
  const parts = ['containerd', 'ctr', 'containerd-shim-runc-v2'].filter(absent);
  if (parts.length > 0)
    await inWork('containerd', async (work) => {
      const path = 'github.com/containerd/containerd/v2';
      await module(work, `${path}@${CONTAINERD}`);
      for (const name of parts)
        await build(
          work,
          name,
          `${path}/cmd/${name}`,
          log,
          `-X ${path}/version.Version=${CONTAINERD.slice(1)}`,
        );
    });
  for (const { name, program: source } of INSTALLED.filter(({ name }) => absent(name)))
    await inWork(name, async (work) => {
      log(`building ${name} (Go)`);
      await go(['install', '-trimpath', '-ldflags', '-s -w', source], work, { GOBIN: work });
      renameSync(join(work, name), program(name));
    });
}

/**
 * Kubernetes takes its own modules from a folder, which other modules cannot do. Our module uses the modules published with the
 * same release.
 */
async function buildKubernetes(work: string, absent: (name: string) => boolean, log: Log) {
  log(`building Kubernetes ${KUBERNETES} (Go; ten minutes)`);
  const source = JSON.parse(await go(['mod', 'download', '-json', `k8s.io/kubernetes@v${KUBERNETES}`], work));
  const theirs = readFileSync(join(source.Dir, 'go.mod'), 'utf8');
  const staged = [...theirs.matchAll(/^\s*(k8s\.io\/[a-z0-9-]+) => \.\/staging/gm)].map(([, name]) => name);
  const published = `v0.${KUBERNETES.slice(2)}`;
  const lines = [
    'module local/kubernetes',
    /^go .*$/m.exec(theirs)?.[0] ?? '',
    `require k8s.io/kubernetes v${KUBERNETES}`,
    ...staged.map((name) => `replace ${name} => ${name} ${published}`),
  ];
  writeFileSync(join(work, 'go.mod'), `${lines.join('\n')}\n`);
  const needed = [...STAGED.map((name) => `k8s.io/kubernetes/cmd/${name}/app`), 'k8s.io/kubectl/pkg/cmd'];
  writeFileSync(
    join(work, 'tools.go'),
    `//go:build tools\n\npackage tools\n\nimport (\n${needed.map((path) => `\t_ "${path}"\n`).join('')})\n`,
  );
  // The tests of these modules need modules that are not used here.
  await go(['mod', 'tidy', '-e'], work);
  const version = 'k8s.io/component-base/version';
  const [major, minor] = KUBERNETES.split('.');
  const versions = [
    `${version}.gitVersion=v${KUBERNETES}`,
    `${version}.gitMajor=${major}`,
    `${version}.gitMinor=${minor}`,
    `${version}.gitTreeState=clean`,
  ];
  for (const name of IN_KUBERNETES.filter(absent))
    await build(
      work,
      name,
      `k8s.io/kubernetes/cmd/${name}`,
      log,
      versions.map((one) => `-X ${one}`).join(' '),
    );
}

/** @param more flags of the linker */
async function build(work: string, name: string, path: string, log: Log, more: string = '') {
  log(`building ${name} (Go)`);
  const flags = ['-mod=mod', '-trimpath', '-ldflags', `-s -w ${more}`];
  await go(['build', ...flags, '-o', join(work, name), path], work);
  renameSync(join(work, name), program(name));
}

async function module(work: string, source: string) {
  await go(['mod', 'init', 'local/build'], work);
  await go(['get', source], work);
}

function go(args: string[], cwd: string, env: Record<string, string> = {}) {
  const found = findOnPath('go') ?? ['/usr/local/go/bin/go'].find((file) => existsSync(file));
  if (!found) throw new Error('missing on this machine: Go (https://go.dev), of any version from 1.21 on');
  const goEnv = { HOME: homedir(), ...process.env, GOTOOLCHAIN: 'auto', GOFLAGS: '-buildvcs=false' };
  // The build runs at low priority, because the machine is shared.
  return run('nice', ['-n', '10', found, ...args], { cwd, env: { ...goEnv, CGO_ENABLED: '0', ...env } });
}

async function inWork(name: string, work: (folder: string) => Promise<void>) {
  const folder = join(programs(), `.${name}.${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
