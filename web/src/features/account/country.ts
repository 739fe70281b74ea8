const names = new Intl.DisplayNames(['tr'], { type: 'region', fallback: 'none' });

/** 'Türkiye' for 'TR'; a value that is not a country code is returned unchanged. */
export const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (names.of(country) ?? country) : country;
