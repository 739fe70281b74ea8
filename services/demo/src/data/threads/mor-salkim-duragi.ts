import { says, spoils, type ThreadData } from './thread.js';

export const morSalkimDuragi: readonly ThreadData[] = [
  says(
    'title',
    '@selin: Beş bölüm boyunca el ele tutuşmalarını bekledim, tutuştuklarında ben alkışladım.',
    'Komşularım da alkışladı, ses geçirmiyor duvarlar.',
  ),
  says('title', 'Yavaş diyenler olmuş. Aşk hızlı mı geliyor sizde?'),
  says('1x1', 'Anahtarın kimde olduğunu unutmaları klasik ama bu kadar tatlı yapılmamıştı.'),
  spoils(
    '1x1',
    'On yılın ilk cümlesi “Otobüs gecikti” oldu. Söyleyen de şoför!',
    'Ve kız “biliyorum, sen buradasın” dedi. Bittim.',
  ),
  spoils(
    '1x2',
    'Aynadan anlatılan bölümde Lidya’nın da her sabah onu beklediğini görmek… Saat 07.42’yi alarm yaptım.',
  ),
  says('1x2', 'Aynı sabahları iki kez izleyip hiç sıkılmamak. Kurgu dersi.'),
  spoils(
    '1x3',
    'Çiçekleri alan Fatoş’un kızıymış meğer, yanlış kişiye özür dilediler.',
    'Ama o özür de birinin hakkıydı bence.',
  ),
  spoils('1x4', 'Yolcu koltuğuna oturması bile bir itiraftı.'),
  says(
    '1x4',
    'Belediyeye kızgınım. Evet, kurgusal belediyeye.',
    'Çınaraltı Kooperatifi’ne de onlar ruhsat vermedi 😂',
  ),
  spoils(
    '1x5',
    'Salkım sonunda açtı, ama kesilen dalın ucundan. Simge dediğin böyle olur.',
    'Botanikçi arkadaşım mümkün değil dedi, ben inanmayı seçtim.',
  ),
  says('1x5', 'Bir bölüm daha olsaydı da kahvaltı ederken görseydik.'),
];
