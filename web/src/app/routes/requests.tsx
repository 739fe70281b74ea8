import { RequestsPage } from '../../features/requests/components/requests-page.js';

export default RequestsPage;
