import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { makeCertificate } from '../lib/certificate.mjs';
import { findOnPath } from '../lib/find.mjs';
import { LOOPBACK } from '../lib/ports.mjs';

/**
 * Redis, with and without TLS, in memory only: what it holds may be lost at any moment, and a restart here makes that true.
 * @type {import('./spec.mjs').Spec}
 */
export const redis = {
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
    const file = join(folder, 'redis.conf'); // a file, since arguments are seen by every user of the machine
    mkdirSync(join(folder, 'data'), { recursive: true });
    const lines = Object.entries(all).map(([key, value]) => `${key} ${value}\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
    return { command, args: [file], cwd: folder };
  },

  ready: ({ ports, secrets }) => answersPing(ports['client'] ?? 0, secrets['password'] ?? ''),
  async provision() {},
};

/**
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function answersPing(port, password) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    let answer = '';
    const done = (/** @type {boolean} */ result) => {
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
