import { stat } from 'node:fs/promises';
import path from 'node:path';
import { run } from './run.js';

export interface UserIds {
  readonly uid: number;
  readonly gid: number;
}

/** The user that runs PostgreSQL; PostgreSQL refuses root. */
export interface RunAs {
  readonly mode: string;
  /** The user that must own the data; undefined if the files belong to our user. */
  readonly ids: UserIds | undefined;
  wrap(command: string, args: readonly string[]): [command: string, args: string[]];
}

const plain = (command: string, args: readonly string[]): [string, string[]] => [command, [...args]];

/**
 * Chooses the user for PostgreSQL. If we are root, it is `postgres` or `nobody` if they can reach both folders; else root itself,
 * mapped to that user in a user namespace, so that a checkout below /root works too.
 */
export async function chooseUser(native: string, root: string, data: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { mode: 'self', ids: undefined, wrap: plain };
  const owner = await stat(data).then(
    (found) => found.uid,
    () => undefined,
  );
  for (const user of ['postgres', 'nobody']) {
    // A number without an entry in the user database is not enough: initdb looks up its name.
    const [uid, gid] = [await numericId('-u', user), await numericId('-g', user)];
    if (!uid || !gid) continue;
    if (
      (owner ?? uid) === uid &&
      (await canEnter({ uid, gid }, path.join(native, 'bin'), path.dirname(root)))
    ) {
      return { mode: `user ${user}`, ids: { uid, gid }, wrap: plain };
    }
    const namespace = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
    if ((owner ?? 0) === 0 && (await succeeds('unshare', [...namespace, 'true']))) {
      return {
        mode: `root as ${user} in a user namespace`,
        ids: undefined,
        wrap: (command, args) => ['unshare', [...namespace, command, ...args]],
      };
    }
  }
  throw new Error(
    `started as root, and no unprivileged user can reach both ${native} and ${root}: ` +
      'start as an ordinary user, or put the data into a folder such as /var/lib/seyir',
  );
}

async function numericId(flag: '-u' | '-g', user: string): Promise<number | undefined> {
  const { code, output } = await run('id', [flag, user]);
  return code === 0 ? Number(output) : undefined;
}

const succeeds = (command: string, args: string[], ids?: UserIds): Promise<boolean> =>
  run(command, args, ids).then(
    ({ code }) => code === 0,
    () => false,
  );

async function canEnter(ids: UserIds, ...folders: string[]): Promise<boolean> {
  for (const folder of folders) {
    if (!(await succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], ids))) return false;
  }
  return true;
}
