/** A conversation of two members, with the messages from the oldest to the newest. */
export interface ConversationData {
  /** The first writer, and the other member. */
  readonly between: readonly [string, string];
  /** Of the newest message. */
  readonly minutesAgo: number;
  /** Between two messages. */
  readonly apart: number;
  readonly messages: readonly MessageData[];
  /** The member who has not read the last messages, and their number. */
  readonly unread?: readonly [string, number];
  /** It waits among the requests of the second member. */
  readonly isRequest?: true;
}

interface MessageData {
  readonly by: string;
  readonly text: string;
  /** The place of the message that it answers, from 1. */
  readonly replyTo?: number;
  /** A reaction of the other member: 1 Beğen, 3 Harika, 4 Komik, 5 Üzücü, 6 Şaşırtıcı. */
  readonly mood?: 1 | 3 | 4 | 5 | 6;
  /** Stills of episodes. */
  readonly photos?: readonly {
    readonly of: string;
    readonly season: number;
    readonly number: number;
    readonly alt: string;
  }[];
}

const DAY = 24 * 60;

export const conversations: readonly ConversationData[] = [
  {
    between: ['mertcan', 'selin'],
    minutesAgo: 12,
    apart: 7,
    unread: ['selin', 2],
    messages: [
      { by: 'mertcan', text: 'Gece Yarısı İskelesi’nin yeni bölümünü izledin mi?' },
      { by: 'selin', text: 'Dün gece, ışıkları kapatıp. Vapur düdüğünde yerimden sıçradım.', mood: 4 },
      { by: 'mertcan', text: 'Ben teorimi buldum ama yazmayayım, sen ikinci kez izle, sonra konuşalım.' },
      { by: 'selin', text: 'Tek bir ipucu ver.' },
      { by: 'mertcan', text: 'Saat.', replyTo: 4, mood: 6 },
      { by: 'selin', text: 'Hangi saat? Duvardaki mi, iskeledeki mi?' },
      { by: 'mertcan', text: 'İkisi de aynı dakikada duruyor :)' },
      { by: 'mertcan', text: 'Akşam oda kuracağım, gelirsen birlikte durdurup bakarız.' },
    ],
  },
  {
    between: ['selin', 'ilgin'],
    minutesAgo: 190,
    apart: 16,
    messages: [
      { by: 'selin', text: 'Jenerik müziğini bulan sen miydin? Adı neydi?' },
      { by: 'ilgin', text: 'Bendim. Plakta değil, dizi için yazılmış. Bestecisi konserde çalmış.', mood: 3 },
      { by: 'selin', text: 'Bir gün birlikte gidelim.' },
      { by: 'ilgin', text: 'Sözünü aldım, biletleri ben bakarım.', mood: 1 },
    ],
  },
  {
    between: ['hatice_t', 'selin'],
    minutesAgo: DAY + 40,
    apart: 25,
    messages: [
      { by: 'hatice_t', text: 'Kızım bu yazı büyütme nereden yapılıyor?' },
      { by: 'selin', text: 'Oynatıcının alt tarafındaki dişliye basın, altyazı boyutu orada.' },
      { by: 'hatice_t', text: 'Buldum, Allah razı olsun. Artık gözlüksüz izliyorum.', replyTo: 2, mood: 3 },
    ],
  },
  {
    between: ['selin', 'tuncay61'],
    minutesAgo: 3 * DAY,
    apart: 45,
    messages: [
      { by: 'selin', text: 'Grup kapağına senin fenerin fotoğrafını koyabilir miyim?' },
      { by: 'tuncay61', text: 'Koy tabii, karşılığında bir bölüm birlikte izleriz.', mood: 1 },
      {
        by: 'tuncay61',
        text: 'Bu sabah bir tane daha çektim.',
        photos: [
          { of: 'gece-yarisi-iskelesi', season: 1, number: 2, alt: 'İskeleye yanaşan vapur, sisin içinde' },
        ],
      },
      {
        by: 'selin',
        text: 'Tıpkı şu sahne: /dizi/gece-yarisi-iskelesi/1-sezon/2-bolum bu akşam onu izleyelim mi?',
      },
    ],
  },
  {
    between: ['zeynep.mod', 'selin'],
    minutesAgo: 5 * DAY,
    apart: 30,
    messages: [
      { by: 'zeynep.mod', text: 'Bildirdiğin yoruma baktım, spoiler işaretini ben ekledim. Teşekkürler.' },
      { by: 'selin', text: 'Ne hızlısınız, kolay gelsin.', mood: 1 },
    ],
  },
  {
    between: ['kaan_x', 'selin'],
    minutesAgo: 55,
    apart: 3,
    isRequest: true,
    unread: ['selin', 1],
    messages: [
      {
        by: 'kaan_x',
        text: 'Selam, gruptan Kaan. Yeni bir teorim var, gruba yazmadan önce birine okutmak istiyorum.',
      },
    ],
  },
  {
    between: ['nazli_d', 'mertcan'],
    minutesAgo: 85,
    apart: 11,
    unread: ['mertcan', 1],
    messages: [
      { by: 'nazli_d', text: 'Kâğıt Fener Lisesi için altyazıyı sen mi düzelttin?' },
      { by: 'mertcan', text: 'İki satır, gözüme takılmıştı.', mood: 3 },
      { by: 'nazli_d', text: 'Üçüncü bölümde bir tane daha var, 02.10 civarı.' },
    ],
  },
  {
    between: ['mertcan', 'gokce'],
    minutesAgo: 2 * DAY,
    apart: 20,
    messages: [
      { by: 'mertcan', text: 'Batık Saat’i gece izleme dedim, dinlemedin değil mi?' },
      { by: 'gokce', text: 'Koridor ışığı üç gündür açık.', mood: 4 },
      { by: 'mertcan', text: 'Bir sonrakini gündüz, odada, kalabalık izliyoruz.', replyTo: 2 },
    ],
  },
  {
    between: ['editor.kerem', 'zeynep.mod'],
    minutesAgo: 140,
    apart: 9,
    unread: ['zeynep.mod', 1],
    messages: [
      {
        by: 'editor.kerem',
        text: 'Kırlangıç Yokuşu’nun bölüm adlarını düzelttim, bildirilenler kapanabilir.',
      },
      { by: 'zeynep.mod', text: 'Harika, ikisini kapattım. Biri başka bölümmüş.' },
      { by: 'editor.kerem', text: 'Numarasını atarsan ona da bakayım.' },
    ],
  },
  {
    between: ['seyir_ekibi', 'editor.kerem'],
    minutesAgo: DAY + 300,
    apart: 22,
    unread: ['seyir_ekibi', 1],
    messages: [
      { by: 'seyir_ekibi', text: 'İstek listesinin başında Tuz Gölü Nöbeti var. Ne zaman ekleyebiliriz?' },
      { by: 'editor.kerem', text: 'Görselleri geldi, bu hafta taslağı hazır olur.' },
    ],
  },
];
