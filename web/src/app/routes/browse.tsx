import { useLocation } from 'react-router';
import { BrowsePage } from '../../features/catalogue/components/browse/browse-page.js';
import { kindOfList } from '../../features/catalogue/sections.js';
import { NotFound } from '../not-found.js';

export default function BrowseRoute() {
  const kind = kindOfList(useLocation().pathname.replace(/\/$/, ''));
  return kind ? <BrowsePage kind={kind} /> : <NotFound />;
}
