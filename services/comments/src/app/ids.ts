import { badInput } from '@seyir/kit';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/;

export const isId = (value: string): boolean => UUID.test(value);

/** The ids that can name anything at all, each once. BAD_INPUT beyond `max`. */
export const batchOf = (ids: readonly string[], max: number): string[] => {
  if (ids.length > max) throw badInput({ ids: 'too_long' });
  return [...new Set(ids.filter(isId))];
};
