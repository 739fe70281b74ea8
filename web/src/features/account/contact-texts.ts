/** Texts of the contact form and the frequent questions. Strings of the specification are letter for letter. */
export const contactTexts = {
  title: 'İletişim',
  description: 'Soru, öneri ya da sorun: bize yaz.',
  welcome: 'Söz sende',
  hint: 'Sorunu, önerini ya da gözüne çarpan bir yanlışı yaz; okuyup e-postana döneriz.',
  name: 'Adın',
  email: 'E-posta',
  emailHint: 'Yanıtı bu adrese göndeririz.',
  subject: 'Konu',
  message: 'Mesajın',
  send: 'Gönder',
  missing: 'Lütfen tüm alanları doldurunuz.',
  badEmail: 'Bu bir e-posta adresine benzemiyor.',
  subjectTooLong: 'Konu en fazla 120 karakter olabilir.',
  another: 'Yeni mesaj yaz',
  toFaq: 'Önce sık sorulan sorulara bak',
  faq: 'Sık sorulan sorular',
  faqDescription: "Seyir'i kullanırken akla gelen sorular ve yanıtları.",
  notFound: 'Aradığın yanıt burada yok mu?',
  write: 'Bize yaz',
} as const;

/** Questions about the current product, for a site without its own; each answer has one or more paragraphs. */
export const questions: readonly { question: string; answer: readonly string[] }[] = [
  {
    question: 'İzlemek için üye olmam gerekiyor mu?',
    answer: [
      'Hayır. Kilitli olmayan bütün kaynakları üye olmadan izleyebilirsin. Üye olunca kaldığın yer hatırlanır, yorum yazabilir ve bildirim alabilirsin.',
    ],
  },
  {
    question: 'Kaldığım yer nasıl hatırlanıyor?',
    answer: [
      'Giriş yaptıysan bir bölümün yüzde beşini ya da ilk dakikasını geçtiğinde kaldığın yer kaydedilir. Ana sayfadaki Devam Et satırından, başka bir cihazda bile, oradan sürdürürsün.',
      'Bölümün yüzde doksanına gelince izlenmiş sayılır ve Devam Et satırından çıkar.',
    ],
  },
  {
    question: 'Yorumlarda spoiler görmek istemiyorum. Ne yapmalıyım?',
    answer: [
      'Bir şey yapman gerekmez. Henüz gelmediğin bir yeri anlatan yorumların metni sana hiç gönderilmez; yerinde bir örtü görürsün. İstersen örtüyü kendin açarsın.',
    ],
  },
  {
    question: 'Bir kaynak açılmıyor, ne yapabilirim?',
    answer: [
      'Oynatıcı, açılmayan kaynağın yerine aynı çeviri grubundan bir başkasını, o da olmazsa öteki grupları kendiliğinden dener; kaldığın yer değişmez.',
      'Hiçbiri açılmıyorsa bize yaz: dizinin adını, bölümü ve kaynağın adını eklersen çabuk buluruz.',
    ],
  },
  {
    question: 'Etkinleştirme e-postası gelmedi.',
    answer: [
      'İstenmeyen klasörüne de bak. Orada da yoksa giriş sayfasında kullanıcı adını ve şifreni yaz; hesabın etkin değilse bağlantıyı yeniden göndermen için bir düğme çıkar. Bağlantı 24 saat geçerlidir.',
    ],
  },
  {
    question: 'Şifremi unuttum.',
    answer: [
      'Giriş sayfasındaki “Şifremi unuttum” bağlantısına e-postanı yaz. Gelen bağlantı bir saat geçerlidir ve bir kez çalışır. Şifren değişince açık olan bütün oturumların kapanır.',
    ],
  },
  {
    question: 'Hesabımın başka bir yerde açık kaldığını düşünüyorum.',
    answer: [
      'Ayarlar sayfasındaki Oturumlar sekmesinde hesabının açık olduğu cihazları görür, istediğini ya da bu cihaz dışındakilerin hepsini kapatırsın.',
    ],
  },
  {
    question: 'Profilimi kimler görebilir?',
    answer: [
      'Ayarlar sayfasındaki Gizlilik sekmesinden herkese, yalnızca üyelere açabilir ya da kendine saklayabilirsin. Doğum yılını ve e-postanı senden başka kimse görmez.',
    ],
  },
  {
    question: 'Kullanıcı adımı değiştirebilir miyim?',
    answer: [
      'Kullanıcı adı değişmez, çünkü profil adresin ondan oluşur. Görünen adını Ayarlar sayfasındaki Profil sekmesinden dilediğin zaman değiştirebilirsin.',
    ],
  },
];
