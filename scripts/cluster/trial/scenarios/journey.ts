import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as runProgram } from '../../../stack/lib/packages.ts';
import { journeysOf } from '../../../lib/playwright.ts';
import { originOf } from '../settings.ts';
import type { Scenario } from '../run.ts';

const root = join(import.meta.dirname, '../../../..');
const JOURNEY = 'session';

export const journey: Scenario = {
  name: 'a journey',
  says: 'a member signs in, watches and signs out in a browser, through the gateway of the cluster',
  async run({ site, logins }) {
    const forwarded = await site.forward();
    try {
      const passed = await runJourney({
        SEYIR_SITE: originOf(site.facts),
        SEYIR_LOGINS: logins(),
        SEYIR_MAILS: site.stack.mails,
      });
      return { facts: `${JOURNEY}: ${passed} tests passed`, findings: passed > 0 ? [] : ['no test ran'] };
    } finally {
      await forwarded.close();
    }
  },
};

/** @returns number of passed tests @throws {Error} if one failed */
const runJourney = async (env: Record<string, string>): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-journey-'));
  const report = join(folder, 'report.json');
  try {
    await runProgram(process.execPath, journeysOf(`${JOURNEY}.journey`, '--workers=1'), {
      cwd: root,
      env: { ...process.env, ...env, SEYIR_REPORT: report },
    });
    return JSON.parse(readFileSync(report, 'utf8')).passed;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
