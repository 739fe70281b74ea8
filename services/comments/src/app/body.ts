import { badInput } from '@seyir/kit';

const MAX_GRAPHEMES = 500;

/** A comment's text, 1 to 500 graphemes besides white space around it (product-rules, Text). BAD_INPUT for another. */
export const bodyOf = (text: string): string => {
  const body = text.trim();
  if (body === '') throw badInput({ body: 'required' });
  if ([...new Intl.Segmenter('tr').segment(body)].length > MAX_GRAPHEMES)
    throw badInput({ body: 'too_long' });
  return body;
};
