import type { TitleData } from './title-data.js';

export const kirlangicYokusu: TitleData = {
  slug: 'kirlangic-yokusu',
  kind: 'series',
  name: 'Kırlangıç Yokuşu',
  description: `Kırlangıç Yokuşu’nda altı ev, bir fırın ve herkesin herkes hakkında bildiği bir sürü şey vardır. Annesinin ölümünün ardından yokuşun en tepesindeki ahşap eve dönen Nesrin, evi satıp gitmeyi planlarken kapısında üç kiracı, bodrumunda kırk yıllık bir terzi atölyesi, çatısında ise her bahar geri gelen kırlangıçlar bulur.

Mahalle onu önce sınar, sonra sahiplenir. Fırıncı Cemil’in hiç göndermediği mektuplar, Zehra Teyze’nin bitmeyen çeyizi ve yokuşa yol yapmak isteyen belediye derken Nesrin, bir evi ev yapanın duvarları olmadığını yavaş yavaş öğrenir. İki sezonluk bu aile hikâyesi, güldürürken boğazı düğümlemeyi iyi bilir.`,
  schedule: { ended: { yearsAgo: 4, month: 3, day: 12, hour: 20 } },
  ageMark: 'general',
  contentMarks: [],
  genres: ['aile', 'dram', 'komedi'],
  people: [
    ['Gülriz Alpagut', 'yönetmen'],
    ['Nihan Özberk', 'oyuncu', 'Nesrin'],
    ['Tahsin Kuyucak', 'oyuncu', 'Fırıncı Cemil'],
    ['Mebrure Sandıkçı', 'oyuncu', 'Zehra Teyze'],
    ['Ege Tınaztepe', 'oyuncu', 'Ozan'],
  ],
  network: 'Ege Ekran',
  rating: 8.6,
  clip: 'tramvay',
  seasons: [
    [
      [
        'Satılık Ev',
        'Nesrin evi satmak için yokuşu tırmanır. Kapıyı açtığında sofraya oturmuş üç kiracı ona da tabak koyar.',
      ],
      [
        'Bodrumdaki Terzi',
        'Kilitli bodrumdan dikiş makinesi sesi gelmektedir. Annesinin yarım bıraktığı gelinlik kime dikilmiştir?',
      ],
      [
        'Cemil’in Mektupları',
        'Fırının tavan arasında kırk yıldır gönderilmemiş mektuplar bulunur. Zarfların üstünde Nesrin’in annesinin adı yazmaktadır.',
      ],
      [
        'Elektrik Kesintisi',
        'Yokuş üç gün elektriksiz kalınca bütün mahalle tek bir sobanın başında toplanır. Sırlar karanlıkta daha kolay anlatılır.',
      ],
      [
        'Yıkım Kararı',
        'Belediye yokuşa geniş bir yol yapacaktır. Zehra Teyze, yıllardır küs olduğu kardeşinden imza istemek zorundadır.',
      ],
      [
        'Kırlangıçlar Dönünce',
        'Bahar gelir, kırlangıçlar gelmez. Nesrin satış sözleşmesini imzalamadan bir gün önce çatıya çıkar.',
      ],
    ],
    [
      [
        'Yeni Kiracı',
        'Ozan çocukluğunun geçtiği yokuşa bir bavul ve bir bebekle döner. Nesrin’in hazırlıksız yakalandığı tek soru, çocuğun adıdır.',
      ],
      [
        'Zehra Teyze’nin Çeyizi',
        'Elli yıldır işlenen çeyiz bir sabah ortadan kaybolur. Bütün mahalle dedektif, bütün mahalle şüphelidir.',
      ],
      [
        'Son Ekmek',
        'Cemil fırını kapatmaya karar verir. Nesrin, ona annesinin cevabını okumanın zamanı geldiğini düşünür.',
      ],
      [
        'Yokuşun Başı',
        'Kırk yıl önceki düğün bu kez gerçekten yapılır. Ev, son bir kez bütün ışıklarını yakar.',
      ],
    ],
  ],
};
