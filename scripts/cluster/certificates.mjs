import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { run } from '../stack/lib/packages.mjs';
import { API_IP, at, DOMAIN, kubeconfig, NODE, NODE_IP } from './places.mjs';

/**
 * Who is who in the cluster: a name, a group, and where it may be met.
 * @type {Record<string, { name: string, group?: string, names?: string[] }>}
 */
const PEOPLE = {
  apiserver: {
    name: 'kube-apiserver',
    names: [
      ...[
        'kubernetes',
        'kubernetes.default',
        'kubernetes.default.svc',
        `kubernetes.default.svc.${DOMAIN}`,
      ].map((name) => `DNS:${name}`),
      ...['DNS:localhost', `IP:${API_IP}`, 'IP:127.0.0.1', `IP:${NODE_IP}`],
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

/** Those that speak to the API as a client. */
const CLIENTS = ['admin', 'manager', 'scheduler', 'proxy', 'dns', 'kubelet'];

/** @param {string} name */
export const certificate = (name) => at('pki', `${name}.crt`);
/** @param {string} name */
export const key = (name) => at('pki', `${name}.key`);
/** @param {string} name */
export const configOf = (name) => (name === 'admin' ? kubeconfig() : at('pki', `${name}.kubeconfig`));

/** Makes keys, certificates and what clients are told, where they are missing. */
export async function makeCertificates() {
  mkdirSync(at('pki'), { recursive: true, mode: 0o700 });
  if (!existsSync(certificate('ca')))
    await run('openssl', [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3650', '-subj', '/CN=cluster-ca'],
      ...['-addext', 'keyUsage=critical,keyCertSign,cRLSign,digitalSignature'],
      ...['-keyout', key('ca'), '-out', certificate('ca')],
    ]);
  if (!existsSync(at('pki', 'accounts.pub'))) {
    await run('openssl', ['genrsa', '-out', key('accounts'), '2048']);
    await run('openssl', ['rsa', '-in', key('accounts'), '-pubout', '-out', at('pki', 'accounts.pub')]);
  }
  for (const [file, who] of Object.entries(PEOPLE)) if (!existsSync(certificate(file))) await sign(file, who);
  for (const name of CLIENTS) writeFileSync(configOf(name), clientOf(name), { mode: 0o600 });
}

/** @param {string} file @param {{ name: string, group?: string, names?: string[] }} who */
async function sign(file, { name, group, names = [] }) {
  const request = at('pki', `${file}.csr`);
  const extensions = at('pki', `${file}.ext`);
  await run('openssl', [
    ...['req', '-new', '-newkey', 'rsa:2048', '-nodes', '-subj', `${group ? `/O=${group}` : ''}/CN=${name}`],
    ...['-keyout', key(file), '-out', request],
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
    ...['x509', '-req', '-in', request, '-CA', certificate('ca'), '-CAkey', key('ca'), '-CAcreateserial'],
    ...['-days', '3650', '-out', certificate(file), '-extfile', extensions],
  ]);
}

/** @param {string} name */
const clientOf = (name) =>
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
