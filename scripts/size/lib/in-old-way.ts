import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { OldWay } from './old-ways.ts';

/** Arguments of node and environment for a process; without a way, it works as it is. */
export const inOldWay = (way: OldWay | undefined): { args: string[]; env: Record<string, string> } =>
  way === undefined
    ? { args: [], env: {} }
    : {
        args: ['--import', pathToFileURL(join(import.meta.dirname, '../old-way.ts')).href],
        env: { SEYIR_OLD_WAY: way },
      };
