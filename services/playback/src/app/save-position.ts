import {
  badInput,
  DomainError,
  notFound,
  type Clock,
  type Ids,
  type Outbox,
  type UnitOfWork,
} from '@seyir/kit';
import { isReleased } from '../domain/episode.js';
import type { Position } from '../domain/position.js';
import { isSeconds, judge } from '../domain/resume.js';
import type { CounterStore, EpisodeStore, PositionStore, ProgressStore, SourceStore } from './ports.js';
import { recordSteps } from './record-steps.js';

interface Deps {
  readonly episodes: EpisodeStore;
  readonly sources: SourceStore;
  readonly positions: PositionStore;
  readonly progresses: ProgressStore;
  readonly counters: CounterStore;
  readonly unitOfWork: UnitOfWork;
  readonly outbox: Outbox;
  readonly clock: Clock;
  readonly ids: Ids;
}

export interface SavePositionInput {
  readonly episodeId: string;
  /** Seconds; absent keeps the last position and renews the time, and begins at 0 where there is none. */
  readonly position: number | undefined;
  /** Seconds; 0 takes the catalogue's. */
  readonly duration: number;
  /** Absent means now; a time ahead of the clock counts as now. */
  readonly measuredAt: Date | undefined;
}

/**
 * Keeps where a member stands in an episode (product-rules, Watching): from 5 % or 60 s on, watched from 90 % or the
 * credits on. The position that was measured last wins whatever the order of arrival; a watched episode stays watched.
 * Answers undefined while too little has been watched to be kept.
 * BAD_INPUT for seconds that cannot be meant, NOT_FOUND for an unknown episode, NOT_RELEASED before its time.
 */
export const savePosition = (deps: Deps) => {
  const { episodes, sources, positions, unitOfWork, clock, ids } = deps;
  const record = recordSteps(deps);
  return async (memberId: string, input: SavePositionInput): Promise<Position | undefined> => {
    assertMeant(input);
    const now = clock.now();
    const [episode] = await episodes.byIds([input.episodeId]);
    if (!episode || episode.removed) throw notFound('no such episode');
    if (!isReleased(episode, now)) throw new DomainError('NOT_RELEASED');
    const segments = (await sources.segmentsOf([episode.id])).get(episode.id) ?? [];
    const { position, duration, measuredAt = now } = input;
    const standing = {
      ...judge({ position: position ?? 0, duration, measuredAt }, { ...episode, segments }, now),
      id: ids.next(),
      memberId,
      episodeId: episode.id,
      titleId: episode.titleId,
    };
    const saved = await unitOfWork.run(async () => {
      const merged =
        position === undefined ? [await positions.touch(standing)] : await positions.merge([standing]);
      await record(merged);
      return merged[0]?.position ?? (await positions.find(memberId, [episode.id]))[0];
    });
    return saved?.kept ? saved : undefined;
  };
};

const assertMeant = ({ position, duration, measuredAt }: SavePositionInput): void => {
  if (position !== undefined && !isSeconds(position)) throw badInput({ positionSeconds: 'invalid' });
  if (!isSeconds(duration)) throw badInput({ durationSeconds: 'invalid' });
  if (measuredAt && Number.isNaN(measuredAt.getTime())) throw badInput({ measuredAt: 'invalid' });
};
