import { CollectionsPage } from '../../features/collections/components/collections-page.js';

export default CollectionsPage;
