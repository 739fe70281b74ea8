/** Words of a reported message in the case of its report. */
export const evidenceTexts = {
  photo: (alt: string) => (alt === '' ? '[Fotoğraf]' : `[Fotoğraf: ${alt}]`),
} as const;
