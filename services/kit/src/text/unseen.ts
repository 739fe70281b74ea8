/**
 * Controls of the direction of writing: they can turn round what stands beside them. Right-to-left words are shown
 * rightly without them.
 */
export const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const bidiControls = new RegExp(bidiControl, 'gu');

/** Neither white space nor of the characters that fonts draw nothing for: joiners, fillers, soft hyphens, selectors. */
const visible = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/u;

/** Whether a reader sees anything of a text. */
export const hasVisible = (text: string): boolean => visible.test(text);

/**
 * A text as it is kept: line breaks of one kind, nothing around it, and empty where nothing can be seen. Bidi controls
 * are removed and not refused: they come unseen with what people copy, and a text says the same without them. Joiners
 * within emoji stay.
 */
export function cleanText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replace(bidiControls, '').trim();
  return hasVisible(clean) ? clean : '';
}
