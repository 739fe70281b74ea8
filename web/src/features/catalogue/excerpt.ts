import { cutParagraph } from '../../lib/cut-paragraph.js';

/** The visible part of a text with each long paragraph cut, and whether any paragraph was cut. */
export function excerpt(text: string): { shown: string; isCut: boolean } {
  const whole = text.trim();
  const shown = whole
    .split(/(\n\s*\n)/)
    .map(cut)
    .join('');
  return { shown, isCut: shown !== whole };
}

function cut(paragraph: string): string {
  const { head, rest } = cutParagraph(paragraph);
  return rest ? `${head}…` : head;
}

/** The first sentences of a text for previews, at most 160 characters. */
export function summary(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= 160) return flat;
  return `${flat.slice(0, 159).replace(/[\s.,;:–-]*\s\S*$/, '')}…`;
}
