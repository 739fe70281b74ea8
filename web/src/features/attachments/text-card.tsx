import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { classes } from '../../components/ui/classes.js';
import { Skeleton } from '../../components/ui/skeleton.js';
import { LinkedEpisodeDocument } from '../../generated/linked-episode.js';
import { LinkedTitleDocument } from '../../generated/linked-title.js';
import type { LinkedCard } from './linked-card.js';
import { linkedPlace, type LinkedPlace } from './linked-place.js';
import { TitleCardLink } from './title-card.js';

/** The card of the first title or episode of this site that a text links to; nothing if there is none. */
export function TextCard({ text }: { text: string }) {
  const place = linkedPlace(text, location.origin);
  return place && <PlaceCard key={place.link} place={place} />;
}

/** A placeholder of the card's size until it is on the screen and loaded. Without an answer the link in the text remains. */
function PlaceCard({ place }: { place: LinkedPlace }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  const { card, ended } = useLinkedCard(place, isSeen);
  useEffect(() => {
    if (isSeen || !frame.current) return;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    });
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [isSeen]);
  if (ended && !card) return null;
  return (
    <div ref={frame} aria-busy={!card} className="my-1 w-80 max-w-full">
      {card ? (
        <TitleCardLink card={card} />
      ) : (
        <Skeleton className={classes('rounded-xl', place.episode ? 'h-18' : 'h-24')} />
      )}
    </div>
  );
}

function useLinkedCard(
  { kind, slug, episode: at }: LinkedPlace,
  isWanted: boolean,
): { card: LinkedCard | undefined; ended: boolean } {
  const context = { quiet: true };
  const ofTitle = useQuery(LinkedTitleDocument, {
    variables: { kind, slug },
    skip: !isWanted || at !== undefined,
    context,
  });
  const ofEpisode = useQuery(LinkedEpisodeDocument, {
    variables: { kind, slug, season: at?.season ?? 0, number: at?.number ?? 0 },
    skip: !isWanted || at === undefined,
    context,
  });
  const title = ofTitle.data?.title;
  const episode = ofEpisode.data?.watchPage?.episode;
  const { data, error } = at ? ofEpisode : ofTitle;
  return {
    card: title ? { kind: 'TITLE', title } : episode ? { kind: 'EPISODE', episode } : undefined,
    ended: data !== undefined || error !== undefined,
  };
}
