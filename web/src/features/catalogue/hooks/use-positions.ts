import { useQuery } from '@apollo/client/react';
import { EpisodePositionsDocument } from '../../../generated/episode-positions.js';
import type { PositionFieldsFragment } from '../../../generated/types.js';
import { useViewer } from '../../../lib/viewer.js';

const none: ReadonlyMap<string, PositionFieldsFragment> = new Map();
const most = 100;

/** The member's positions by episode id; empty for visitors and until they have loaded. */
export function usePositions(episodeIds: readonly string[]): ReadonlyMap<string, PositionFieldsFragment> {
  const viewer = useViewer();
  const { data } = useQuery(EpisodePositionsDocument, {
    variables: { episodeIds: episodeIds.slice(0, most) },
    skip: viewer.state !== 'member' || episodeIds.length === 0,
    fetchPolicy: 'cache-and-network',
    ssr: false,
  });
  return data?.positions ? new Map(data.positions.map((position) => [position.episodeId, position])) : none;
}
