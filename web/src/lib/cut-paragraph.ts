/** Maximum characters of a paragraph (specification, section 9); the cut is at the end of a word. */
const limit = 550;

/** The visible part of a paragraph, and the rest that a reader can open; both together are the paragraph. */
export function cutParagraph(paragraph: string): { head: string; rest: string } {
  if (paragraph.length <= limit) return { head: paragraph, rest: '' };
  const most = paragraph.slice(0, limit);
  const end = most.search(/\s\S*$/);
  // A cut within a long word must not halve a character of two units.
  const head = (end > limit / 2 ? most.slice(0, end) : most.replace(/[\ud800-\udbff]$/, '')).replace(
    /[\s.,;:–-]+$/,
    '',
  );
  return { head, rest: paragraph.slice(head.length) };
}
