/**
 * Bidirectional control characters: they can reverse the text beside them. Right-to-left words are displayed correctly without
 * them.
 */
export const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const bidiControls = new RegExp(bidiControl, 'gu');

/** Neither white space nor a character that fonts draw nothing for: joiners, fillers, soft hyphens, selectors. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** True if a text has a visible character. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * The stored form of a text: uniform line breaks, trimmed, and empty if nothing is visible. Bidi controls are removed and not
 * refused: people copy them unknowingly, and the text means the same without them. Joiners within emoji stay.
 */
export function cleanText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replace(bidiControls, '').trim();
  return hasVisible(clean) ? clean : '';
}
