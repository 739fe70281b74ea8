import { chmod, mkdir, mkdtemp, readFile, realpath, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that the address of a unix socket may have everywhere (macOS 104 with its end, Linux 108). */
const LONGEST_ADDRESS = 103;
const SOCKET = 'door.sock';
const NOTE = 'door';

/**
 * A place for a socket that only the owner of the folder can reach: below it, or among the temporary files where
 * that path is too long for a socket, noted in the folder then. What a killed process left behind is removed.
 */
export const makeSocketPath = async (root: string): Promise<string> => {
  await removeSocketPath(root);
  const home = await realpath(root);
  const near = nearOf(home);
  if (near !== undefined) {
    await mkdir(near, { recursive: true });
    await chmod(near, 0o700);
    return join(near, SOCKET);
  }
  const directory = await mkdtemp(join(tmpdir(), 'seyir-'));
  const note: Note = { home, directory };
  await writeFile(join(home, NOTE), JSON.stringify(note), { mode: 0o600 });
  return join(directory, SOCKET);
};

export const removeSocketPath = async (root: string): Promise<void> => {
  const directory = await directoryOf(root);
  if (directory !== undefined) {
    await rm(join(directory, SOCKET), { force: true });
    // Nothing of the site is in there, and nothing else is lost where the note is wrong.
    await rmdir(directory).catch(() => undefined);
  }
  await rm(join(root, NOTE), { force: true });
};

/** Where the socket of a folder is, or would be; undefined where none is noted. */
export const findSocketPath = async (root: string): Promise<string | undefined> => {
  const directory = await directoryOf(root);
  return directory === undefined ? undefined : join(directory, SOCKET);
};

interface Note {
  /** The folder that it is about: one that was copied still holds the note of the first one, whose site may run. */
  readonly home: string;
  readonly directory: string;
}

/** @param home without links, so that whoever comes by another path finds the same place */
const nearOf = (home: string): string | undefined => {
  const directory = join(home, 'console');
  return Buffer.byteLength(join(directory, SOCKET)) <= LONGEST_ADDRESS ? directory : undefined;
};

const directoryOf = async (root: string): Promise<string | undefined> => {
  const home = await realpath(root);
  const near = nearOf(home);
  if (near !== undefined) return near;
  const note = await readNote(home);
  return note?.home === home ? note.directory : undefined;
};

const readNote = async (home: string): Promise<Note | undefined> => {
  try {
    return JSON.parse(await readFile(join(home, NOTE), 'utf8')) as Note;
  } catch {
    return undefined;
  }
};
