import { isId, notFound } from '@seyir/kit';
import { assertImpartial } from './assert-impartial.js';
import type { CaseStore, EvidenceStore } from './ports.js';

interface Deps {
  readonly cases: Pick<CaseStore, 'byId'>;
  readonly evidence: Pick<EvidenceStore, 'fileOf'>;
}

/**
 * The name in the object store of a photo in the evidence of a case. NOT_FOUND, also for a photo that could not be copied; FORBIDDEN
 * for a moderator whom the case is about.
 */
export const getCasePhoto =
  ({ cases, evidence }: Deps) =>
  async (moderatorId: string, caseId: string, photoId: string): Promise<string> => {
    const found = isId(caseId) && isId(photoId) ? await cases.byId(caseId) : undefined;
    if (!found) throw notFound(`case ${caseId}`);
    assertImpartial(moderatorId, found);
    const file = await evidence.fileOf(caseId, photoId);
    if (file === undefined) throw notFound(`photo ${photoId} of case ${caseId}`);
    return file;
  };
