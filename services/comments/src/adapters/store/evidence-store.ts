import { insertMissing, statement, type UnitOfWork } from '@seyir/kit';
import { In } from 'typeorm';
import type { CopiedPhoto, EvidenceStore, RemovedEvidence } from '../../app/ports.js';
import { EVIDENCE_DAYS, type Evidence, type EvidencePhoto, type ReportTarget } from '../../domain/report.js';
import { CasePhotoRow, EvidenceRow } from './entities/case.js';

const copiedIn = statement<CopiedPhoto>(
  `SELECT p.case_id AS "caseId", p.message_id AS "messageId", p.place
   FROM moderation_case c JOIN case_photo p ON p.case_id = c.id
   WHERE c.target_type = $1 AND c.target_id = $2 AND c.state = 'open' AND p.file IS NOT NULL`,
);

/** A photo that has a file keeps it; `sweep-evidence` deletes the second copy. */
const addPhotos = statement(
  `INSERT INTO case_photo (id, case_id, message_id, place, file, width, height, alt, covered)
   SELECT id, $1, message_id, place, file, width, height, alt, covered
   FROM unnest($2::uuid[], $3::uuid[], $4::smallint[], $5::text[], $6::integer[], $7::integer[], $8::text[], $9::boolean[])
     AS added (id, message_id, place, file, width, height, alt, covered)
   ON CONFLICT (case_id, message_id, place) DO UPDATE
     SET file = EXCLUDED.file, width = EXCLUDED.width, height = EXCLUDED.height, alt = EXCLUDED.alt
     WHERE case_photo.file IS NULL`,
);

const setEnds = statement(
  `UPDATE moderation_case SET evidence_until = greatest(closed_at, appeal_decided_at) + interval '${EVIDENCE_DAYS} days'
   WHERE id IN (SELECT id FROM moderation_case WHERE changed_at > $1 AND closed_at IS NOT NULL AND evidence_until IS NULL
     AND appeal_state IS DISTINCT FROM 'pending' LIMIT $2)`,
);

const expiredCases = statement<{ readonly id: string }>(
  `UPDATE moderation_case SET evidence_until = NULL WHERE id IN (
     SELECT id FROM moderation_case WHERE evidence_until < $1 ORDER BY evidence_until LIMIT $2 FOR UPDATE SKIP LOCKED)
   RETURNING id`,
);

const filesOfCases = statement<{ readonly file: string }>(
  `SELECT file FROM case_photo WHERE case_id = ANY($1::uuid[]) AND file IS NOT NULL`,
);

const deleteOfCases = statement(`DELETE FROM case_evidence WHERE case_id = ANY($1::uuid[])`);

export class SqlEvidenceStore implements EvidenceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async texts(caseId: string): Promise<Evidence[]> {
    const rows = await this.unitOfWork
      .rows(EvidenceRow)
      .find({ where: { caseId }, order: { sentAt: 'ASC', messageId: 'ASC' } });
    return rows.map(({ messageId, authorId, body, sentAt }) => ({ messageId, authorId, body, sentAt }));
  }

  async photos(caseId: string): Promise<EvidencePhoto[]> {
    const rows = await this.casePhotos.find({ where: { caseId }, order: { messageId: 'ASC', place: 'ASC' } });
    return rows.map(({ id, messageId, place, file, width, height, alt, covered }) => ({
      id,
      messageId,
      place,
      file: file ?? undefined,
      width,
      height,
      alt,
      covered,
    }));
  }

  async fileOf(caseId: string, photoId: string): Promise<string | undefined> {
    const row = await this.casePhotos.findOne({ select: { file: true }, where: { id: photoId, caseId } });
    return row?.file ?? undefined;
  }

  copiedIn({ type, id }: ReportTarget): Promise<CopiedPhoto[]> {
    return copiedIn.all(this.unitOfWork, [type, id]);
  }

  async add(
    caseId: string,
    texts: readonly Evidence[],
    photos: readonly EvidencePhoto[],
    now: Date,
  ): Promise<void> {
    const rows = texts.map(({ messageId, authorId, body, sentAt }) => ({
      caseId,
      messageId,
      authorId,
      body,
      sentAt,
      copiedAt: now,
    }));
    await insertMissing(this.unitOfWork, EvidenceRow, rows);
    if (photos.length === 0) return;
    const column = <Field extends keyof EvidencePhoto>(field: Field) =>
      photos.map((photo) => photo[field] ?? null);
    await addPhotos.run(this.unitOfWork, [
      caseId,
      column('id'),
      column('messageId'),
      column('place'),
      column('file'),
      column('width'),
      column('height'),
      column('alt'),
      column('covered'),
    ]);
  }

  async used(files: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.casePhotos.find({ select: { file: true }, where: { file: In([...files]) } });
    return new Set(rows.flatMap(({ file }) => file ?? []));
  }

  setEnds(since: Date, limit: number): Promise<number> {
    return setEnds.run(this.unitOfWork, [since, limit]);
  }

  async removeExpired(now: Date, limit: number): Promise<RemovedEvidence> {
    const cases = (await expiredCases.all(this.unitOfWork, [now, limit])).map(({ id }) => id);
    const files = (await filesOfCases.all(this.unitOfWork, [cases])).map(({ file }) => file);
    await deleteOfCases.run(this.unitOfWork, [cases]);
    return { count: cases.length, files };
  }

  private get casePhotos() {
    return this.unitOfWork.rows(CasePhotoRow);
  }
}
