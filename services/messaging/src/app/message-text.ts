import { badInput, checkText, cleanText } from '@seyir/kit';

/** Length limits in graphemes (product-rules, Text). */
const LENGTH = { min: 1, max: 2_000 };

/** The normalised text of a message. BAD_INPUT for an empty text or one beyond 2,000 graphemes. */
export const bodyOf = (text: string): string => {
  const body = cleanText(text);
  const problem = checkText(body, LENGTH);
  if (problem) throw badInput({ body: problem });
  return body;
};
