import { runService } from '@seyir/kit';
import { createSocial } from './create-social.js';

await runService('social', createSocial, process);
