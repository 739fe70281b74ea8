import { createPublicKey } from 'node:crypto';
import type { Container, Manifest, Pod } from './manifests.ts';

/** Returns its findings, one line each. */
export type Check = (all: readonly Manifest[]) => string[];

const WORKLOADS = ['Deployment', 'StatefulSet', 'Job'];

const podOf = (manifest: Manifest): Pod | undefined =>
  WORKLOADS.includes(manifest.kind) ? manifest.spec?.template?.spec : undefined;

const title = ({ kind, metadata }: Manifest) => `${kind}/${metadata.name}`;

const objects =
  (kinds: readonly string[], fault: (one: Manifest, all: readonly Manifest[]) => unknown): Check =>
  (all) =>
    all.filter((one) => kinds.includes(one.kind) && fault(one, all)).map(title);

const pods = (fault: (pod: Pod, of: Manifest) => unknown): Check =>
  objects(WORKLOADS, (one) => {
    const pod = podOf(one);
    return !pod || fault(pod, one);
  });

const containers = (fault: (container: Container, of: Manifest) => unknown): Check =>
  pods((pod, of) => pod.containers.length === 0 || pod.containers.some((one) => fault(one, of)));

/** Long-running workloads; a job has neither probes nor replicas. */
const servers = (fault: (container: Container, of: Manifest) => unknown): Check =>
  containers((container, of) => of.kind !== 'Job' && fault(container, of));

const matches = (selector: Record<string, string> | undefined, labels: Record<string, string> | undefined) =>
  selector !== undefined &&
  Object.entries(selector).length > 0 &&
  Object.entries(selector).every(([name, value]) => labels?.[name] === value);

const podLabels = (one: Manifest) => one.spec?.template?.metadata.labels;

const probePort = (container: Container, probe: 'startupProbe' | 'livenessProbe' | 'readinessProbe') =>
  container.ports?.some(({ name }) => name === container[probe]?.httpGet?.port);

const variable = (env: Container['env'], name: string) => env?.find((one) => one.name === name)?.value;

const deploymentOf = (all: readonly Manifest[], name: string) =>
  all.find((one) => one.kind === 'Deployment' && podLabels(one)?.['app.kubernetes.io/name'] === name);

const value = (one: Manifest | undefined, name: string): unknown =>
  JSON.parse(
    (one && podOf(one))?.containers.map(({ env }) => variable(env, name)).find((value) => value) ?? '{}',
  );

const keysOf = (one: Manifest | undefined) => value(one, 'CALLER_KEYS') as Record<string, string | string[]>;

/** Every process with the processes that it calls, and their ports. */
const calls = (all: readonly Manifest[]) =>
  all
    .filter((one) => one.kind === 'Deployment')
    .flatMap((one) =>
      Object.entries(value(one, 'PEERS') as Record<string, string>).map(([peer, address]) => ({
        caller: podLabels(one)?.['app.kubernetes.io/name'] ?? '',
        peer,
        port: Number(address.split(':').at(-1)),
      })),
    );

const isPublicKey = (pem: string) => {
  try {
    createPublicKey(pem);
    return true;
  } catch {
    return false;
  }
};

const SECRETS = /(_URL|_KEY|SECRET|PASSWORD|TOKEN)$/;
/** Addresses without a password, and public keys. */
const NOT_SECRET = ['WEB_URL', 'WEB_GRAPHQL_URL', 'KEYCLOAK_URL', 'KEYCLOAK_INTERNAL_URL'];

/**
 * Requirements of operators, of clusters with restricted pods, and of rolling upgrades, for every object of the
 * charts.
 */
