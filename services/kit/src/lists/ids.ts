import { badInput } from '../errors/domain-error.js';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;
const MAX_IDS = 200;

/** Whether a text is an id as the house writes them; nothing can stand under another one. */
export const isId = (text: string): boolean => UUID.test(text);

/** Sorts before every id: where a list that is read in the order of ids begins. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** The ids among these texts, each once. */
export const uniqueIds = (texts: readonly string[]): string[] => [...new Set(texts.filter(isId))];

/** The ids that can name anything at all, each once. BAD_INPUT beyond `max`. */
export const batchOf = (ids: readonly string[], max = MAX_IDS): string[] => {
  if (ids.length > max) throw badInput({ ids: 'too_long' });
  return uniqueIds(ids);
};
