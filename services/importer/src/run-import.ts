import { stat } from 'node:fs/promises';
import type { BlobStore, Peers } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import { batchesOf } from './batches.js';
import { describeChange } from './describe-change.js';
import { idOf } from './ids.js';
import { bringImages } from './bring-images.js';
import { Images } from './images.js';
import { previewStage, type Plan } from './preview.js';
import { RefusedFile, type Problem } from './problems.js';
import { createProgress, type Output, type Progress } from './progress.js';
import { unknownReference, type Reference } from './references.js';
import { BATCH, stagesOf } from './stages.js';
import { surveyFile } from './survey.js';

export interface ImportOptions {
  readonly file: string;
  /** Signs as `importer`. */
  readonly peers: Peers;
  readonly blobs: BlobStore;
  /** Reports the changes without making them. */
  readonly dryRun: boolean;
  /** Ends it between two batches; written data stays, and the same import continues there. */
  readonly signal: AbortSignal;
  readonly out: Output;
}

export interface ImportSummary {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/**
 * Imports a catalogue file (docs/import.md). Idempotent by external id: it first asks the site which changes each line makes and
 * writes only those, so a second run writes nothing and an interrupted one continues. Throws RefusedFile with all problems before
 * anything is written.
 */
export const runImport = async (options: ImportOptions): Promise<ImportSummary> => {
  const { file, peers, blobs, dryRun, signal, out } = options;
  const unchangedFile = await watchFile(file);
  const progress = createProgress(out);
  const { found: survey, outside } = await surveyFile(file, signal);
  const { counts } = survey;
  out.write(
    `› Read ${counts.title} titles, ${counts.episode} episodes, ${counts.source} sources and what belongs to them, ` +
      `${counts.article} articles and ${counts.faq} frequent questions\n`,
  );
  const problems = [...survey.problems, ...(await missingOnSite(outside, peers))];
  // Lines with invalid references would give the site incomplete messages.
  if (problems.length > 0) throw new RefusedFile(problems);
  const images = new Images(blobs, file);
  const plans: Plan[] = [];
  for (const stage of stagesOf({ peers, survey, images })) {
    const found = await previewStage(stage, {
      file,
      survey,
      images,
      progress,
      signal,
      onChange: (of, line, change) => dryRun && out.write(`${describeChange(of, line, change)}\n`),
    });
    plans.push(found.plan);
    problems.push(...found.problems);
  }
  await unchangedFile();
  if (problems.length > 0) throw new RefusedFile(problems);
  const summary = {
    created: sum(plans, 'created'),
    updated: sum(plans, 'updated'),
    unchanged: sum(plans, 'unchanged'),
  };
  if (dryRun) return summary;
  await bringImages(plans, images, { file, signal, progress });
  for (const plan of plans) await write(plan, options, progress);
  await unchangedFile();
  return summary;
};

const sum = (plans: readonly Plan[], field: 'created' | 'updated' | 'unchanged'): number =>
  plans.reduce((all, plan) => all + plan[field], 0);

/** Several passes read the file, so a change during the import would mix two versions of it. */
const watchFile = async (file: string): Promise<() => Promise<void>> => {
  const state = async () => {
    const { size, mtimeMs } = await stat(file);
    return `${size} ${mtimeMs}`;
  };
  const before = await state();
  return async () => {
    if ((await state()) !== before) throw new Error('The file changed while it was read: import it again');
  };
};

const missingOnSite = async (outside: readonly Reference[], peers: Peers): Promise<Problem[]> => {
  const catalogue = peers.client(CatalogueService);
  const missing: Problem[] = [];
  for (let from = 0; from < outside.length; from += BATCH) {
    const batch = outside.slice(from, from + BATCH);
    const idsOf = (kind: 'title' | 'episode') => [
      ...new Set(batch.filter((one) => one.kind === kind).map((one) => idOf(kind, one.externalId))),
    ];
    const [{ titles }, { episodes }] = await Promise.all([
      catalogue.getTitles({ ids: idsOf('title') }),
      catalogue.getEpisodes({ ids: idsOf('episode') }),
    ]);
    const known = new Set([...titles, ...episodes].map(({ id }) => id));
    missing.push(
      ...batch.filter(({ kind, externalId }) => !known.has(idOf(kind, externalId))).map(unknownReference),
    );
  }
  return missing;
};

const write = async (
  { stage, changed }: Plan,
  { file, signal }: ImportOptions,
  progress: Progress,
): Promise<void> => {
  if (changed.size === 0) return;
  const step = progress.begin(`Writing ${stage.kind}s`, changed.size);
  for await (const batch of batchesOf(file, stage, (line) => changed.has(stage.id(line)))) {
    signal.throwIfAborted();
    await stage.send(
      batch.map(({ line }) => line),
      false,
    );
    step.add(batch.length);
  }
  step.end();
};
