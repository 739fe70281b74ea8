import { DomainError, notFound, withDeadline, type Clock, type Ids } from '@seyir/kit';
import { evidenceFile, type EvidencePhoto, type ReportedText, type ReportTarget } from '../domain/report.js';
import type { EvidenceFiles, EvidenceStore } from './ports.js';
import type { Reportables } from './reportable.js';

/** The time for all copies of a report, whose call has five seconds. */
const COPY_MS = 1_500;

// Texts, rows and files of evidence have separate owners, and a file that cannot be copied is reported and left out.
interface Deps {
  readonly reportables: Reportables;
  readonly evidence: Pick<EvidenceStore, 'copiedIn' | 'add'>;
  readonly evidenceFiles: Pick<EvidenceFiles, 'copy'>;
  /** Called for a photo that is not copied, and when the time for all of them ends; the report then goes on without their files. */
  readonly onUncopied: (error: unknown) => void;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Copies of a reported target, which are not part of a case yet. */
export interface GatheredEvidence {
  readonly texts: readonly ReportedText[];
  /**
   * Adds to the case what it does not have yet; call it in the transaction of the report. StaleEvidence if photos were not copied
   * because another case has them.
   */
  addTo(caseId: string, now: Date): Promise<void>;
}

/** The case that has copies of the photos was closed before the report joined it: roll back and gather again. */
export class StaleEvidence extends DomainError {
  constructor() {
    super('TRY_AGAIN', { reason: 'the case was closed during its report' });
  }
}

interface Photo {
  /** Its name in the object store. */
  readonly blob: string;
  readonly copy: EvidencePhoto & { readonly file: string };
}

/**
 * Copies what a member reports, as it stands now: its texts, and the files of their photos, so that nothing is lost when the author
 * deletes it. Files are copied before the transaction; a job deletes them if no case follows. A photo that could not be copied is
 * copied with the next report of its target. NOT_FOUND if the target does not exist or is kept from the member.
 */
export const gatherEvidence = ({ reportables, evidence, evidenceFiles, onUncopied, clock, ids }: Deps) => {
  const photosOf = ({ messageId, photos = [], covered = false }: ReportedText): Photo[] =>
    photos.map(({ blob, place, width, height, alt }) => {
      const file = evidenceFile(clock.now(), ids.secret());
      const facts = { messageId, place, width, height, alt, covered };
      return { blob, copy: { id: ids.secret(), file, ...facts } };
    });

  /** One after another, because an object store may hold each file in a small /tmp meanwhile. */
  const copyEach = async (photos: readonly Photo[], copied: Set<Photo>, signal: AbortSignal) => {
    for (const photo of photos) {
      try {
        await evidenceFiles.copy(photo.blob, photo.copy.file, signal);
        copied.add(photo);
      } catch (error) {
        if (!signal.aborted) onUncopied(error);
      }
      if (signal.aborted) return;
    }
  };

  const copyFiles = async (photos: readonly Photo[]): Promise<EvidencePhoto[]> => {
    const copied = new Set<Photo>();
    const late = new AbortController();
    await withDeadline(copyEach(photos, copied, late.signal), COPY_MS, 'copies of reported photos').catch(
      (error: unknown) => {
        late.abort();
        onUncopied(error);
      },
    );
    return photos.map((photo) => ({ ...photo.copy, file: copied.has(photo) ? photo.copy.file : undefined }));
  };

  return async (memberId: string, target: ReportTarget): Promise<GatheredEvidence> => {
    const reportable = reportables[target.type];
    const texts = await reportable.copy(target.id);
    if (!(await reportable.isShown(memberId, target.id, texts)))
      throw notFound(`${target.type} ${target.id}`);
    const all = texts.flatMap(photosOf);
    // Each report of the same target would otherwise store its photos again.
    const had = all.length > 0 ? await evidence.copiedIn(target) : [];
    const isHad = ({ copy }: Photo) =>
      had.some(({ messageId, place }) => messageId === copy.messageId && place === copy.place);
    const wanted = all.filter((photo) => !isHad(photo));
    const photos = wanted.length > 0 ? await copyFiles(wanted) : [];
    return {
      texts,
      async addTo(caseId, now) {
        if (had.some((photo) => photo.caseId !== caseId)) throw new StaleEvidence();
        if (texts.length > 0) await evidence.add(caseId, texts, photos, now);
      },
    };
  };
};

export type GatherEvidence = ReturnType<typeof gatherEvidence>;
