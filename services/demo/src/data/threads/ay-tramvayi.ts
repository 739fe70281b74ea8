import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const ayTramvayi: readonly ThreadData[] = [
  says(
    'title',
    'Kızımla başladık, o uyudu, ben sabaha kadar bitirdim.',
    'Benim oğlum “anne niye ağlıyorsun, kedi ölmedi ki” dedi.',
  ),
  says(
    'title',
    'Tarif gerçekten veriliyor! Yaptım, tuttu, biraz da ağladım içine.',
    'Tuzunu azalt o zaman 🥲',
  ),
  spoilsUpTo(
    '1x6',
    'title',
    '@selin: Eksik malzemenin beklemek olması… Anneannem de “kapağını açma, o bilir” derdi.',
  ),
  says('1x1', 'Bilet kesen kedinin zımbası pati şeklinde iz bırakıyor. Detay katili.'),
  spoils('1x1', 'Rin’in ismi söylerken sesinin çıkmaması ve tramvayın yine de durması.'),
  spoils('1x2', 'Büyükannenin torununu tanımayıp “aç görünüyorsun” demesi. Bütün büyükanneler aynı.'),
  says('1x2', '1987 sokaklarının renkleri babamın albümüyle aynı tonda. Nasıl bulmuşlar bilmiyorum.'),
  says('1x3', 'Kayıp eşya vagonunda benim mavi eldivenim vardı, yemin ederim.'),
  spoils(
    '1x3',
    'Verilmiş sözler rafının boş olması iyi haber mi kötü haber mi, hâlâ düşünüyorum.',
    'Bence hepsi sahiplerine dönmüş. Ben iyimserim.',
  ),
  spoils(
    '1x4',
    'Kota’nın hep aç olmasının sebebi karnı değilmiş. Bir daha o çocuğa gülemem.',
    'Durakta kimsenin olmaması… Sonra Rin’in inip beklemesi.',
  ),
  spoils('1x5', 'Avuca çizilen tramvay jenerikte de var, ama her bölüm biraz daha siliniyor.'),
  says('1x5', 'Fener Altyazı’nın “özlem” için bulduğu karşılık şahane olmuş, notunuz bile yeterdi.'),
  spoils(
    '1x6',
    'Son sahnede çorbayı içen elin yaşlı olması. Yani bunu Rin anlatıyormuş. Yani o şimdi büyükanne.',
    'Bunu okuyana kadar mutluydum.',
    'Ben bunu kaçırmışım, tekrar açıp yine ağladım, sağ ol.',
  ),
];
