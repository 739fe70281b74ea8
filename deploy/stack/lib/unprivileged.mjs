import { spawnSync } from 'node:child_process';

/** @typedef {import('./processes.mjs').Launch} Launch */

/**
 * How a program that refuses root is to be started when we are root: as `user` where that user reaches the folder,
 * else in a user namespace in which root's files look like the user's (a folder below a closed home).
 * @param {string} user
 * @param {string} folder
 * @returns {{ owner?: { uid: number, gid: number }, as: (launch: Launch) => Launch }} `owner`: who must own the files
 * @throws {Error} when neither works
 */
export function unprivileged(user, folder) {
  if (process.getuid?.() !== 0) return { as: (launch) => launch };
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout),
  );
  if (!uid || !gid) throw new Error(`there is no system user ${user}`);
  if (spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/' }).status === 0) {
    return { owner: { uid, gid }, as: (launch) => ({ ...launch, uid, gid }) };
  }
  const mapped = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
  if (spawnSync('unshare', [...mapped, 'true']).status === 0) {
    return {
      as: (launch) => ({ ...launch, command: 'unshare', args: [...mapped, launch.command, ...launch.args] }),
    };
  }
  throw new Error(
    `the system user ${user} cannot reach ${folder}: take a folder outside closed homes, such as /var/tmp`,
  );
}
