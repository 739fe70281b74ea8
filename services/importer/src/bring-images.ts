import { batchesOf } from './batches.js';
import type { Images } from './images.js';
import { picturesOf } from './pictures.js';
import type { Plan } from './preview.js';
import { RefusedFile, type Problem } from './problems.js';
import type { Progress } from './progress.js';

interface Deps {
  readonly file: string;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

/** Stores the pictures before the first title is written, because a missing picture also refuses the file. */
export const bringImages = async (
  plans: readonly Plan[],
  images: Images,
  { file, signal, progress }: Deps,
): Promise<void> => {
  const problems: Problem[] = [];
  for (const { stage, changed } of plans) {
    if (stage.kind === 'source' || stage.kind === 'faq' || changed.size === 0) continue;
    const step = progress.begin(`Bringing pictures of ${stage.kind}s`, changed.size);
    for await (const batch of batchesOf(file, stage, (line) => changed.has(stage.id(line)))) {
      signal.throwIfAborted();
      for (const { line, at } of batch) {
        for (const [field, picture, kind] of picturesOf(line)) {
          const expected = await images.bring(picture, kind);
          if (expected !== undefined) problems.push({ line: at, field, expected });
        }
      }
      step.add(batch.length);
    }
    step.end();
  }
  if (problems.length > 0) throw new RefusedFile(problems);
};
