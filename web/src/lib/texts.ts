/** Texts of failures that the server does not describe. */
export const libTexts = {
  viewerChanged: 'Hesap değiştiği için bu işlem yapılmadı.',
} as const;
