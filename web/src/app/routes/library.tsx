import { LibraryPage } from '../../features/library/components/library-page.js';
import { libraryCards } from '../library-cards.js';

export default function LibraryRoute() {
  return <LibraryPage cards={libraryCards} />;
}
