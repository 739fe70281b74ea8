import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { certificate, configOf, key } from './certificates.ts';
import { at, containerd, DNS_IP, DOMAIN, LINKS, NETWORK, NODE, NODE_IP, PODS } from './places.ts';

/** The first container of a pod, which holds its network namespace. */
export const PAUSE = 'docker.io/local/pause:1';

export const configFile = (name: string) => at('conf', name);

/** Writes the configuration files of the cluster's processes; JSON files are valid YAML too. */
export function writeConfigFiles() {
  mkdirSync(at('conf', 'cni'), { recursive: true });
  // Outside names are resolved by this machine's resolvers.
  const servers = readFileSync('/etc/resolv.conf', 'utf8').split('\n');
  write('resolv.conf', `${servers.filter((line) => line.startsWith('nameserver')).join('\n')}\n`);
  write('containerd.toml', containerdToml());
  write('cni/10-bridge.conflist', JSON.stringify(podNetwork()));
  write('kubelet.yaml', JSON.stringify(kubelet()));
  write('proxy.yaml', JSON.stringify(proxy()));
  write('Corefile', corefile());
}

/** A file without changes is not written, because kube-proxy exits when its file is written. */
function write(name: string, text: string) {
  const file = configFile(name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

const containerdToml = () => `version = 2
root = "${at('containerd')}"
state = "${at('run', 'containerd')}"
[grpc]
  address = "${containerd()}"
[plugins."io.containerd.grpc.v1.cri"]
  sandbox_image = "${PAUSE}"
  restrict_oom_score_adj = true
  disable_apparmor = true
  disable_hugetlb_controller = true
  [plugins."io.containerd.grpc.v1.cri".cni]
    bin_dir = "/usr/lib/cni"
    conf_dir = "${configFile('cni')}"
  [plugins."io.containerd.grpc.v1.cri".containerd]
    snapshotter = "overlayfs"
    default_runtime_name = "runc"
    [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc]
      runtime_type = "io.containerd.runc.v2"
      [plugins."io.containerd.grpc.v1.cri".containerd.runtimes.runc.options]
        SystemdCgroup = false
`;

const podNetwork = () => ({
  cniVersion: '0.4.0',
  name: NETWORK,
  plugins: [
    {
      type: 'bridge',
      bridge: LINKS.pods,
      isGateway: true,
      ipMasq: true,
      hairpinMode: true,
      ipam: {
        type: 'host-local',
        dataDir: at('run', 'addresses'),
        ranges: [[{ subnet: PODS }]],
        routes: [{ dst: '0.0.0.0/0' }],
      },
    },
  ],
});

const kubelet = () => ({
  apiVersion: 'kubelet.config.k8s.io/v1beta1',
  kind: 'KubeletConfiguration',
  failCgroupV1: false,
  cgroupDriver: 'cgroupfs',
  failSwapOn: false,
  containerRuntimeEndpoint: `unix://${containerd()}`,
  authentication: {
    anonymous: { enabled: false },
    webhook: { enabled: true },
    x509: { clientCAFile: certificate('ca') },
  },
  authorization: { mode: 'Webhook' },
  tlsCertFile: certificate('kubelet'),
  tlsPrivateKeyFile: key('kubelet'),
  address: NODE_IP,
  healthzBindAddress: '127.0.0.1',
  clusterDNS: [DNS_IP],
  clusterDomain: DOMAIN,
  resolvConf: configFile('resolv.conf'),
  podLogsDir: at('log', 'pods'),
  serializeImagePulls: false,
  imageGCHighThresholdPercent: 100,
  imageGCLowThresholdPercent: 99,
  evictionHard: { 'memory.available': '200Mi', 'nodefs.available': '1Gi', 'imagefs.available': '1Gi' },
  oomScoreAdj: 0,
  enforceNodeAllocatable: ['pods'],
});

const proxy = () => ({
  apiVersion: 'kubeproxy.config.k8s.io/v1alpha1',
  kind: 'KubeProxyConfiguration',
  mode: 'iptables',
  clientConnection: { kubeconfig: configOf('proxy') },
  hostnameOverride: NODE,
  bindAddress: '0.0.0.0',
  healthzBindAddress: '127.0.0.1:10256',
  metricsBindAddress: '127.0.0.1:10249',
  clusterCIDR: PODS,
  nodePortAddresses: [`${NODE_IP}/32`],
  detectLocalMode: 'ClusterCIDR',
  // Leaves the machine's own settings of its connection tables unchanged.
  conntrack: { maxPerCore: 0, min: 0, tcpEstablishedTimeout: '0s', tcpCloseWaitTimeout: '0s' },
  oomScoreAdj: 0,
  iptables: { minSyncPeriod: '1s', syncPeriod: '30s' },
});

const corefile = () => `${DOMAIN}:1053 in-addr.arpa:1053 {
  bind ${NODE_IP}
  errors
  kubernetes ${DOMAIN} in-addr.arpa {
    kubeconfig ${configOf('dns')} local
    pods insecure
    ttl 5
  }
}
.:1053 {
  bind ${NODE_IP}
  errors
  ready 127.0.0.1:10262
  forward . ${configFile('resolv.conf')}
  cache 30
}
`;

export const objectsFile = (name: string) => join(import.meta.dirname, 'objects', `${name}.yaml`);
