// SIGTERM at several moments of the first start: the process ends within seconds with exit code 0 and without an
// error line, and the next start completes the site.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callerOf } from '../../site/caller.ts';
import { loginsIn } from '../../lib/site.ts';
import { startProcess } from './site-process.ts';

export const name = 'a first start heeds SIGTERM at any moment';
export const settings = false;
export const short = true;

/**
 * The signals arrive during loading, PostgreSQL's start, migrations and the demo import; the exact phase depends on the machine.
 */
const MOMENTS_MS = [500, 1_500, 3_000, 6_000, 10_000, 15_000];
const SHORT_MS = [500, 3_000];
const MOST_SECONDS = 10;

export const run = async ({ short = false }: { short?: boolean } = {}): Promise<
  { name: string; ok: boolean; detail: string }[]
> => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-boot-'));
  const data = join(folder, 'var');
  const rows = [];
  try {
    for (const moment of short ? SHORT_MS : MOMENTS_MS) {
      const site = startProcess(data);
      await delay(moment);
      const { code, seconds } = await site.stop();
      const lines = site.errorLines();
      // Before our first line runs, a signal ends any program.
      const isOver = code === 0 || (code === 'SIGTERM' && site.said.out === '');
      rows.push({
        name: `SIGTERM ${moment / 1000} s into a first start`,
        ok: isOver && seconds <= MOST_SECONDS && lines.length === 0,
        detail: `exit ${code} after ${seconds.toFixed(1)} s, ${lines.length} error lines ${lines[0] ?? ''}`,
      });
    }
    const site = startProcess(data);
    const origin = await site.ready();
    const [login] = loginsIn(data);
    const isIn =
      login &&
      (await callerOf(origin)
        .signedIn(login)
        .then(Boolean, () => false));
    const { code } = await site.stop();
    rows.push({
      name: 'the next start completes the site',
      ok: isIn === true && code === 0,
      detail: `a demo login signs in: ${isIn}, exit ${code}`,
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return rows;
};
