import { says, spoils, type ThreadData } from './thread.js';

export const kagitFenerLisesi: readonly ThreadData[] = [
  says(
    'title',
    'Hayaletlerin hepsi bizim sınıftan biri. Başkan Enma kesin bizim Furkan.',
    'Her sınıfta bir Enma, her Enma’da bir defter.',
  ),
  says(
    'title',
    '@efe.g: Sınav haftası izlenecek en kötü ve en iyi anime.',
    'Efe sen ders çalışsana kardeşim 😄',
    '@efe.g: Mola verdim abla, altı bölümlük mola.',
  ),
  says('1x1', 'Yoklamada “burada” diyen hayaletlerin sesleri azalarak geliyor, çok komik ve biraz üzücü.'),
  spoils('1x1', 'Yüz yıl önceki ödevi hâlâ soruyor öğretmen. Ve hâlâ yapan yok.'),
  spoils(
    '1x2',
    'Hayatta olduğunu sanan çocuğun her gün eve gidip kapıda beklemesi… Komedi demiştiniz!',
    'Bu anime seni güldürürken arkandan vuruyor, alış.',
  ),
  says('1x2', 'Mio’nun devamsızlık dilekçesi: “Sebep: ölüm (geçici).”'),
  says(
    '1x3',
    'Gecikme cezası 4.812 yen ve bir özür. Kütüphaneciler haklı.',
    '@ayse_k: Kütüphanede çalışıyorum, özür kısmını ekleyeceğim.',
  ),
  spoils(
    '1x3',
    'Kitabın arasındaki kurutulmuş çiçek kütüphanecinin kendi çiçeğiymiş. Yüz yıl kendi kitabını aramış.',
  ),
  spoils(
    '1x4',
    'Elleri olmayan takım halatı dişleriyle değil, hep beraber susarak kazandı. Nasıl bir sahneydi o!',
  ),
  says(
    '1x4',
    'Bu bölümü spor salonunda koşarken izledim, bandın üstünde alkışladım.',
    'Düşmediysen sorun yok.',
    '@op: Düştüm.',
  ),
];
