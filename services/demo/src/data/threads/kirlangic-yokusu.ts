import { says, spoils, spoilsUpTo, type ThreadData } from './thread.js';

export const kirlangicYokusu: readonly ThreadData[] = [
  says('title', 'Annemle birlikte izlediğimiz ilk dizi oldu. Bölüm bitince komşulara geçip anlatıyor.'),
  says(
    'title',
    '@hatice_t: Çok güzel dizi evladım, emeği geçenlerin ellerine sağlık. Bizim mahalle de böyleydi.',
    'Hoş geldin Hatice Teyze, yorumlarını okumak diziden güzel.',
  ),
  spoilsUpTo(
    '2x3',
    'title',
    'Mektupların cevabını annesinin yazıp hiç göndermemiş olması… İki inat, kırk yıl.',
    'Kırk yıl boyunca aynı yokuşta yaşamışlar, ben buna dayanamıyorum.',
  ),
  says('1x1', 'Kapıyı açtı, yabancılar sofraya tabak koydu. İki dakikada bütün dizi özetlendi.'),
  says(
    '1x1',
    '@pelin.su: O evin merdivenleri gerçekten yüz on iki basamak, saydım. Kamera hilesi yok.',
    'Yine mi saydın Pelin Su 😂',
    '@pelin.su: Mesleki deformasyon, elimde değil.',
  ),
  spoils('1x2', 'Gelinliğin etek boyu kısa. Yani kendine dikmiyordu, Zehra Teyze’ye dikiyordu!'),
  spoils('1x3', 'Zarflarda pul var ama damga yok. Cemil her yıl yeni pul almış. İşte aşk budur.'),
  says(
    '1x4',
    'Elektrik kesintisi bölümü tek başına bir film. Soba, çay, dedikodu.',
    'Bizde de elektrik kesildi izlerken, telefondan devam ettim, inanmayacaksınız.',
  ),
  spoils(
    '1x5',
    'Zehra Teyze’nin kapıya gidip zile basmadan dönmesi, sonra kardeşinin arkasından kapıyı açması… Çok güzel yazılmış.',
  ),
  spoils(
    '1x6',
    'Kırlangıçlar dönünce ben de döndüm sanki çocukluğuma.',
    'Son planda yuvanın içinde üç tane olması beni bitirdi.',
  ),
  says('2x1', 'Ozan geldi, yokuşun ortalama kahkahası ikiye katlandı.'),
  spoils(
    '2x2',
    'Çeyizi saklayanın çeyizin sahibi olması… Kadın son ana kadar bizi de kandırdı.',
    'Dedektif kılığındaki muhtara ölüyorum.',
  ),
  spoils('2x3', 'Fırının kapandığı sahneyi oruçluyken izledim, büyük hata. Hem ağladım hem acıktım.'),
  spoils('2x4', 'Gelinlik sonunda giyildi. Etek boyu tam oldu.', 'Bu yorumla ikinci kez ağladım.'),
  says(
    '2x4',
    'Bittiğine inanamıyorum. Üçüncü sezon için imza toplasak yokuşu çıkar mıyız?',
    '@pelin.su: İlk imza benden, yüz on iki basamağa rağmen.',
    'Bitsin, güzel bitti. Tadında bırakmak da bir sanat.',
  ),
];
