/**
 * The code with one edit of a planted bug. Throws unless what it looks for stands there exactly once: the code has
 * changed since, and the bug would not be there.
 * @param {string} source
 * @param {import('../plants.mjs').Edit} edit
 */
export const applyEdit = (source, { module, find, replace }) => {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${module}: "${find}" stands there ${parts.length - 1} times`);
  return parts.join(replace);
};
