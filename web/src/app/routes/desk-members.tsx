import { MembersPage } from '../../features/cases/components/members-page.js';

export default MembersPage;
