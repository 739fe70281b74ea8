import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const geceYarisiIskelesi: readonly ThreadData[] = [
  says(
    'title',
    '@selin: Her hafta “bu sefer izlemeden yatacağım” deyip 00.17’de kendimi ekran başında buluyorum.',
    'Saat tesadüf mü sence?',
    '00.17 yazıp bırakmışsın, tüylerim diken diken oldu ya.',
  ),
  says(
    'title',
    'Yerli fantastik olmaz diyenlere bu diziyi iki bölüm izletip susuyorum.',
    'Üçüncü bölümde onlar sana izletmeye başlıyor zaten.',
  ),
  spoilsUpTo(
    '1x6',
    'title',
    '@kaan_x: Halil Kaptan’ın itirafından sonra ilk sezonu baştan izledim. Adam ilk bölümde söylüyormuş, biz duymamışız!',
    'Çay sahnesinde mi? “Ben inmem, beni indirirler” diyor orada.',
    '@op: Evet! Bir de cebindeki ikinci bilet görünüyor, 14. dakika.',
  ),
  says('1x1', 'Defne’nin fenerle deftere eğildiği plan poster olsun, duvarıma asayım.'),
  says(
    '1x1',
    'İlk bölüm biraz ağır aktı bana, devam etmeli miyim?',
    'Kesin devam et, ikinci bölümün sonunda ne demek istediğimi anlayacaksın.',
    '@selin: Ben de ilk bölümde bırakmıştım, üç ay sonra dönüp iki günde bitirdim.',
  ),
  spoils('1x2', 'Annesinin kapıyı açıp “buyurun, kime baktınız?” dediği an… Tek cümleyle yıkıldım.'),
  spoils(
    '1x3',
    'Mercan’ın sesini kendisi bırakmış olması hiç aklıma gelmemişti. Ben hep kaptan aldı sanıyordum.',
    'Aynısı! Üstelik kimin için bıraktığını hâlâ bilmiyoruz.',
  ),
  says(
    '1x3',
    'Bu bölümde tek kelime konuşmadan oynayan Pelin Gümüşdere’ye ödül verilmeyecekse ödüller kalksın.',
  ),
  spoils(
    '1x4',
    'Defter kısalıyor, sayfa sayısı ise sezonda kalan bölüm sayısıyla aynı. Saydım.',
    'Sen bu işi meslek edinmişsin, helal olsun.',
    'Peki ikinci sezonda defter neden kalınlaştı o zaman?',
  ),
  says('1x5', 'Lodos sahnesinde bizim evde de pencere çarptı. Bölümü durdurup ışıkları açtım, yalan yok.'),
  spoils('1x6', 'Babasının “bilet zaten senindi” demesi… Ben bugün işe gidemem.', 'Mendil paylaşalım mı?'),
  spoils(
    '2x1',
    'İskelenin gündüz görünmesi dizinin bütün kuralını çevirdi. Demek ki saat değil, bakan önemliymiş.',
  ),
  says('2x1', 'İkinci sezon müziği değişmiş, ilkini geri isteriz! 🚢'),
  spoils(
    '2x2',
    'Unutulanlar bürosundaki biletlerden biri Tarık’ın adına kesilmişti, kimse fark etti mi?',
    'Edemedim, hangi saniye?',
    '@op: Çekmeceyi açtığında en üstteki. Adın yarısı görünüyor ama soyadı net.',
  ),
  spoils(
    '2x3',
    '@selin: Yeni kaptan = yaşlanmış Defne. Buraya yazıyorum, haftaya konuşuruz.',
    'Eldivenini hiç çıkarmamasından ben de şüpheleniyorum.',
    'Arkadaşlar lütfen, ben o teoriyi unutmaya çalışıyordum.',
  ),
  says('2x3', 'Gece Çeviri ekibine teşekkürler, kaptanın denizci küfürlerini bile çevirmişsiniz 😄'),
];
