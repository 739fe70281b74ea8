import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../stack/lib/packages.ts';
import { API_IP, at, DOMAIN, kubeconfig, NODE, NODE_IP } from './places.ts';

/** The identities of the cluster: a name, a group, and the names of its certificate. */
const PEOPLE: Record<string, { name: string; group?: string; names?: string[] }> = {
  apiserver: {
    name: 'kube-apiserver',
    names: [
      ...[
        'kubernetes',
        'kubernetes.default',
        'kubernetes.default.svc',
        `kubernetes.default.svc.${DOMAIN}`,
      ].map((name) => `DNS:${name}`),
      'DNS:localhost',
      `IP:${API_IP}`,
      'IP:127.0.0.1',
      `IP:${NODE_IP}`,
    ],
  },
  'apiserver-kubelet': { name: 'kube-apiserver-kubelet-client', group: 'system:masters' },
  'front-proxy': { name: 'front-proxy-client' },
  admin: { name: 'kubernetes-admin', group: 'system:masters' },
  manager: { name: 'system:kube-controller-manager' },
  scheduler: { name: 'system:kube-scheduler' },
  proxy: { name: 'system:kube-proxy' },
  dns: { name: 'system:coredns' },
  kubelet: { name: `system:node:${NODE}`, group: 'system:nodes', names: [`DNS:${NODE}`, `IP:${NODE_IP}`] },
};

/** Identities with a client configuration for the API. */
const CLIENTS = ['admin', 'manager', 'scheduler', 'proxy', 'dns', 'kubelet'];

export const certificate = (name: string) => at('pki', `${name}.crt`);
export const key = (name: string) => at('pki', `${name}.key`);
export const configOf = (name: string) => (name === 'admin' ? kubeconfig() : at('pki', `${name}.kubeconfig`));

/** Creates missing keys, certificates and client configurations. */
export async function makeCertificates() {
  mkdirSync(at('pki'), { recursive: true, mode: 0o700 });
  if (!existsSync(certificate('ca')))
    await run('openssl', [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '3650',
      '-subj',
      '/CN=cluster-ca',
      '-addext',
      'keyUsage=critical,keyCertSign,cRLSign,digitalSignature',
      '-keyout',
      key('ca'),
      '-out',
      certificate('ca'),
    ]);
  if (!existsSync(at('pki', 'accounts.pub'))) {
    await run('openssl', ['genrsa', '-out', key('accounts'), '2048']);
    await run('openssl', ['rsa', '-in', key('accounts'), '-pubout', '-out', at('pki', 'accounts.pub')]);
  }
  for (const [file, who] of Object.entries(PEOPLE)) if (!existsSync(certificate(file))) await sign(file, who);
  for (const name of CLIENTS) writeFileSync(configOf(name), clientOf(name), { mode: 0o600 });
}

async function sign(
  file: string,
  { name, group, names = [] }: { name: string; group?: string; names?: string[] },
) {
  const request = at('pki', `${file}.csr`);
  const extensions = at('pki', `${file}.ext`);
  await run('openssl', [
    'req',
    '-new',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    `${group ? `/O=${group}` : ''}/CN=${name}`,
    '-keyout',
    key(file),
    '-out',
    request,
  ]);
  writeFileSync(
    extensions,
    [
      'basicConstraints=CA:FALSE',
      'keyUsage=digitalSignature,keyEncipherment',
      'extendedKeyUsage=serverAuth,clientAuth',
      ...(names.length > 0 ? [`subjectAltName=${names.join(',')}`] : []),
      '',
    ].join('\n'),
  );
  await run('openssl', [
    'x509',
    '-req',
    '-in',
    request,
    '-CA',
    certificate('ca'),
    '-CAkey',
    key('ca'),
    '-CAcreateserial',
    '-days',
    '3650',
    '-out',
    certificate(file),
    '-extfile',
    extensions,
  ]);
}

const clientOf = (name: string) =>
  JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: 'local',
        cluster: { server: `https://${NODE_IP}:6443`, 'certificate-authority': certificate('ca') },
      },
    ],
    users: [{ name, user: { 'client-certificate': certificate(name), 'client-key': key(name) } }],
    contexts: [{ name: 'local', context: { cluster: 'local', user: name } }],
    'current-context': 'local',
  });
