import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useCallback, useState } from 'react';
import { PosterSkeleton } from '../../../components/ui/skeleton.js';
import { LibraryTitlesDocument } from '../../../generated/library-titles.js';
import type { LibraryList, TitleCardFragment, TitleKind } from '../../../generated/types.js';
import { useLibraryDesk, useStillListed } from '../../library-marks/use-library.js';
import { usePages } from '../hooks/use-pages.js';
import { libraryTexts } from '../texts.js';
import { ListEntry } from './list-entry.js';
import { ListFilter } from './list-filter.js';
import { ListFrame } from './list-frame.js';

const size = 24;

interface Props {
  list: LibraryList;
  card: (title: TitleCardFragment, place: number) => ReactNode;
}

/** The watch list, favourites or followed titles, by kind and, on the watch list, by whether they were watched. */
export function TitleList({ list, card }: Props) {
  const client = useApolloClient();
  const desk = useLibraryDesk();
  const [kind, setKind] = useState<TitleKind>();
  const [watched, setWatched] = useState<boolean>();
  const load = useCallback(
    async (page: number) => {
      const variables = {
        list,
        page,
        size,
        ...(kind && { kind }),
        ...(watched !== undefined && { watched }),
      };
      const { data } = await client.query({
        query: LibraryTitlesDocument,
        variables,
        fetchPolicy: 'no-cache',
      });
      const answer = data?.libraryTitles;
      if (answer) desk?.learn(answer.items.map(({ title: _, ...marks }) => marks));
      return answer;
    },
    [client, desk, list, kind, watched],
  );
  const pages = usePages(load, size);
  const listed = useStillListed(
    list,
    pages.items.map(({ id }) => id),
  );
  const shown = pages.items.filter(({ id }) => listed.has(id));
  const filtered = kind !== undefined || watched !== undefined;
  const [title, hint] = libraryTexts.empty[list];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListFilter
        kind={kind}
        onKind={setKind}
        {...(list === 'WATCH_LIST' && { watched, onWatched: setWatched })}
        count={
          pages.state === 'first' || pages.state === 'failed'
            ? undefined
            : pages.count - (pages.items.length - shown.length)
        }
      />
      <ListFrame
        label={libraryTexts.lists[list]}
        pages={pages}
        shown={shown.length}
        skeleton={<PosterSkeleton />}
        empty={
          filtered
            ? {
                icon: 'search',
                title: libraryTexts.emptyFilter,
                hint: libraryTexts.emptyFilterHint,
                explore: false,
              }
            : { icon: icons[list], title, hint, explore: true }
        }
      >
        {shown.map(
          (entry, place) =>
            entry.title && (
              <ListEntry key={entry.id} list={list} title={entry.title}>
                {card(entry.title, place)}
              </ListEntry>
            ),
        )}
      </ListFrame>
    </div>
  );
}

const icons = { WATCH_LIST: 'bookmark', FAVOURITES: 'heart', FOLLOWED: 'bell' } as const;
