import { readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { run } from './run.js';

/** Every live process of the PostgreSQL that works in `data`: the postmaster and its backends. */
export async function processesIn(data: string): Promise<number[]> {
  const folder = await realpath(data).catch(() => undefined);
  if (folder === undefined) return [];
  return process.platform === 'linux' ? byWorkingDirectory(folder) : byCommandLine(folder);
}

async function byWorkingDirectory(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const inside = await Promise.all(pids.map((pid) => worksIn(pid, folder)));
  return pids.filter((_, index) => inside[index]).map(Number);
}

async function worksIn(pid: string, folder: string): Promise<boolean> {
  try {
    if ((await readlink(`/proc/${pid}/cwd`)) !== folder) return false;
    // A zombie remains where no process reaps orphans (a container without init); it holds no resources.
    return !/\) [ZX] /.test(await readFile(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function byCommandLine(folder: string): Promise<number[]> {
  const { output } = await run('ps', ['-axo', 'pid=,command=']);
  return output
    .split('\n')
    .filter((line) => line.includes(` -D ${folder} `))
    .map((line) => Number.parseInt(line, 10));
}
