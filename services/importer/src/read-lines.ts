import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface TextLine {
  /** From 1, as editors count. */
  readonly number: number;
  readonly text: string;
}

/**
 * The lines of a file that hold something, without the byte order mark and line ends of other systems; letters and
 * their marks are one character each, as searches expect.
 */
export async function* readLines(file: string): AsyncGenerator<TextLine> {
  const input = createReadStream(file, { encoding: 'utf8' });
  let number = 0;
  try {
    for await (const raw of createInterface({ input, crlfDelay: Infinity })) {
      number += 1;
      const text = (number === 1 ? raw.replace(/^\uFEFF/, '') : raw).trim().normalize('NFC');
      if (text !== '') yield { number, text };
    }
  } finally {
    input.destroy();
  }
}
