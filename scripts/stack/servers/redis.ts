import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { makeCertificate } from '../lib/certificate.ts';
import { findOnPath } from '../lib/find.ts';
import { LOOPBACK } from '../lib/ports.ts';
import type { Spec } from './spec.ts';

/** Redis, with and without TLS, only in memory: its data may be lost at any time, and a restart here does lose it. */
export const redis: Spec = {
  name: 'redis',
  ports: ['client', 'tls'],
  stopSignal: 'SIGTERM',
  secrets: () => ({ password: randomBytes(24).toString('base64url') }),
  identity: [],
  missing: () => [
    ...(findOnPath('redis-server') ? [] : ['redis-server']),
    ...(findOnPath('openssl') ? [] : ['openssl']),
  ],
  async install() {},

  async prepare({ folder, ports, secrets, host, settings }) {
    const command = findOnPath('redis-server');
    if (!command) throw new Error('redis-server is not on the path');
    const { cert, key } = await makeCertificate(folder, host);
    const all = {
      bind: [...new Set([LOOPBACK, host])].join(' '),
      port: String(ports['client']),
      'tls-port': String(ports['tls']),
      'tls-cert-file': cert,
      'tls-key-file': key,
      'tls-auth-clients': 'no',
      dir: join(folder, 'data'),
      requirepass: secrets['password'],
      save: '""',
      appendonly: 'no',
      maxmemory: '256mb',
      'maxmemory-policy': 'allkeys-lru',
      ...settings,
    };
    const file = join(folder, 'redis.conf'); // a file, because every user of the machine can see arguments
    mkdirSync(join(folder, 'data'), { recursive: true });
    const lines = Object.entries(all).map(([key, value]) => `${key} ${value}\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
    return { command, args: [file], cwd: folder };
  },

  ready: ({ ports, secrets }) => answersPing(ports['client'] ?? 0, secrets['password'] ?? ''),
  async provision() {},
};

function answersPing(port: number, password: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    let answer = '';
    const done = (result: boolean) => {
      resolve(result);
      socket.destroy();
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once('error', () => done(false)).once('close', () => done(false));
    socket.on('data', (data) => {
      answer += data;
      if (answer.includes('+PONG')) done(true);
      else if (answer.includes('-')) done(false);
    });
    socket.write(`AUTH ${password}\r\nPING\r\n`);
  });
}
