import type { StoredFiles } from '@seyir/kit';
import type { Evidence, EvidencePhoto, ReportTarget } from '../../domain/report.js';

/** The copies of reported texts and of their photos in cases. */
export interface EvidenceStore {
  /** The texts of a case, the oldest first. */
  texts(caseId: string): Promise<Evidence[]>;
  /** The photos of a case, in the order of each text. */
  photos(caseId: string): Promise<EvidencePhoto[]>;
  /** The name of a photo's file; undefined for an unknown photo, and for one without a file. */
  fileOf(caseId: string, photoId: string): Promise<string | undefined>;
  /** The photos of which the target's open case has a file. */
  copiedIn(target: ReportTarget): Promise<CopiedPhoto[]>;
  /** Adds the texts that the case does not have yet, and those photos of which it has no file yet. */
  add(caseId: string, texts: readonly Evidence[], photos: readonly EvidencePhoto[], now: Date): Promise<void>;
  /** The files among these that belong to a case. */
  used(files: readonly string[]): Promise<ReadonlySet<string>>;
  /**
   * Sets the end of the evidence of up to `limit` cases without one that were decided since a time; returns their number. Cases whose
   * evidence is deleted get an end, too: it has passed already.
   */
  setEnds(since: Date, limit: number): Promise<number>;
  /** Deletes the evidence of up to `limit` cases whose time has ended. */
  removeExpired(now: Date, limit: number): Promise<RemovedEvidence>;
}

/** A photo of which a case has a file. */
export interface CopiedPhoto extends Pick<EvidencePhoto, 'messageId' | 'place'> {
  readonly caseId: string;
}

export interface RemovedEvidence {
  /** The number of cases, or of texts. */
  readonly count: number;
  /** The files of their photos, which no row names any more. */
  readonly files: readonly string[];
}

/** The copied files in the object store. */
export interface EvidenceFiles extends Pick<StoredFiles, 'stored' | 'delete'> {
  /**
   * Copies a file of the object store. NOT_FOUND if it does not exist; TRY_AGAIN if the store is down. An abort ends the copy at its
   * next step, but the store may not answer until then.
   */
  copy(blob: string, file: string, signal: AbortSignal): Promise<void>;
}
