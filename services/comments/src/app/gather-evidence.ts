import { notFound, type Clock, type Ids } from '@seyir/kit';
import { evidenceFile, type EvidencePhoto, type ReportedText, type ReportTarget } from '../domain/report.js';
import type { EvidenceFiles, EvidenceStore } from './ports.js';
import type { Reportables } from './reportable.js';

interface Deps {
  readonly reportables: Reportables;
  readonly evidence: Pick<EvidenceStore, 'copiedIn' | 'add'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'copy'>;
  /** Called if the object store does not answer; the report then goes on without the file. */
  readonly onUncopied: (error: unknown) => void;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Copies of a reported target, which are not part of a case yet. */
export interface GatheredEvidence {
  readonly texts: readonly ReportedText[];
  /** Adds to the case what it does not have yet; call it in the transaction of the report. */
  addTo(caseId: string, now: Date): Promise<void>;
}

/**
 * Copies what a member reports, as it stands now: its texts, and the files of their photos, so that nothing is lost when the author
 * deletes it. Files are copied before the transaction; a job deletes them if no case follows. NOT_FOUND if the target does not exist
 * or is kept from the member.
 */
export const gatherEvidence = ({ reportables, evidence, evidenceFiles, onUncopied, clock, ids }: Deps) => {
  const copyPhotos = async ({
    messageId,
    photos = [],
    covered = false,
  }: ReportedText): Promise<EvidencePhoto[]> =>
    Promise.all(
      photos.map(async ({ file: mediaFile, width, height, alt }, index) => {
        const file = evidenceFile(clock.now(), ids.secret());
        const isCopied = await evidenceFiles.copy(mediaFile, file).catch((error: unknown) => {
          onUncopied(error);
          return false;
        });
        const facts = { messageId, place: index + 1, width, height, alt, covered };
        return { id: ids.secret(), file: isCopied ? file : undefined, ...facts };
      }),
    );

  return async (memberId: string, target: ReportTarget): Promise<GatheredEvidence> => {
    const reportable = reportables[target.type];
    const texts = await reportable.copy(target.id);
    if (!(await reportable.isShown(memberId, target.id, texts)))
      throw notFound(`${target.type} ${target.id}`);
    const withPhotos = texts.filter(({ photos = [] }) => photos.length > 0);
    // Each report of the same target would otherwise store its photos again.
    const copied = withPhotos.length > 0 ? await evidence.copiedIn(target) : new Set<string>();
    const uncopied = withPhotos.filter(({ messageId }) => !copied.has(messageId));
    const photos = (await Promise.all(uncopied.map(copyPhotos))).flat();
    return {
      texts,
      async addTo(caseId, now) {
        if (texts.length > 0) await evidence.add(caseId, texts, photos, now);
      },
    };
  };
};

export type GatherEvidence = ReturnType<typeof gatherEvidence>;
