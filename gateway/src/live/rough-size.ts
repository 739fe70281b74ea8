/** Deeper than any service's answer. */
const DEEPEST = 12;
const PLACE = 16;

/** The approximate size of a value in memory: good enough to limit a cache, and cheap compared to reading the value. */
export const roughSize = (value: unknown, depth = 0): number => {
  if (typeof value === 'string') return PLACE + 2 * value.length;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return PLACE;
  if (ArrayBuffer.isView(value)) return PLACE + value.byteLength;
  let size = PLACE;
  for (const part of Object.values(value)) size += PLACE + roughSize(part, depth + 1);
  return size;
};
