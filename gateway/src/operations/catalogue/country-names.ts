const names = new Intl.DisplayNames(['tr'], { type: 'region', fallback: 'none' });

/** Countries that people call by a shorter name than the standard one. */
const shorter: Readonly<Record<string, string>> = { US: 'ABD' };

/** A country with its Turkish name; null for a code that is no country. */
export const countryOf = (code: string): { code: string; name: string } | null => {
  const name = /^[A-Z]{2}$/.test(code) ? (shorter[code] ?? names.of(code)) : undefined;
  return name === undefined ? null : { code, name };
};
