import { accountsRows } from './routes/accounts.js';
import { badgeRows } from './routes/badges.js';
import { catalogueRows } from './routes/catalogue.js';
import { commentsRows } from './routes/comments.js';
import { forumRows } from './routes/forum.js';
import { groupRows } from './routes/groups.js';
import { listRows } from './routes/lists.js';
import { libraryRows } from './routes/library.js';
import { messageRows } from './routes/messages.js';
import { notificationsRows } from './routes/notifications.js';
import { playbackRows } from './routes/playback.js';
import { roomRows } from './routes/rooms.js';
import { reportRows } from './routes/reports.js';
import { requestRows } from './routes/requests.js';
import { searchRows } from './routes/search.js';
import { collectionRows } from './routes/collections.js';
import { socialRows } from './routes/social.js';
import type { Row } from './row.js';

/** All legacy calls of the site, one row each. */
export const rows: readonly Row[] = [
  ...accountsRows,
  ...catalogueRows,
  ...listRows,
  ...searchRows,
  ...playbackRows,
  ...libraryRows,
  ...commentsRows,
  ...reportRows,
  ...notificationsRows,
  ...socialRows,
  ...collectionRows,
  ...messageRows,
  ...badgeRows,
  ...groupRows,
  ...roomRows,
  ...requestRows,
  ...forumRows,
];
