/** Texts of a session that every page may show; the others load with what shows them. */
export const sessionTexts = {
  greeting: (name: string) => `Hoş geldin, ${name}`,
  signedOut: 'Çıkış yaptın. Görüşmek üzere!',
  signOutFailed: 'Çıkış yapılamadı.',
} as const;
