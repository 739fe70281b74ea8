import { parseLine } from './parse-line.js';
import { readLines } from './read-lines.js';
import type { Placed } from './stages.js';
import { BATCH, type Stage } from './stages.js';

type StageLine = Parameters<Stage['id']>[0];

/** The lines of one kind, in batches, read anew from the file: it may be longer than what memory should hold. */
export async function* batchesOf(
  file: string,
  kind: Stage['kind'],
  wanted: (line: StageLine) => boolean = () => true,
): AsyncGenerator<Placed<StageLine>[]> {
  let batch: Placed<StageLine>[] = [];
  for await (const raw of readLines(file)) {
    const parsed = parseLine(raw);
    if (!('line' in parsed) || parsed.line.kind !== kind) continue;
    const { line } = parsed;
    if (!wanted(line)) continue;
    batch.push({ line, at: raw.number });
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
