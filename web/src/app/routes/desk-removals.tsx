import { RemovalsPage } from '../../features/cases/components/removals-page.js';

export default RemovalsPage;
