import { CasesPage } from '../../features/cases/components/cases-page.js';

export default CasesPage;
