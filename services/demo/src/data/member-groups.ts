import type { PostData } from './posts.js';

/** A group of members; the first member is its owner, the second a manager. */
export interface MemberGroupData {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  /** Slug of the title whose wide picture is the cover. */
  readonly cover: string;
  readonly isPrivate?: boolean;
  readonly needsApproval?: boolean;
  readonly members: readonly string[];
  /** Members who ask to join. */
  readonly requesters?: readonly string[];
  /** The oldest first. */
  readonly posts: readonly PostData[];
}

export const memberGroups: readonly MemberGroupData[] = [
  {
    name: 'Gece Vapuru Tayfası',
    tagline: 'Son seferi kaçıranlar burada toplanır.',
    description: 'İskelede geçen her şeyi konuşuyoruz: dizi, müzik, sis. Spoiler’ı işaretleyen baş tacı.',
    cover: 'gece-yarisi-iskelesi',
    members: [
      'selin',
      'tuncay61',
      'mertcan',
      'ilgin',
      'kaan_x',
      'umut.ys',
      'pelin.su',
      'gokce',
      'ipek',
      'bora.k',
    ],
    posts: [
      {
        by: 'selin',
        text: 'Grubu açtım. İlk kural: jenerik atlanmaz.',
        comments: [
          { by: 'ilgin', text: 'İkinci kural: müziğin adını soran önce bölümü baştan izler.' },
          { by: 'kaan_x', text: 'Üçüncü kural: teorilerime gülünmez.', isReply: true },
        ],
      },
      {
        by: 'tuncay61',
        text: 'Bizim buranın feneri. Dizideki kadar olmasa da idare eder.',
        photos: [{ of: 'gece-yarisi-iskelesi', season: 1, number: 1, alt: 'Sisin içinde yanan bir fener' }],
        comments: [{ by: 'pelin.su', text: 'Merdivenleri de görelim lütfen.' }],
      },
      {
        by: 'mertcan',
        text: '',
        poll: {
          question: 'Cuma gecesi hep birlikte ne izleyelim?',
          answers: ['Baştan başlayalım', 'Sadece finali', 'İkinci sezonun ilk üç bölümü'],
        },
      },
    ],
  },
  {
    name: 'Haftalık İzleyenler Kulübü',
    tagline: 'Biriktirmek yok, beklemek var.',
    description:
      'Her hafta bir bölüm, ardından sohbet. Sezonu bir gecede bitirenleri de seviyoruz ama anlatmasınlar.',
    cover: 'kirlangic-yokusu',
    needsApproval: true,
    members: ['baris.oz', 'ayse_k', 'hatice_t', 'miray', 'yusuf_a', 'elifnur', 'serkan34'],
    requesters: ['efe.g', 'sudenaz', 'volkan.g'],
    posts: [
      {
        by: 'baris.oz',
        text: 'Bu haftanın bölümü belli: Kırlangıç Yokuşu. Sohbet pazar akşamı.',
        title: 'kirlangic-yokusu',
        comments: [
          { by: 'hatice_t', text: 'Ben iki kere izleyeceğim, birinde gözlüğüm yoktu.' },
          { by: 'ayse_k', text: 'Çocuklar uyursa oradayım.' },
        ],
      },
      {
        by: 'ayse_k',
        text: '',
        poll: {
          question: 'Sohbet saat kaçta olsun?',
          answers: ['20.00', '21.00', '22.30, çocuklar uyuyunca'],
        },
        comments: [{ by: 'yusuf_a', text: 'Üçüncü şıkka oy veren herkesle aynı evdeyiz galiba.' }],
      },
    ],
  },
  {
    name: 'Anime ve Çay',
    tagline: 'Önce demlensin, sonra başlasın.',
    description:
      'Yeni sezonun animelerini birlikte izliyor, demliğin yanında konuşuyoruz. Yeni başlayana öneri hazır.',
    cover: 'kagit-fener-lisesi',
    members: ['nazli_d', 'rifat.usta', 'sudenaz', 'efe.g', 'cagla', 'lale_nl', 'dilara_ldn', 'elifnur'],
    posts: [
      {
        by: 'nazli_d',
        text: 'Bu sezon için üç önerim var. Kâğıt Fener Lisesi’yle başlıyorum.',
        title: 'kagit-fener-lisesi',
        comments: [{ by: 'cagla', text: 'Açılış şarkısı için bile izlenir.' }],
      },
      {
        by: 'rifat.usta',
        text: 'Rüzgâr Demircisi’nde örsün yeri yanlış ama çekiç doğru. Hakkını verelim.',
        title: 'ruzgar-demircisi',
        comments: [
          { by: 'sudenaz', text: 'Usta konuştu, çizimimi düzeltiyorum.' },
          { by: 'rifat.usta', text: 'Çiz gönder, bakalım.', isReply: true },
        ],
      },
      {
        by: 'sudenaz',
        text: 'Söz verdiğim çizim yolda. Bu arada hangi sahneyi istersiniz?',
        photos: [{ of: 'ruzgar-demircisi', season: 1, number: 1, alt: 'Kıvılcımlar arasında bir demirci' }],
      },
    ],
  },
  {
    name: 'Gurbetten Seyir',
    tagline: 'Saat farkı bahane, altyazı şahane.',
    description: 'Berlin’den Londra’ya, Amsterdam’dan Trabzon’a: uzaktan izleyenlerin buluşma yeri.',
    cover: 'kuzey-isiginda-dugun',
    members: ['can.berlin', 'dilara_ldn', 'lale_nl', 'tuncay61', 'miray'],
    posts: [
      {
        by: 'can.berlin',
        text: 'Gece vardiyası molası: bir bölüm, bir simit. Simit burada iki avro.',
        comments: [
          { by: 'dilara_ldn', text: 'Burada üç sterlin, üstelik susamsız.' },
          { by: 'lale_nl', text: 'Ben kendim yapıyorum, tarif isteyene gönderirim.' },
        ],
      },
      {
        by: 'dilara_ldn',
        text: '',
        poll: {
          question: 'Birlikte izlemek için hangi saat uyar?',
          answers: ['Türkiye 22.00', 'Türkiye 23.30', 'Hafta sonu öğleden sonra'],
        },
      },
    ],
  },
  {
    name: 'Final Konuşulan Oda',
    tagline: 'Sonunu bilenler girsin.',
    description: 'Bitirdiğimiz dizilerin finallerini saklamadan konuştuğumuz küçük, kapalı bir grup.',
    cover: 'batik-saat',
    isPrivate: true,
    members: ['mertcan', 'gokce', 'selin', 'kaan_x', 'umut.ys'],
    requesters: ['ilgin'],
    posts: [
      {
        by: 'mertcan',
        text: 'Burada yazılan burada kalır. Batık Saat’in son on dakikasını açıyorum.',
        title: 'batik-saat',
        comments: [{ by: 'gokce', text: 'Işığı açtım, hazırım.' }],
      },
      { by: 'kaan_x', text: 'Teorim ilk kez tuttu. Tarihe not düşelim.' },
    ],
  },
  {
    name: 'Yönetmen Koltuğu',
    tagline: 'Kadraj, kurgu, kahve.',
    description: 'Nasıl çekilmiş, neden öyle kesilmiş? Setin ardını merak edenlerin grubu.',
    cover: 'mavi-saat',
    members: ['pelin.su', 'ipek', 'ilgin', 'orhanveli2', 'bora.k', 'volkan.g'],
    posts: [
      {
        by: 'pelin.su',
        text: 'Mavi Saat’te üç dakikalık tek plan var. Bulan yazsın.',
        title: 'mavi-saat',
        comments: [{ by: 'ipek', text: 'Merdiven sahnesi! Yansımada mikrofonu aradım, bulamadım.' }],
      },
      {
        by: 'orhanveli2',
        text: 'Gece sahnelerinde ışığın nereden geldiğine bakın, hep bir pencere var.',
      },
    ],
  },
];
