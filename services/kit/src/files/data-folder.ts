import { mkdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { ConfigError } from '../process/config.js';
import { errorCode } from '../errors/error-code.js';
import { isMissing, replaceFile } from './files.js';

/** A fresh site with demo content takes some 125 MB; PostgreSQL's log grows to twice that. */
const FIRST_START_BYTES = 250e6;

const causes: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its file system is read-only',
  ENOSPC: 'there is no space left on its disk',
  EDQUOT: 'the quota of this user is used up',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'it is a file, or lies below one',
  EEXIST: 'it is a file, or lies below one',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
};

/**
 * Creates the folder of a site if it is missing, and writes a test file into it, so that an unusable folder is reported before
 * anything starts in it.
 * @throws {ConfigError} that names SEYIR_DATA, the folder and the cause
 */
export async function openDataFolder(directory: string): Promise<void> {
  const probe = path.join(directory, `.${randomUUID()}`);
  try {
    await makeFolder(directory);
    await replaceFile(probe, 'x');
    await rm(probe);
  } catch (cause) {
    const code = String(errorCode(cause) ?? cause);
    throw new ConfigError(`SEYIR_DATA: ${directory} cannot be used: ${causes[code] ?? code}`, { cause });
  }
  if (!(await isFresh(directory))) return;
  const { bavail, bsize } = await statfs(directory);
  if (bavail * bsize < FIRST_START_BYTES)
    throw new ConfigError(
      `SEYIR_DATA: ${directory} has ${megabytes(bavail * bsize)} MB of free disk, a first start needs ` +
        `${megabytes(FIRST_START_BYTES)} MB`,
    );
}

/**
 * Creates a folder and its parents, one at a time. Node's own `recursive` loops for ever in a file system without writable
 * folders, such as /proc.
 */
export async function makeFolder(directory: string): Promise<void> {
  const missing: string[] = [];
  for (let at = path.resolve(directory); !(await isFolder(at)); at = path.dirname(at)) missing.unshift(at);
  for (const folder of missing)
    await mkdir(folder).catch(async (error: unknown) => {
      // Another process may have created it meanwhile.
      if (!(await isFolder(folder))) throw error;
    });
}

const isFolder = async (at: string): Promise<boolean> => {
  const found = await stat(at).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return found?.isDirectory() ?? false;
};

const isFresh = async (directory: string): Promise<boolean> =>
  (await stat(path.join(directory, 'postgres/data/PG_VERSION')).catch(() => undefined)) === undefined;

const megabytes = (bytes: number): number => Math.floor(bytes / 1e6);
