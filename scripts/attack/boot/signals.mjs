// SIGTERM at several moments of the first start: it ends in a few seconds with exit code 0 and without a line of an error,
// and the next start completes the site.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callerOf } from '../../lib/caller.mjs';
import { loginsIn } from '../../lib/site.mjs';
import { startProcess } from './site-process.mjs';

export const name = 'a first start heeds SIGTERM at any moment';
export const settings = false;
export const short = true;

/** Loading, PostgreSQL, migrations, filling in: where each falls depends on the machine. */
const MOMENTS_MS = [500, 1_500, 3_000, 6_000, 10_000, 15_000];
const SHORT_MS = [500, 3_000];
const MOST_SECONDS = 10;

/** @param {{ short?: boolean }} [options] @returns {Promise<{ name: string, ok: boolean, detail: string }[]>} */
export const run = async ({ short = false } = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-boot-'));
  const data = join(folder, 'var');
  const rows = [];
  try {
    for (const moment of short ? SHORT_MS : MOMENTS_MS) {
      const site = startProcess(data);
      await delay(moment);
      const { code, seconds } = await site.stop();
      const lines = site.errorLines();
      // A signal that comes before any of our code runs ends every program.
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
