import { RequestDeskPage } from '../../features/requests/components/desk-page.js';

export default RequestDeskPage;
