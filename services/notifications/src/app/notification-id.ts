import { v5 as uuidv5 } from 'uuid';

const NOTIFICATIONS = '8c1f8a52-0f0b-4e0a-8d51-6f3a2f7f9d04';

/** Follows from member and cause, so that a list that is built anew holds the same ids. */
export const notificationId = (memberId: string, causeId: string): string =>
  uuidv5(`${memberId}:${causeId}`, NOTIFICATIONS);
