import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { WatchPageDocument } from '../../../generated/watch-page.js';
import type { Place } from '../place.js';
import { watchTexts } from '../texts.js';
import type { WatchedPage } from '../watched-page.js';
import { BehindGate } from './behind-gate.js';
import { EpisodeLinks } from './episode-links.js';
import { NotReleased } from './not-released.js';
import { SeasonRail } from './season-rail.js';
import { WatchHeading } from './watch-heading.js';
import { WatchMeta } from './watch-meta.js';

interface Props {
  place: Place;
  /** The player of an episode that is released; the heading stands between its picture and its sources. */
  player: (page: WatchedPage, heading: ReactNode) => ReactNode;
  comments: (page: WatchedPage) => ReactNode;
  /** What one can do about an episode whose time is still to come. */
  waiting: (page: WatchedPage) => ReactNode;
  /** Shown where there is no such episode. */
  absent: ReactNode;
}

/** Player first, full width; then the title line; comments beside the season's episodes, below each other on phones. */
export function WatchPage({ place, player, comments, waiting, absent }: Props) {
  const { data } = useSuspenseQuery(WatchPageDocument, { variables: place, errorPolicy: 'none' });
  const page = data.watchPage;
  if (!page) return absent;
  const heading = (
    <div className="page flex flex-wrap items-start justify-between gap-x-8 gap-y-4 pt-5">
      <WatchHeading page={page} />
      <EpisodeLinks page={page} />
    </div>
  );
  const { title, episode } = page;
  const hasEpisodes = title.kind !== 'MOVIE';
  return (
    <>
      <WatchMeta page={page} />
      <BehindGate
        adult={title.ageMark === 'AGE_18'}
        name={watchTexts.playing(title.name, hasEpisodes ? episode : undefined)}
      >
        <NotReleased page={page} heading={heading} action={waiting(page)}>
          {player(page, heading)}
        </NotReleased>
        <div
          className={`page grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 pt-10 pb-16 ${hasEpisodes ? 'lg:grid-cols-[minmax(0,1fr)_21rem]' : ''}`}
        >
          {hasEpisodes && (
            <div className="order-last max-lg:order-first">
              <SeasonRail
                key={`${title.id} ${place.season}`}
                place={place}
                seasons={title.seasons}
                current={episode.id}
              />
            </div>
          )}
          <div className="min-w-0 max-w-4xl">{comments(page)}</div>
        </div>
      </BehindGate>
    </>
  );
}
