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

/** Placeholder for a template's line break while the parts are joined; no value contains it. */
const BREAK = '\u0000';

/**
 * Builds markup with escaped values; attribute values must be in double quotes. Line breaks of the template beside a tag are
 * removed; those of values stay.
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
