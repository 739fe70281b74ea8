import { v5 as uuidv5 } from 'uuid';

const NOTIFICATIONS = '8c1f8a52-0f0b-4e0a-8d51-6f3a2f7f9d04';
const ANNOUNCEMENTS = '2f9f4c0e-6d5b-4f0c-8a6a-0d3f1f1f7b52';

/** Follows from member and cause, so that a list that is built anew holds the same ids. */
export const notificationId = (memberId: string, causeId: string): string =>
  uuidv5(`${memberId}:${causeId}`, NOTIFICATIONS);

/** Follows from episode and group, for the same reason. */
export const announcementId = (episodeId: string, groupId: string): string =>
  uuidv5(`${episodeId}:${groupId}`, ANNOUNCEMENTS);
