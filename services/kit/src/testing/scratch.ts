import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A fresh folder among the temporary files that `remove` deletes with all that is in it. */
export async function scratchDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'seyir-test-'));
  return { path: directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
