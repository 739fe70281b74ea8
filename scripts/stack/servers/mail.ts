import { existsSync, mkdirSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import type { Spec } from './spec.ts';

const PYTHON = '/usr/bin/python3';
const PACKAGE = '/usr/lib/python3/dist-packages/aiosmtpd';

/** Folder of the mails, one file each, below the server's folder. */
export const MAILS = join('data', 'new');

/** A mail server that delivers nothing: it stores mails as files. */
export const mail: Spec = {
  name: 'mail',
  ports: ['client'],
  stopSignal: 'SIGTERM',
  secrets: () => ({}),
  identity: [],
  missing: () => (existsSync(PACKAGE) ? [] : ['python3-aiosmtpd']),
  async install() {},

  async prepare({ folder, ports, host }) {
    const mails = join(folder, 'data');
    for (const name of ['cur', 'new', 'tmp']) mkdirSync(join(mails, name), { recursive: true, mode: 0o700 });
    return {
      command: PYTHON,
      args: [
        '-m',
        'aiosmtpd',
        '--nosetuid',
        '--listen',
        `${host}:${ports['client']}`,
        '--class',
        'aiosmtpd.handlers.Mailbox',
        mails,
      ],
      cwd: folder,
    };
  },

  ready: ({ ports, host }) => greets(ports['client'] ?? 0, host),
  async provision() {},
};

function greets(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host });
    const done = (result: boolean) => {
      resolve(result);
      socket.destroy();
    };
    socket.setTimeout(1_000, () => done(false));
    socket.once('error', () => done(false)).once('close', () => done(false));
    socket.once('data', (data) => done(data.toString().startsWith('220 ')));
  });
}
