import { LatestCard } from '../../features/catalogue/components/latest-card.js';
import { TitleCard } from '../../features/catalogue/components/title-card.js';
import { LibraryPage } from '../../features/library/components/library-page.js';
import type { LibraryCards } from '../../features/library/components/library-tabs.js';

const cards: LibraryCards = {
  title: (title, place) => <TitleCard title={title} withKind eager={place < 6} />,
  episode: (episode) => <LatestCard episode={episode} />,
};

export default function LibraryRoute() {
  return <LibraryPage cards={cards} />;
}
