import type { TitleData } from './title-data.js';

export const yagmurunKilici: TitleData = {
  slug: 'yagmurun-kilici',
  kind: 'anime',
  name: 'Yağmurun Kılıcı',
  originalName: 'Ame no Yaiba',
  description: `Yalnızca yağmur yağarken kılıç çekmeye yeminli Shigure klanının son üyesi Kaede, kuraklığın üçüncü yılında yeminiyle intikamı arasında kalır. Köyünü yakan beyin ordusu yaklaşmakta, gökyüzünde ise tek bir bulut görünmemektedir.

Kaede’nin silahını çekemediği bölümler, çektiği bölümlerden daha gergindir: dizi şiddeti değil beklemeyi çiziyor. Mürekkep lekesini andıran sahneleri, şemsiyeyle verilen kavgaları ve son bölümdeki on bir dakikalık sessizliğiyle türün sınırlarını zorlayan, sert ama şiirsel bir tarihi anime. Yağmurlu bir akşama saklayın.`,
  schedule: { ended: { yearsAgo: 1, month: 11, day: 2, hour: 21 } },
  ageMark: '13',
  contentMarks: ['violence'],
  genres: ['aksiyon', 'tarihi', 'dram'],
  people: [
    ['Masato Kurogane', 'yönetmen'],
    ['Rei Shirakumo', 'seslendirme', 'Kaede'],
    ['Tetsu Onikawa', 'seslendirme', 'Bey Toragami'],
    ['Emi Hazuki', 'seslendirme', 'Şemsiyeci Ume'],
  ],
  network: 'Kızıl Mürekkep',
  rating: 8.9,
  clip: 'yagmur',
  seasons: [
    [
      ['Kurak', 'Üç yıldır yağmur yağmaz, Kaede üç yıldır kılıcını çekmez. Yola bir haber düşer.'],
      ['Şemsiyeci', 'Güneşin altında şemsiye satan Ume, kimsenin bilmediği bir kavga sanatını öğretir.'],
      ['Boş Kuyu', 'Kuyunun dibinde bir ordu saklanmıştır. Kaede’nin elinde yalnızca bir kova vardır.'],
      ['Yalancı Bulut', 'Bey Toragami havai fişekle bulut yapar. Yemin bir aldatmacayla sınanır.'],
      ['İlk Damla', 'Tek bir damla düşer. Kılıç bir nefeslik süre kınından çıkar ve her şey değişir.'],
      ['Sağanak', 'Yağmur başlar. Kaede, üç yıldır hazırlandığı cümleyi kılıçla değil diliyle söyler.'],
    ],
  ],
};
