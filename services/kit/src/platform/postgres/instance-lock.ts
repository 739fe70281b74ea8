import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config.js';

export interface InstanceLock {
  release(): void;
}

/**
 * Keeps a second process away from the folder. The lock is SQLite's file lock, because the kernel itself drops it
 * when its holder dies, however it dies: there is no stale lock to judge.
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
      `${root} is in use by another process (pid ${holder.trim()}): stop that one, or keep this one's data elsewhere`,
      { cause },
    );
  }
  await writeFile(holderFile, `${process.pid}\n`);
  return { release: () => database.close() };
}
