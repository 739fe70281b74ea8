import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { pipeline } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { DomainError } from '@seyir/kit/stateless';

/** The limits of one photo before its process is ended. */
export interface DecodeLimits {
  /** CPU time. */
  readonly seconds: number;
  readonly memoryMb: number;
}

/** The exit codes of decode-photo.ts. */
const REFUSED = 2;
const TOO_MUCH_MEMORY = 3;
const TOO_LONG = 4;
/** Signals of a decoder that crashed on its photo. */
const CRASHES: readonly unknown[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE'];
const MOST_ANSWERED = 8_000_000;
/** Much longer than a photo takes on a busy machine. */
const MOST_WAITED_MS = 60_000;

/** The program is in this folder, in the sources as in the build. */
const program = fileURLToPath(new URL(`./decode-photo${extname(import.meta.url)}`, import.meta.url));

/** Settings of a photo's conversion. */
export interface DecodeWish {
  readonly kind: string;
  /** `cover` makes a square, `inside` keeps the whole photo. */
  readonly fit: 'cover' | 'inside';
  /** The longest side in pixels. */
  readonly side: number;
  /** The maximum of pixels that are read. */
  readonly pixels: number;
}

/** A converted photo. */
export interface DecodedPhoto {
  readonly bytes: Uint8Array;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a photo on disk to WebP, in a separate process without secrets that is ended when it takes too long or too much memory.
 * A thread would not be enough: a decoder's block list, and its crash, affect the whole process. UNSUPPORTED_IMAGE,
 * IMAGE_TOO_LARGE; TRY_AGAIN if no process can be started or the machine is too busy or short of memory; any other error if the
 * program itself is broken.
 */
export const decodeApart = (
  path: string,
  { kind, fit, side, pixels }: DecodeWish,
  { seconds, memoryMb }: DecodeLimits,
): Promise<DecodedPhoto> =>
  new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [program, kind, fit, String(side), String(pixels), String(seconds), String(memoryMb)],
      {
        encoding: 'buffer',
        env: {},
        timeout: MOST_WAITED_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MOST_ANSWERED,
      },
      (error, made, said) => {
        if (!error)
          return resolve({
            width: made.readUInt32BE(0),
            height: made.readUInt32BE(4),
            bytes: made.subarray(8),
          });
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
    // An ended process accepts no more bytes; its exit is handled above.
    if (child.stdin) pipeline(createReadStream(path), child.stdin, () => undefined);
  });
