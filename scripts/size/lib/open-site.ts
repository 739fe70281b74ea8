import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unlimited } from '../../lib/limits.ts';
import { start, type Program } from '../../lib/site.ts';
import { inOldWay } from './in-old-way.ts';
import type { OldWay } from './old-ways.ts';

export interface OpenSite extends Program {
  /** its folder, which `stop` removes */
  data: string;
}

/** The whole site in one process on a folder of its own, without limits. @param way absent: as it is */
export const openFreshSite = async (way?: OldWay): Promise<OpenSite> => {
  const data = mkdtempSync(join(tmpdir(), 'seyir-size-'));
  const { args, env } = inOldWay(way);
  const site = await start(
    [...args, 'services/all-in-one/dist/main.js'],
    { PORT: '0', SEYIR_DATA: data, OPEN_GRAPHQL: 'true', LOG_LEVEL: 'error', ...unlimited, ...env },
    /open at (http\S+)\s/,
  );
  return {
    ...site,
    data,
    async stop() {
      await site.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
};
