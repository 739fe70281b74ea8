/** A random item; throws on an empty list. */
export const pick = <T>(list: readonly T[]): T => {
  const found = list[Math.floor(Math.random() * list.length)];
  if (found === undefined) throw new Error('nothing to choose from: has the site any content?');
  return found;
};
