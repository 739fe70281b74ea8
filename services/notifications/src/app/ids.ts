import { v5 as uuidv5 } from 'uuid';

const NOTIFICATIONS = '8c1f8a52-0f0b-4e0a-8d51-6f3a2f7f9d04';
const REQUESTS = '5d7c2a0e-8f43-4f0d-9a83-1f7f6f3e2b91';
const APPEALS = 'b1f0c7a4-3d52-4a86-9d0f-6a2c5e8b7f13';
const ANNOUNCEMENTS = '2f9f4c0e-6d5b-4f0c-8a6a-0d3f1f1f7b52';

const TOPICS = 'f3b6a1d8-47c9-4e25-9b70-2d8e5c1a6f39';

const REMINDERS = 'c1a7b9de-2f64-4f0b-9d3e-7f3b8a5d2c10';

/** Derived from member and cause, so that a rebuilt list has the same ids. */
export const notificationId = (memberId: string, causeId: string): string =>
  uuidv5(`${memberId}:${causeId}`, NOTIFICATIONS);

/** Derived from episode and group, so that a rebuilt list has the same ids. */
export const announcementId = (episodeId: string, groupId: string): string =>
  uuidv5(`${episodeId}:${groupId}`, ANNOUNCEMENTS);

/** The cause of the notifications about a state of a content request. */
export const requestCause = (requestId: string, answer: string): string =>
  uuidv5(`${requestId}:${answer}`, REQUESTS);

/** The cause of the notification about an appeal, which differs from that of the decision. */
export const appealCause = (caseId: string): string => uuidv5(caseId, APPEALS);

/** The cause of the notifications about unread posts of a topic. A reply's cause is the post, so the two differ. */
export const topicCause = (topicId: string): string => uuidv5(topicId, TOPICS);

/** The cause of the notifications about a start of a room. */
export const reminderCause = (roomCode: string, startsAt: Date | undefined): string =>
  uuidv5(`${roomCode}:${startsAt?.toISOString() ?? ''}`, REMINDERS);
