import { AuditPage } from '../../features/cases/components/audit-page.js';

export default AuditPage;
