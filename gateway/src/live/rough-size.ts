/** Deeper than any answer of a service. */
const DEEPEST = 12;
const PLACE = 16;

/** About how many bytes a value holds in memory: good enough to bound a cache by, and cheap beside reading it. */
export const roughSize = (value: unknown, depth = 0): number => {
  if (typeof value === 'string') return PLACE + 2 * value.length;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return PLACE;
  if (ArrayBuffer.isView(value)) return PLACE + value.byteLength;
  let size = PLACE;
  for (const part of Object.values(value)) size += PLACE + roughSize(part, depth + 1);
  return size;
};
