import { AnnouncementRow, EpisodeFactRow, LetMeKnowRow } from './announcement.js';
import { ActivityRow, BlockRow, NotificationRow } from './notification.js';
import { AnsweredRequestRow } from './request.js';

/** One entity per table of notifications. */
export const entities = [
  NotificationRow,
  ActivityRow,
  BlockRow,
  AnnouncementRow,
  EpisodeFactRow,
  LetMeKnowRow,
  AnsweredRequestRow,
];
