import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const clearedFile = (dataDir: string): string => join(dataDir, 'demo-cleared.json');

/** Whether a clear command has run or started on this data folder; the demo is then not filled in again. */
export const isCleared = (dataDir: string): boolean => existsSync(clearedFile(dataDir));

/** From now on the demo is not filled in again, even if clearing is interrupted. */
export const markCleared = async (dataDir: string, at: Date): Promise<void> => {
  if (isCleared(dataDir)) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(clearedFile(dataDir), `${JSON.stringify({ begunAt: at.toISOString() })}\n`);
};
