import { rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError } from '../config.js';
import { run } from './run.js';
import type { RunAs } from './run-as.js';

export const SUPERUSER = 'seyir';

/**
 * Makes an empty cluster in `data` unless there is one. A half-made one never counts: it is renamed when whole.
 * `synced` resolves when the new files are safe from a power cut: there is nothing in them yet to wait for.
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
    ...['-D', unfinished, '-U', SUPERUSER, '-E', 'UTF8'],
    ...['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // Only the private socket exists; who may open its folder may read the data files as well.
    ...['--auth-local=trust', '--auth-host=reject', '--no-instructions', '--no-sync'],
  ]);
  const { code, output } = await run(command, args, { ...user.ids, env, signal: stopping });
  if (code !== 0)
    throw new ConfigError(
      `no database can be made in ${data}: ${lastFault(output) ?? `initdb ended with ${code}`}`,
    );
  await rename(unfinished, data);
  if (options.unsafeFast) return { synced: Promise.resolve() };
  return { synced: run(...user.wrap(program, ['--sync-only', '-D', data]), { ...user.ids, env }) };
}

/** What PostgreSQL's programs say last of what went wrong, without the address in their source. */
export const lastFault = (output: string): string | undefined =>
  output
    .match(/(?:error|FATAL|PANIC): .+/g)
    ?.at(-1)
    ?.trim();
