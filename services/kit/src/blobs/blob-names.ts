import { DomainError } from '../errors/domain-error.js';
import type { ByteRange } from '../ports/blob-store.js';

const LONGEST_NAME = 512;
const LONGEST_SEGMENT = 200;

const isSegment = (segment: string): boolean =>
  /^[A-Za-z0-9._-]+$/.test(segment) && !/^\.+$/.test(segment) && segment.length <= LONGEST_SEGMENT;

/** BAD_INPUT unless the name is a relative path of plain segments. */
export function checkBlobName(name: string): void {
  if (name.length > LONGEST_NAME || !name.split('/').every(isSegment)) {
    throw new DomainError('BAD_INPUT', { reason: 'not a blob name' });
  }
}

/** BAD_INPUT unless a name could begin with the prefix. */
export function checkBlobPrefix(prefix: string): void {
  const segments = (prefix.endsWith('/') ? prefix.slice(0, -1) : prefix).split('/');
  if (prefix !== '' && (prefix.length > LONGEST_NAME || !segments.every(isSegment))) {
    throw new DomainError('BAD_INPUT', { reason: 'not a prefix of a blob name' });
  }
}

/** Limits the range to a blob of `size` bytes. BAD_INPUT if they do not overlap. */
export function clampRange({ start, end }: ByteRange, size: number): ByteRange {
  const whole = Number.isSafeInteger(start) && Number.isSafeInteger(end);
  if (!whole || start < 0 || end < start || start >= size) {
    throw new DomainError('BAD_INPUT', { reason: `no range ${start}-${end} in ${size} bytes` });
  }
  return { start, end: Math.min(end, size - 1) };
}
