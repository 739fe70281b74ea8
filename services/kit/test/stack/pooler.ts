import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findOnPath } from '../../../../scripts/stack/lib/find.ts';
import { aptInstall } from '../../../../scripts/stack/lib/packages.ts';
import { unprivileged } from '../../../../scripts/stack/lib/unprivileged.ts';
import { eventually } from '../../src/testing/eventually.js';

/** A folder that is only on root's PATH. */
const DEBIAN = '/usr/sbin/pgbouncer';
const installed = () => findOnPath('pgbouncer') ?? (existsSync(DEBIAN) ? DEBIAN : undefined);

export interface Pooler {
  /** `host:port` */
  readonly at: string;
  close(): Promise<void>;
}

/** Debian's PgBouncer in transaction mode in front of a server: three server sessions per database for all clients. */
export const startPooler = async (server: string): Promise<Pooler> => {
  if (!installed()) await aptInstall(['pgbouncer'], () => undefined);
  const at = new URL(server);
  const { owner, as } = unprivileged('postgres', tmpdir());
  const folder = mkdtempSync(join(tmpdir(), 'seyir-pooler-'));
  const port = await freePort();
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${at.username}" "${at.password}"\n`);
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=${at.hostname} port=${at.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
server_login_retry = 1
`,
  );
  if (owner) for (const one of [folder, users, file]) chownSync(one, owner.uid, owner.gid);
  const { command, args, ...options } = as({ command: installed() ?? '', args: [file] });
  const child = spawn(command, args, { ...options, stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const pooler = `127.0.0.1:${port}`;
  const url = Object.assign(new URL(server), { host: pooler }).href;
  await eventually(() => answers(url), 20_000);
  return {
    at: pooler,
    async close() {
      child.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const freePort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};
