import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

export interface TextLine {
  /** Counted from 1, as in editors. */
  readonly number: number;
  readonly text: string;
}

/**
 * The non-empty lines of a file, without the byte order mark and with any line ends. Text is in NFC, as searches expect it.
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
