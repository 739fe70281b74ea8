import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, lockInstance, type InstanceLock } from '@seyir/kit';
import { dataDirOf } from './command-config.js';
import type { CommandContext } from './command-context.js';
import { reachSite } from './reach-site.js';

const USAGE = `usage: npm run import -- FILE [--dry-run]
  FILE       a catalogue, one JSON object a line (docs/import.md)
  --dry-run  says what would change, and changes nothing`;

/**
 * Imports a catalogue into the site.
 * @returns the exit code: 0, 1 for a refused file, 2 for wrong arguments
 */
export const importCommand = async (
  args: readonly string[],
  { config, env, out, complain, signal }: CommandContext,
): Promise<number> => {
  const asked = readArgs(args);
  if (!asked) {
    complain(USAGE);
    return 2;
  }
  // Loaded only here: the site itself does not need the readers of files and pictures.
  const { describeProblems, limitDecoders, RefusedFile, runImport } = await import('@seyir/importer');
  const file = resolve(config.INIT_CWD ?? '.', asked.file);
  if (!existsSync(file)) throw new ConfigError(`There is no file ${file}`);
  const lock = await lockImports(dataDirOf(config));
  const closers = new AsyncDisposableStack();
  closers.defer(() => lock.release());
  try {
    await limitDecoders();
    const site = await reachSite(config, env, (text) => out.write(`› ${text}\n`), signal);
    closers.defer(() => site.close());
    const { created, updated, unchanged } = await runImport({
      file,
      signal,
      out,
      peers: site.peers,
      blobs: site.blobs,
      dryRun: asked.dryRun,
    });
    out.write(
      asked.dryRun
        ? `Would create ${created}, change ${updated} and leave ${unchanged} alone. Nothing was written.\n`
        : `${created} created, ${updated} changed, ${unchanged} left alone.\n`,
    );
    return 0;
  } catch (error) {
    if (error instanceof RefusedFile) {
      complain(describeProblems(error.problems));
      complain(`${file} is refused: ${error.message}. Nothing was written.`);
      return 1;
    }
    if (signal.aborted) complain('Stopped. The same command continues from here.');
    throw error;
  } finally {
    await closers.disposeAsync();
  }
};

const readArgs = (args: readonly string[]): { file: string; dryRun: boolean } | undefined => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    return file === undefined || more.length > 0 ? undefined : { file, dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
};

/** If two imports ran at the same time, each would see only a part of the other's changes. */
const lockImports = async (dataDir: string): Promise<InstanceLock> => {
  const folder = join(dataDir, 'import');
  await mkdir(folder, { recursive: true });
  try {
    return await lockInstance(folder);
  } catch (cause) {
    throw new ConfigError('Another import is running on this site: wait until it ends, or stop it', {
      cause,
    });
  }
};
