import type { TitleData } from './title-data.js';

export const kuzeyIsigi: TitleData = {
  slug: 'kuzey-isiginda-dugun',
  kind: 'movie',
  name: 'Kuzey Işığında Düğün',
  description:
    'İki aile, iki otobüs, tek bir davetiye ve güneşin hiç batmadığı bir ada. Gelinin annesi kınayı, damadın babası fırtınayı getirmiştir; geriye yalnızca gelinle damadın birbirini sevip sevmediğini hatırlaması kalır. Ren geyiğinin nikâh şahidi olduğu, geceye kalmadan affedilmesi gereken her şeyin gecesiz bir adaya sıkıştığı bir romantik komedi.',
  schedule: { ended: { yearsAgo: 1, month: 7, day: 11, hour: 20 } },
  ageMark: '7',
  contentMarks: [],
  genres: ['romantik', 'komedi', 'aile'],
  people: [
    ['Simge Alabora', 'yönetmen'],
    ['Ada Kumsal Ergin', 'oyuncu', 'Melike'],
    ['Onur Babacanlı', 'oyuncu', 'Tolga'],
    ['Nedret Sultanoğlu', 'oyuncu', 'Saniye Hanım'],
  ],
  network: 'Ege Ekran',
  rating: 7.8,
  clip: 'perde',
  seasons: [],
};

export const batikSaat: TitleData = {
  slug: 'batik-saat',
  kind: 'movie',
  name: 'Batık Saat',
  description: `Baraj gölünün altında kalan kasabanın saat kulesi, elli yıl sonra yeniden çalmaya başlar. Su altı kameramanı Deniz, kulenin içinde geçmişten kalma bir odada ışığın hâlâ yandığını görür ve kaydı kimseye göstermez. Kasabanın eski sakinleri ise aynı gece, aynı saatte uyanıp kıyıya inmeye başlar.

Kulenin kapısında asılı listede suyun altında kalanların adı yazmaktadır; son satır boştur ve mürekkebi henüz kurumamıştır. Derinlik azaldıkça sırların çoğaldığı, neredeyse tamamı su altında çekilmiş izlenimi veren, nefesinizi fark etmeden tuttuğunuz bir gerilim.`,
  schedule: { ended: { yearsAgo: 2, month: 10, day: 3, hour: 21 } },
  ageMark: '13',
  contentMarks: ['violence'],
  genres: ['gerilim', 'gizem'],
  people: [
    ['Kutay Serdengeç', 'yönetmen'],
    ['Ilgaz Demirkıran', 'oyuncu', 'Deniz'],
    ['Lale Bozoklar', 'oyuncu', 'Doktor Vildan'],
  ],
  network: 'Üçüncü Perde',
  rating: 8.3,
  clip: 'yorunge',
  seasons: [],
};

