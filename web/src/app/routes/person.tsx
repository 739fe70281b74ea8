import { useParams } from 'react-router';
import { PersonPage } from '../../features/catalogue/components/person/person-page.js';
import { NotFound } from '../not-found.js';

export default function PersonRoute() {
  const { slug = '' } = useParams();
  return <PersonPage key={slug} slug={slug} absent={<NotFound />} />;
}
