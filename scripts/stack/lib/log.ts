import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A progress line, without a line break. */
export type Log = (line: string) => void;

export const silent: Log = () => {};

const TAIL_BYTES = 64 * 1024;

/** The last lines of a log file; none if the file is missing. Reads at most its last 64 KiB. */
export function tail(file: string, lines: number = 20) {
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
