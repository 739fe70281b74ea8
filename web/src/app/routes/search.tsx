import { useSearchParams } from 'react-router';
import { TitleCard } from '../../features/catalogue/components/title-card.js';
import { ResultsPage } from '../../features/search/components/results-page.js';
import { queryOf } from '../../features/search/results-path.js';

export default function SearchRoute() {
  const [address] = useSearchParams();
  return (
    <ResultsPage
      query={queryOf(address)}
      card={(title, place) => <TitleCard title={title} withKind eager={place < 4} />}
    />
  );
}
