import type { ServiceOptions } from '@seyir/kit';

/** Notifications has no settings of its own. */
export type NotificationsConfig = ServiceOptions;
