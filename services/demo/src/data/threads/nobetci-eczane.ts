import { says, spoils, type ThreadData } from './thread.js';

export const nobetciEczane: readonly ThreadData[] = [
  says(
    'title',
    '@elifnur: Eczacıyım. Gece gelenlerin yarısı gerçekten ilaç için gelmiyor.',
    '@op: Handan Hanım’ın çayı fazla demli, gerisi birebir aynı.',
  ),
  says('title', 'Kavga yok, silah yok, entrika yok. Bir tezgâh ve iki insan. Teşekkürler.'),
  says(
    '1x1',
    'Yeni babanın bezi ters tutması… İki ay önce bendim o.',
    'Gözün aydın! Şimdi düz tutabiliyor musun?',
    '@op: Eşim öyle olduğunu düşünüyor.',
  ),
  spoils('1x1', 'Adamın eve dönemeyip kaldırımda ninni dinlemesi bölümün tamamına bedeldi.'),
  says(
    '1x2',
    'Uykusuz Teyze’yi tek bölümle bırakmayın ne olur.',
    'Altıncı bölümün fotoğrafında arkada duruyor, umut var.',
  ),
  spoils(
    '1x2',
    'Fotoğraftaki çocuk Bilal’in abisi miydi? Kasayı o yüzden mi kapattı?',
    'Soyadları aynı, bence öyle.',
  ),
  spoils(
    '1x3',
    'Kardeşlerin ikisi de “o başlattı” deyip sonra aynı anda “ben başlattım” dedi ya, orada koptum.',
  ),
  says('1x4', 'Gelinliğin eczanenin ışığında yeşil görünmesi. Kamera ekibine sarılmak istiyorum.'),
  spoils('1x4', 'Handan “arka kapı yok ama önünde durabilirim” dedi. Bu cümleyi yanımda taşıyorum.'),
  says('1x5', '@can.berlin: Kar sahnesinde Berlin’de gerçekten kar yağıyordu. Mola uzadı, şefim anladı.'),
  says('1x5', 'Elektrik sobasının başında yedi yabancı. Bölüm bitmesin diye yavaş izledim.'),
];
