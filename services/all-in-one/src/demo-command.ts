import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ConfigError } from '@seyir/kit';
import type { CommandContext } from './import-command.js';
import { reachSite } from './reach-site.js';

const USAGE = `usage: npm run demo -- refresh
  refresh  moves the dates of the demo content to around now; ids and what members wrote stay as they are`;

/** Commands about the demo content. @returns the exit code: 0, or 2 for wrong arguments */
export const demoCommand = async (
  args: readonly string[],
  { config, env, out, complain }: CommandContext,
): Promise<number> => {
  if (args.length !== 1 || args[0] !== 'refresh') {
    complain(USAGE);
    return 2;
  }
  const dataDir = resolve(config.SEYIR_DATA);
  // Filling in what was never there is not what was asked for.
  if (!existsSync(join(dataDir, 'demo-logins.json')))
    throw new ConfigError(`There is no demo content in ${dataDir}`);
  const say = (text: string) => out.write(`› ${text}\n`);
  const site = await reachSite(config, env, say);
  try {
    const { DEMO_SEED, fillDemo } = await import('@seyir/scripts');
    const { updated } = await fillDemo({ ...site, seed: DEMO_SEED, now: new Date(), progress: say });
    say(`${updated} dates moved to around now`);
    return 0;
  } finally {
    await site.close();
  }
};
