import { useQuery } from '@apollo/client/react';
import { PlayerFrame } from '../features/player/components/player-frame.js';
import type { RoomPlayerProps } from '../features/rooms/components/room-page.js';
import { BehindGate } from '../features/watch/components/behind-gate.js';
import { SourcesBehindGate } from '../features/watch/components/sources-behind-gate.js';
import { watchTexts } from '../features/watch/texts.js';
import { WatchPageDocument } from '../generated/watch-page.js';
import { EpisodePlayer } from './episode-player.js';

/** The player of a room's episode: each member has their own adverts, age gate, source, translator group and saved position. */
export function RoomPlayer({ room, link, onNext, overlay, children }: RoomPlayerProps) {
  const { episode } = room;
  const title = episode?.title;
  const place = episode &&
    title && { kind: title.kind, slug: title.slug, season: episode.season, number: episode.number };
  const { data, refetch } = useQuery(WatchPageDocument, {
    variables: place ?? { kind: 'SERIES', slug: '', season: 0, number: 0 },
    skip: !place,
  });
  const page = data?.watchPage;
  if (!place || !page || page.episode.id !== episode.id)
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
        <EpisodePlayer
          key={episode.id}
          overlay={overlay}
          page={page}
          place={place}
          // The room moves the picture to its position once it is loaded.
          room={{
            remote: link,
            startAt: 0,
            sourceHash: room.sourceHash ?? undefined,
            onNext: onNext && isOut ? () => onNext(next.id) : undefined,
          }}
        >
          {children}
        </EpisodePlayer>
      </SourcesBehindGate>
    </BehindGate>
  );
}
