import type { FieldProblem } from '../errors/domain-error.js';
import { bidiControl, hasVisible } from './unseen.js';

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });
const MOST_CODE_POINTS_A_GRAPHEME = 8;

/** Length as a person counts: letters with their accents, and emoji, are one each. */
export function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

export interface TextLimits {
  /** Graphemes that can be seen, without white space around. */
  readonly min: number;
  readonly max: number;
}

/**
 * What is wrong with a text that a person wrote; undefined when it may be kept as it is (product rules: Text).
 * A text in which nothing can be seen is empty. Invalid are control characters but for line breaks and tabs, broken
 * surrogates, and more than 8 code points a grapheme on average.
 */
export function checkText(text: string, { min, max }: TextLimits): FieldProblem | undefined {
  if (min > 0 && !hasVisible(text)) return 'required';
  if (/[\p{Cc}--[\t\n\r]]/v.test(text) || !text.isWellFormed()) return 'invalid';
  const codePoints = countCodePoints(text);
  // No allowed text is that long, whatever its graphemes are: not worth segmenting.
  if (codePoints > max * MOST_CODE_POINTS_A_GRAPHEME) return 'too_long';
  const length = graphemes(text);
  if (length > max) return 'too_long';
  if (visibleGraphemes(text.trim()) < min) return 'too_short';
  return codePoints > length * MOST_CODE_POINTS_A_GRAPHEME ? 'invalid' : undefined;
}

/**
 * As `checkText`, for a name that is shown in a line with other words: also invalid are line breaks, tabs and bidi
 * controls. A name is not cleaned as a text is: what others know somebody by does not change silently.
 */
export function checkName(name: string, limits: TextLimits): FieldProblem | undefined {
  return checkText(name, limits) ?? (/[\t\n\r]/.test(name) || bidiControl.test(name) ? 'invalid' : undefined);
}

function visibleGraphemes(text: string): number {
  let count = 0;
  for (const { segment } of segmenter.segment(text))
    if (hasVisible(segment) || /\s/.test(segment)) count += 1;
  return count;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
