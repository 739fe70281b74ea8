export { createMessaging } from './create-messaging.js';
