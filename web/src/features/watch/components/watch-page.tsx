import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { WatchPageDocument } from '../../../generated/watch-page.js';
import type { WatchPageQuery } from '../../../generated/types.js';
import type { Place } from '../place.js';
import { EpisodeLinks } from './episode-links.js';
import { NotReleased } from './not-released.js';
import { SeasonRail } from './season-rail.js';
import { WatchHeading } from './watch-heading.js';
import { WatchMeta } from './watch-meta.js';

export type WatchedPage = NonNullable<WatchPageQuery['watchPage']>;

interface Props {
  place: Place;
  /** The player of an episode that is released. */
  player: (page: WatchedPage) => ReactNode;
  comments: (page: WatchedPage) => ReactNode;
  /** Shown where there is no such episode. */
  absent: ReactNode;
}

/** Player first, full width; then the title line; comments beside the season's episodes, below each other on phones. */
export function WatchPage({ place, player, comments, absent }: Props) {
  const { data } = useSuspenseQuery(WatchPageDocument, { variables: place, errorPolicy: 'none' });
  const page = data.watchPage;
  if (!page) return absent;
  return (
    <div className="grid gap-6">
      <WatchMeta page={page} />
      <NotReleased episode={page.episode} backdrop={page.title.backdrop}>
        {player(page)}
      </NotReleased>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <WatchHeading page={page} />
        <EpisodeLinks page={page} />
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">{comments(page)}</div>
        {page.title.kind !== 'MOVIE' && (
          <SeasonRail place={place} seasons={page.title.seasons} current={page.episode.id} />
        )}
      </div>
    </div>
  );
}
