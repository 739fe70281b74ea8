export const removalPath = '/icerik-kaldirma';

/** Texts of the page for requests to remove content. */
export const removalTexts = {
  title: 'İçerik kaldırma başvurusu',
  description: 'Hak sahibi ya da ilgili kişi olarak bir içeriğin kaldırılmasını iste.',
  welcome: 'Hakkın sende kalsın',
  hint: 'Başvurunu e-postana gelen bağlantıyla onaylarsın; onayından sonra 48 saat içinde yanıt veririz.',
  name: 'Adın ya da kurumun',
  email: 'E-posta',
  emailHint: 'Başvuru numarası ve yanıt bu adrese gelir.',
  right: 'Hangi hakla başvuruyorsun?',
  rights: {
    OWNER: 'Hak sahibiyim',
    AGENT: 'Hak sahibi adına başvuruyorum',
    PERSON: 'İçerik benimle ilgili',
    OTHER: 'Diğer',
  },
  links: 'Kaldırılmasını istediğin adresler',
  linksHint: 'Her satıra bir adres, en fazla 20.',
  statement: 'Açıklama',
  statementHint: 'Hangi içerik, hangi hakka dayanarak? En az 20 karakter.',
  declared: 'Yazdıklarımın doğru olduğunu beyan ederim.',
  send: 'Başvuruyu gönder',
  missing: 'Bu alan gerekli.',
  badEmail: 'Bu bir e-posta adresine benzemiyor.',
  badLinks: 'Her satır http ya da https ile başlayan bir adres olmalı.',
  tooManyLinks: 'En fazla 20 adres yazabilirsin.',
  shortStatement: 'Biraz daha anlat: en az 20 karakter.',
  undeclared: 'Başvurmak için bunu onaylamalısın.',
  another: 'Yeni başvuru yaz',
  confirmTitle: 'Başvurunu onayla',
  confirmHint: 'Onayladığında başvurun incelemeye alınır.',
  confirm: 'Başvuruyu onayla',
  confirmed: (number: string, due: string) =>
    `${number} numaralı başvurun incelemede. Yanıt en geç ${due} tarihinde e-postanda olur.`,
} as const;
