import { badInput } from '../errors/domain-error.js';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const MAX_IDS = 200;

/** True if a text is an id in our format. No row can have any other id. */
export const isId = (text: string): boolean => UUID.test(text);

/** Sorts before every id: the start of a list in ascending order. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Sorts after every id: the start of a list in descending order. */
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** The valid ids among these texts, without duplicates. */
export const uniqueIds = (texts: readonly string[]): string[] => [...new Set(texts.filter(isId))];

/** The valid ids among these, without duplicates. BAD_INPUT for more than `max`. */
export const batchOf = (ids: readonly string[], max = MAX_IDS): string[] => {
  if (ids.length > max) throw badInput({ ids: 'too_long' });
  return uniqueIds(ids);
};
