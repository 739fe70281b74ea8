/** Markup that `html` has built; only such values are inserted unescaped. */
export class Html {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string =>
  text.replace(/[&<>"'\u0000]/g, (character) => entities[character] ?? '');

const render = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escape(String(part));
};

/**
 * The texts of each template, split at their line breaks and the blanks around those. A template is split once, because a page uses it
 * often.
 */
const split = new WeakMap<TemplateStringsArray, readonly (readonly string[])[]>();

const piecesOf = (strings: TemplateStringsArray): readonly (readonly string[])[] => {
  const known = split.get(strings);
  if (known) return known;
  const pieces = strings.map((text) => text.split(/\s*\n\s*/));
  split.set(strings, pieces);
  return pieces;
};

const isTag = (character: string | undefined): boolean => character === '<' || character === '>';

/**
 * Builds markup with escaped values; attribute values must be in double quotes. Line breaks of the template beside a tag are
 * removed; those of values stay.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => {
  let text = '';
  let last: string | undefined;
  let afterBreak = false;
  const add = (more: string) => {
    if (more === '') return;
    if (afterBreak && last !== undefined && last !== '>' && !isTag(more[0])) text += ' ';
    afterBreak = false;
    text += more;
    last = more.at(-1);
  };
  piecesOf(strings).forEach((pieces, i) => {
    pieces.forEach((piece, n) => {
      if (n > 0) afterBreak = true;
      add(piece);
    });
    if (i < parts.length) add(render(parts[i]));
  });
  return new Html(text);
};
