import { badInput, currentCall, isId, notFound } from '@seyir/kit';
import type { Position } from '../domain/position.js';
import { isSeconds } from '../domain/resume.js';
import { keepReports, type KeepReportsDeps, type Report } from './keep-reports.js';
import { ReportBatches } from './report-batches.js';

/** Seconds between two reports of a player, when idle and at full load. */
const NEXT_REPORT = { atRest: 10, atFullLoad: 30 } as const;

export interface SavePositionInput {
  readonly episodeId: string;
  /** Seconds; absent keeps the last position and updates the time; a new position starts at 0. */
  readonly position: number | undefined;
  /** Seconds; 0 uses the catalogue's duration. */
  readonly duration: number;
  /** Absent means now; a future time counts as now. */
  readonly measuredAt: Date | undefined;
}

export interface SavedPosition {
  /** Undefined while the position is too short to be kept. */
  readonly position: Position | undefined;
  /** Seconds until the player's next report, 10 to 30, longer under load. */
  readonly nextReport: number;
}

/**
 * Saves a member's position in an episode (product-rules, Watching): kept from 5 % or 60 s on, watched from 90 % or
 * the credits on. The latest measurement wins in any order of arrival; a watched episode stays watched. Concurrent
 * reports share a transaction, and each is answered after its commit. BAD_INPUT for invalid seconds, NOT_FOUND for an
 * unknown episode, NOT_RELEASED before its release, TRY_AGAIN while too many reports wait.
 */
export const savePosition = (deps: KeepReportsDeps) => {
  const keep = keepReports(deps);
  const batches = new ReportBatches<Report, Position | undefined>(keep);
  const alone = (report: Report) =>
    deps.transaction.run(async () => {
      const [outcome] = await keep([report]);
      if (outcome instanceof Error) throw outcome;
      return outcome;
    });
  return async (memberId: string, input: SavePositionInput): Promise<SavedPosition> => {
    assertMeant(input);
    const report = { memberId, ...input };
    const { atRest, atFullLoad } = NEXT_REPORT;
    // An idempotency key needs its own transaction and answer. Players send none, because a repeated report changes
    // nothing.
    if (currentCall()?.idempotencyKey) return { position: seen(await alone(report)), nextReport: atRest };
    const position = seen(await batches.add(report));
    return { position, nextReport: Math.round(atRest + (atFullLoad - atRest) * batches.load) };
  };
};

const seen = (saved: Position | undefined) => (saved?.kept ? saved : undefined);

const assertMeant = ({ episodeId, position, duration, measuredAt }: SavePositionInput): void => {
  if (position !== undefined && !isSeconds(position)) throw badInput({ positionSeconds: 'invalid' });
  if (!isSeconds(duration)) throw badInput({ durationSeconds: 'invalid' });
  if (measuredAt && Number.isNaN(measuredAt.getTime())) throw badInput({ measuredAt: 'invalid' });
  if (!isId(episodeId)) throw notFound('no such episode');
};
