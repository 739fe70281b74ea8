import { generateKeyPairSync } from 'node:crypto';
import type { Container, Manifest, Pod, Spec } from './manifests.ts';

/** A fault for each rule, planted in an example without faults. */
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
  'pod does not run as root': pod((p) => (found(p.securityContext).runAsUser = 0)),
  'pod has the runtime’s seccomp profile': pod((p) => delete found(p.securityContext).seccompProfile),
  'pod has no service account token': pod((p) => delete p.automountServiceAccountToken),
  'pod has no service links in its environment': pod((p) => (p.enableServiceLinks = true)),
  'pod uses no namespaces of its node': pod((p) => (p.hostNetwork = true)),
  'pod mounts no host path': pod((p) => p.volumes?.push({ name: 'x', hostPath: { path: '/' } })),
  'pod’s temporary volumes have a size limit': pod((p) => p.volumes?.push({ name: 'x', emptyDir: {} })),
  'pod has its own service account': pod((p) => delete p.serviceAccountName),
  'pod has time to drain': pod((p) => (p.terminationGracePeriodSeconds = 5)),
  'replicas are spread': pod((p) => delete p.topologySpreadConstraints),
  'container cannot gain privileges': container((c) => (found(c.securityContext).privileged = true)),
  'container has a read-only root file system': container(
    (c) => delete found(c.securityContext).readOnlyRootFilesystem,
  ),
  'container has no capabilities': container(
    (c) => (found(c.securityContext).capabilities = { drop: ['ALL'], add: ['NET_ADMIN'] }),
  ),
  'container needs no shell': container((c) => (c.command = ['sh', '-c', 'node dist/main.js'])),
  'container requests CPU and memory': container((c) => delete found(c.resources?.requests)['cpu']),
  'container has a memory limit': container((c) => delete found(c.resources).limits),
  'container has no CPU limit': container((c) => (found(c.resources?.limits)['cpu'] = '1')),
  'image has a version tag': container((c) => (c.image = 'registry.example:5000/seyir-comments')),
  'container uses no host port': container((c) => (found(c.ports?.[0]).hostPort = 80)),
  'secrets come from Secrets': container((c) => c.env?.push({ name: 'DATABASE_URL', value: 'postgres://…' })),
  'no environment variable is set twice': container((c) => c.env?.push(found(c.env[0]))),
  'server has a liveness probe at /livez': container(
    (c) => (found(c.livenessProbe?.httpGet).port = 'elsewhere'),
  ),
  'server has a readiness probe at /readyz': container(
    (c) => (found(c.readinessProbe?.httpGet).path = '/livez'),
  ),
  'server has a startup probe': container((c) => delete c.startupProbe),
  'server’s endpoint is removed before it is stopped': container((c) => delete c.lifecycle),
  'an upgrade removes no replica before the next one is ready': spec(
    'Deployment',
    (s) => (found(s.strategy?.rollingUpdate).maxUnavailable = 1),
  ),
  'an autoscaled deployment does not set its replicas': spec('Deployment', (s) => (s.replicas = 2)),
  'an autoscaler has a range and a deployment': spec(
    'HorizontalPodAutoscaler',
    (s) => (s.maxReplicas = s.minReplicas!),
  ),
  'a deployment has one disruption budget, which allows evictions': spec(
    'PodDisruptionBudget',
    (s) => (s.maxUnavailable = 0),
  ),
  'every pod has a network policy for both directions': spec(
    'NetworkPolicy',
    (s) => (s.policyTypes = ['Ingress']),
  ),
  'calls and the internal endpoint are open only to named pods': spec('NetworkPolicy', (s) =>
    s.ingress?.push({ ports: [{ port: 9090 }] }),
  ),
  'network policies allow each call at its caller and at its target': spec(
    'NetworkPolicy',
    (s) => delete found(s.ingress?.[0]?.from?.[0]).podSelector,
  ),
  'a service selects existing pods and ports': spec(
    'Service',
    (s) => (found(s.ports?.[0]).targetPort = 'elsewhere'),
  ),
  'only a configured public entry is reachable from outside the cluster': spec(
    'Service',
    (s) => (s.type = 'LoadBalancer'),
  ),
  'a workload selects its own pods': spec(
    'Deployment',
    (s) => (found(s.selector?.matchLabels)['app.kubernetes.io/name'] = 'other'),
  ),
  'the charts contain no secrets': {
    plant: (all) => all.push({ kind: 'Secret', metadata: { name: 'passwords' }, data: {} }),
  },
  'a migration runs before the new version and completes': {
    plant: (all) => (found(first(all, 'Job').metadata.annotations)['helm.sh/hook'] = 'post-upgrade'),
  },
  'a job does not count as a replica': {
    plant(all) {
      const job = first(all, 'Job');
      const labels = found(job.spec?.template).metadata.labels;
      labels['app.kubernetes.io/name'] = found(labels['app.kubernetes.io/name']).replace('-migrate', '');
    },
  },
  'a database inside a pod has one replica and a persistent volume': embedded(
    spec('StatefulSet', (s) => (s.replicas = 2)),
  ),
  'all services create topics with the same replication': container(
    (c) => (found(c.env?.find(({ name }) => name === 'KAFKA_REPLICATION')).value = '1'),
  ),
  'a service trusts the keys of its callers': container(
    (c) => (found(c.env?.find(({ name }) => name === 'CALLER_KEYS')).value = '{}'),
  ),
  'the charts contain no trusted key': container((c) => {
    const { publicKey } = generateKeyPairSync('ed25519');
    const gateway = [publicKey.export({ type: 'spki', format: 'pem' })];
    found(c.env?.find(({ name }) => name === 'CALLER_KEYS')).value = JSON.stringify({ gateway });
  }),
  'replicated pods do not store pictures and mails in the pod': {
    example: 'minimal',
    ...pod(({ volumes }) => {
      const data = found(volumes?.find(({ name }) => name === 'data'));
      delete data['persistentVolumeClaim'];
      data['emptyDir'] = { sizeLimit: '1Gi' };
    }),
  },
  'objects have the labels of their application': {
    plant: (all) => delete first(all, 'Service').metadata.labels?.['app.kubernetes.io/part-of'],
  },
  'objects are in the release’s namespace': {
    plant: (all) => delete first(all, 'Service').metadata.namespace,
  },
  'all objects have unique names': { plant: (all) => all.push(first(all, 'Service')) },
};
