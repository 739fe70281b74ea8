import { badInput, type Clock, type Ids, type Outbox, type UnitOfWork } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import { merge, type NewStanding } from '../domain/position.js';
import { isSeconds, judge } from '../domain/resume.js';
import type {
  Catalogue,
  CounterStore,
  EpisodeStore,
  PositionStore,
  ProgressStore,
  SourceStore,
} from './ports.js';
import { recordSteps } from './record-steps.js';

const MAX_POSITIONS = 500;

interface Deps {
  readonly catalogue: Catalogue;
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

export interface ImportedPosition {
  readonly memberId: string;
  readonly episodeId: string;
  readonly position: number;
  readonly measuredAt: Date;
}

export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/**
 * Positions from elsewhere, by the same rules as those of a player; importing the same again changes nothing.
 * Episodes that the catalogue's events have not told of yet are asked for. What is too little to be kept is kept all
 * the same, unseen. BAD_INPUT for more than 500, for seconds that cannot be meant and for unknown episodes.
 */
export const importPositions = (deps: Deps) => {
  const { sources, positions, unitOfWork, clock, ids } = deps;
  const know = knowEpisodes(deps);
  const record = recordSteps(deps);
  return async (imported: readonly ImportedPosition[]): Promise<ImportCounts> => {
    if (imported.length > MAX_POSITIONS) throw badInput({ positions: 'too_long' });
    const now = clock.now();
    const episodeIds = [...new Set(imported.map(({ episodeId }) => episodeId))];
    const known = await know(episodeIds);
    const segments = await sources.segmentsOf(episodeIds);
    const standings = new Map<string, NewStanding>();
    for (const [index, { memberId, episodeId, position, measuredAt }] of imported.entries()) {
      const episode = known.get(episodeId);
      if (!episode) throw badInput({ [`positions.${index}.episodeId`]: 'invalid' });
      if (!isSeconds(position)) throw badInput({ [`positions.${index}.positionSeconds`]: 'invalid' });
      const about = { ...episode, segments: segments.get(episodeId) ?? [] };
      const standing = {
        ...judge({ position, duration: 0, measuredAt }, about, now),
        id: ids.next(),
        memberId,
        episodeId,
        titleId: episode.titleId,
      };
      const key = `${memberId}:${episodeId}`;
      const before = standings.get(key);
      standings.set(key, before ? merge(before, standing) : standing);
    }
    return unitOfWork.run(async () => {
      const merged = await positions.merge([...standings.values()]);
      await record(merged);
      const created = merged.filter((one) => one.created).length;
      return { created, updated: merged.length - created, unchanged: imported.length - merged.length };
    });
  };
};

const knowEpisodes =
  ({ catalogue, episodes }: Deps) =>
  async (ids: readonly string[]): Promise<Map<string, Episode>> => {
    const known = new Map((await episodes.byIds(ids)).map((episode) => [episode.id, episode]));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const asked = await catalogue.episodes(missing);
    await episodes.addMissing(asked);
    for (const episode of asked) known.set(episode.id, episode);
    return known;
  };
