import { NewTitlesPage } from '../../features/catalogue/components/browse/new-titles-page.js';

export default NewTitlesPage;
