import type { FieldProblem } from '../errors/domain-error.js';

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });
const MOST_CODE_POINTS_A_GRAPHEME = 8;

/** Length as a person counts: letters with their accents, and emoji, are one each. */
export function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

export interface TextLimits {
  /** Graphemes, without white space around. */
  readonly min: number;
  readonly max: number;
}

/**
 * What is wrong with a text that a person wrote; undefined when it may be kept as it is (product rules: Text).
 * Invalid are control characters but for line breaks and tabs, broken surrogates, and more than 8 code points a
 * grapheme on average.
 */
export function checkText(text: string, { min, max }: TextLimits): FieldProblem | undefined {
  const content = text.trim();
  if (content === '' && min > 0) return 'required';
  if (/[\p{Cc}--[\t\n\r]]/v.test(text) || !text.isWellFormed()) return 'invalid';
  const codePoints = countCodePoints(text);
  // No allowed text is that long, whatever its graphemes are: not worth segmenting.
  if (codePoints > max * MOST_CODE_POINTS_A_GRAPHEME) return 'too_long';
  const length = graphemes(text);
  if (length > max) return 'too_long';
  if (graphemes(content) < min) return 'too_short';
  return codePoints > length * MOST_CODE_POINTS_A_GRAPHEME ? 'invalid' : undefined;
}

function countCodePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
