import { runService } from '@seyir/kit';
import { createCatalogue } from './create-catalogue.js';

await runService('catalogue', createCatalogue, process);
