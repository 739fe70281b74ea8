import { says, spoils, type ThreadData } from './thread.js';

export const plakArasi: readonly ThreadData[] = [
  says('title', 'Dizinin şarkıları dilime dolandı, albümü çıkarsa ilk gün alırım.'),
  says('title', 'Provalar konserden heyecanlı, doğru yazmışlar.'),
  says(
    '1x1',
    'Esma’nın sesini kapının arkasından duyurup yüzünü bölüm sonuna saklamaları harika.',
    'O kapı resmen dizinin dördüncü üyesi.',
  ),
  says('1x1', 'Pasajın bodrumu bizim pasajın aynısı. Nem kokusunu aldım.'),
  spoils(
    '1x2',
    'Rıfkı davulun yarısını rehine bırakıp yarısıyla çalınca ortaya çıkan ritim ana şarkı oldu. Sakarlıktan doğan sanat!',
    '@bora.k: Ses mühendisi notu: o ritim 7/8, yarım davulla çalınması daha da zor.',
  ),
  says('1x2', 'Cızırtının içinden melodi çıkan sahnede kulaklığımı değiştirdim, benimki bozuldu sandım.'),
  spoils(
    '1x3',
    'Şarkıyı Yılmaz yazmamış ama Yılmaz’dan başkası da söyleyemezmiş. İkisi de doğru.',
    'Pasajdaki çaycı yazmış, adam otuz yıldır kendi şarkısını dinliyor. Of.',
  ),
  says('1x3', 'Ferdi Sarmaşık bas gitarı gerçekten çalıyor, parmaklarına bakın.'),
  says('1x3', 'Cumartesi gelsin de B Yüzü açılsın artık.'),
];
