import { badInput, checkText, cleanText } from '@seyir/kit';

/** In graphemes (product-rules, Text). */
const LENGTH = { min: 1, max: 500 };

/** A comment's text as it is kept, cleaned. BAD_INPUT for one that may not be kept. */
export const bodyOf = (text: string): string => {
  const body = cleanText(text);
  const problem = checkText(body, LENGTH);
  if (problem) throw badInput({ body: problem });
  return body;
};
