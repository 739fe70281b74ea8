const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** How many characters a person counts: a family emoji is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `limit` characters as a person counts them. */
export function cutGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
