import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const kehribarKosku: readonly ThreadData[] = [
  says(
    'title',
    'Koku diye bir şeyi ekrandan hissettirdiler. Sandal ağacı alıp geldim.',
    'Ben gül suyu döktüm her yere, kediler küstü.',
  ),
  says('title', 'Kostümlerdeki işlemelerin her bölümde biraz daha sökülmesi ne ince detay.'),
  spoilsUpTo(
    '1x6',
    'title',
    'Gülbeşeker’in o odada doğduğu daha ilk bölümde, ninninin sözlerinde söyleniyor.',
    'Ninniyi tekrar dinledim. “On ikinci kapı sana açık.” Yok artık.',
  ),
  says('1x1', 'Sofra sahnesinde kimse konuşmuyor, herkes kokluyor. Sinema bu.'),
  spoils(
    '1x1',
    'Beyin parmağındaki yüzük sofraya otururken vardı, düşerken yoktu!',
    'Şimdi bakıyorum… vallahi yok.',
  ),
  spoils('1x2', 'Bekir suçsuz. Taze badem kokmaz ki zaten, bunu bir aşçı bilir.'),
  says('1x2', 'Çaşnigir ne demek diye bakmayan var mı? Ben baktım, artık misafirlikte kullanıyorum.'),
  spoils('1x3', 'Küçük şehzadenin konuşmaması korkudan değil, ağzındaki kehribardanmış.'),
  says(
    '1x4',
    'Saadet Kırımer tek kaşıyla üç sayfa replik oynuyor.',
    'Sol kaş. Sağ kaşı sezon finaline sakladı.',
  ),
  spoils('1x5', 'Bütün odaların tütsülenmesi emrini veren üçüncü kardeş değil, Hatun’un kendisi bence.'),
  spoils(
    '1x6',
    'Kokusuz oda = unutulmuş anne. Bu kadar güzel bir final beklemiyordum.',
    'Ve kapının “arkasından” kilitlenmesi. Yani içeride yalnız değil.',
  ),
  says(
    '1x6',
    'İkinci sezonu yok mu gerçekten? On iki oda dediniz, altısını gördük!',
    '@editor.kerem: Editör notu: Şimdilik duyurulan bir devam sezonu yok, olursa takvime ekleriz.',
  ),
];
