import { accountsRows } from './routes/accounts.js';
import { catalogueRows } from './routes/catalogue.js';
import { commentsRows } from './routes/comments.js';
import { listRows } from './routes/lists.js';
import { libraryRows } from './routes/library.js';
import { notificationsRows } from './routes/notifications.js';
import { playbackRows } from './routes/playback.js';
import { searchRows } from './routes/search.js';
import type { Row } from './row.js';

/** Every legacy call that the site answers; one row each. */
export const rows: readonly Row[] = [
  ...accountsRows,
  ...catalogueRows,
  ...listRows,
  ...searchRows,
  ...playbackRows,
  ...libraryRows,
  ...commentsRows,
  ...notificationsRows,
];
