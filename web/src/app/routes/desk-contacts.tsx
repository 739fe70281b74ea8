import { ContactsPage } from '../../features/cases/components/contacts-page.js';

export default ContactsPage;
