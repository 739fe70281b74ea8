import { MoreButton } from '../../components/ui/more-button.js';
import { deskMoreFailed } from './pages.js';

/** The next page of a list of the desk. */
export const DeskMore = ({ load }: { load: () => Promise<unknown> }) => (
  <MoreButton variant="quiet" className="" onMore={load} failure={deskMoreFailed} />
);