export const babaminBisikleti: TitleData = {
  slug: 'babamin-bisikleti',
  kind: 'movie',
  name: 'Babamın Bisikleti',
  description: `Kasabanın yazlık sinemasında makinistlik yapan babasından Efe’ye bir bisiklet kalmıştır: freni tutmaz, zili susmaz, sepetinde ise hâlâ bir makara film vardır. Filmde ne olduğunu öğrenmek için çalışan bir makine bulmak gerekir; en yakını üç kasaba ötededir.

Yol boyunca Efe’ye önce köpeği, sonra küs amcası, en sonunda bütün bir mahalle katılır. Babasının her kasabada başka bir adla tanındığını öğrendikçe onu hem kaybeder hem yeniden bulur. Üç kuşağın aynı koltukta ağlayıp güldüğü, yaz akşamı kokan bir yol filmi; sinemayı perdenin iki yanından da sevenler için.`,
  schedule: { ended: { yearsAgo: 3, month: 6, day: 21, hour: 20 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['aile', 'dram', 'macera'],
  people: [
    ['Gülriz Alpagut', 'yönetmen'],
    ['Yiğit Efe Sandal', 'oyuncu', 'Efe'],
    ['Tahsin Kuyucak', 'oyuncu', 'Amca Rüstem'],
  ],
  network: 'Ege Ekran',
  rating: 9.2,
  clip: 'perde',
  seasons: [],
};

export const onIkinciOda: TitleData = {
  slug: 'on-ikinci-oda',
  kind: 'movie',
  name: 'On İkinci Oda',
  description:
    'On bir odalı bir dağ otelinde, karanlık odası olan fotoğrafçıya on iki numaralı anahtar verilir. Banyo edilen her fotoğrafta bir misafir eksilir, kahvaltıda ise kimse eksileni hatırlamaz. Işığı az, merdiveni çok, son karesi uzun süre tartışılacak bir korku filmi. Yoğun gerilim ve şiddet sahneleri içerir.',
  schedule: { ended: { yearsAgo: 1, month: 12, day: 13, hour: 23 } },
  ageMark: '18',
  contentMarks: ['violence', 'negative_example'],
  genres: ['korku', 'gerilim'],
  people: [
    ['Ruşen Karadağlı', 'yönetmen'],
    ['Asude Karabey', 'oyuncu', 'Fotoğrafçı Nur'],
    ['Teoman Gözüpek', 'oyuncu', 'Resepsiyonist'],
  ],
  network: 'Kanal Poyraz',
  rating: 7.6,
  clip: 'perde',
  seasons: [],
};

export const goktasiPazari: TitleData = {
  slug: 'goktasi-pazari',
  kind: 'movie',
  name: 'Göktaşı Pazarı',
  description:
    'Ankara’nın bir ilçesine haftada bir göktaşı düşmeye başlayınca pazarcılar tezgâhı göğe göre kurar. Fiyatlar yükselir, kuyruklar uzar, bir taşın içinden de müşteri çıkar. Limoncu Sebahat, uzaylıya pazarlık etmeyi öğretirken dünyayı ucuza kapatmaya çalışan holdingle kapışır. Yerli bilim kurgunun en çok bağıran, en az gösteriş yapan örneği.',
  schedule: { ended: { yearsAgo: 0, month: 1, day: 9, hour: 20 } },
  ageMark: '7',
  contentMarks: ['negative_example'],
  genres: ['bilim-kurgu', 'komedi'],
  people: [
    ['Selcen Uzunyayla', 'yönetmen'],
    ['Rana Yıldızhan', 'oyuncu', 'Limoncu Sebahat'],
    ['Nevzat Pırıltı', 'oyuncu', 'Zabıta Amiri'],
  ],
  network: 'Radyo Bir Ekran',
  rating: 8.0,
  clip: 'yorunge',
  seasons: [],
};

export const leylekPostasi: TitleData = {
  slug: 'leylek-postasi',
  kind: 'movie',
  name: 'Leylek Postası',
  originalName: 'Kōnotori Yūbin',
  description:
    'Dünyanın son posta gemisi Leylek Bir, on yıl önce yazılmış bir mektubu alıcısına ulaştırmak için güneş sisteminin öbür ucuna gider. Mürettebat iki kişidir: mektubu taşıyan kız Nao ve mektubu yazanın kendisi olduğunu unutan yaşlı pilot. Uzayın boşluğunu bir odanın sessizliği kadar yakın çizen, elle boyanmış bir animasyon film.',
  schedule: { ended: { yearsAgo: 2, month: 4, day: 18, hour: 19 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['bilim-kurgu', 'aile', 'macera'],
  people: [
    ['Sayuri Kanematsu', 'yönetmen'],
    ['Mei Fukazora', 'seslendirme', 'Nao'],
    ['Genzo Matsukage', 'seslendirme', 'Pilot Isamu'],
  ],
  network: 'Stüdyo Kâğıt Turna',
  rating: 8.9,
  clip: 'yorunge',
  seasons: [],
};
