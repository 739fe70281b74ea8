const segments = new Intl.Segmenter('tr', { granularity: 'sentence' });

/** The first whole sentences of a text within `most` characters; at least the first sentence. */
export function firstSentences(text: string, most: number): string {
  let shown = '';
  for (const { segment } of segments.segment(text.split('\n', 1)[0] ?? '')) {
    if (shown && (shown + segment).trimEnd().length > most) break;
    shown += segment;
  }
  return shown.trim();
}
