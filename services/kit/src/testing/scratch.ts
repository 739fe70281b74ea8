import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder; `remove` deletes it with its content. */
export async function scratchDirectory(): Promise<{ path: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'seyir-test-'));
  return { path: directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
