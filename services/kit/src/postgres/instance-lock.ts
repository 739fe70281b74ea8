import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../process/config.js';

export interface InstanceLock {
  release(): void;
}

/**
 * Locks the folder against a second process. The lock is SQLite's file lock: the kernel releases it when its holder dies in any
 * way, so there are no stale locks.
 */
export async function lockInstance(root: string): Promise<InstanceLock> {
  const holderFile = path.join(root, 'instance.pid');
  const database = new DatabaseSync(path.join(root, 'instance.lock'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (cause) {
    database.close();
    const holder = await readFile(holderFile, 'utf8').catch(() => 'unknown');
    throw new ConfigError(
      `${root} is in use by another process (pid ${holder.trim()}): stop that process, or use another data folder`,
      { cause },
    );
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return { release: () => database.close() };
}
