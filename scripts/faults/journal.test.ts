import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { openJournal, readJournal, type Line } from './lib/journal.ts';

it('keeps every line in order, and leaves out a torn one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seyir-journal-'));
  try {
    const file = join(folder, 'run.jsonl');
    const journal = openJournal(file);
    const lines = Array.from({ length: 100 }, (_, n): Line => ({ t: 'ack', n, id: `c${n}`, tries: 1 }));
    for (const first of lines.slice(0, 1)) await journal.write(first);
    expect(readJournal(file)).toEqual(lines.slice(0, 1));
    await Promise.all(lines.slice(1).map((line) => journal.write(line)));
    journal.close();
    appendFileSync(file, '{"t":"ack","n":1');
    expect(readJournal(file)).toEqual(lines);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
