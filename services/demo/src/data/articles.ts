/** An article of the demo. */
export interface ArticleData {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  /** Slug of the title whose backdrop the article shows. */
  readonly about: string;
  readonly author: string;
  readonly daysAgo: number;
  /** Paragraphs; one that starts with "## " is a heading. */
  readonly body: readonly string[];
}

export const articleData: readonly ArticleData[] = [
  {
    slug: 'vapur-duduklerinin-pesinde',
    title: 'Vapur düdüklerinin peşinde: Gece Yarısı İskelesi nasıl ses buldu?',
    summary:
      'Haritada olmayan bir iskelenin sesi nereden bulunur? Dizinin ses ekibiyle üç gece rıhtımda bekledik.',
    about: 'gece-yarisi-iskelesi',
    author: 'Kerem, Seyir editörü',
    daysAgo: 2,
    body: [
      'Dizinin ilk sahnesinde hiç konuşma yok. Defne nöbet kulübesinde çayını karıştırıyor, uzaktan bir düdük geliyor ve seyirci o anda bir şeylerin yerinde olmadığını anlıyor. Düdük bir vapur düdüğü; ama hiçbir vapurun düdüğü değil.',
      '## Üç gece, on bir düdük',
      'Ses ekibi çekimlerden iki ay önce, kışın en durgun haftasında, üç gece üst üste rıhtıma indi. İlk gece yalnız rüzgâr kaydedildi. İkinci gece eski bir şehir hatları gemisinin emekli çarkçısı, evinin balkonunda sakladığı pirinç düdüğü getirdi; kompresör bulunamayınca düdük bir kamyonun hava tankına bağlandı ve mahallenin bütün köpekleri aynı anda havlamaya başladı. O havlamalar da dizide: üçüncü bölümde iskele gündüz gözüyle ilk kez göründüğünde arkadan gelen uğultu, tersinden çalınan o kayıttır. Üçüncü gece ise sis indi ve ekip aradığı yankıyı buldu: ses karşı kıyıya gidiyor, dönerken bir ton alçalıyordu. Bunun fiziksel açıklamasını kimse bilmiyor; ses tasarımcısı “sormadık, kaydettik” diyor.',
      'Sonunda on bir ayrı düdük kaydedildi. Dikkatle dinleyenler her seferde başka birini duyduğunu fark edecek: seferin kaçıncı olduğu, düdüğün perdesinden anlaşılabiliyor.',
      '## Sessizliğin de sesi var',
      'Mercan’ın hiç konuşmadığı sahnelerde ortamın sesi neredeyse duyulmayacak kadar kısılıyor. Ekip buna kendi arasında “yolcu sessizliği” diyor. İkinci sezonda bu sessizliğin içinde ne saklandığını anlatmayacağız; kulaklıkla izlemenizi önermekle yetinelim.',
    ],
  },
  {
    slug: 'korku-isigi-kime-gosterir',
    title: 'Korku, ışığı kime gösterir? Fenerin Öte Yanı üzerine',
    summary: 'Karadeniz’in sisini bir korku unsuruna çeviren diziyi, bölümleri ele vermeden anlatıyoruz.',
    about: 'fenerin-ote-yani',
    author: 'Seyir ekibi',
    daysAgo: 6,
    body: [
      'Bir fener, denizdekine yol göstermek için yanar. Fenerin Öte Yanı ise daha ilk bölümde şunu soruyor: ya ışık, aslında karadakiler için yanıyorsa?',
      '## Seksen sekiz basamak',
      'Yaman’ın her gece çıktığı merdivenin hep ıslak olması, dizinin en ucuz ve en iyi korkusu. Yönetmen bu ıslaklığı hiçbir bölümde yakından göstermiyor; yalnız ayak seslerini duyuyoruz. Seyirci eksik olanı kendi tamamlıyor ve herkes kendi korktuğu şeyle tamamlıyor. Sabırlı bir dizi bu: kapıları birden açmıyor, aralık bırakıyor. Sis de yalnızca bir hava olayı değil; her bölümde biraz daha içeri giriyor, önce avluya, sonra mutfağa, en sonunda günlüğün sayfalarına. Altıncı bölüme geldiğinizde camı silme isteği duyarsanız yalnız değilsiniz; kurgu odasında çalışanlar da aynı şeyi yaptıklarını söylüyor.',
      'Köylülerin Yaman’a önceki bekçinin adıyla seslenmesi ise, korkunun en eski yolu: adın senden alınırsa geriye ne kalır?',
    ],
  },
  {
    slug: 'plakci-bodrumunda-bir-gun',
    title: 'Plakçı bodrumunda bir gün',
    summary: 'Plak Arası’nın şarkıları gerçekten o bodrumda kaydedildi. Bir prova gününe konuk olduk.',
    about: 'plak-arasi',
    author: 'Kerem, Seyir editörü',
    daysAgo: 13,
    body: [
      'Pasajın alt katına inen merdivende bir uyarı asılı: “Davul çalarken inmeyin, inerseniz alkışlayın.” Dizinin dekoru değil bu, gerçek bir plakçının kapısı.',
      'Plak Arası’nın bütün şarkıları dizi için bestelendi ve oyuncuların kendi sesleriyle, bu bodrumda, tek mikrofonla kaydedildi. Rıfkı’yı oynayan oyuncu davul çalmayı çekimlerden önceki altı haftada öğrendi; kaçırdığı vuruşlar senaryoya girdi.',
      '## Sözü olmayan bant',
      'Dizinin düğümü olan bantta söz yok, yalnızca bir mırıltı var. Bestecinin anlattığına göre o mırıltı ilk okuma provasında, kayıt açık unutulduğu için ortaya çıktı. Silinmesine kimse razı olmadı.',
    ],
  },
  {
    slug: 'dolunayda-kalkan-tramvay',
    title: 'Dolunayda kalkan tramvay: küçüklere masal, büyüklere mektup',
    summary: 'Ay Tramvayı’nı çocuğunuzla izleyecekseniz bilmeniz gereken üç küçük şey.',
    about: 'ay-tramvayi',
    author: 'Seyir ekibi',
    daysAgo: 24,
    body: [
      'Ay Tramvayı altı bölüm sürüyor ve bir yaz akşamında bitiyor. Bittiğinde evde bir süre sessizlik oluyor; bu yazıyı o sessizliğe hazırlıklı olun diye yazdık.',
      '## Birincisi: mendil',
      'Son bölümdeki çorba sahnesi, büyükannesi olan herkesi yakalıyor. Çocuklar genellikle ağlamıyor; “tarif doğru mu?” diye soruyor. Tarif doğru, denedik.',
      '## İkincisi: duraklar',
      'Durak adları yıllardır. Çocuğunuz kendi doğduğu yılın durağında kimin bindiğini soracaktır; cevabı birlikte uydurmak serbest.',
      '## Üçüncüsü: kedi',
      'Gri kedi bilet keser, ama hiç bilet almaz. Nedenini bulan bize yazsın.',
    ],
  },
];

