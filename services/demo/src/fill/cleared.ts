import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const clearedFile = (dataDir: string): string => join(dataDir, 'demo-cleared.json');

/** Whether somebody has cleared the demo from this data folder, or has begun to: it is not filled in again. */
export const isCleared = (dataDir: string): boolean => existsSync(clearedFile(dataDir));

/** From here on nothing fills the demo in again, also when clearing is interrupted. */
export const markCleared = async (dataDir: string, at: Date): Promise<void> => {
  if (isCleared(dataDir)) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(clearedFile(dataDir), `${JSON.stringify({ begunAt: at.toISOString() })}\n`);
};
