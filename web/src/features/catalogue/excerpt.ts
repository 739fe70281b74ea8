/** Where a long description is cut (specification, section 9), at the end of a word. */
const limit = 550;

/** The part of a text that is shown first, and whether there is more. */
export function excerpt(text: string): { shown: string; isCut: boolean } {
  const whole = text.trim();
  if (whole.length <= limit) return { shown: whole, isCut: false };
  const head = whole.slice(0, limit);
  const end = head.search(/\s\S*$/);
  return {
    shown: `${(end > limit / 2 ? head.slice(0, end) : head).replace(/[\s.,;:–-]+$/, '')}…`,
    isCut: true,
  };
}

/** The first sentences of a text for previews, at most 160 characters. */
export function summary(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= 160) return flat;
  return `${flat.slice(0, 159).replace(/[\s.,;:–-]*\s\S*$/, '')}…`;
}
