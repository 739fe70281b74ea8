export { createNotifications, type NotificationsConfig } from './create-notifications.js';
export { rebuildNotifications } from './rebuild.js';
