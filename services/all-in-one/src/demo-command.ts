import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '@seyir/kit';
import type { CommandContext } from './command-context.js';
import { clearCommand } from './demo-clear.js';
import { reachSite } from './reach-site.js';

const USAGE = `usage: npm run demo -- refresh
       npm run demo -- clear [--dry-run] [--yes]
  refresh    moves the dates of the demo content to around now; ids and what members wrote stay as they are
  clear      removes the demo content, and what members wrote about its titles; says what, and asks first
  --dry-run  says what would be removed, and removes nothing
  --yes      does not ask`;

/** Commands about the demo content. @returns the exit code: 0, 1 for a clearing that was not agreed to, or 2 for wrong arguments */
export const demoCommand = async (args: readonly string[], context: CommandContext): Promise<number> => {
  const asked = readArgs(args);
  if (asked?.command === 'refresh') return refresh(context);
  if (asked?.command === 'clear') return clearCommand(asked, context);
  context.complain(USAGE);
  return 2;
};

const refresh = async ({ config, env, out }: CommandContext): Promise<number> => {
  const dataDir = resolve(config.SEYIR_DATA);
  const { DEMO_SEED, fillDemo, isCleared } = await import('@seyir/scripts');
  // Filling in what was never there, or is there no longer, is not what was asked for.
  if (!existsSync(join(dataDir, 'demo-logins.json')) || isCleared(dataDir))
    throw new ConfigError(`There is no demo content in ${dataDir}`);
  const say = (text: string) => out.write(`› ${text}\n`);
  const site = await reachSite(config, env, say);
  try {
    const { updated } = await fillDemo({ ...site, seed: DEMO_SEED, now: new Date(), progress: say });
    say(`${updated} dates moved to around now`);
    return 0;
  } finally {
    await site.close();
  }
};

const readArgs = (
  args: readonly string[],
): { command: string | undefined; dryRun: boolean; yes: boolean } | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
    });
    const [command, ...more] = positionals;
    const { 'dry-run': dryRun, yes } = values;
    if (more.length > 0 || (command !== 'clear' && (dryRun || yes))) return undefined;
    return { command, dryRun, yes };
  } catch {
    return undefined;
  }
};
