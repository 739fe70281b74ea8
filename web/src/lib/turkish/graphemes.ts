const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** The number of grapheme clusters: a family emoji is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The first `limit` grapheme clusters. */
export function cutGraphemes(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === limit) return text.slice(0, index);
    count += 1;
  }
  return text;
}
