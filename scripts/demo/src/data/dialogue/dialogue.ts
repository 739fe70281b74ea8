/** One spoken line in both languages of the subtitles. */
export type Line = readonly [tr: string, en: string];
