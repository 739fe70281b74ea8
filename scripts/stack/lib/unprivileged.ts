import { spawnSync } from 'node:child_process';
import type { Launch } from './processes.ts';

/**
 * Capabilities that let a user pass through a folder without access, the narrower one first: containers often have only the second.
 */
const PASSAGES = ['dac_read_search', 'dac_override'];

/**
 * How to start a program that refuses to run as root, if we are root: as `user`. If that user cannot reach the folder (for example
 * below a closed home), it also gets the capability to pass.
 * @returns `owner`: the required owner of the files
 * @throws {Error} if there is no way
 */
export function unprivileged(
  user: string,
  folder: string,
): { owner?: { uid: number; gid: number }; as: (launch: Launch) => Launch } {
  if (process.getuid?.() !== 0) return { as: (launch) => launch };
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error(`there is no system user ${user}`);
  const owner = { uid, gid };
  const look = ['-c', 'cd "$1"', 'sh', folder];
  if (spawnSync('/bin/sh', look, { uid, gid, cwd: '/' }).status === 0) {
    return { owner, as: (launch) => ({ ...launch, uid, gid }) };
  }
  const identity = [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  for (const passage of PASSAGES) {
    const through = [...identity, `--inh-caps=+${passage}`, `--ambient-caps=+${passage}`];
    if (spawnSync('setpriv', [...through, '/bin/sh', ...look], { cwd: '/' }).status === 0) {
      return {
        owner,
        as: (launch) => ({
          ...launch,
          command: 'setpriv',
          args: [...through, launch.command, ...launch.args],
        }),
      };
    }
  }
  throw new Error(
    `the system user ${user} cannot reach ${folder}: take a folder outside closed homes, such as /var/tmp`,
  );
}
