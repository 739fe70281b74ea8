// Writes values.schema.json of each chart. All processes have the same values, except `config` and ingress.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { config, type Schema } from './components.ts';

const charts = join(import.meta.dirname, '../../charts');

const text = { type: 'string' };
const flag = { type: 'boolean' };
const port = { type: 'integer', minimum: 1, maximum: 65_535 };
const count = { type: 'integer', minimum: 0 };
/** Kubernetes describes and checks these values itself. */
const kubernetes = { type: 'object' };
const texts = { type: 'object', additionalProperties: text };
const addresses = { type: 'array', items: { type: 'string', pattern: '^[^:/ ]+:[0-9]+$' } };
const secretName = { type: 'string', pattern: '^([a-z0-9]([a-z0-9.-]*[a-z0-9])?)?$' };
const origin = { type: 'string', pattern: '^(https?://[a-z0-9.-]+(:[0-9]+)?)?$' };
const pem = { type: 'string', pattern: '^-----BEGIN PUBLIC KEY-----' };

const strict = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
});

const probe = strict({
  initialDelaySeconds: count,
  periodSeconds: { type: 'integer', minimum: 1 },
  failureThreshold: { type: 'integer', minimum: 1 },
  timeoutSeconds: { type: 'integer', minimum: 1 },
});
const callerKeys = {
  type: 'object',
  additionalProperties: { anyOf: [pem, { type: 'array', items: pem, minItems: 1 }] },
};

const copies = { type: ['integer', 'null'], minimum: 1 };
const kafka = strict({ brokers: addresses, replication: copies, minInSync: copies });

const common = {
  site: { type: 'string', pattern: '^([a-z]([a-z0-9-]{0,38}[a-z0-9])?)?$' },
  origin,
  image: strict({
    registry: text,
    repository: text,
    tag: text,
    digest: { type: 'string', pattern: '^(sha256:[0-9a-f]{64})?$' },
    pullPolicy: { enum: ['IfNotPresent', 'Always', 'Never'] },
    pullSecrets: { type: 'array', items: secretName },
  }),
  replicas: count,
  existingSecret: secretName,
  callerKeys,
  peers: { type: 'object', additionalProperties: addresses.items },
  database: strict({
    existingSecret: secretName,
    key: text,
    port,
    directPort: { ...port, type: ['integer', 'null'] },
  }),
  redis: strict({
    existingSecret: secretName,
    key: text,
    port,
    sentinelPort: { ...port, type: ['integer', 'null'] },
  }),
  kafka,
  files: strict({ existingClaim: text }),
  migrations: strict({
    mode: { enum: ['hook', 'start', 'off'] },
    existingSecret: secretName,
    activeDeadlineSeconds: { type: 'integer', minimum: 30 },
    resources: kubernetes,
  }),
  service: strict({ type: { enum: ['ClusterIP', 'NodePort', 'LoadBalancer'] }, annotations: texts }),
  serviceAccount: strict({ name: text, annotations: texts }),
  probes: strict({ startup: probe, liveness: probe, readiness: probe }),
  minReadySeconds: { type: 'integer', minimum: 0 },
  resources: kubernetes,
  autoscaling: strict({
    enabled: flag,
    minReplicas: { type: 'integer', minimum: 1 },
    maxReplicas: { type: 'integer', minimum: 1 },
    cpu: { type: 'integer', minimum: 10, maximum: 100 },
  }),
  pdb: strict({
    enabled: flag,
    maxUnavailable: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', pattern: '^[1-9][0-9]?%$' },
      ],
    },
  }),
  topology: strict({ spread: { enum: ['soft', 'hard', 'off'] }, key: text }),
  podSecurityContext: kubernetes,
  securityContext: kubernetes,
  networkPolicy: strict({
    enabled: flag,
    metricsFrom: { type: 'array', items: kubernetes },
    publicFrom: { type: 'array', items: kubernetes },
    callersFrom: { type: 'array', items: kubernetes },
    extraEgress: { type: 'array', items: kubernetes },
  }),
  metrics: strict({ serviceMonitor: strict({ enabled: flag, interval: text, labels: texts }) }),
  drainSeconds: { type: 'integer', minimum: 1, maximum: 60 },
  terminationGracePeriodSeconds: { type: 'integer', minimum: 30 },
  podAnnotations: texts,
  podLabels: texts,
  nodeSelector: texts,
  tolerations: { type: 'array', items: kubernetes },
  affinity: kubernetes,
  priorityClassName: text,
};

const waysIn = {
  ingress: strict({
    enabled: flag,
    className: text,
    host: text,
    tlsSecret: secretName,
    annotations: texts,
  }),
  httpRoute: strict({
    enabled: flag,
    host: text,
    parentRefs: { type: 'array', items: kubernetes },
    annotations: texts,
  }),
};

/** The schema allows old keys, so that the chart's own error message can name the new key (charts/lib/templates/_renamed.tpl). */
const renamed = { replicaCount: {}, env: {}, podDisruptionBudget: {}, topologySpreadConstraints: {} };

/** Keys that Helm adds to a chart's values. */
const fromHelm = { global: { type: 'object' }, 'seyir-lib': { type: 'object' } };

const own = (name: string) => ({
  ...common,
  config: strict(config[name] as Record<string, Schema>),
  ...renamed,
});

const $schema = 'https://json-schema.org/draft-07/schema#';
const processes = Object.keys(config).filter((name) => name !== 'embedded');

/** @returns by chart */
const schemas = (): Record<string, Schema> => ({
  ...Object.fromEntries(
    processes.map((name) => [
      name,
      { $schema, ...strict({ ...fromHelm, ...own(name), ...(name === 'gateway' && waysIn) }) },
    ]),
  ),
  seyir: {
    $schema,
    ...strict({
      ...fromHelm,
      global: {
        type: 'object',
        properties: { origin, callerKeys, kafka },
      },
      tags: strict({ fleet: flag }),
      alerts: strict({ enabled: flag, labels: texts }),
      // Each subchart checks its own values.
      ...Object.fromEntries(processes.map((name) => [name, { type: 'object' }])),
      embedded: strict({
        ...own('embedded'),
        ...waysIn,
        enabled: flag,
        volume: strict({ size: { type: 'string', pattern: '^[0-9]+[KMGT]i$' }, storageClassName: text }),
      }),
    }),
  },
});

/** @returns contents by path */
export const schemaFiles = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(schemas()).map(async ([name, schema]) => {
        const written = await format(JSON.stringify(schema), { parser: 'json', printWidth: 110 });
        return [join(charts, name, 'values.schema.json'), written];
      }),
    ),
  );

if (process.argv[1] === import.meta.filename)
  for (const [file, written] of Object.entries(await schemaFiles())) writeFileSync(file, written);
