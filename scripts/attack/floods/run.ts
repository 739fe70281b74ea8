// Runs the floods on a fresh site in one process: `node scripts/attack/floods/run.ts [part of a flood's name]`. `npm
// run test:attack` also runs it, through `name`, `settings` and `run`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArgs } from '../../lib/args.ts';
import { loginsIn, startEmbedded } from '../../lib/site.ts';
import { floods, inWords } from './flood.ts';

export const name = 'Floods beside a bystander';
/**
 * Environment of the site, with the limits for visitors. It differs from that of the other attacks, so this one gets
 * a separate process: the others use up limits, and memory is measured from idle.
 */
export const settings = { LOG_LEVEL: 'silent' };

/** @param on `only`: floods whose name contains it */
export const run = async ({
  site: { origin, pid, logins },
  say,
  only,
}: {
  site: { origin: string; pid?: number | undefined; logins: { username: string; password: string }[] };
  say: (text: string) => void;
  only?: string;
}): Promise<{ name: string; ok: boolean; detail: string }[]> => {
  const [login] = logins;
  if (pid === undefined || !login) throw new Error('floods need the process and a login of the site');
  const { results, memory } = await floods({ origin, pid, login, say, only });
  return [...results, memory].map((result) => ({
    name: result.name,
    ok: result.findings.length === 0,
    detail: inWords(result),
  }));
};

const USAGE = "usage: node scripts/attack/floods/run.ts [PART of a flood's name]";

const runAlone = async () => {
  const [only] = readArgs(USAGE, { allowPositionals: true }).positionals;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const data = mkdtempSync(join(tmpdir(), 'seyir-floods-'));
  try {
    // Importing the demo uses memory, so the site is restarted before the measurement of its idle memory.
    await (await startEmbedded(data)).stop();
    const site = await startEmbedded(data);
    const rows = await run({
      site: { ...site, logins: loginsIn(data) },
      say: console.log,
      only,
    });
    await site.stop();
    for (const { name: what, ok, detail } of rows) console.log(`${ok ? '✓' : '✗'} ${what}: ${detail}`);
    process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
};

if (process.argv[1] === import.meta.filename) await runAlone();
