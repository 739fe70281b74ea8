import { sweepFiles, type Clock } from '@seyir/kit';
import { isOldEvidence } from '../domain/report.js';
import type { EvidenceFiles, EvidenceStore } from './ports.js';

interface Deps {
  readonly evidence: Pick<EvidenceStore, 'used'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'stored' | 'delete'>;
  readonly clock: Clock;
}

/** Deletes copied photos without a case: their report failed, or their case was deleted with its target. */
export const sweepEvidence =
  ({ evidence, evidenceFiles, clock }: Deps) =>
  (signal?: AbortSignal): Promise<void> =>
    sweepFiles(
      {
        files: evidenceFiles,
        used: (files) => evidence.used(files),
        isOld: (file) => isOldEvidence(file, clock.now()),
      },
      signal,
    );
