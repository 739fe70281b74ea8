import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** @typedef {(line: string) => void} Log One progress line, without a line break. */

/** @type {Log} */
export const silent = () => {};

const TAIL_BYTES = 64 * 1024;

/**
 * The last lines of a log file; an absent file has none. Reads at most its last 64 KiB.
 * @param {string} file
 * @param {number} [lines]
 */
export function tail(file, lines = 20) {
  let fd;
  try {
    fd = openSync(file, 'r');
  } catch {
    return '';
  }
  try {
    const { size } = fstatSync(fd);
    const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
    readSync(fd, buffer, 0, buffer.length, size - buffer.length);
    return buffer.toString('utf8').trimEnd().split('\n').slice(-lines).join('\n');
  } finally {
    closeSync(fd);
  }
}
