import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ProposeEpisodeDocument } from '../../../generated/propose-episode.js';
import { RemoveProposalDocument } from '../../../generated/remove-proposal.js';
import { RoomQueueDocument } from '../../../generated/room-queue.js';
import type { RoomQueueFieldsFragment } from '../../../generated/types.js';
import { VoteForEpisodeDocument } from '../../../generated/vote-for-episode.js';
import type { Queued } from '../queued-name.js';
import { useSpread } from './use-spread.js';

const AGAIN_MS = 2_000;
const context = { quiet: true };

export interface RoomQueue {
  /** The next one first; undefined while loading. */
  items: readonly Queued[] | undefined;
  failed: boolean;
  reload: () => void;
  propose: (episodeId: string) => Promise<void>;
  vote: (episodeId: string, active: boolean) => Promise<void>;
  remove: (episodeId: string) => Promise<void>;
}

/**
 * The queue of a room. Frames contain the number of its last change, and one query reads it with the viewer's own votes.
 * @param queueSeq number of the last change, from the frames
 * @param spreadMs within which time the pages of the room spread the reads that a frame causes
 */
export function useRoomQueue(code: string, queueSeq: number, spreadMs: () => number): RoomQueue {
  const client = useApolloClient();
  const [queue, setQueue] = useState<RoomQueueFieldsFragment>();
  const [failed, setFailed] = useState(false);
  /** At most and at least how long the next read waits; without it, as the frames say. */
  const [turn, setTurn] = useState<{ waitMs?: number; leastMs?: number }>({ waitMs: 0 });
  const knownSeq = useRef(-1);

  const take = useCallback((read: RoomQueueFieldsFragment | undefined) => {
    // An answer may arrive after that of a later call.
    if (!read || read.queueSeq < knownSeq.current) return;
    knownSeq.current = read.queueSeq;
    setQueue(read);
    setFailed(false);
  }, []);

  const read = useCallback(() => {
    // Not cached: `queueSeq` decides which of two answers is newer.
    client.query({ query: RoomQueueDocument, variables: { code }, fetchPolicy: 'no-cache', context }).then(
      ({ data }) => {
        take(data?.roomQueue);
        setTurn({});
      },
      () => {
        setFailed(true);
        setTurn({ waitMs: AGAIN_MS, leastMs: AGAIN_MS / 2 });
      },
    );
  }, [client, code, take]);
  const readSoon = useSpread(read);
  useEffect(() => {
    if (knownSeq.current < queueSeq) readSoon(turn.waitMs ?? spreadMs(), turn.leastMs);
  }, [queueSeq, turn, readSoon, spreadMs]);

  return {
    items: queue?.items,
    failed,
    reload: read,
    async propose(episodeId) {
      const variables = { code, episodeId };
      const { data } = await client.mutate({ mutation: ProposeEpisodeDocument, variables, context });
      take(data?.proposeEpisode.queue);
    },
    async vote(episodeId, active) {
      const variables = { code, episodeId, active };
      const { data } = await client.mutate({ mutation: VoteForEpisodeDocument, variables, context });
      take(data?.voteForEpisode.queue);
    },
    async remove(episodeId) {
      const variables = { code, episodeId };
      const { data } = await client.mutate({ mutation: RemoveProposalDocument, variables, context });
      take(data?.removeProposal.queue);
    },
  };
}
