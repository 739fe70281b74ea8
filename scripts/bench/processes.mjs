import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** @returns {Map<number, number>} parent by process id, of everything that runs */
const parents = () =>
  new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
          return [[Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
        } catch {
          return [];
        }
      }),
  );

/** @param {number} root @returns {number[]} it and all below it */
export const family = (root) => {
  const all = parents();
  const members = [root];
  for (const member of members) for (const [pid, parent] of all) if (parent === member) members.push(pid);
  return members;
};

/**
 * CPU seconds that they have used, with those of their children that have ended.
 * @param {number[]} pids @returns {number}
 */
export const cpuSeconds = (pids) =>
  pids.reduce((sum, pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const ticks = fields.slice(11, 15).reduce((all, field) => all + Number(field), 0);
      return sum + ticks / TICKS_A_SECOND;
    } catch {
      return sum;
    }
  }, 0);

/** @param {number[]} pids @returns {number} proportional set size in MB: shared pages count once */
export const memoryMb = (pids) =>
  pids.reduce((sum, pid) => {
    try {
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
      return sum + Number(pss ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
