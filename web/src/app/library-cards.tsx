import { LatestCard } from '../features/catalogue/components/latest-card.js';
import { TitleCard } from '../features/catalogue/components/title-card.js';
import type { LibraryCards } from '../features/library/components/library-tabs.js';

/** The catalogue's cards for the pages of the library. */
export const libraryCards: LibraryCards = {
  title: (title, place) => <TitleCard title={title} withKind eager={place < 6} />,
  episode: (episode) => <LatestCard episode={episode} />,
};
