import { spawnSync } from 'node:child_process';

/** @typedef {import('./processes.mjs').Launch} Launch */

/**
 * The one right that lets a user pass through a folder that is closed to it, the narrower first: containers often have
 * the second only.
 */
const PASSAGES = ['dac_read_search', 'dac_override'];

/**
 * How a program that refuses root is to be started when we are root: as `user`; and where that user does not reach the
 * folder (it lies below a closed home) with the right to pass.
 * @param {string} user
 * @param {string} folder
 * @returns {{ owner?: { uid: number, gid: number }, as: (launch: Launch) => Launch }} `owner`: who must own the files
 * @throws {Error} when there is no way
 */
export function unprivileged(user, folder) {
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
