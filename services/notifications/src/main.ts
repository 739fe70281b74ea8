import { runService } from '@seyir/kit';
import { createNotifications } from './create-notifications.js';

await runService('notifications', createNotifications, process);
