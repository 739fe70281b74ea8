import { badInput, checkText, cleanText } from '@seyir/kit';

/** The longest text, in graphemes (product-rules, Text). */
const LONGEST = 2_000;

/**
 * The normalised text of a message. BAD_INPUT for a text beyond 2,000 graphemes, and for an empty one of a message without photos.
 */
export const bodyOf = (text: string, { mayBeEmpty = false } = {}): string => {
  const body = cleanText(text);
  const problem = checkText(body, { min: mayBeEmpty ? 0 : 1, max: LONGEST });
  if (problem) throw badInput({ body: problem });
  return body;
};
