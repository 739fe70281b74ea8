import { join } from 'node:path';
import { run as runProgram } from '../../../stack/lib/packages.mjs';
import { jestEnv } from '../../../lib/jest-env.mjs';
import { originOf } from '../settings.mjs';

const root = join(import.meta.dirname, '../../../..');
const JOURNEY = 'session';

/** @type {import('../run.mjs').Scenario} */
export const journey = {
  name: 'a journey',
  says: 'a member signs in, watches and signs out in a browser, through the gateway of the cluster',
  async run({ site, logins }) {
    const forwarded = await site.forward();
    try {
      const passed = await runJest({
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

/** @param {Record<string, string>} env @returns {Promise<number>} how many tests passed @throws {Error} when one failed */
const runJest = async (env) => {
  const args = ['-c', 'scripts/journeys/jest.config.js', '-w', '1', '--json', JOURNEY];
  const output = await runProgram('jest', args, { cwd: root, env: { ...process.env, ...jestEnv, ...env } });
  return JSON.parse(output.split('\n').find((line) => line.startsWith('{')) ?? '{}').numPassedTests ?? 0;
};
