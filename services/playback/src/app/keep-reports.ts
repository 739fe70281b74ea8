import { DomainError, erased, notFound, type Clock, type GoneMembers, type Ids } from '@seyir/kit';
import { isReleased, type Episode } from '../domain/episode.js';
import { positionKey, type NewPosition, type Position } from '../domain/position.js';
import { judge } from '../domain/resume.js';
import type { Segment } from '../domain/source.js';
import { mergePositions } from './merge-positions.js';
import type { EpisodeStore, PositionStore, SourceStore, Transaction } from './ports.js';
import type { RecordSteps } from './record-steps.js';
import type { SavePositionInput } from './save-position.js';

// A batch of reports is checked against episodes, segments and erased members, and stored in the same transaction.
export interface KeepReportsDeps {
  readonly episodes: EpisodeStore;
  readonly sources: SourceStore;
  readonly positions: PositionStore;
  readonly recordSteps: RecordSteps;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** A position report of one player. */
export interface Report extends SavePositionInput {
  readonly memberId: string;
}

/**
 * Stores the reports of many players in one transaction, with the resulting progress and events. Returns for each
 * report, in order, its new position or the reason of its refusal. Rejects if nothing was stored.
 */
export const keepReports = (deps: KeepReportsDeps) => {
  const { positions, recordSteps, transaction } = deps;
  const judgeAll = judgeReports(deps);
  return (reports: readonly Report[]): Promise<(Position | DomainError | undefined)[]> =>
    transaction.run(async () => {
      const judgedReports = await judgeAll(reports);
      const good = judgedReports.filter((one): one is JudgedReport => !(one instanceof DomainError));
      const { measured = [], touched = [] } = Object.groupBy(good, ({ touches }) =>
        touches ? 'touched' : 'measured',
      );
      const merged = await mergePositions(positions, measured);
      const renewed = await positions.touch(latestOfEach(touched));
      const changed = new Map([...merged, ...renewed].map((one) => [positionKey(one.position), one]));
      await recordSteps([...changed.values()], { played: true });
      const unchanged = await positions.findAll(good.filter((one) => !changed.has(positionKey(one))));
      const now = new Map(
        [...unchanged, ...[...changed.values()].map(({ position }) => position)].map((position) => [
          positionKey(position),
          position,
        ]),
      );
      return judgedReports.map((one) => (one instanceof DomainError ? one : now.get(positionKey(one))));
    });
};

/** A judged report, and whether it has no position: then it only updates the time. */
type JudgedReport = NewPosition & { readonly touches: boolean };

/** Three queries for any number of reports. A batch does not belong to a single call, so erased members must be refused here. */
const judgeReports =
  ({ episodes, sources, goneMembers, clock, ids }: KeepReportsDeps) =>
  async (reports: readonly Report[]): Promise<(JudgedReport | DomainError)[]> => {
    const now = clock.now();
    const episodeIds = [...new Set(reports.map(({ episodeId }) => episodeId))];
    const known = new Map((await episodes.byIds(episodeIds)).map((episode) => [episode.id, episode]));
    const segments = await sources.segmentsOf(episodeIds);
    const gone = await goneMembers.among(reports.map(({ memberId }) => memberId));
    return reports.map((report) => {
      if (gone.has(report.memberId)) return erased();
      const episode = known.get(report.episodeId);
      if (!episode || episode.removed) return notFound('no such episode');
      if (!isReleased(episode, now)) return new DomainError('NOT_RELEASED');
      return { ...toNewPosition(report, episode, segments.get(episode.id) ?? [], now), id: ids.next() };
    });
  };

const toNewPosition = (report: Report, episode: Episode, segments: readonly Segment[], now: Date) => {
  const { memberId, position, duration, measuredAt = now } = report;
  return {
    ...judge({ position: position ?? 0, duration, measuredAt }, { ...episode, segments }, now),
    memberId,
    episodeId: episode.id,
    titleId: episode.titleId,
    touches: position === undefined,
  };
};

const latestOfEach = (judgedReports: readonly JudgedReport[]): JudgedReport[] => [
  ...new Map(
    judgedReports
      .toSorted((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime())
      .map((one) => [positionKey(one), one]),
  ).values(),
];
