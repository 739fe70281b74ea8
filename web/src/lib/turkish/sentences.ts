const segments = new Intl.Segmenter('tr', { granularity: 'sentence' });

/**
 * The first sentences of a text that fit into `most` characters, whole; the first alone where already that one is
 * longer.
 */
export function firstSentences(text: string, most: number): string {
  let shown = '';
  for (const { segment } of segments.segment(text.split('\n', 1)[0] ?? '')) {
    if (shown && (shown + segment).trimEnd().length > most) break;
    shown += segment;
  }
  return shown.trim();
}
