const names = new Intl.DisplayNames(['tr'], { type: 'region', fallback: 'none' });

/** 'Türkiye' for 'TR'; what is no code of a country stands as its member wrote it. */
export const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
