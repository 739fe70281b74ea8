/** Messages of the contact form; the numbers of members count plain members without a login. */
export const contactData = [
  {
    by: 4,
    hours: 3,
    subject: 'Bölüm yarıda kalıyor',
    message: 'Gece Vapuru’nun üçüncü bölümü telefonda yirminci dakikada duruyor. Bilgisayarda sorun yok.',
  },
  {
    by: 9,
    hours: 20,
    subject: 'Altyazı rengi',
    message: 'Altyazıların rengini sarı yapabilsek çok iyi olurdu. Karanlık sahnelerde beyazı okumak zor.',
  },
  {
    by: 14,
    hours: 75,
    handledAfter: 6,
    subject: 'Kullanıcı adımı değiştirmek istiyorum',
    message: 'Üye olurken adımı yanlış yazmışım. Değiştirmenin bir yolu var mı?',
  },
] as const;

/** Requests to remove content. */
export const removalData = [
  {
    by: 6,
    hours: 5,
    right: 'person',
    path: '/tartismalar',
    statement:
      'Bu konuda iş yerimin adı ve adresi geçiyor. Rızam olmadan paylaşılmış, kaldırılmasını istiyorum.',
  },
  {
    by: 11,
    hours: 120,
    right: 'owner',
    path: '/koleksiyonlar',
    statement: 'Koleksiyon açıklamasındaki metin benim bloğumdan alınmış. Yazının sahibi benim.',
    answer:
      'Merhaba,\n\nBaşvurunu inceledik ve belirttiğin adreslerdeki içerikleri kaldırdık.\n\nSeyir ekibi',
    answeredAfter: 9,
  },
] as const;
