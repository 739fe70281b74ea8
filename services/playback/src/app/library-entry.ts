import { v5 as uuidv5 } from 'uuid';
import type { LibraryEntry } from '../domain/library.js';
import type { Title } from '../domain/title.js';

/** UUID namespace of entry ids: an id follows from member and title without a query. */
const LIBRARY = '9b6f2a54-5a35-4d0e-8b0c-0f5b6f3a7c21';

/** A member's entry of a title without marks. */
export const newEntry = (memberId: string, { id, kind }: Title, now: Date): LibraryEntry => ({
  id: uuidv5(`${memberId}:${id}`, LIBRARY),
  memberId,
  titleId: id,
  kind,
  watchListAt: undefined,
  entryWatched: false,
  favouriteAt: undefined,
  followedAt: undefined,
  version: 0,
  changedAt: now,
  groupId: undefined,
  score: undefined,
});
