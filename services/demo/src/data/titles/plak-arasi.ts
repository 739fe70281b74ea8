import type { TitleData } from './title-data.js';

export const plakArasi: TitleData = {
  slug: 'plak-arasi',
  kind: 'series',
  name: 'Plak Arası',
  description:
    'Bir pasajın bodrumundaki plakçıda, iki şarkı arasındaki cızırtıdan doğan bir grup: solfej bilmeyen bir davulcu, sahne korkusu olan bir solist, otuz yıl önce tek hitle kaybolmuş bir basçı. Ellerinde sözü olmayan bir bant ve üç haftaları var. Şarkılarının tamamı dizi için bestelenen, provaları konserlerinden daha heyecanlı bir müzik hikâyesi.',
  schedule: { airing: { weekday: 6, hour: 21, minute: 0, ahead: 1 } },
  ageMark: '13',
  contentMarks: ['negative_example'],
  genres: ['muzik', 'dram', 'komedi'],
  people: [
    ['Okan Zilelioğlu', 'yönetmen'],
    ['Ceren Vardar Eke', 'oyuncu', 'Solist Esma'],
    ['Tuna Hazinedar', 'oyuncu', 'Davulcu Rıfkı'],
    ['Ferdi Sarmaşık', 'oyuncu', 'Basçı Yılmaz'],
  ],
  network: 'Radyo Bir Ekran',
  rating: 8.1,
  clip: 'iskele',
  seasons: [
    [
      [
        'A Yüzü',
        'Pasaj kapanacak, plakçı borç içindedir. Esma kapıda şarkı söylerken kimse onu görmez, herkes duyar.',
      ],
      ['Cızırtı', 'Sözsüz bandın sahibi aranır. Rıfkı davulun yarısını rehine bırakır.'],
      [
        'Tek Hit',
        'Yılmaz’ı herkes o tek şarkıdan tanır; o şarkıyı aslında kimin yazdığını ise yalnızca pasaj bilir.',
      ],
      [
        'B Yüzü',
        'Yarışma gecesi elektrik gider. Geriye akustik bir gitar ve Esma’nın kaçmaya hazır ayakları kalır.',
      ],
    ],
  ],
};
