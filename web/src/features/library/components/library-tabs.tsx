import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { Tabs } from '../../../components/ui/tabs.js';
import type { EpisodeCardFragment, TitleCardFragment } from '../../../generated/types.js';
import { type LibraryTab, libraryTabs, tabOf } from '../tabs.js';
import { libraryTexts } from '../texts.js';
import { LastWatched } from './last-watched.js';
import { TitleList } from './title-list.js';

export interface LibraryCards {
  /** A title's card, by the catalogue. */
  title: (title: TitleCardFragment, place: number) => ReactNode;
  /** An episode's card, by the catalogue. */
  episode: (episode: EpisodeCardFragment) => ReactNode;
}

/** The lists of a library as tabs, for its own page and for whatever page takes them up. */
export const libraryTabItems = (
  cards: LibraryCards,
): { hash: LibraryTab; label: string; content: ReactNode }[] =>
  (Object.keys(libraryTabs) as LibraryTab[]).map((hash) => {
    const list = libraryTabs[hash];
    return list === 'LAST_WATCHED'
      ? { hash, label: libraryTexts.lastWatched, content: <LastWatched card={cards.episode} /> }
      : {
          hash,
          label: libraryTexts.lists[list],
          content: <TitleList key={list} list={list} card={cards.title} />,
        };
  });

/** A member's own lists; the hash of the address says which one is open. */
export function LibraryTabs({ cards }: { cards: LibraryCards }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Tabs
      label={libraryTexts.title}
      items={libraryTabItems(cards).map((tab) => ({ ...tab, value: tab.hash }))}
      value={tabOf(hash)}
      onValueChange={(next) =>
        void navigate({ search, hash: `#${next}` }, { replace: true, state: keepScroll })
      }
    />
  );
}
