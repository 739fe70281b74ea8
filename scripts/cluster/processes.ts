import { certificate, configOf, key } from './certificates.ts';
import { at, containerd, DOMAIN, kubeconfig, NODE, NODE_IP, PODS, SERVICES } from './places.ts';
import { program } from './programs.ts';
import { configFile } from './config-files.ts';

const ETCD = 'http://127.0.0.1:23790';
const ETCD_PEERS = 'http://127.0.0.1:23800';

const flags = (flags: Record<string, string | boolean | number>) =>
  Object.entries(flags).map(([name, value]) => `--${name}=${value}`);

const client = (name: string) =>
  Object.fromEntries(
    ['kubeconfig', 'authentication-kubeconfig', 'authorization-kubeconfig'].map((flag) => [
      flag,
      configOf(name),
    ]),
  );

/** The cluster's programs with their arguments, by name, in the order of their dependencies. */
export const PARTS: Record<string, () => { command: string; args: string[] }> = {
  containerd: () => ({ command: program('containerd'), args: ['--config', configFile('containerd.toml')] }),

  etcd: () => ({
    command: program('etcd'),
    args: flags({
      name: NODE,
      'data-dir': at('etcd'),
      'listen-client-urls': ETCD,
      'advertise-client-urls': ETCD,
      'listen-peer-urls': ETCD_PEERS,
      'initial-advertise-peer-urls': ETCD_PEERS,
      'initial-cluster': `${NODE}=${ETCD_PEERS}`,
      'log-level': 'warn',
      // A test cluster may lose data if the machine fails.
      'unsafe-no-fsync': true,
    }),
  }),

  apiserver: () => ({
    command: program('kube-apiserver'),
    args: flags({
      'etcd-servers': ETCD,
      'secure-port': 6443,
      'bind-address': NODE_IP,
      'advertise-address': NODE_IP,
      'tls-cert-file': certificate('apiserver'),
      'tls-private-key-file': key('apiserver'),
      'client-ca-file': certificate('ca'),
      'cert-dir': at('run'),
      'service-cluster-ip-range': SERVICES,
      'authorization-mode': 'Node,RBAC',
      'enable-admission-plugins': 'NodeRestriction',
      'service-account-issuer': `https://kubernetes.default.svc.${DOMAIN}`,
      'service-account-key-file': at('pki', 'accounts.pub'),
      'service-account-signing-key-file': key('accounts'),
      'kubelet-certificate-authority': certificate('ca'),
      'kubelet-client-certificate': certificate('apiserver-kubelet'),
      'kubelet-client-key': key('apiserver-kubelet'),
      'kubelet-preferred-address-types': 'InternalIP',
      'requestheader-client-ca-file': certificate('ca'),
      'requestheader-allowed-names': 'front-proxy-client',
      'requestheader-extra-headers-prefix': 'X-Remote-Extra-',
      'requestheader-group-headers': 'X-Remote-Group',
      'requestheader-username-headers': 'X-Remote-User',
      'proxy-client-cert-file': certificate('front-proxy'),
      'proxy-client-key-file': key('front-proxy'),
    }),
  }),

  manager: () => ({
    command: program('kube-controller-manager'),
    args: flags({
      ...client('manager'),
      'leader-elect': false,
      'use-service-account-credentials': true,
      'service-account-private-key-file': key('accounts'),
      'root-ca-file': certificate('ca'),
      'bind-address': '127.0.0.1',
      'cluster-cidr': PODS,
      'cert-dir': at('run'),
      // The longest time that a measurement waits for the autoscaler to notice load.
      'horizontal-pod-autoscaler-sync-period': '10s',
    }),
  }),

  scheduler: () => ({
    command: program('kube-scheduler'),
    args: flags({
      ...client('scheduler'),
      'leader-elect': false,
      'bind-address': '127.0.0.1',
      'cert-dir': at('run'),
    }),
  }),

  kubelet: () => ({
    command: program('kubelet'),
    args: flags({
      config: configFile('kubelet.yaml'),
      kubeconfig: configOf('kubelet'),
      'hostname-override': NODE,
      'node-ip': NODE_IP,
      'root-dir': at('kubelet'),
      'cert-dir': at('run', 'kubelet'),
    }),
  }),

  proxy: () => ({ command: program('kube-proxy'), args: flags({ config: configFile('proxy.yaml') }) }),

  dns: () => ({ command: program('coredns'), args: ['-conf', configFile('Corefile')] }),

  metrics: () => ({
    command: program('metrics-server'),
    args: flags({
      kubeconfig: kubeconfig(),
      'authentication-kubeconfig': kubeconfig(),
      'authorization-kubeconfig': kubeconfig(),
      'bind-address': NODE_IP,
      'secure-port': 4443,
      'cert-dir': at('run'),
      'kubelet-preferred-address-types': 'InternalIP',
      'kubelet-certificate-authority': certificate('ca'),
      'kubelet-client-certificate': certificate('apiserver-kubelet'),
      'kubelet-client-key': key('apiserver-kubelet'),
      'metric-resolution': '15s',
    }),
  }),
};

/** The common arguments of containerd commands. */
export const ctr = () => ['-a', containerd(), '-n', 'k8s.io'];
