import { parseLine } from './parse-line.js';
import { readLines } from './read-lines.js';
import type { Placed } from './stages.js';
import { BATCH, MOST_LINES, type Stage } from './stages.js';

type StageLine = Parameters<Stage['id']>[0];

/**
 * The lines of a stage in batches. It reads the file again, because the file may be larger than the memory.
 * @param wanted leaves out lines, but keeps the batch limits of all lines: lines that were one batch in a dry run stay one batch
 */
export async function* batchesOf(
  file: string,
  stage: Stage,
  wanted: (line: StageLine) => boolean = () => true,
): AsyncGenerator<Placed<StageLine>[]> {
  let batch: Placed<StageLine>[] = [];
  let count = 0;
  let last: string | undefined;
  for await (const raw of readLines(file)) {
    const parsed = parseLine(raw);
    if (!('line' in parsed) || parsed.line.kind !== stage.kind) continue;
    const { line } = parsed;
    const key = stage.together?.(line);
    const goesOn = key !== undefined && key === last;
    if (count >= (goesOn ? MOST_LINES : BATCH)) {
      if (batch.length > 0) yield batch;
      batch = [];
      count = 0;
    }
    count += 1;
    last = key;
    if (wanted(line)) batch.push({ line, at: raw.number });
  }
  if (batch.length > 0) yield batch;
}
