import type { MemberRole } from '../types.js';

export interface MemberData {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly country: string;
  readonly role: MemberRole;
}

const member = (username: string, name: string, bio: string, country = 'TR'): MemberData => ({
  username,
  name,
  bio,
  country,
  role: 'member',
});

/** The first two are plain members with a login for newcomers, then one of each other role. */
export const members: readonly MemberData[] = [
  member('selin', 'Selin Akça', 'Gece vapuru tayfası. Dizi bitince duvara bakanlardanım.'),
  member('mertcan', 'Mert Can', 'Altyazı hızım okuma hızımı geçti. En çok polisiye, en az uyku.'),
  {
    username: 'zeynep.mod',
    name: 'Zeynep Ulusoy',
    bio: 'Moderatör. Spoiler’ı işaretle, gönlümü al.',
    country: 'TR',
    role: 'moderator',
  },
  {
    username: 'editor.kerem',
    name: 'Kerem Sayın',
    bio: 'Katalog editörü. Bölüm adında bir harf eksikse bana yaz.',
    country: 'TR',
    role: 'editor',
  },
  {
    username: 'seyir_ekibi',
    name: 'Seyir Ekibi',
    bio: 'Sitenin yönetim hesabı. Öneri ve şikâyet için iletişim sayfasını kullanabilirsin.',
    country: 'TR',
    role: 'admin',
  },
  member('nazli_d', 'Nazlı', 'Anime, çay, kedi. Bu sırayla değil.'),
  member('baris.oz', 'Barış Öz', 'Haftalık izleyenler kulübü üyesi. Sezonu biriktirene saygım sonsuz.'),
  member('ilgin', 'Ilgın', 'Müzikleri için izleyip senaryosu için kalıyorum.'),
  member('tuncay61', 'Tuncay', 'Karadeniz’den selamlar. Fener varsa ben de varım.'),
  member('ayse_k', 'Ayşe K.', 'Üç çocuk, iki iş, bir dizi. Hepsi yarım.'),
  member('orhanveli2', 'Orhan V.', ''),
  member('pelin.su', 'Pelin Su', 'Mimar. Setlerdeki merdivenleri sayıyorum, sakıncası yoksa.'),
  member('can.berlin', 'Can', 'Berlin’de gece vardiyası, molada bir bölüm.', 'DE'),
  member('hatice_t', 'Hatice Teyze', 'Torunum kurdu bu hesabı. Kırlangıç Yokuşu çok güzel.'),
  member('kaan_x', 'Kaan', 'Teori kurarım, tutmaz, yenisini kurarım.'),
  member('miray', 'Miray', 'Ağlamadığım film saymıyorum.'),
  member('efe.g', 'Efe Gündoğdu', 'Lise 3. Sınav var diye izlemiyorum sanmayın.'),
  member('dilara_ldn', 'Dilara', 'Londra’dan özlemle. Altyazı ekiplerine teşekkür borcum var.', 'GB'),
  member('rifat.usta', 'Rıfat Usta', 'Emekli demirci. Rüzgâr Demircisi’nde çekici doğru tutuyorlar.'),
  member('gokce', 'Gökçe', 'Psikolojik gerilim bağımlısı, ışık açık uyuyorum.'),
  member('umut.ys', 'Umut', 'Yorumları diziden çok seviyorum galiba.'),
  member('sudenaz', 'Sudenaz', 'Çizim yapıyorum, fan art isteyen yazsın.'),
  member('bora.k', 'Bora Kılıç', 'Ses mühendisi. Tuz Kayıtları’nı kulaklıksız izleyeni kınıyorum.'),
  member('ipek', 'İpek', 'Sonu kötü biten diziler listesi tutuyorum, 41 tane oldu.'),
  member('yusuf_a', 'Yusuf A.', 'Bakıdan salam!', 'AZ'),
  member('elifnur', 'Elif Nur', 'Eczacıyım, evet gece nöbeti gerçekten öyle.'),
  member('volkan.g', 'Volkan', 'Dublaj sevenler de insandır.'),
  member('cagla', 'Çağla', 'Her şeyi iki kere izliyorum. İkincisinde arkadaki figüranlara bakıyorum.'),
  member('serkan34', 'Serkan', 'Şogi öğrenmeye başladım, hepsi o anime yüzünden.'),
  member('lale_nl', 'Lale', 'Rotterdam. Pazar akşamı herkes uyuyunca.', 'NL'),
];
