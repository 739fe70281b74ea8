import { useParams } from 'react-router';
import { CasePage } from '../../features/cases/components/case-page.js';

export default function CaseRoute() {
  const { id = '' } = useParams();
  return <CasePage key={id} id={id} />;
}
