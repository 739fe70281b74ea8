import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../errors/error-code.js';
import type { LineLog } from './line-log.js';
import { until } from '../time/until.js';
import { processesIn } from './processes.js';

const PATIENCE_MS = 20_000;

/**
 * Stops the PostgreSQL that an earlier process left running in `data`, and removes its pid file. PostgreSQL would otherwise trust
 * the file if the number belongs to another process by now. Call it only with the instance lock.
 */
export async function stopOrphan(data: string, log: LineLog): Promise<void> {
  const pidFile = path.join(data, 'postmaster.pid');
  const pid = await readFile(pidFile, 'utf8').then(
    (text) => Number.parseInt(text, 10),
    () => undefined,
  );
  if (pid !== undefined && (await processesIn(data)).includes(pid)) {
    log(`stopping PostgreSQL ${pid}, left over by an earlier process`);
    signal(pid, 'SIGINT');
    const gone = async () => !(await processesIn(data)).includes(pid);
    if (!(await until(gone, PATIENCE_MS))) signal(pid, 'SIGQUIT');
  }
  // Backends exit by themselves when their postmaster is gone.
  if (!(await until(async () => (await processesIn(data)).length === 0, PATIENCE_MS))) {
    throw new Error(`processes of an earlier PostgreSQL still use ${data}: ${await processesIn(data)}`);
  }
  await rm(pidFile, { force: true });
}

/** Sends a signal; ignores a process that is already gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
