import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

/** The part of a Kubernetes object that the rules read. */
export interface Manifest {
  kind: string;
  metadata: {
    name: string;
    namespace?: string;
    labels?: Record<string, string>;
    annotations?: Record<string, string>;
  };
  spec?: Spec;
  data?: Record<string, string>;
}

export interface Spec {
  replicas?: number;
  selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>;
  template?: { metadata: { labels: Record<string, string> }; spec: Pod };
  strategy?: { rollingUpdate?: { maxUnavailable?: number } };
  type?: string;
  ports?: { name: string; port: number; targetPort: string }[];
  maxUnavailable?: number | string;
  minReplicas?: number;
  maxReplicas?: number;
  scaleTargetRef?: { kind: string; name: string };
  podSelector?: { matchLabels?: Record<string, string> };
  policyTypes?: string[];
  egress?: Rule[];
  ingress?: Rule[];
  activeDeadlineSeconds?: number;
  backoffLimit?: number;
  rules?: unknown;
  volumeClaimTemplates?: unknown[];
}

interface Peer {
  podSelector?: { matchLabels?: Record<string, string> };
}

interface Rule {
  from?: Peer[];
  to?: Peer[];
  ports?: { port: number }[];
}

export interface Pod {
  serviceAccountName?: string;
  automountServiceAccountToken?: boolean;
  enableServiceLinks?: boolean;
  hostNetwork?: boolean;
  hostPID?: boolean;
  hostIPC?: boolean;
  securityContext?: Security;
  terminationGracePeriodSeconds?: number;
  topologySpreadConstraints?: unknown[];
  containers: Container[];
  volumes?: Record<string, unknown>[];
}

interface Security {
  runAsNonRoot?: boolean;
  runAsUser?: number;
  allowPrivilegeEscalation?: boolean;
  privileged?: boolean;
  readOnlyRootFilesystem?: boolean;
  capabilities?: { drop?: string[]; add?: string[] };
  seccompProfile?: { type: string };
}

interface Probe {
  httpGet?: { path: string; port: string };
}

export interface Container {
  name: string;
  image: string;
  command?: string[];
  args?: string[];
  env?: {
    name: string;
    value?: string;
    valueFrom?: { secretKeyRef?: { name: string; key: string; optional?: boolean } };
  }[];
  ports?: { name: string; containerPort: number; hostPort?: number }[];
  securityContext?: Security;
  startupProbe?: Probe;
  livenessProbe?: Probe;
  readinessProbe?: Probe;
  lifecycle?: { preStop?: { sleep?: { seconds: number }; exec?: unknown } };
  resources?: { requests?: Record<string, string>; limits?: Record<string, string> };
}

const rendered = join(import.meta.dirname, '../../../../charts/seyir/rendered');

const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).flatMap((document) => (document.toJS() as Manifest | null) ?? []);

const read = new Map<string, Manifest[]>();

/** Returns a copy that the caller may change. */
export const readExample = (name: string): Manifest[] => {
  const known = read.get(name) ?? parseManifests(readFileSync(join(rendered, `${name}.yaml`), 'utf8'));
  read.set(name, known);
  return structuredClone(known);
};
