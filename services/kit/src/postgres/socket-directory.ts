import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RunAs } from './run-as.js';

/** Maximum length of a unix socket's path on all systems (macOS 104 with its end, Linux 108). */
const LONGEST_ADDRESS = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

/**
 * Creates a folder (0700) for the socket: below `root`, or in the temporary folder if that path is too long for a socket. First
 * removes a temporary folder that a killed process left behind.
 */
export async function makeSocketDirectory(root: string, { ids }: RunAs): Promise<string> {
  const note = path.join(root, 'socket-directory');
  const left = await readFile(note, 'utf8').catch(() => undefined);
  if (left) await rm(left, { recursive: true, force: true });
  let directory = path.join(root, 's');
  if (fits(directory)) {
    await mkdir(directory, { recursive: true });
  } else {
    directory = await mkdtemp(
      path.join(fits(path.join(tmpdir(), 'seyir-xxxxxx')) ? tmpdir() : '/tmp', 'seyir-'),
    );
    await writeFile(note, directory);
  }
  await chmod(directory, 0o700);
  if (ids) await chown(directory, ids.uid, ids.gid);
  return directory;
}

const fits = (directory: string): boolean =>
  Buffer.byteLength(path.join(directory, SOCKET_NAME)) <= LONGEST_ADDRESS;
