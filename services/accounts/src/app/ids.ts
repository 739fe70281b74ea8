import { badInput } from '@seyir/kit';

const MAX_IDS = 200;
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const isId = (value: string): boolean => UUID.test(value);

/** The ids that can name anything at all, each once. BAD_INPUT beyond 200. */
export const batchOf = (ids: readonly string[]): string[] => {
  if (ids.length > MAX_IDS) throw badInput({ ids: 'too_long' });
  return [...new Set(ids.filter(isId))];
};
