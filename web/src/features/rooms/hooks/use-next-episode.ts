import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { ReportEpisodeEndDocument } from '../../../generated/report-episode-end.js';
import { StartNextEpisodeDocument } from '../../../generated/start-next-episode.js';
import { StopNextEpisodeDocument } from '../../../generated/stop-next-episode.js';
import type { RoomFieldsFragment } from '../../../generated/types.js';
import { queueTexts as texts } from '../queue-texts.js';

const AGAIN_MS = 3_000;
const context = { quiet: true };

interface Options {
  /** The queue has an episode, and the viewer is its host or a moderator. */
  reports: boolean;
  /** Stores the room of an answer. */
  take: (room: RoomFieldsFragment) => void;
  fail: (error: unknown, otherwise: string) => void;
}

/** Reports the end of the episode, once for each, and starts or stops the queue's next one. */
export function useNextEpisode(room: RoomFieldsFragment, { reports, take, fail }: Options) {
  const client = useApolloClient();
  const reported = useRef('');
  const { code, epoch, playback, nextMs, queueSeq } = room;
  const { episodeId, effectiveMs } = playback;
  const latest = useRef({ code, epoch, episodeId, key: '', mayReport: false });
  useEffect(() => {
    // After a seek the same episode may end again; after a change of the queue there may be a next one now.
    const key = `${episodeId} ${effectiveMs} ${epoch} ${queueSeq}`;
    latest.current = { code, epoch, episodeId, key, mayReport: reports && nextMs === null };
  });

  /** Call it whenever the player is at the end. */
  const atEnd = useCallback(() => {
    const { key, mayReport, ...variables } = latest.current;
    if (!mayReport || reported.current === key) return;
    reported.current = key;
    client.mutate({ mutation: ReportEpisodeEndDocument, variables, context }).then(
      ({ data }) => data && take(data.reportEpisodeEnd.room),
      () => {
        // The viewer did not ask for this call, so a failure shows no message; a later call tries again.
        setTimeout(() => {
          if (reported.current === key) reported.current = '';
        }, AGAIN_MS);
      },
    );
  }, [client, take]);

  return {
    atEnd,
    start(next?: string) {
      const variables = { code, epoch, episodeId: next ?? null };
      client.mutate({ mutation: StartNextEpisodeDocument, variables, context }).then(
        ({ data }) => data && take(data.startNextEpisode.room),
        (error: unknown) => fail(error, texts.startFailed),
      );
    },
    stop() {
      client.mutate({ mutation: StopNextEpisodeDocument, variables: { code, epoch }, context }).then(
        ({ data }) => data && take(data.stopNextEpisode.room),
        (error: unknown) => fail(error, texts.stopFailed),
      );
    },
  };
}
