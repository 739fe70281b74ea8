import { execFile } from 'node:child_process';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@seyir/kit/stateless';

/** What one photo may cost before its process is ended. */
export interface DecodeLimits {
  /** That it computes. */
  readonly seconds: number;
  readonly memoryMb: number;
}

/** How decode-photo.ts ends by itself. */
const REFUSED = 2;
const TOO_MUCH_MEMORY = 3;
const TOO_LONG = 4;
/** Signals of a decoder that stumbled over its photo. */
const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE'];
const MOST_ANSWERED = 1_000_000;
/** Far more than a photo takes on a busy machine. */
const MOST_WAITED_MS = 60_000;

/** Beside this file, built or not. */
const program = fileURLToPath(new URL(`./decode-photo${extname(import.meta.url)}`, import.meta.url));

/**
 * A square WebP of a photo's pixels, made in a process of its own that knows no secret and is ended when it takes too
 * long or too much. A thread would not do: a decoder's block list is one for its process, and so is its crash.
 * UNSUPPORTED_IMAGE, IMAGE_TOO_LARGE; TRY_AGAIN where no process can be started or the machine is too busy for it, or
 * short of memory; any other error where the program itself is broken.
 */
export const decodeApart = (
  bytes: Uint8Array,
  { kind, side, pixels }: { readonly kind: string; readonly side: number; readonly pixels: number },
  { seconds, memoryMb }: DecodeLimits,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, kind, String(side), String(pixels), String(seconds), String(memoryMb)],
      {
        encoding: 'buffer',
        env: {},
        timeout: MOST_WAITED_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MOST_ANSWERED,
      },
      (error, made, said) => {
        if (!error) return resolve(made);
        const unsupported = (reason: string) =>
          new DomainError('UNSUPPORTED_IMAGE', { reason, cause: error });
        if (error.code === TOO_MUCH_MEMORY)
          reject(new DomainError('IMAGE_TOO_LARGE', { reason: `more than ${memoryMb} MB` }));
        else if (error.code === TOO_LONG) reject(unsupported(`more than ${seconds} s`));
        else if (error.code === REFUSED) reject(unsupported(said.toString()));
        else if (CRASHES.includes(error.signal)) reject(unsupported(`ended by ${error.signal}`));
        else if (child.pid === undefined || error.signal === 'SIGKILL')
          reject(new DomainError('TRY_AGAIN', { reason: 'a photo', cause: error }));
        else reject(new Error(`decode-photo failed: ${said.toString()}`, { cause: error }));
      },
    );
    // A process that has ended takes no more bytes; how it ended is told above.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
  });
