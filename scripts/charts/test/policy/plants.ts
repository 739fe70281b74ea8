import { generateKeyPairSync } from 'node:crypto';
import type { Container, Manifest, Pod, Spec } from './manifests.js';

/** A fault for each rule, put into an example that has none. */
interface Plant {
  readonly example?: string;
  readonly plant: (all: Manifest[]) => void;
}

const found = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the example has nothing to plant the fault in');
  return value;
};

const first = (all: Manifest[], kind: string) => found(all.find((one) => one.kind === kind));

const spec = (kind: string, fault: (spec: Spec) => void): Plant => ({
  plant: (all) => fault(found(first(all, kind).spec)),
});

const pod = (fault: (pod: Pod) => void): Plant =>
  spec('Deployment', ({ template }) => fault(found(template).spec));

const container = (fault: (container: Container) => void): Plant =>
  pod(({ containers }) => fault(found(containers[0])));

const embedded = ({ plant }: Plant): Plant => ({ example: 'embedded', plant });

export const plants: Readonly<Record<string, Plant>> = {
  'pod runs as somebody other than root': pod((p) => (found(p.securityContext).runAsUser = 0)),
  'pod has the runtime’s seccomp profile': pod((p) => delete found(p.securityContext).seccompProfile),
  'pod has no token of the cluster': pod((p) => delete p.automountServiceAccountToken),
  'pod gets no addresses of other services as variables': pod((p) => (p.enableServiceLinks = true)),
  'pod shares nothing with its node': pod((p) => (p.hostNetwork = true)),
  'pod mounts nothing of its node': pod((p) => p.volumes?.push({ name: 'x', hostPath: { path: '/' } })),
  'pod’s scratch volumes have a limit': pod((p) => p.volumes?.push({ name: 'x', emptyDir: {} })),
  'pod has an account of its own': pod((p) => delete p.serviceAccountName),
  'pod has time to drain': pod((p) => (p.terminationGracePeriodSeconds = 5)),
  'replicas are spread': pod((p) => delete p.topologySpreadConstraints),
  'container cannot gain privileges': container((c) => (found(c.securityContext).privileged = true)),
  'container has a read-only root': container((c) => delete found(c.securityContext).readOnlyRootFilesystem),
  'container has no capabilities': container(
    (c) => (found(c.securityContext).capabilities = { drop: ['ALL'], add: ['NET_ADMIN'] }),
  ),
  'container needs no shell': container((c) => (c.command = ['sh', '-c', 'node dist/main.js'])),
  'container asks for CPU and memory': container((c) => delete found(c.resources?.requests)['cpu']),
  'container has a limit of memory': container((c) => delete found(c.resources).limits),
  'container’s CPU is not throttled': container((c) => (found(c.resources?.limits)['cpu'] = '1')),
  'image has a version': container((c) => (c.image = 'registry.example:5000/seyir-comments')),
  'no port of the node is taken': container((c) => (found(c.ports?.[0]).hostPort = 80)),
  'secrets come from Secrets': container((c) => c.env?.push({ name: 'DATABASE_URL', value: 'postgres://…' })),
  'no variable is set twice': container((c) => c.env?.push(found(c.env[0]))),
  'server is asked /livez': container((c) => (found(c.livenessProbe?.httpGet).port = 'elsewhere')),
  'server is asked /readyz': container((c) => (found(c.readinessProbe?.httpGet).path = '/livez')),
  'server may take its time to start': container((c) => delete c.startupProbe),
  'server’s endpoint ends before it is stopped': container((c) => delete c.lifecycle),
  'an upgrade takes no replica away before the next is there': spec(
    'Deployment',
    (s) => (found(s.strategy?.rollingUpdate).maxUnavailable = 1),
  ),
  'a scaled deployment leaves its replicas to the scaler': spec('Deployment', (s) => (s.replicas = 2)),
  'a scaler has room and a deployment': spec(
    'HorizontalPodAutoscaler',
    (s) => (s.maxReplicas = s.minReplicas!),
  ),
  'a deployment has one disruption budget, which lets pods go': spec(
    'PodDisruptionBudget',
    (s) => (s.maxUnavailable = 0),
  ),
  'every pod has a network policy of both ways': spec('NetworkPolicy', (s) => (s.policyTypes = ['Ingress'])),
  'calls and the internal door are open to named pods alone': spec('NetworkPolicy', (s) =>
    s.ingress?.push({ ports: [{ port: 9090 }] }),
  ),
  'calls get out of who makes them and in where they go': spec(
    'NetworkPolicy',
    (s) => delete found(s.ingress?.[0]?.from?.[0]).podSelector,
  ),
  'a service finds pods and their ports': spec(
    'Service',
    (s) => (found(s.ports?.[0]).targetPort = 'elsewhere'),
  ),
  'nothing leads out of the cluster but a way in that was asked for': spec(
    'Service',
    (s) => (s.type = 'LoadBalancer'),
  ),
  'a workload selects its own pods': spec(
    'Deployment',
    (s) => (found(s.selector?.matchLabels)['app.kubernetes.io/name'] = 'other'),
  ),
  'the charts hold no secrets': {
    plant: (all) => all.push({ kind: 'Secret', metadata: { name: 'passwords' }, data: {} }),
  },
  'a migration goes before the new version and ends': {
    plant: (all) => (found(first(all, 'Job').metadata.annotations)['helm.sh/hook'] = 'post-upgrade'),
  },
  'a job is not taken for a replica': {
    plant(all) {
      const job = first(all, 'Job');
      const labels = found(job.spec?.template).metadata.labels;
      labels['app.kubernetes.io/name'] = found(labels['app.kubernetes.io/name']).replace('-migrate', '');
    },
  },
  'a database inside a pod has one replica and a volume that stays': embedded(
    spec('StatefulSet', (s) => (s.replicas = 2)),
  ),
  'topics get as many copies whoever makes them': container(
    (c) => (found(c.env?.find(({ name }) => name === 'KAFKA_REPLICATION')).value = '1'),
  ),
  'who calls a service is believed by it': container(
    (c) => (found(c.env?.find(({ name }) => name === 'CALLER_KEYS')).value = '{}'),
  ),
  'the charts bring no key that is believed': container((c) => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const gateway = [publicKey.export({ type: 'spki', format: 'pem' })];
    found(c.env?.find(({ name }) => name === 'CALLER_KEYS')).value = JSON.stringify({ gateway });
  }),
  'pictures and mails do not lie in one pod of many': {
    example: 'minimal',
    ...pod(({ volumes }) => {
      const data = found(volumes?.find(({ name }) => name === 'data'));
      delete data['persistentVolumeClaim'];
      data['emptyDir'] = { sizeLimit: '1Gi' };
    }),
  },
  'objects say whose they are': {
    plant: (all) => delete first(all, 'Service').metadata.labels?.['app.kubernetes.io/part-of'],
  },
  'objects are in the release’s namespace': {
    plant: (all) => delete first(all, 'Service').metadata.namespace,
  },
  'no two objects have one name': { plant: (all) => all.push(first(all, 'Service')) },
};
