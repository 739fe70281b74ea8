import type { Edit } from '../plants.ts';

/**
 * Applies one edit of a planted bug to the code. Throws unless its search text occurs exactly once, because then the
 * code has changed and the bug would not be planted.
 */
export const applyEdit = (source: string, { module, find, replace }: Edit) => {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${module}: "${find}" stands there ${parts.length - 1} times`);
  return parts.join(replace);
};
