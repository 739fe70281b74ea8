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

export const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const render = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(render).join('');
  return escape(String(part));
};

/** Markup whose values are escaped by construction; attribute values must stand in double quotes. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(
    strings
      .map((text, i) => text + (i < parts.length ? render(parts[i]) : ''))
      .join('')
      .replace(/>\s+</g, '><')
      .trim(),
  );
