import { useLocation, useParams } from 'react-router';
import { BrowsePage } from '../../features/catalogue/components/browse/browse-page.js';
import { kindOfList } from '../../features/catalogue/sections.js';
import { shelfOfPath } from '../../features/catalogue/shelves.js';
import { NotFound } from '../not-found.js';

export default function BrowseRoute() {
  const path = useLocation().pathname.replace(/\/$/, '');
  const kind = kindOfList(path);
  const shelf = shelfOfPath(path.split('/')[1], useParams()['slug']);
  if (!kind && !shelf) return <NotFound />;
  return <BrowsePage {...(kind && { kind })} {...(shelf && { shelf })} absent={<NotFound />} />;
}
