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
  /** Renders a title card; the catalogue provides it. */
  title: (title: TitleCardFragment, place: number) => ReactNode;
  /** Renders an episode card; the catalogue provides it. */
  episode: (episode: EpisodeCardFragment) => ReactNode;
}

/** The library's lists as tabs, for the library page and for other pages that embed them. */
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

/** The member's own lists; the hash of the address selects the open tab. */
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
