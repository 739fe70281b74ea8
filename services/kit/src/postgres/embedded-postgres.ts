import { chown, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { silent, type LineLog } from './line-log.js';
import { linkLibraries, makeExecutable, nativeDirectory } from './binaries.js';
import { createDatabase } from './create-database.js';
import { initialise, SUPERUSER } from './initdb.js';
import { lockInstance } from './instance-lock.js';
import { chooseUser } from './run-as.js';
import { defaultSettings, unsafeSettings, type PostgresSettings } from './settings.js';
import { makeSocketDirectory } from './socket-directory.js';
import { supervise } from './supervise.js';

export interface EmbeddedPostgresOptions {
  /** Folder of the cluster; created if missing. Only one process at a time may use it. */
  readonly root: string;
  readonly log?: LineLog;
  readonly settings?: PostgresSettings;
  /** Without fsync: for clusters of tests only. */
  readonly unsafeFast?: boolean;
  /** If aborted, the start stops soon and rejects. */
  readonly stopping?: AbortSignal | undefined;
}

export interface EmbeddedPostgres {
  /** Address of a database on the private socket: `postgres://user@/name?host=/folder&port=5432`. */
  url(database: string): string;
  /** Process id of the current server; it changes after a restart. */
  readonly pid: number;
  /** Creates an empty database (UTF-8, C.UTF-8) if it is missing. */
  ensureDatabase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a private PostgreSQL that only this user can reach: no TCP, one socket in a private folder. It stops with this process,
 * however the process ends, and restarts if it dies. Rejects if another process uses `root`.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = path.resolve(options.root);
  const native = nativeDirectory();
  // The parent folders keep the usual mode, because the user of PostgreSQL must pass through them.
  await mkdir(path.dirname(root), { recursive: true });
  await mkdir(root, { recursive: true, mode: 0o700 });
  const lock = await lockInstance(root);
  try {
    const { sockets, server, synced } = await start(root, native, options);
    const url = (database: string) =>
      `postgres://${SUPERUSER}@/${encodeURIComponent(database)}?host=${encodeURIComponent(sockets)}&port=5432`;
    return {
      url,
      get pid() {
        return server.pid;
      },
      ensureDatabase: (name) => createDatabase(url('postgres'), name),
      async stop() {
        await server.stop();
        await synced;
        await rm(sockets, { recursive: true, force: true });
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function start(root: string, native: string, options: EmbeddedPostgresOptions) {
  const { log = silent, unsafeFast = false, stopping } = options;
  const data = path.join(root, 'data');
  const libraries = path.join(root, 'lib');
  await makeExecutable(native);
  const user = await chooseUser(native, root, data);
  if (user.ids) await chown(root, user.ids.uid, user.ids.gid);
  await linkLibraries(native, libraries);
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    LD_LIBRARY_PATH: [libraries, path.join(native, 'lib')].join(path.delimiter),
    LC_ALL: 'C.UTF-8',
    TZ: 'UTC',
  };
  const { synced } = await initialise({ data, native, user, env, unsafeFast, stopping });
  stopping?.throwIfAborted();
  const sockets = await makeSocketDirectory(root, user);
  const settings = {
    ...defaultSettings,
    ...(unsafeFast ? unsafeSettings : {}),
    ...options.settings,
    unix_socket_directories: sockets,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = await supervise({ native, data, args: ['-D', data, ...flags], user, env, log, stopping });
  return { sockets, server, synced };
}
