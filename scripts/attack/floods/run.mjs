// The floods on a fresh site in one process: `node scripts/attack/floods/run.mjs [part of a flood's name]`; also an attack of
// `npm run test:attack`, which imports `name`, `settings` and `run`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loginsIn, startEmbedded } from '../../lib/site.mjs';
import { floods, inWords } from './flood.mjs';

export const name = 'Floods beside a bystander';
/** Environment of the site: the limits that visitors meet. */
export const settings = {};

/**
 * @param {{ site: { origin: string, pid?: number | undefined, logins: { username: string, password: string }[] },
 *   say: (text: string) => void, only?: string }} on `only`: floods whose name contains it
 * @returns {Promise<{ name: string, ok: boolean, detail: string }[]>}
 */
export const run = async ({ site: { origin, pid, logins }, say, only }) => {
  const [login] = logins;
  if (pid === undefined || !login) throw new Error('floods need the process and a login of the site');
  const { results, memory } = await floods({ origin, pid, login, say, only });
  return [...results, memory].map((result) => ({
    name: result.name,
    ok: result.findings.length === 0,
    detail: inWords(result),
  }));
};

const runAlone = async () => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const data = mkdtempSync(join(tmpdir(), 'seyir-floods-'));
  try {
    // Filling in the demo takes memory that a site at rest does not: what is measured starts anew.
    await (await startEmbedded(data)).stop();
    const site = await startEmbedded(data);
    const rows = await run({
      site: { ...site, logins: loginsIn(data) },
      say: console.log,
      only: process.argv[2],
    });
    await site.stop();
    for (const { name: what, ok, detail } of rows) console.log(`${ok ? '✓' : '✗'} ${what}: ${detail}`);
    process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) await runAlone();
