import type { DemoTopic } from '../types.js';

/** A post: its text and its author; '> 2: ' at the beginning quotes the second post of the topic. */
type PostData = readonly [username: string, text: string];

export interface TopicData {
  readonly title: string;
  readonly body: string;
  readonly category: DemoTopic['category'];
  readonly by: string;
  /** The slug of the title that it is about; undefined for none. */
  readonly about?: string;
  /** How much of the title it reveals: everything, or the plot up to an episode. */
  readonly spoiler?: 'title' | readonly [season: number, number: number];
  /** How many days before now the topic and its last post were written. */
  readonly days: readonly [opened: number, last: number];
  readonly pinned?: true;
  readonly locked?: true;
  readonly posts: readonly PostData[];
}

export const topicData: readonly TopicData[] = [
  {
    title: 'Forum kuralları ve kısa yollar',
    body: 'Birbirimize saygılı yazalım, spoiler’ı işaretleyelim, başlığa ele veren söz koymayalım.\n\nBir yazıya yanıt verirken “Alıntıla” düğmesini kullanabilirsin; alıntıladığın kişi haber alır. Takip ettiğin konular “Takip ettiklerim” altında durur, yeni yazıları bildirimlerine düşer ve kaldığın yer işaretlenir. Uzun bir konuda aradığını “Bu konuda ara” ile bulursun.',
    category: 'announcements',
    by: 'seyir_ekibi',
    days: [90, 60],
    pinned: true,
    locked: true,
    posts: [['zeynep.mod', 'Sorusu olan Öneri ve istek bölümünde konu açabilir, hepsini okuyoruz.']],
  },
  {
    title: 'Tartışmalar açıldı',
    body: 'Uzun uzun konuşmak isteyenler için bölüm yorumlarının yanına bir forum ekledik. Kategorini seç, konunu aç.',
    category: 'announcements',
    by: 'seyir_ekibi',
    days: [88, 88],
    posts: [],
  },
  {
    title: 'Bu hafta ne izledik?',
    body: 'Her hafta buraya yazıyoruz: ne izledin, ne kadarını bitirdin, devam eder misin?',
    category: 'general',
    by: 'selin',
    days: [20, 0.05],
    pinned: true,
    posts: [
      ['mertcan', 'Gece Yarısı İskelesi’nin ilk üç bölümü bitti. Uyku düzenim de bitti.'],
      ['nazli_d', 'Kâğıt Fener Lisesi’ne baştan başladım, ikinci izleyişte fenerlerin rengini fark ettim.'],
      ['baris.oz', 'Ben haftalık gidiyorum, bu hafta yalnızca bir bölüm. Sabır öğretiyor.'],
      ['ayse_k', 'Yarım bölüm. Çocuk uyandı. Devamı haftaya.'],
      ['hatice_t', 'Kırlangıç Yokuşu’nun eski bölümlerini torunla izledik, o da sevdi.'],
      ['kaan_x', '> 1: Üçüncü bölümden sonra duramazsın, dördü geceye bırakma.'],
      ['can.berlin', 'Gece vardiyasında Tuz Kayıtları. Boş koridorda izlenmezmiş, öğrendim.'],
      ['bora.k', '> 7: Kulaklıkla mı? Kulaklıksız sayılmaz.'],
      ['can.berlin', '> 8: Kulaklıkla. Arkamdan biri geçti sandım, asansörmüş.'],
      ['pelin.su', 'Kehribar Köşkü. Merdiven sayısı bu sezon 42’ye çıktı.'],
      ['miray', 'Babamın Bisikleti’ni üçüncü kez. Evet, yine ağladım.'],
      ['efe.g', 'Sınav haftası: sıfır bölüm. Sayılmasın bu hafta.'],
      ['dilara_ldn', 'Yağmurun Kılıcı’na başladım, altyazı tertemiz. Ekibe selam.'],
      ['gokce', 'Dokuzuncu Tanık, ışık açık, kapı kilitli, yorgan kafada.'],
      ['umut.ys', 'İzlemedim, yorumları okudum. Yetti bana.'],
      ['sudenaz', '> 2: O renkleri çizdim, istersen gönderirim.'],
      ['nazli_d', '> 16: İsterim tabii!'],
      ['ipek', 'Listem 42 oldu: kötü biten bir film daha.'],
      ['elifnur', 'Nöbetçi Eczane Şifa’yı nöbette izledim. Gerçeğinden ayırt edemedim.'],
      ['volkan.g', 'Çınaraltı Kooperatifi dublajı çok iyi, önyargınızı kapıda bırakın.'],
      ['serkan34', 'Son Hamle Kulübü bitti, şogi tahtası aldım, eşim soruyor bu ne diye.'],
      ['lale_nl', 'Pazar akşamı iki bölüm, çay demlendi, ev uyudu. Tam istediğim gibi.'],
      ['orhanveli2', 'Plak Arası.'],
      ['tuncay61', 'Fenerin Öte Yanı. Karadeniz’i böyle çekeni de ilk kez gördüm.'],
      ['cagla', 'Her şeyi ikinci kez. Figüranlardan biri dört bölümde dört ayrı kişi!'],
      ['selin', 'Bu haftanın özeti: kimse uyumuyor. Haftaya aynı yerde.'],
    ],
  },
  {
    title: 'Dizi bitince ne yapıyorsunuz?',
    body: 'Ben duvara bakıyorum. Daha verimli bir yöntemi olan var mı?',
    category: 'general',
    by: 'selin',
    days: [12, 2],
    posts: [
      ['ilgin', 'Müziklerini dinliyorum, bir hafta daha sürüyor böylece.'],
      ['umut.ys', 'Bütün yorumları baştan okuyorum. Dizi kadar sürüyor.'],
      ['cagla', 'Baştan başlıyorum. Şaka değil.'],
    ],
  },
  {
    title: 'Gece Yarısı İskelesi: ikinci sezondan ne bekliyorsunuz?',
    body: 'Sezonun başına kadar izleyenler gelsin. Ben vapurun nereye gittiğini değil, kimin bindiğini merak ediyorum.',
    category: 'series',
    by: 'mertcan',
    about: 'gece-yarisi-iskelesi',
    days: [15, 1],
    posts: [
      ['kaan_x', 'Teorim hazır: son yolcu ilk bölümde de vardı, arka sırada.'],
      ['selin', '> 1: Geçen sefer de öyle demiştin, tutmadı.'],
      ['kaan_x', '> 2: Bu kez ekran görüntüsüyle geldim.'],
      ['ilgin', 'Tek isteğim o jenerik müziğine dokunmamaları.'],
    ],
  },
  {
    title: 'Gece Yarısı İskelesi: son bölüm konuşması',
    body: 'Bölümü bitirenler için. Düdük ikinci kez çaldığında siz de mi ayağa kalktınız?',
    category: 'series',
    by: 'selin',
    about: 'gece-yarisi-iskelesi',
    spoiler: [1, 3],
    days: [9, 3],
    posts: [
      ['mertcan', 'Kalktım, sonra oturmam yarım saat sürdü.'],
      ['tuncay61', 'Fener söndüğünde salonda kimse konuşmadı, yalnızdım gerçi.'],
    ],
  },
  {
    title: 'Kehribar Köşkü’nün mimarisi gerçek mi?',
    body: 'Köşkün iç avlusu dönemin ölçülerine uyuyor ama cephesi uymuyor. Çekim yerini bilen var mı?',
    category: 'series',
    by: 'pelin.su',
    about: 'kehribar-kosku',
    days: [30, 8],
    posts: [
      ['cagla', 'Avlu ile cephe iki ayrı bina bence: gölgeler farklı yönden geliyor.'],
      ['pelin.su', '> 1: Gölge! Nasıl kaçırdım. Doğru.'],
    ],
  },
  {
    title: 'Anime takvimini kaçırmamak için ne kullanıyorsunuz?',
    body: 'Haftalık izleyince günleri karıştırıyorum. Takvim sayfası dışında bir yöntemi olan?',
    category: 'anime',
    by: 'nazli_d',
    days: [18, 4],
    posts: [
      ['serkan34', 'Bölüm sayfasında “Haber ver” var, çıktığında bildirim geliyor.'],
      ['nazli_d', '> 1: Bunu bilmiyordum, teşekkürler.'],
    ],
  },
  {
    title: 'Son Hamle Kulübü’ndeki oyunlar gerçek mi?',
    body: 'Tahtadaki dizilişler anlamlı görünüyor. Şogi bilen biri doğrulayabilir mi?',
    category: 'anime',
    by: 'serkan34',
    about: 'son-hamle-kulubu',
    days: [25, 11],
    posts: [['efe.g', 'Kulüpteki abiye gösterdim, ilk turnuvadaki oyun eski bir ustanınmış.']],
  },
  {
    title: 'Babamın Bisikleti sonrası kendinize nasıl geldiniz?',
    body: 'Finali konuşmak isteyenler için. İzlemediyseniz açmayın.',
    category: 'movies',
    by: 'miray',
    about: 'babamin-bisikleti',
    spoiler: 'title',
    days: [22, 6],
    posts: [
      ['ipek', 'Kötü bitenler listeme ekleyemedim, çünkü kötü bitmiyor. Daha beter.'],
      ['miray', '> 1: Bu cümleyi filmin afişine yazsınlar.'],
    ],
  },
  {
    title: 'Yağmurlu güne film önerisi',
    body: 'Dışarısı kapalı, çay hazır. Kısa, sıcak, sonunda gülümseten bir şey arıyorum.',
    category: 'movies',
    by: 'lale_nl',
    days: [5, 0.5],
    posts: [
      ['ayse_k', 'Leylek Postası. Yarısını izledim, yarısı bile yetti.'],
      ['hatice_t', 'Leylek Postası güzeldir kızım.'],
      ['volkan.g', 'Göktaşı Pazarı, dublajlı.'],
    ],
  },
  {
    title: 'Altyazı boyutunu hatırlasa',
    body: 'Her cihazda yeniden büyütüyorum. Ayarım hesabımda dursa olmaz mı?',
    category: 'suggestions',
    by: 'hatice_t',
    days: [14, 7],
    posts: [
      ['editor.kerem', 'Not aldım, ekiple konuşuyoruz.'],
      ['hatice_t', '> 1: Sağ ol evladım.'],
    ],
  },
  {
    title: 'Fragmanlara bölüm uyarısı konulsun',
    body: 'Bazı fragmanlar ilk bölümü bitirmeden izlenmemeli. Küçük bir uyarı yeter.',
    category: 'suggestions',
    by: 'baris.oz',
    days: [3, 3],
    posts: [],
  },
];
