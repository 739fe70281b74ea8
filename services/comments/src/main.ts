import { runService } from '@seyir/kit';
import { createComments } from './create-comments.js';

await runService('comments', createComments, process);
