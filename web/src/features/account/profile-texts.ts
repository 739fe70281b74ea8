/** Texts of a profile page. */
export const profileTexts = {
  title: (name: string, username: string) => `${name} (@${username})`,
  description: (name: string) => `${name} Seyir'de: hakkında, bağlantıları ve daha fazlası.`,
  tabs: 'Profil sekmeleri',
  about: 'Hakkında',
  library: 'Kütüphanem',
  joined: (date: string) => `${date} tarihinde katıldı`,
  edit: 'Profilini düzenle',
  noAbout: 'Henüz kendinden söz etmemiş.',
  noAboutOwn: 'Kendinden birkaç cümleyle söz et; profiline gelenler seni tanısın.',
  hiddenTitle: 'Bu profil saklı',
  hiddenHint: 'Üye, profilinin ayrıntılarını herkese açmamış.',
  links: 'Bağlantılar',
  linkOf: { facebook: 'Facebook', twitter: 'X (Twitter)', instagram: 'Instagram' },
  newWindow: '(yeni sekmede açılır)',
} as const;
