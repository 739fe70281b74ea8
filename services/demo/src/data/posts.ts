export interface PostData {
  /** A username. */
  readonly by: string;
  readonly text: string;
  /** Slug of the title whose card the post shows. */
  readonly title?: string;
  /** Stills of episodes, by season and number, with their alt texts. */
  readonly photos?: readonly {
    readonly of: string;
    readonly season: number;
    readonly number: number;
    readonly alt: string;
  }[];
  readonly poll?: { readonly question: string; readonly answers: readonly string[] };
  /** Comments and replies of other members, in their order. */
  readonly comments?: readonly { readonly by: string; readonly text: string; readonly isReply?: boolean }[];
}

/** The posts of the feed, the oldest first. */
export const posts: readonly PostData[] = [
  {
    by: 'seyir_ekibi',
    text: 'Akış açıldı! İzlediğini, sevdiğini, yarım bıraktığını buraya yaz. Anketler de hazır.',
    comments: [
      { by: 'umut.ys', text: 'Sonunda! Yorumların altında dertleşmekten yorulmuştuk.' },
      { by: 'zeynep.mod', text: 'Spoiler’ı işaretlemeyi unutmuyoruz, değil mi?' },
    ],
  },
  {
    by: 'tuncay61',
    text: 'Bu sabah bizim iskele, tıpkı dizideki gibiydi. Fener bile yanıyordu.',
    title: 'gece-yarisi-iskelesi',
    photos: [
      { of: 'gece-yarisi-iskelesi', season: 1, number: 1, alt: 'Gece yarısı boş bir iskele' },
      { of: 'gece-yarisi-iskelesi', season: 1, number: 2, alt: 'İskeleye yanaşan vapur' },
    ],
    comments: [
      { by: 'selin', text: 'İkinci kareye bakınca bölümün müziği çalmaya başladı kafamda.' },
      { by: 'tuncay61', text: 'Ben de onu mırıldanıyordum zaten.', isReply: true },
    ],
  },
  {
    by: 'baris.oz',
    text: '',
    poll: {
      question: 'Bir sezonu nasıl izliyorsun?',
      answers: ['Haftada bir bölüm', 'Bir gecede hepsi', 'Biriktirip tatilde', 'Yarım bırakıp unutuyorum'],
    },
    comments: [{ by: 'kaan_x', text: 'Dördüncü şık niye bu kadar kişisel?' }],
  },
  {
    by: 'hatice_t',
    text: 'Torunum gösterdi, artık buraya da yazabiliyorum. Herkese hayırlı akşamlar.',
    comments: [
      { by: 'miray', text: 'Hoş geldin Hatice Teyze!' },
      { by: 'efe.g', text: 'Sitenin en iyi hesabı bu, tartışmam.' },
    ],
  },
  {
    by: 'sudenaz',
    text: 'Işık çalışması için bu iki kareyi çizeceğim. Hangisinden başlasam?',
    title: 'ay-tramvayi',
    photos: [
      { of: 'ay-tramvayi', season: 1, number: 1, alt: 'Ay ışığında bir tramvay' },
      { of: 'ay-tramvayi', season: 1, number: 3, alt: 'Tramvayın penceresinden gökyüzü' },
    ],
    comments: [{ by: 'nazli_d', text: 'İlki! Rayların parlaması tam senlik.' }],
  },
  {
    by: 'bora.k',
    text: 'Dördüncü bölümün ses tasarımı üzerine bir saat konuşabilirim. Kimse sormasa da konuşurum.',
    title: 'tuz-kayitlari',
    comments: [
      { by: 'gokce', text: 'Soruyorum: o uğultu gerçekten kayıt mı?' },
      {
        by: 'bora.k',
        text: 'Eski bir tuz deposunda alınmış gibi. Yankısı oda yankısı değil.',
        isReply: true,
      },
    ],
  },
  {
    by: 'mertcan',
    text: 'Altyazı bitmeden cümleyi tamamladım. Bu artık bir yetenek sayılmalı.',
  },
  {
    by: 'pelin.su',
    text: 'Bu köşkün merdiveni ikinci bölümde on iki, beşincide on üç basamak. Mimar olmak zor.',
    title: 'kehribar-kosku',
    photos: [{ of: 'kehribar-kosku', season: 1, number: 2, alt: 'Köşkün merdivenleri' }],
    comments: [{ by: 'cagla', text: 'İkinci izleyişte ben de saydım. Haklısın!' }],
  },
  {
    by: 'serkan34',
    text: '',
    poll: {
      question: 'Bu akşam hangisine başlasam?',
      answers: ['Son Hamle Kulübü', 'Yağmurun Kılıcı', 'Rüzgâr Demircisi'],
    },
    comments: [{ by: 'rifat.usta', text: 'Üçüncüsü. Çekicin sesi bile yeter.' }],
  },
  {
    by: 'elifnur',
    text: 'Nöbetteyim, eczane sakin, molada bir bölüm. Ne büyük lüks.',
    title: 'nobetci-eczane-sifa',
    photos: [{ of: 'nobetci-eczane-sifa', season: 1, number: 1, alt: 'Gece açık bir eczanenin ışığı' }],
    comments: [{ by: 'can.berlin', text: 'Berlin’den gece vardiyası selamı!' }],
  },
  {
    by: 'ipek',
    text: 'Sonu kötü biten diziler listem 42 oldu. Hangisi olduğunu yazmıyorum, yüzüm buruştu bile.',
    comments: [{ by: 'dilara_ldn', text: 'Yüz ifadesi spoiler’ı diye bir şey var demek ki.' }],
  },
  {
    by: 'selin',
    text: 'Finali izledim, duvara bakıyorum. Bir saat oldu. @mertcan sen bitirdin mi?',
    title: 'kirlangic-yokusu',
    comments: [
      { by: 'mertcan', text: 'Bitirdim. Ben tavana bakıyorum.' },
      { by: 'hatice_t', text: 'Ben de duygulandım evladım.' },
    ],
  },
  {
    by: 'volkan.g',
    text: '',
    poll: { question: 'Altyazı mı, dublaj mı?', answers: ['Altyazı', 'Dublaj', 'Diziye göre değişir'] },
    comments: [{ by: 'ilgin', text: 'Müzikler aynı kalsın, gerisi kolay.' }],
  },
  {
    by: 'nazli_d',
    text: 'Çay demlendi, kedi kucakta, yeni bölüm açık. Kimse beni aramasın.',
    photos: [
      { of: 'kagit-fener-lisesi', season: 1, number: 1, alt: 'Kâğıt fenerlerle süslenmiş bir okul bahçesi' },
    ],
    comments: [{ by: 'lale_nl', text: 'Kedinin adı ne? Önemli olan bu.' }],
  },
];