/** The questions of the demo, in their order, with the paragraphs of the answers. */
export const faqData: readonly (readonly [question: string, ...answer: string[]])[] = [
  [
    'Buradaki diziler ve filmler gerçek mi?',
    'Hayır. Deneme içeriğindeki bütün yapımlar, kişiler ve yorumlar kurgudur; resimlerini ve görüntülerini Seyir’i geliştirenler hazırladı.',
    'Site yöneticisi deneme içeriğini tek bir komutla kaldırabilir.',
  ],
  [
    'İzlemek için üye olmam gerekiyor mu?',
    'Hayır. Kilitli olmayan bütün kaynakları üye olmadan izleyebilirsin. Üye olunca kaldığın yer her cihazda hatırlanır, yorum yazabilir ve bildirim alabilirsin.',
  ],
  [
    'Kaldığım yer nasıl hatırlanıyor?',
    'Bir bölümün yüzde beşini ya da ilk dakikasını geçtiğinde kaldığın yer kaydedilir. Ana sayfadaki Devam Et satırından oradan sürdürürsün.',
    'Bölümün yüzde doksanına gelince izlenmiş sayılır ve Devam Et satırından çıkar.',
  ],
  [
    'Yorumlarda spoiler görmek istemiyorum. Ne yapmalıyım?',
    'Bir şey yapman gerekmez. Henüz gelmediğin bir yeri anlatan yorumların metni sana hiç gönderilmez; yerinde bir örtü görürsün. İstersen örtüyü kendin açarsın.',
  ],
  [
    'Bir kaynak açılmıyor, ne yapabilirim?',
    'Oynatıcı, açılmayan kaynağın yerine aynı çeviri grubundan bir başkasını, o da olmazsa öteki grupları kendiliğinden dener; kaldığın yer değişmez.',
  ],
  [
    'İstediğim yapım burada yok. Nereden isteyebilirim?',
    'İstekler sayfasında adını yaz. Daha önce istenmişse oyun o isteğe eklenir; eklendiğinde sana bildirim gelir.',
  ],
  [
    'Arkadaşlarımla aynı anda izleyebilir miyim?',
    'Evet. Odalar sayfasında bir oda aç ve bağlantısını paylaş. Görüntü herkeste aynı anda ilerler, yanında sohbet edersiniz.',
  ],
  [
    'Profilimi kimler görebilir?',
    'Ayarlar sayfasındaki Gizlilik sekmesinden herkese ya da yalnızca üyelere açabilir, istersen kendine saklayabilirsin. E-postanı ve doğum yılını senden başka kimse görmez.',
  ],
];
