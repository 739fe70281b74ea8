import { useParams } from 'react-router';
import { FlowPage } from '../../features/flow/components/flow-page.js';
import { FollowSuggestions } from '../../features/follow/suggestions.js';
import { NotFound } from '../not-found.js';

export default function FlowRoute() {
  const { page = '1' } = useParams();
  if (!/^[1-9]\d{0,3}$/.test(page)) return <NotFound />;
  return <FlowPage key={page} page={Number(page)} rail={<FollowSuggestions />} />;
}
