import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { makeCertificate } from '../lib/certificate.ts';
import { findOnPath } from '../lib/find.ts';
import { run } from '../lib/packages.ts';
import { LOOPBACK } from '../lib/ports.ts';
import { send, gone, workingIn } from '../lib/processes.ts';
import { unprivileged } from '../lib/unprivileged.ts';
import { provisionSql, psql } from './postgres-sql.ts';
import type { Spec } from './spec.ts';

const OLDEST = 15;
/** A role with this name, if it exists, can connect only with TLS, as all roles on a server with `hostssl` lines. */
export const TLS_ALONE = 'tls_alone';
/** Allows all clients that can reach a listening address; the addresses are configured separately. */
const BY_PASSWORD = `hostnossl all ${TLS_ALONE} all reject\nhost all all all scram-sha-256\n`;
const ENVIRONMENT = { LC_ALL: 'C.UTF-8', TZ: 'UTC', PATH: '/usr/bin:/bin' };

/**
 * Debian's PostgreSQL, reachable only over TCP, with and without TLS, every role by password. There is no socket, so the folder's
 * path may have any length.
 */
export const postgres: Spec = {
  name: 'postgres',
  ports: ['client'],
  stopSignal: 'SIGINT', // fast: ends sessions, keeps everything that was committed
  secrets: () => ({ password: randomBytes(24).toString('base64url') }),
  identity: [],
  missing: () => [...(programs() ? [] : ['postgresql']), ...(findOnPath('openssl') ? [] : ['openssl'])],
  async install() {},

  async prepare({ folder, ports, secrets, host, settings }) {
    const bin = programs();
    if (!bin) throw new Error(`no PostgreSQL ${OLDEST} or later on this machine`);
    const { owner, as } = unprivileged('postgres', dirname(folder));
    if (owner) chownSync(folder, owner.uid, owner.gid);
    chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    if (!existsSync(join(data, 'PG_VERSION')))
      await createCluster(bin, folder, secrets['password'] ?? '', { owner, as });
    await clearLeftovers(data);
    const hosts = join(folder, 'hosts.conf');
    writeFileSync(hosts, BY_PASSWORD);
    const { cert, key } = await makeCertificate(folder, host);
    if (owner) for (const file of [hosts, cert, key]) chownSync(file, owner.uid, owner.gid);
    const all = {
      port: String(ports['client']),
      listen_addresses: [...new Set([LOOPBACK, host])].join(','),
      hba_file: hosts,
      ssl: 'on',
      ssl_cert_file: cert,
      ssl_key_file: key,
      unix_socket_directories: '',
      max_connections: '200',
      shared_buffers: '64MB',
      max_wal_size: '256MB',
      recovery_init_sync_method: 'syncfs',
      log_line_prefix: '%m [%p] %q%u@%d ',
      ...settings,
    };
    const args = ['-D', data, ...Object.entries(all).flatMap(([key, value]) => ['-c', `${key}=${value}`])];
    return as({ command: join(bin, 'postgres'), args, env: ENVIRONMENT });
  },

  async ready({ folder }, pid) {
    try {
      const lines = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n');
      return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
    } catch {
      return false;
    }
  },

  async provision({ ports, secrets, services }) {
    await psql(
      { port: ports['client'] ?? 0, password: secrets['password'] ?? '' },
      provisionSql(services, secrets),
    );
  },
};

/** Folder of the newest installed server's programs. */
function programs() {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  const usable = versions.filter(
    (version) => version >= OLDEST && existsSync(`${root}/${version}/bin/postgres`),
  );
  return usable.length === 0 ? undefined : `${root}/${Math.max(...usable)}/bin`;
}

async function createCluster(
  bin: string,
  folder: string,
  password: string,
  { owner, as }: ReturnType<typeof unprivileged>,
) {
  const half = join(folder, 'data.new');
  const passwordFile = join(folder, 'password');
  rmSync(half, { recursive: true, force: true });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  try {
    const { command, args, ...options } = as({
      command: join(bin, 'initdb'),
      args: [
        '-D',
        half,
        '-U',
        'postgres',
        '-E',
        'UTF8',
        '--locale=C.UTF-8',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
      ],
      env: ENVIRONMENT,
      cwd: '/',
    });
    await run(command, args, options);
    mkdirSync(folder, { recursive: true });
    renameSync(half, join(folder, 'data'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * After a kill the backends exit when they notice the postmaster's death. A new one must not start beside them, and a pid file with
 * a reused pid would prevent its start.
 */
async function clearLeftovers(data: string) {
  const left = workingIn(data);
  for (const one of left) send(one, 'SIGQUIT');
  await gone(left, 20_000);
  rmSync(join(data, 'postmaster.pid'), { force: true });
}
