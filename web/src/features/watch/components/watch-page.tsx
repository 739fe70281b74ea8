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
import { SourcesBehindGate } from './sources-behind-gate.js';
import { WatchHeading } from './watch-heading.js';
import { WatchMeta } from './watch-meta.js';

interface Props {
  place: Place;
  /** Renders the player of a released episode; the heading is placed between its picture and its sources. */
  player: (page: WatchedPage, heading: ReactNode) => ReactNode;
  comments: (page: WatchedPage) => ReactNode;
  /** Renders the actions for an unreleased episode. */
  waiting: (page: WatchedPage) => ReactNode;
  /** Rendered if there is no such episode. */
  absent: ReactNode;
}

/**
 * The player in full width, then the title line, then comments beside the season's episodes; on phones one below the
 * other.
 */
export function WatchPage({ place, player, comments, waiting, absent }: Props) {
  const { data, refetch } = useSuspenseQuery(WatchPageDocument, { variables: place, errorPolicy: 'none' });
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
          <SourcesBehindGate adult={title.ageMark === 'AGE_18'} page={page} load={refetch}>
            {player(page, heading)}
          </SourcesBehindGate>
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
