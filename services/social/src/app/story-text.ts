import { badInput, checkText, cleanText } from '@seyir/kit';

/** Length limits in graphemes (product-rules, Stories). */
const LENGTH = { min: 1, max: 300 };

/** The text of a story as it is stored. BAD_INPUT. */
export const storyTextOf = (text: string): string => {
  const body = cleanText(text).trim();
  const problem = checkText(body, LENGTH);
  if (problem) throw badInput({ body: problem });
  return body;
};
