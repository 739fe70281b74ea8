import { chmod, mkdir, mkdtemp, readFile, realpath, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum length of a unix socket's path on all systems (macOS 104 with its end, Linux 108). */
const LONGEST_ADDRESS = 103;
const SOCKET = 'door.sock';
const NOTE = 'door';

/**
 * Prepares a socket path that only the owner of the folder can reach: below the folder, or in the temporary folder if that path is
 * too long for a socket; a note in the folder then holds the path. Removes a socket that a killed process left behind.
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
    // The directory must be empty, so a wrong note deletes nothing else.
    await rmdir(directory).catch(() => undefined);
  }
  await rm(join(root, NOTE), { force: true });
};

/** The socket path of a folder, existing or not; undefined if none is noted. */
export const findSocketPath = async (root: string): Promise<string | undefined> => {
  const directory = await directoryOf(root);
  return directory === undefined ? undefined : join(directory, SOCKET);
};

interface Note {
  /** The folder that the note belongs to. A copied folder still has the note of the original, whose site may run. */
  readonly home: string;
  readonly directory: string;
}

/** @param home without symbolic links, so that every path to the folder gives the same place */
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
