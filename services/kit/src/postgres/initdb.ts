import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../process/config.js';
import { run } from './run.js';
import type { RunAs } from './run-as.js';

export const SUPERUSER = 'seyir';

/**
 * Creates an empty cluster in `data` if there is none. It is renamed when complete, so a partial one never counts. `synced`
 * resolves when the new files survive a power cut; it need not be awaited while they hold no data.
 */
export async function initialise(options: {
  data: string;
  native: string;
  user: RunAs;
  env: NodeJS.ProcessEnv;
  unsafeFast: boolean;
  stopping?: AbortSignal | undefined;
}): Promise<{ synced: Promise<unknown> }> {
  const { data, user, env, stopping } = options;
  const program = path.join(options.native, 'bin', 'initdb');
  if (await stat(path.join(data, 'PG_VERSION')).catch(() => undefined)) return { synced: Promise.resolve() };
  const unfinished = `${data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const [command, args] = user.wrap(program, [
    '-D',
    unfinished,
    '-U',
    SUPERUSER,
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    // Only the private socket exists; a user who can open its folder can read the data files anyway.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
    '--no-sync',
  ]);
  const { code, output } = await run(command, args, { ...user.ids, env, signal: stopping });
  if (code !== 0)
    throw new ConfigError(
      `cannot create a database in ${data}: ${lastFault(output) ?? `initdb ended with ${code}`}`,
    );
  await rename(unfinished, data);
  if (options.unsafeFast) return { synced: Promise.resolve() };
  return { synced: run(...user.wrap(program, ['--sync-only', '-D', data]), { ...user.ids, env }) };
}

/** The last error message of PostgreSQL's programs, without its source position. */
export const lastFault = (output: string): string | undefined =>
  output
    .match(/(?:error|FATAL|PANIC): .+/g)
    ?.at(-1)
    ?.trim();
