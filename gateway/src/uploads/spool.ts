import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, DomainError } from '@seyir/kit/stateless';

/** Maximum size of all waiting files, in bytes: below the size of the chart's volume. */
const MOST_BYTES = 900_000_000;
const RETRY_MS = 5_000;

/** A file of a request on disk; it is removed when the request is answered. */
export class SpooledFile {
  constructor(
    readonly path: string,
    /** In bytes. */
    readonly size: number,
  ) {}
}

/** The files of one request. */
export interface RequestFiles {
  /**
   * Writes a file to the disk as it arrives, and reads it to the end even if it cannot be stored. TRY_AGAIN if the disk is full
   * or too much is waiting; rejects like the stream if that breaks off.
   */
  keep(file: AsyncIterable<Buffer>): Promise<SpooledFile>;
  /** Removes them all. */
  discard(): Promise<void>;
}

export interface Spool {
  /**
   * Creates the folder of this process and removes those of killed processes.
   * @throws {ConfigError} if the folder cannot be used
   */
  open(): Promise<void>;
  files(): RequestFiles;
  /** Removes the folder of this process. */
  close(): Promise<void>;
}

/**
 * Stores the files of requests on disk instead of in memory.
 * @param directory may be shared with other processes
 */
export const createSpool = (directory: string, mostBytes = MOST_BYTES): Spool => {
  const folder = join(directory, `${own.join('-')}-${randomUUID()}`);
  let kept = 0;

  const write = async (path: string, file: AsyncIterable<Buffer>): Promise<SpooledFile> => {
    let size = 0;
    let failed: unknown;
    const handle = await open(path, 'wx', 0o600).catch((error: unknown) => void (failed = error));
    try {
      for await (const chunk of file) {
        // The rest is read anyway; otherwise the client would not read the response.
        if (failed !== undefined) continue;
        size += chunk.length;
        kept += chunk.length;
        if (kept > mostBytes) failed = new Error(`${kept} bytes of uploads`);
        else await handle?.appendFile(chunk).catch((error: unknown) => void (failed = error));
      }
    } catch (error) {
      kept -= size;
      throw error;
    } finally {
      await handle?.close();
    }
    if (failed === undefined) return new SpooledFile(path, size);
    kept -= size;
    throw new DomainError('TRY_AGAIN', {
      reason: 'no room for an upload',
      retryAfterMs: RETRY_MS,
      cause: failed,
    });
  };

  return {
    async open() {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        for (const name of await readdir(directory))
          if (isLeftOver(name)) await rm(join(directory, name), { recursive: true, force: true });
        await mkdir(folder, { mode: 0o700 });
      } catch (cause) {
        throw new ConfigError(`UPLOADS_DIR: ${directory} cannot be used: ${String(cause)}`, { cause });
      }
    },
    files() {
      const paths: string[] = [];
      const whole: SpooledFile[] = [];
      return {
        async keep(file) {
          const path = join(folder, randomUUID());
          paths.push(path);
          const spooled = await write(path, file);
          whole.push(spooled);
          return spooled;
        },
        async discard() {
          await Promise.all(paths.splice(0).map((path) => rm(path, { force: true })));
          for (const { size } of whole.splice(0)) kept -= size;
        },
      };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};

/** Identifies this process: its id, which an earlier process may have had, and its start time. */
const own = [process.pid, Math.round(performance.timeOrigin)] as const;

/** Whether a folder belongs to a process that has ended. In a container the previous process had the same id. */
const isLeftOver = (name: string): boolean => {
  const [, pid, began] = /^(\d+)-(\d+)-[0-9a-f-]{36}$/.exec(name)?.map(Number) ?? [];
  if (pid === undefined) return false;
  if (pid === own[0]) return began !== own[1];
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as { code?: unknown }).code === 'ESRCH';
  }
};
