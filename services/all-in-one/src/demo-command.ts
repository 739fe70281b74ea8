import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '@seyir/kit';
import { dataDirOf, type CommandConfig } from './command-config.js';
import type { CommandContext } from './command-context.js';
import { clearCommand } from './demo-clear.js';
import { reachSite } from './reach-site.js';

const USAGE = `usage: npm run demo -- refresh
       npm run demo -- clear [--dry-run] [--yes]
  refresh    moves the dates of the demo content to around now; ids and what members wrote stay as they are
  clear      removes the demo content, and what members wrote about its titles; says what, and asks first
  --dry-run  says what would be removed, and removes nothing
  --yes      does not ask`;

/**
 * Runs a command about the demo content.
 * @returns the exit code: 0, 1 if the operator did not agree to clear, or 2 for wrong arguments
 */
export const demoCommand = async (args: readonly string[], context: CommandContext): Promise<number> => {
  const asked = readArgs(args);
  if (asked?.command === 'refresh' || asked?.command === 'clear') {
    assertFolder(context.config);
    return asked.command === 'refresh' ? refresh(context) : clearCommand(asked, context);
  }
  context.complain(USAGE);
  return 2;
};

/** A fleet's demo files belong to that fleet only; `./var` may belong to another, stopped site. */
const assertFolder = ({ PEERS, SEYIR_DATA }: CommandConfig): void => {
  if (PEERS !== undefined && SEYIR_DATA === undefined)
    throw new ConfigError(
      'SEYIR_DATA must name the folder from which the demo of this fleet was filled in; nothing was changed',
    );
};

const refresh = async ({ config, env, out, signal }: CommandContext): Promise<number> => {
  const dataDir = dataDirOf(config);
  const { DEMO_SEED, fillDemo, isCleared } = await import('@seyir/demo');
  // A refresh must not fill in demo content that does not exist.
  if (!existsSync(join(dataDir, 'demo-logins.json')) || isCleared(dataDir))
    throw new ConfigError(`There is no demo content in ${dataDir}`);
  const say = (text: string) => out.write(`› ${text}\n`);
  const site = await reachSite(config, env, say, signal);
  try {
    const moved = await fillDemo({ ...site, seed: DEMO_SEED, now: new Date(), progress: say });
    if (!moved) throw new ConfigError('The demo is being cleared');
    say(`${moved.updated} dates moved to around now`);
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
