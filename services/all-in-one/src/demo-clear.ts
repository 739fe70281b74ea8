import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Survey } from '@seyir/demo';
import { dataDirOf } from './command-config.js';
import type { CommandContext } from './command-context.js';
import { reachSite } from './reach-site.js';

/** Timeout of a call that removes one slice, or counts the whole demo. */
const CALL_TIMEOUT_MS = 30_000;

/**
 * Clears the demo from a site.
 * @returns the exit code: 0, or 1 if the operator did not agree
 */
export const clearCommand = async (
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
  { config, env, out, complain, agrees, signal }: CommandContext,
): Promise<number> => {
  const dataDir = dataDirOf(config);
  // This folder has never held a site, so the command does not start one.
  if (config.PEERS === undefined && !existsSync(join(dataDir, 'secrets.json'))) {
    out.write(`There is no site in ${dataDir}, and so no demo content.\n`);
    return 0;
  }
  const { clearDemo, DEMO_SEED, surveyDemo } = await import('@seyir/demo');
  const say = (text: string) => out.write(`› ${text}\n`);
  const site = await reachSite(config, env, say, signal);
  try {
    const reach = { ...site, timeoutMs: CALL_TIMEOUT_MS };
    const survey = await surveyDemo({ ...reach, seed: DEMO_SEED });
    const isEmpty = survey.counts.every(({ count }) => count === 0);
    if (isEmpty && !existsSync(join(dataDir, 'demo-logins.json'))) {
      out.write('There is no demo content on this site.\n');
      return 0;
    }
    out.write(describe(survey));
    if (dryRun) {
      out.write('Nothing was removed.\n');
      return 0;
    }
    if (!yes && !agrees) {
      complain(
        'There is no terminal for the question: add --yes to remove all of this. Nothing was removed.',
      );
      return 1;
    }
    if (!yes && !(await agrees?.('Remove all of this? This cannot be undone. [y/N] '))) {
      out.write('Nothing was removed.\n');
      return 1;
    }
    await clearDemo({ ...reach, survey, progress: say, signal });
    out.write('The demo is cleared, and is not filled in again.\n');
    return 0;
  } catch (error) {
    if (signal.aborted) complain('Stopped. The same command continues from here.');
    throw error;
  } finally {
    await site.close();
  }
};

/** One line for each kind of thing to remove; things that stay are left out. */
const describe = ({ counts }: Survey): string => {
  const lines = counts
    .filter(({ count }) => count > 0)
    .map(({ what, count, ofOthers }) => {
      const others = ofOthers > 0 ? `   ${ofOthers} of them by members who stay` : '';
      return `  ${what.padEnd(20)}${String(count).padStart(8)}${others}`;
    });
  const lost = counts.some(({ ofOthers }) => ofOthers > 0);
  return [
    'Demo content on this site:',
    ...lines,
    ...(lost ? ['Comments and marks of remaining members on demo titles are removed too.'] : []),
    '',
  ].join('\n');
};
