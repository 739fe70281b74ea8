import { says, spoils, type ThreadData } from './thread.js';

export const tuzKayitlari: readonly ThreadData[] = [
  says(
    'title',
    '@bora.k: Kulaklıkla izleyin. Rica etmiyorum, uyarıyorum. Ses kanalları bilerek yer değiştiriyor.',
    'Dediğini yaptım, üçüncü bölümde arkamı döndüm. Oda boştu.',
    'Otobüste izledim, yanımdaki amcadan özür diledim.',
  ),
  spoils(
    'title',
    'Bence dördüncü ses biziz. İzleyici. Bant sayacı her bölümde tam bölüm süresi kadar ilerliyor.',
    'Bu teori ürkütücü derecede iyi.',
    'Peki o zaman kim dinliyor?',
  ),
  says('title', 'Altı bölüm, üç oyuncu, bir çadır. Bütçe mi dediniz? Fikir diye bir şey var.'),
  says(
    '1x1',
    'Sessizliğin bu kadar gürültülü olabileceğini bilmiyordum.',
    '@bora.k: Ses mühendisi olarak söylüyorum: o sessizlik on dört ayrı kanaldan yapılmış.',
  ),
  spoils('1x1', 'Bant makinesinin fişi takılı değildi. Geri sarıp baktım, değildi!'),
  spoils(
    '1x2',
    'Müge’nin cümleyi söylememek için dudağını ısırdığı sahne… Sonra yine de söylemesi. Of.',
    'Kaçmaya çalıştığı şeye koşarak gitti resmen.',
  ),
  says(
    '1x3',
    'Bu bölümden sonra pusula satın aldım, niye bilmiyorum.',
    'Kuzeyi gösteriyor mu?',
    '@op: Şimdilik.',
  ),
  spoils('1x3', 'Gölün altındaki ışıklar sokak lambası dizilişindeydi. Aşağıda bir şehir var diyorum.'),
  spoils('1x4', 'Profesörün sesi neden hep rüzgârla aynı frekansta geliyordu, şimdi anladım.'),
  says('1x4', 'Rüya Candarlı’nın tek planda altı dakikalık telsiz konuşması, oyunculuk dersi.'),
  spoils('1x5', 'Saymaya başladığında ben de saydım ve dört çıktı. Kapattım televizyonu.'),
  spoils(
    '1x6',
    'Kalan kişi Sinan değil. Sinan’ın ayakkabısı solda, çadırdan çıkanın ayakkabısı sağda.',
    'Sen insan mısın, bunu nasıl gördün?',
    '@op: İkinci izleyişte yalnızca ayaklara baktım.',
  ),
  says('1x6', 'Finalden sonra yarım saat hiçbir şey açmadım. Sonra ilk bölümü açtım.'),
];
