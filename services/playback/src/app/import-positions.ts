import { badInput } from '@seyir/kit';
import type { Episode } from '../domain/episode.js';
import type { NewPosition } from '../domain/position.js';
import { isSeconds, judge } from '../domain/resume.js';
import type { Catalogue } from './ports.js';
import type { KeepReportsDeps } from './keep-reports.js';
import { mergePositions } from './merge-positions.js';

const MAX_POSITIONS = 500;

// An import writes at once what single calls write one by one, with the events of each.
interface Deps extends KeepReportsDeps {
  readonly catalogue: Catalogue;
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
 * Imports positions by the same rules as a player's reports; a repeated import changes nothing. Episodes missing in
 * this service's copy are queried from the catalogue. Positions too short to be kept are stored but not shown.
 * Positions of erased members are skipped. BAD_INPUT for more than 500, for invalid seconds and for unknown episodes.
 */
export const importPositions = (deps: Deps) => {
  const { sources, positions, recordSteps, goneMembers, transaction, clock, ids } = deps;
  const know = knowEpisodes(deps);
  return async (imported: readonly ImportedPosition[]): Promise<ImportCounts> => {
    if (imported.length > MAX_POSITIONS) throw badInput({ positions: 'too_long' });
    const now = clock.now();
    const episodeIds = [...new Set(imported.map(({ episodeId }) => episodeId))];
    const known = await know(episodeIds);
    const segments = await sources.segmentsOf(episodeIds);
    const reports: NewPosition[] = [];
    for (const [index, { memberId, episodeId, position, measuredAt }] of imported.entries()) {
      const episode = known.get(episodeId);
      if (!episode) throw badInput({ [`positions.${index}.episodeId`]: 'invalid' });
      if (!isSeconds(position)) throw badInput({ [`positions.${index}.positionSeconds`]: 'invalid' });
      const about = { ...episode, segments: segments.get(episodeId) ?? [] };
      reports.push({
        ...judge({ position, duration: 0, measuredAt }, about, now),
        id: ids.next(),
        memberId,
        episodeId,
        titleId: episode.titleId,
      });
    }
    return transaction.run(async () => {
      const gone = await goneMembers.among(imported.map(({ memberId }) => memberId));
      const merged = await mergePositions(
        positions,
        reports.filter(({ memberId }) => !gone.has(memberId)),
      );
      await recordSteps(merged, { silent: true, played: true });
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
