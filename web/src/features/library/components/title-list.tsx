import { type ReactNode, useState } from 'react';
import { PosterSkeleton } from '../../../components/ui/skeleton.js';
import { LibraryTitlesDocument } from '../../../generated/library-titles.js';
import type { LibraryList, TitleCardFragment, TitleKind } from '../../../generated/types.js';
import { isOn } from '../../library-marks/title-mark.js';
import { useList } from '../hooks/use-list.js';
import { listIcons } from '../list-icons.js';
import { listMarks } from '../list-marks.js';
import { libraryTexts } from '../texts.js';
import { ListEntry } from './list-entry.js';
import { ListFilter } from './list-filter.js';
import { ListFrame } from './list-frame.js';

interface Props {
  list: LibraryList;
  card: (title: TitleCardFragment, place: number) => ReactNode;
}

/** The watch list, favourites or followed titles, filtered by kind; the watch list also by watched state. */
export function TitleList({ list, card }: Props) {
  const [kind, setKind] = useState<TitleKind>();
  const [watched, setWatched] = useState<boolean>();
  const answers = useList(
    LibraryTitlesDocument,
    { list, ...(kind && { kind }), ...(watched !== undefined && { watched }) },
    ({ libraryTitles }) => libraryTitles,
  );
  const shown = answers.items.filter((marks) => isOn(marks, listMarks[list]));
  const filtered = kind !== undefined || watched !== undefined;
  const [title, hint] = libraryTexts.empty[list];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ListFilter
        kind={kind}
        onKind={setKind}
        {...(list === 'WATCH_LIST' && { watched, onWatched: setWatched })}
        count={
          answers.state === 'first' || answers.state === 'failed'
            ? undefined
            : answers.count - (answers.items.length - shown.length)
        }
      />
      <ListFrame
        label={libraryTexts.lists[list]}
        list={answers}
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
            : { icon: listIcons[list], title, hint, explore: true }
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
