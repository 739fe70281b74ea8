/** Markup that was built by `html`: the only thing that another `html` takes as it is. */
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

/** Stands for a line break of the template while its parts are put together; no value holds one. */
const BREAK = '\u0000';

/**
 * Markup whose values are escaped by construction; attribute values must stand in double quotes.
 * Line breaks of the template beside a tag say nothing; those of values stay.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((text, i) => text.replace(/\s*\n\s*/g, BREAK) + (i < parts.length ? render(parts[i]) : ''))
      .join('')
      .replace(/(^|>)\u0000+/g, '$1')
      .replace(/\u0000+(<|>|$)/g, '$1')
      .replace(/\u0000+/g, ' '),
  );
