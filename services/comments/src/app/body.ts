import { badInput, checkText, cleanText } from '@seyir/kit';
import { targetKind, type TargetKind } from '../domain/target.js';

/** Length limits in graphemes (product-rules, Text). */
const MOST = 500;
/** Maximum length of a post in a topic (product-rules, Forum). */
const MOST_IN_TOPIC = 5_000;

/** The normalised text of a comment on a kind of target. BAD_INPUT if the text is invalid. */
export const bodyOf = (text: string, on?: TargetKind): string => {
  const body = cleanText(text);
  const max = on === targetKind.discussion ? MOST_IN_TOPIC : MOST;
  const problem = checkText(body, { min: 1, max });
  if (problem) throw badInput({ body: problem });
  return body;
};
