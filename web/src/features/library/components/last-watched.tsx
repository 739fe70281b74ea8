import type { ReactNode } from 'react';
import { EpisodeSkeleton } from '../../../components/ui/skeleton.js';
import { TimeAgo } from '../../../components/ui/time-ago.js';
import { LastWatchedDocument } from '../../../generated/last-watched.js';
import type { EpisodeCardFragment } from '../../../generated/types.js';
import { useList } from '../hooks/use-list.js';
import { libraryTexts } from '../texts.js';
import { ListFrame } from './list-frame.js';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-7 md:grid-cols-3 xl:grid-cols-4';

/** The episodes that the member watched, the latest first. */
export function LastWatched({ card }: { card: (episode: EpisodeCardFragment) => ReactNode }) {
  const list = useList(LastWatchedDocument, {}, ({ lastWatched }) => lastWatched);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListFrame
        label={libraryTexts.lastWatched}
        list={list}
        shown={list.items.length}
        skeleton={<EpisodeSkeleton />}
        empty={{
          icon: 'eye',
          title: libraryTexts.emptyLast,
          hint: libraryTexts.emptyLastHint,
          explore: true,
        }}
        className={grid}
      >
        {list.items.map(
          ({ id, episode, watchedAt }) =>
            episode && (
              <li key={id} data-id={id} className="min-w-0">
                {card(episode)}
                <p className="text-sm text-muted">
                  <TimeAgo at={watchedAt} />
                </p>
              </li>
            ),
        )}
      </ListFrame>
    </div>
  );
}
