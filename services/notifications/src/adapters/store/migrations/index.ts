import { Notifications1763700000000 } from './1763700000000-notifications.js';

export const migrations = [Notifications1763700000000];
