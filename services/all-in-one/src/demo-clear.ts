import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Survey } from '@seyir/demo';
import { dataDirOf } from './command-config.js';
import type { CommandContext } from './command-context.js';
import { reachSite } from './reach-site.js';

/** A removal of one slice, or a count over all of the demo. */
const CALL_TIMEOUT_MS = 30_000;

/** Clears the demo from a site. @returns the exit code: 0, or 1 where it was not agreed to */
export const clearCommand = async (
  { dryRun, yes }: { dryRun: boolean; yes: boolean },
  { config, env, out, complain, agrees, signal }: CommandContext,
): Promise<number> => {
  const dataDir = dataDirOf(config);
  // A folder that no site has ever been in: none is begun there to look for a demo.
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
      complain('Nobody is there to be asked: add --yes to remove all of this. Nothing was removed.');
      return 1;
    }
    if (!yes && !(await agrees?.('Remove all of this? There is no way back. [y/N] '))) {
      out.write('Nothing was removed.\n');
      return 1;
    }
    await clearDemo({ ...reach, survey, progress: say, signal });
    out.write('The demo is cleared, and is not filled in again.\n');
    return 0;
  } catch (error) {
    if (signal.aborted) complain('Stopped. The same command goes on from here.');
    throw error;
  } finally {
    await site.close();
  }
};

/** A line for each kind of thing that there is; what stays is not in it. */
const describe = ({ counts }: Survey): string => {
  const lines = counts
    .filter(({ count }) => count > 0)
    .map(({ what, count, ofOthers }) => {
      const others = ofOthers > 0 ? `   ${ofOthers} of them by members who stay` : '';
      return `  ${what.padEnd(20)}${String(count).padStart(8)}${others}`;
    });
  const lost = counts.some(({ ofOthers }) => ofOthers > 0);
  return [
    'Of the demo there are on this site:',
    ...lines,
    ...(lost ? ['What members who stay wrote and marked about demo titles goes with those titles.'] : []),
    '',
  ].join('\n');
};
