import type { FieldProblem } from '../errors/domain-error.js';
import { bidiControl, hasVisible } from './unseen.js';

const segmenter = new Intl.Segmenter('tr', { granularity: 'grapheme' });
const MOST_CODE_POINTS_A_GRAPHEME = 8;

/** Length in graphemes: a letter with its accents, or an emoji, counts as one. */
export function graphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

export interface TextLimits {
  /** Visible graphemes, without surrounding white space. */
  readonly min: number;
  readonly max: number;
}

/**
 * Checks a text that a person wrote; undefined if it is valid (product rules: Text). A text without visible characters is empty.
 * Control characters except line breaks and tabs, lone surrogates, and more than 8 code points per grapheme on average are
 * invalid.
 */
export function checkText(text: string, { min, max }: TextLimits): FieldProblem | undefined {
  if (min > 0 && !hasVisible(text)) return 'required';
  if (/[\p{Cc}--[\t\n\r]]/v.test(text) || !text.isWellFormed()) return 'invalid';
  const codePoints = countCodePoints(text);
  // No valid text is that long, so it need not be segmented.
  if (codePoints > max * MOST_CODE_POINTS_A_GRAPHEME) return 'too_long';
  const length = graphemes(text);
  if (length > max) return 'too_long';
  if (visibleGraphemes(text.trim()) < min) return 'too_short';
  return codePoints > length * MOST_CODE_POINTS_A_GRAPHEME ? 'invalid' : undefined;
}

/**
 * Like `checkText`, for a name that is shown within a line: line breaks, tabs and bidi controls are also invalid. A name is not
 * cleaned like a text, because a person's known name must not change silently.
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
