import { runService } from '@seyir/kit';
import { createMessaging } from './create-messaging.js';

await runService('messaging', createMessaging, process);
