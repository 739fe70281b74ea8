import type { Clock, TaskKind, Tasks, TaskStep } from '@seyir/kit';
import type { EvidenceFiles, EvidenceStore, Transaction } from './ports.js';

const BATCH = 50;

/** An update ends within this time, and the job runs daily. */
const UPDATE_MS = 30 * 86_400_000;

type Input = { readonly files: readonly string[] };

/** Deletes the files of photos that no longer belong to a case, after the commit that removed their rows. */
export const deleteEvidenceTask: TaskKind<Input, string> = { name: 'delete-evidence', whenDead: 'page' };

/** One step of `delete-evidence`. */
export const deleteEvidenceStep =
  ({ evidenceFiles }: { readonly evidenceFiles: Pick<EvidenceFiles, 'delete'> }): TaskStep<Input, string> =>
  async ({ files }) => {
    for (const file of files) await evidenceFiles.delete(file);
    return 'done';
  };

/** Leaves the files of removed evidence to the task; call it in the transaction that removed their rows. */
export const deleteEvidenceFiles = async (tasks: Tasks, files: readonly string[]): Promise<void> => {
  // The first file is the key, because each removal adds a separate task for its files.
  if (files[0] !== undefined) await tasks.add(deleteEvidenceTask, { files }, { key: files[0] });
};

interface Deps {
  readonly evidence: Pick<EvidenceStore, 'setEnds' | 'removeExpired'>;
  readonly transaction: Transaction;
  readonly tasks: Tasks;
  readonly clock: Clock;
}

/**
 * Deletes the evidence of cases, texts and photos, 180 days after their last decision. It may be stopped between two batches. During
 * an update a replica of the version before may decide a case without an end of its evidence; this job sets it.
 */
export const forgetEvidence =
  ({ evidence, transaction, tasks, clock }: Deps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const removeBatch = () =>
      transaction.run(async () => {
        const { count, files } = await evidence.removeExpired(clock.now(), BATCH);
        await deleteEvidenceFiles(tasks, files);
        return count;
      });
    const since = new Date(clock.now().getTime() - UPDATE_MS);
    const setEnds = () => transaction.run(() => evidence.setEnds(since, BATCH));
    while (!signal?.aborted && (await setEnds()) === BATCH);
    while (!signal?.aborted && (await removeBatch()) === BATCH);
  };