export const rules: Readonly<Record<string, Check>> = {
  'pod does not run as root': pods(
    ({ securityContext }) =>
      securityContext?.runAsNonRoot !== true || (securityContext.runAsUser ?? 0) < 10_000,
  ),
  'pod has the runtime’s seccomp profile': pods(
    ({ securityContext }) => securityContext?.seccompProfile?.type !== 'RuntimeDefault',
  ),
  'pod has no service account token': pods((pod) => pod.automountServiceAccountToken !== false),
  'pod has no service links in its environment': pods((pod) => pod.enableServiceLinks !== false),
  'pod uses no namespaces of its node': pods((pod) => pod.hostNetwork || pod.hostPID || pod.hostIPC),
  'pod mounts no host path': pods((pod) => pod.volumes?.some((volume) => 'hostPath' in volume)),
  'pod’s temporary volumes have a size limit': pods((pod) =>
    pod.volumes?.some(
      ({ emptyDir }) => emptyDir !== undefined && !(emptyDir as { sizeLimit?: string }).sizeLimit,
    ),
  ),
  'pod has its own service account': pods(
    (pod, of) => of.kind !== 'Job' && (pod.serviceAccountName ?? 'default') === 'default',
  ),
  'pod has time to drain': pods(
    (pod, of) => of.kind !== 'Job' && (pod.terminationGracePeriodSeconds ?? 0) < 30,
  ),
  'replicas are spread': pods(
    (pod, of) => of.kind === 'Deployment' && !pod.topologySpreadConstraints?.length,
  ),
  'container cannot gain privileges': containers(
    ({ securityContext }) =>
      securityContext?.allowPrivilegeEscalation !== false || securityContext.privileged === true,
  ),
  'container has a read-only root file system': containers(
    ({ securityContext }) => securityContext?.readOnlyRootFilesystem !== true,
  ),
  'container has no capabilities': containers(
    ({ securityContext }) =>
      !securityContext?.capabilities?.drop?.includes('ALL') || securityContext.capabilities.add !== undefined,
  ),
  'container needs no shell': containers(
    ({ command, lifecycle }) => command !== undefined || lifecycle?.preStop?.exec !== undefined,
  ),
  'container requests CPU and memory': containers(
    ({ resources }) => !resources?.requests?.['cpu'] || !resources.requests['memory'],
  ),
  'container has a memory limit': containers(({ resources }) => !resources?.limits?.['memory']),
  'container has no CPU limit': containers(({ resources }) => resources?.limits?.['cpu']),
  'image has a version tag': containers(
    ({ image }) => !/(:[^:/]+|@sha256:[0-9a-f]{64})$/.test(image) || image.endsWith(':latest'),
  ),
  'container uses no host port': containers(({ ports }) => ports?.some(({ hostPort }) => hostPort)),
  'secrets come from Secrets': containers(({ env }) =>
    env?.some(({ name, value }) => SECRETS.test(name) && !NOT_SECRET.includes(name) && value !== undefined),
  ),
  'no environment variable is set twice': containers(
    ({ env = [] }) => new Set(env.map(({ name }) => name)).size !== env.length,
  ),
  'server has a liveness probe at /livez': servers(
    (one) => one.livenessProbe?.httpGet?.path !== '/livez' || !probePort(one, 'livenessProbe'),
  ),
  'server has a readiness probe at /readyz': servers(
    (one) => one.readinessProbe?.httpGet?.path !== '/readyz' || !probePort(one, 'readinessProbe'),
  ),
  'server has a startup probe': servers(
    (one) => one.startupProbe?.httpGet?.path !== '/readyz' || !probePort(one, 'startupProbe'),
  ),
  'server’s endpoint is removed before it is stopped': servers(
    ({ lifecycle }) => (lifecycle?.preStop?.sleep?.seconds ?? 0) < 1,
  ),
  'an upgrade removes no replica before the next one is ready': objects(
    ['Deployment'],
    ({ spec }) => spec?.strategy?.rollingUpdate?.maxUnavailable !== 0,
  ),
  'an autoscaled deployment does not set its replicas': objects(['Deployment'], (one, all) => {
    const scaled = all.some(
      ({ kind, spec }) =>
        kind === 'HorizontalPodAutoscaler' && spec?.scaleTargetRef?.name === one.metadata.name,
    );
    return scaled === (one.spec?.replicas !== undefined);
  }),
  'an autoscaler has a range and a deployment': objects(
    ['HorizontalPodAutoscaler'],
    ({ spec }, all) =>
      (spec?.minReplicas ?? 0) < 2 ||
      (spec?.maxReplicas ?? 0) <= (spec?.minReplicas ?? 0) ||
      !all.some(
        ({ kind, metadata }) => kind === 'Deployment' && metadata.name === spec?.scaleTargetRef?.name,
      ),
  ),
  'a deployment has one disruption budget, which allows evictions': objects(['Deployment'], (one, all) => {
    const budgets = all.filter(
      ({ kind, spec }) =>
        kind === 'PodDisruptionBudget' && matches(spec?.selector?.matchLabels, podLabels(one)),
    );
    return budgets.length !== 1 || !budgets[0]?.spec?.maxUnavailable;
  }),
  'every pod has a network policy for both directions': objects(
    WORKLOADS,
    (one, all) =>
      !all.some(
        ({ kind, spec }) =>
          kind === 'NetworkPolicy' &&
          matches(spec?.podSelector?.matchLabels, podLabels(one)) &&
          spec?.policyTypes?.includes('Ingress') &&
          spec.policyTypes.includes('Egress'),
      ),
  ),
  'calls and the internal endpoint are open only to named pods': objects(['NetworkPolicy'], ({ spec }) =>
    spec?.ingress?.some(
      ({ from, ports }) => ports?.some(({ port }) => [9090, 8081].includes(port)) && !from?.length,
    ),
  ),
  'network policies allow each call at its caller and at its target': (all) => {
    const labels = (name: string) => {
      const deployment = deploymentOf(all, name);
      return deployment && podLabels(deployment);
    };
    const passes = (of: string, way: 'ingress' | 'egress', other: string, port: number) =>
      all.some(
        ({ kind, spec }) =>
          kind === 'NetworkPolicy' &&
          matches(spec?.podSelector?.matchLabels, labels(of)) &&
          spec?.[way]?.some(
            ({ from, to, ports }) =>
              ports?.some((one) => one.port === port) &&
              (way === 'ingress' ? from : to)?.some(({ podSelector }) =>
                matches(podSelector?.matchLabels, labels(other)),
              ),
          ),
      );
    return calls(all)
      .filter(
        ({ caller, peer, port }) =>
          !passes(caller, 'egress', peer, port) || !passes(peer, 'ingress', caller, port),
      )
      .map(({ caller, peer }) => `${caller} to ${peer}`);
  },
  'a service selects existing pods and ports': objects(['Service'], (one, all) => {
    const found = all.filter(
      (other) =>
        ['Deployment', 'StatefulSet'].includes(other.kind) &&
        matches(one.spec?.selector as Record<string, string> | undefined, podLabels(other)),
    );
    const offered = found.flatMap(
      (other) => podOf(other)?.containers.flatMap(({ ports }) => ports ?? []) ?? [],
    );
    return (
      found.length !== 1 ||
      one.spec?.ports?.some(({ targetPort }) => !offered.some(({ name }) => name === targetPort))
    );
  }),
  'only a configured public entry is reachable from outside the cluster': objects(
    ['Service'],
    ({ spec }) => spec?.type !== 'ClusterIP',
  ),
  'a workload selects its own pods': objects(
    ['Deployment', 'StatefulSet'],
    (one) => !matches(one.spec?.selector?.matchLabels, podLabels(one)),
  ),
  'the charts contain no secrets': objects(['Secret'], () => true),
  'a migration runs before the new version and completes': objects(['Job'], ({ metadata, spec }) => {
    const hook = metadata.annotations?.['helm.sh/hook'] ?? '';
    return (
      !['pre-install', 'pre-upgrade'].every((name) => hook.split(',').includes(name)) ||
      !spec?.activeDeadlineSeconds ||
      (spec.backoffLimit ?? 6) > 3
    );
  }),
  'a job does not count as a replica': objects(['Job'], (one, all) =>
    all.some(
      ({ kind, spec }) =>
        kind === 'Service' && matches(spec?.selector as Record<string, string> | undefined, podLabels(one)),
    ),
  ),
  'a database inside a pod has one replica and a persistent volume': objects(
    ['StatefulSet'],
    ({ spec }) => spec?.replicas !== 1 || !spec.volumeClaimTemplates?.length,
  ),
  'all services create topics with the same replication': (all) => {
    const makers = all.flatMap((one) =>
      (podOf(one)?.containers ?? [])
        .filter(({ env }) => variable(env, 'KAFKA_BROKERS') !== undefined)
        .map(({ env }) => ({
          maker: title(one),
          copies: `${variable(env, 'KAFKA_REPLICATION')} ${variable(env, 'KAFKA_MIN_IN_SYNC')}`,
        })),
    );
    return makers.filter(({ copies }) => copies !== makers[0]?.copies).map(({ maker }) => maker);
  },
  'a service trusts the keys of its callers': (all) =>
    calls(all)
      .filter(({ caller, peer }) => !Object.keys(keysOf(deploymentOf(all, peer))).includes(caller))
      .map(({ caller, peer }) => `${caller} at ${peer}`),
  'the charts contain no trusted key': objects(WORKLOADS, (one) =>
    Object.values(keysOf(one)).flat().some(isPublicKey),
  ),
  'replicated pods do not store pictures and mails in the pod': pods(
    ({ containers: [container], volumes }, { kind }) =>
      kind === 'Deployment' &&
      variable(container?.env, 'SEYIR_DATA') !== undefined &&
      variable(container?.env, 'S3_ENDPOINT') === undefined &&
      !volumes?.some(({ name, persistentVolumeClaim }) => name === 'data' && persistentVolumeClaim),
  ),
  'objects have the labels of their application': (all) =>
    all
      .filter(({ metadata }) => {
        const of = (name: string) => metadata.labels?.[`app.kubernetes.io/${name}`];
        return !of('name') || !of('instance') || of('part-of') !== 'seyir' || !of('version');
      })
      .map(title),
  'objects are in the release’s namespace': (all) =>
    all.filter(({ metadata }) => metadata.namespace !== 'seyir').map(title),
  'all objects have unique names': (all) => {
    const seen = all.map(title);
    return seen.filter((name, index) => seen.indexOf(name) !== index);
  },
};
