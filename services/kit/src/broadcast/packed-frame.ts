import type { Frame } from '../ports/broadcast.js';

const LINE_BREAK = 10;

/** Encodes a frame: its number and key in the first line, then its data. */
export const pack = ({ seq, key, data }: Frame): Buffer =>
  Buffer.concat([Buffer.from(key === undefined ? `${seq}\n` : `${seq} ${key}\n`), data]);

export const unpack = (bytes: Buffer): Frame => {
  const end = bytes.indexOf(LINE_BREAK);
  const [, seq = '', key] = /^(\d+)(?: (.*))?$/.exec(bytes.subarray(0, end).toString()) ?? [];
  return { seq: Number(seq), data: bytes.subarray(end + 1), ...(key !== undefined && { key }) };
};
