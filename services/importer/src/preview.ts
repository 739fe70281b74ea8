import { DomainError, type FieldProblem } from '@seyir/kit';
import type { ImportChange } from '@seyir/proto';
import { batchesOf } from './batches.js';
import type { Images } from './images.js';
import { picturesOf } from './pictures.js';
import type { Problem } from './problems.js';
import type { Progress } from './progress.js';
import type { Placed, Stage } from './stages.js';
import type { Survey } from './survey.js';

type StageLine = Parameters<Stage['id']>[0];

/** The changes that an import would make to one kind of things. */
export interface Plan {
  readonly stage: Stage;
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Ids of new and changed things; nothing else is written. */
  readonly changed: ReadonlySet<string>;
}

interface Deps {
  readonly file: string;
  readonly survey: Survey;
  readonly images: Images;
  readonly progress: Progress;
  readonly signal: AbortSignal;
  readonly onChange: (stage: Stage, line: StageLine, change: ImportChange) => void;
}

/**
 * Asks the site for the changes of each line. If the site refuses a line, the refusal becomes a problem of that line. It writes
 * nothing.
 */
export const previewStage = async (
  stage: Stage,
  { file, survey, images, progress, signal, onChange }: Deps,
): Promise<{ plan: Plan; problems: Problem[] }> => {
  const problems: Problem[] = [];
  const changed = new Set<string>();
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const step = progress.begin(`Comparing ${stage.kind}s`, survey.counts[stage.kind]);
  for await (const batch of batchesOf(file, stage)) {
    signal.throwIfAborted();
    for (const { line, at } of batch) problems.push(...(await faultsOf(line, at, survey, images)));
    try {
      const answer = await stage.send(
        batch.map(({ line }) => line),
        true,
      );
      const lineOf = new Map(batch.map(({ line }) => [stage.id(line), line]));
      for (const change of answer.changes) {
        changed.add(change.id);
        const line = lineOf.get(change.id);
        if (line) onChange(stage, line, change);
      }
      for (const count of ['created', 'updated', 'unchanged'] as const) counts[count] += answer[count];
    } catch (error) {
      problems.push(...refusals(error, stage, batch));
    }
    step.add(batch.length);
  }
  step.end();
  return { plan: { stage, ...counts, changed }, problems };
};

const faultsOf = async (
  line: StageLine,
  at: number,
  { movies }: Survey,
  images: Images,
): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const [field, picture, kind] of picturesOf(line)) {
    const expected = await images.find(picture, kind);
    if (expected !== undefined) problems.push({ line: at, field, expected });
  }
  if (line.kind === 'episode' && movies.has(line.title) && (line.season !== 1 || line.number !== 1))
    problems.push({ line: at, field: 'number', expected: 'a movie has one episode: season 1, number 1' });
  return problems;
};

const texts: Readonly<Record<FieldProblem, string>> = {
  required: 'expected a value',
  too_long: 'expected less',
  too_short: 'expected more',
  invalid: 'the site does not accept this value',
  taken: 'another entry on the site has this value',
  reserved: 'is a name reserved for staff',
  foreign: 'leads to another site',
  mismatch: 'does not match the other fields',
  too_far: 'is too large',
  too_many: 'has too many items',
  guessable: 'the site does not accept this value',
  wrong: 'the site does not accept this value',
};

/** `groups.3.sources.0.location` is about the fourth line of the batch. Rethrows errors without a line. */
const refusals = (error: unknown, stage: Stage, batch: readonly Placed<StageLine>[]): Problem[] => {
  const fields =
    error instanceof DomainError && error.code === 'BAD_INPUT' ? error.details.fields : undefined;
  const problems = Object.entries(fields ?? {}).flatMap(([path, problem]): Problem[] => {
    const [, index = '', name = ''] = /^\w+\.(\d+)\.?(.*)$/.exec(path) ?? [];
    const placed = batch[Number(index)];
    if (index === '' || !placed) return [];
    const expected = name.endsWith('.location') || name.endsWith('.download') ? place : texts[problem];
    return [{ line: placed.at, field: stage.field(name), expected }];
  });
  if (problems.length === 0) throw error;
  return problems;
};

const place =
  'expected a name in the media store, or an https address of a host that STREAM_HOSTS (frames: EMBED_HOSTS) names';
