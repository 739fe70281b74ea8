import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;

/** @returns the parent of every running process, by process id */
const parents = (): Map<number, number> =>
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

/** @returns the process and all its descendants */
export const family = (root: number): number[] => {
  const all = parents();
  const members = [root];
  for (const member of members) for (const [pid, parent] of all) if (parent === member) members.push(pid);
  return members;
};

/** CPU seconds of the processes, including ended children. */
export const cpuSeconds = (pids: number[]): number =>
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

/** @returns proportional set size in MB: shared pages count once */
export const memoryMb = (pids: number[]): number =>
  pids.reduce((sum, pid) => {
    try {
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
      return sum + Number(pss ?? 0) / 1024;
    } catch {
      return sum;
    }
  }, 0);
