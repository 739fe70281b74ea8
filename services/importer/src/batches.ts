import { parseLine } from './parse-line.js';
import { readLines } from './read-lines.js';
import type { Placed } from './stages.js';
import { BATCH, MOST_LINES, type Stage } from './stages.js';

type StageLine = Parameters<Stage['id']>[0];

/**
 * The lines of a stage, in batches, read anew from the file: it may be longer than what memory should hold.
 * @param wanted leaves out lines, but cuts where all of them are cut: what the site took as one in a dry run comes as one
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
