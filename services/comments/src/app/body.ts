import { badInput } from '@seyir/kit';

const MAX_GRAPHEMES = 500;
/** On average: what people write has few, a text of stacked marks has many. */
const MAX_POINTS_PER_GRAPHEME = 8;
/** All but tab and line feed: no one writes them, and the database takes no NUL. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/;

const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** A comment's text, 1 to 500 graphemes besides the white space around it (product-rules, Text). BAD_INPUT for another. */
export const bodyOf = (text: string): string => {
  const body = text.replaceAll('\r\n', '\n').trim();
  if (body === '') throw badInput({ body: 'required' });
  if (CONTROLS.test(body)) throw badInput({ body: 'invalid' });
  const points = [...body].length;
  // No need to count the graphemes of a text that is too long for any.
  if (points > MAX_GRAPHEMES * MAX_POINTS_PER_GRAPHEME) throw badInput({ body: 'too_long' });
  const count = [...graphemes.segment(body)].length;
  if (count > MAX_GRAPHEMES) throw badInput({ body: 'too_long' });
  if (points > count * MAX_POINTS_PER_GRAPHEME) throw badInput({ body: 'invalid' });
  return body;
};
