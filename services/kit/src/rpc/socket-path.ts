import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that the address of a unix socket may have everywhere (macOS 104 with its end, Linux 108). */
const LONGEST_ADDRESS = 103;
const SOCKET = 'door.sock';
const NOTE = 'door';

/**
 * A place for a socket that only the owner of the folder can reach, noted in the folder: below it, or among the
 * temporary files where that path is too long for a socket. What a killed process left behind is removed.
 */
export const makeSocketPath = async (root: string): Promise<string> => {
  await removeSocketPath(root);
  let directory = join(root, 'console');
  if (Buffer.byteLength(join(directory, SOCKET)) <= LONGEST_ADDRESS) {
    await mkdir(directory, { recursive: true });
    await chmod(directory, 0o700);
  } else directory = await mkdtemp(join(tmpdir(), 'seyir-'));
  await writeFile(join(root, NOTE), directory, { mode: 0o600 });
  return join(directory, SOCKET);
};

export const removeSocketPath = async (root: string): Promise<void> => {
  const directory = await noted(root);
  if (directory !== undefined) await rm(directory, { recursive: true, force: true });
  await rm(join(root, NOTE), { force: true });
};

/** Where the socket of a folder is; undefined where none is noted. */
export const findSocketPath = async (root: string): Promise<string | undefined> => {
  const directory = await noted(root);
  return directory === undefined ? undefined : join(directory, SOCKET);
};

const noted = (root: string): Promise<string | undefined> =>
  readFile(join(root, NOTE), 'utf8').catch(() => undefined);
