import { GroupsPage } from '../../features/groups/components/groups-page.js';

export default function GroupsRoute() {
  return <GroupsPage />;
}
