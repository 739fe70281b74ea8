import { X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './packages.ts';

/**
 * A self-signed certificate for loopback and the given address, created once per folder and address. Only a client
 * with it as CA trusts the server.
 * @returns paths of PEM files; `both`: key and certificate
 */
export async function makeCertificate(
  folder: string,
  host: string,
): Promise<{ cert: string; key: string; both: string }> {
  const files = {
    cert: join(folder, 'tls.crt'),
    key: join(folder, 'tls.key'),
    both: join(folder, 'tls.pem'),
  };
  if (existsSync(files.both) && new X509Certificate(readFileSync(files.cert)).checkIP(host)) return files;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = [...new Set(['IP:127.0.0.1', `IP:${host}`]), 'DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '3650',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    `subjectAltName=${names.join(',')}`,
    '-keyout',
    files.key,
    '-out',
    files.cert,
  ]);
  writeFileSync(files.both, readFileSync(files.key, 'utf8') + readFileSync(files.cert, 'utf8'), {
    mode: 0o600,
  });
  return files;
}
