import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { PlayerFrame } from '../features/player/components/player-frame.js';
import type { RoomPlayerProps } from '../features/rooms/components/room-page.js';
import { positionAt, type RoomPlayback } from '../features/rooms/room-sync.js';
import { BehindGate } from '../features/watch/components/behind-gate.js';
import { SourcesBehindGate } from '../features/watch/components/sources-behind-gate.js';
import { watchTexts } from '../features/watch/texts.js';
import { WatchPageDocument } from '../generated/watch-page.js';
import type { RoomFieldsFragment } from '../generated/types.js';
import { serverClock } from '../lib/server-clock.js';
import { placeOf, prepareRoom } from './prepare-room.js';
import { EpisodePlayer, preloadPlayer, type EpisodePlayerProps } from './episode-player.js';

/** Loads the code of the player at once, and the data of a room's episode as soon as the room is known. */
export function usePrepareRoom(): (room: RoomFieldsFragment) => void {
  const client = useApolloClient();
  useEffect(preloadPlayer, []);
  return useCallback((room) => prepareRoom(client, room), [client]);
}

/** The player of a room's episode: each member has their own adverts, age gate, source, translator group and saved position. */
export function RoomPlayer({ room, link, onNext, overlay, children }: RoomPlayerProps) {
  const { episode } = room;
  const place = placeOf(room);
  const { data, refetch } = useQuery(WatchPageDocument, {
    variables: place ?? { kind: 'SERIES', slug: '', season: 0, number: 0 },
    skip: !place,
  });
  const page = data?.watchPage;
  if (!episode || !place || !page || page.episode.id !== episode.id)
    return (
      <>
        <PlayerFrame label={watchTexts.loading} poster={episode?.image ?? undefined} />
        {children}
      </>
    );
  const { next } = page;
  const isOut = next?.releasedAt && Date.parse(next.releasedAt) <= room.serverMs;
  const adult = page.title.ageMark === 'AGE_18';
  return (
    <BehindGate adult={adult} name={page.title.name}>
      <SourcesBehindGate adult={adult} page={page} load={refetch}>
        <InRoom
          key={episode.id}
          playback={room.playback}
          sourceHash={room.sourceHash ?? undefined}
          link={link}
          onNext={onNext && isOut ? () => onNext(next.id) : undefined}
          overlay={overlay}
          page={page}
          place={place}
        >
          {children}
        </InRoom>
      </SourcesBehindGate>
    </BehindGate>
  );
}

type InRoomProps = Omit<EpisodePlayerProps, 'room'> &
  Pick<RoomPlayerProps, 'link'> & {
    playback: RoomPlayback;
    sourceHash: string | undefined;
    onNext: (() => void) | undefined;
  };

/**
 * Time until a player has its first segment: two round trips. A player that has it earlier waits for the room; one that has it later
 * finds the room's place in the same segment, which costs it nothing.
 */
const loadingMs = () => Math.max(200, 2 * serverClock.roundTripMs());

/** The player loads the media where the room will be then: from another place, the room's seek would load once more. */
function InRoom({ playback, link, sourceHash, onNext, ...props }: InRoomProps) {
  const [startAt] = useState(
    () => positionAt(playback, (serverClock.now() ?? playback.effectiveMs) + loadingMs()) / 1_000,
  );
  return <EpisodePlayer {...props} room={{ remote: link, startAt, sourceHash, onNext }} />;
}
