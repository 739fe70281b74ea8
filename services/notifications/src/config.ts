import type { ServiceOptions } from '@seyir/kit';

/** Notifications has no settings of its own yet. */
export type NotificationsConfig = ServiceOptions;
