export { createNotifications, type NotificationsConfig } from './create-notifications.js';
