import { isId, notFound, type Clock } from '@seyir/kit';
import {
  standingSince,
  type Case,
  type CaseReport,
  type Evidence,
  type EvidencePhoto,
  type Standing,
} from '../domain/report.js';
import { assertImpartial } from './assert-impartial.js';
import type { FindPlaceToCover, PlaceToCover } from './cover-text.js';
import type { ListedCase } from './list-cases.js';
import type { CaseFigures, CaseLists, CaseStore, EvidenceStore } from './ports.js';

const MOST_REPORTS = 100;
const MOST_EARLIER = 10;

export interface WholeCase {
  readonly case: ListedCase;
  readonly reports: readonly (CaseReport & Standing)[];
  readonly evidence: readonly (Evidence & { readonly photos: readonly EvidencePhoto[] })[];
  readonly earlier: readonly Case[];
  /** Closed cases about the same member and other targets. */
  readonly ofSubject: readonly Case[];
  /** What a cover makes the target a spoiler of, with its episode; undefined if it cannot be covered, or if the case is closed. */
  readonly coverPlace: PlaceToCover | undefined;
}

// The page of a case shows what several stores hold, and what a cover would spoil in other services.
interface Deps {
  readonly cases: CaseStore;
  readonly evidence: Pick<EvidenceStore, 'texts' | 'photos'>;
  readonly caseLists: Pick<CaseLists, 'problems'>;
  readonly caseFigures: Pick<CaseFigures, 'standings'>;
  readonly placeToCover: FindPlaceToCover;
  readonly onPlaceUnknown: (error: unknown) => void;
  readonly clock: Clock;
}

/**
 * A case with its reports and the standing of those who reported, the copies of the reported texts and photos, and earlier cases.
 * NOT_FOUND; FORBIDDEN for a moderator whom the case is about.
 */
export const getCase =
  ({ cases, evidence, caseLists, caseFigures, placeToCover, onPlaceUnknown, clock }: Deps) =>
  async (moderatorId: string, id: string): Promise<WholeCase> => {
    const found = isId(id) ? await cases.byId(id) : undefined;
    if (!found) throw notFound(`case ${id}`);
    assertImpartial(moderatorId, found);
    const [problems, reports, texts, photos, earlier, ofSubject, coverPlace] = await Promise.all([
      caseLists.problems([id]),
      cases.reports(id, MOST_REPORTS),
      evidence.texts(id),
      evidence.photos(id),
      cases.earlier(found, MOST_EARLIER),
      cases.ofSubject(found, MOST_EARLIER),
      // The case is shown also while the owner of the target does not answer.
      found.state === 'open'
        ? placeToCover(moderatorId, found).catch((error: unknown) => void onPlaceUnknown(error))
        : undefined,
    ]);
    const reporters = reports.map(({ memberId }) => memberId);
    const standings = await caseFigures.standings(reporters, standingSince(clock.now()));
    return {
      case: { ...found, problems: problems.get(id) ?? [] },
      reports: reports.map((one) => ({ ...one, ...(standings.get(one.memberId) ?? noStanding) })),
      evidence: texts.map((text) => ({
        ...text,
        photos: photos.filter(({ messageId }) => messageId === text.messageId),
      })),
      earlier,
      ofSubject,
      coverPlace,
    };
  };

const noStanding: Standing = { accepted: 0, refused: 0 };
