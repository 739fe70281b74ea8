/** Stories by title: what members connect with it. At most 300 graphemes each, without spoilers. */
export const storyData: Readonly<Record<string, readonly (readonly [username: string, body: string])[]>> = {
  'gece-yarisi-iskelesi': [
    [
      'selin',
      'İlk bölümü Karaköy’de, son vapuru kaçırdığım gece telefondan izledim. Eve taksiyle değil, yürüyerek döndüm. O iskele o gece hep arkamdaydı.',
    ],
    [
      'tuncay61',
      'Babam çarkçıydı. Makine dairesi sahnesinde “yağ kokusu eksik” dedi, gerisine karışmadı. Sezonu birlikte bitirdik.',
    ],
    ['elifnur', 'Bu dizi yüzünden vapurda hep üst güverteye çıkıyorum, kışın bile. Üşüyorum ama değiyor.'],
    [
      'can.berlin',
      'Gece molasında izliyorum, dışarıda Spree var. İkisi birbirine hiç benzemiyor, yine de özlüyorum.',
    ],
  ],
  'kirlangic-yokusu': [
    [
      'hatice_t',
      'Torunum kurdu, ben izledim. Fırıncıyı rahmetli komşumuza benzettim, her bölümde ona bir Fatiha.',
    ],
    [
      'ayse_k',
      'Çocuklar uyuyunca on dakika. Bazı geceler tek sahne. Üç ayda bitirdim, keşke üç yıl sürseydi.',
    ],
    ['pelin.su', 'Yokuşun merdivenlerini saydım: doksan dört. Çekim yerine gittim, orada da doksan dört.'],
  ],
  'dokuzuncu-tanik': [
    [
      'mertcan',
      'Her bölümden sonra duvara kâğıt yapıştırdım. Ev arkadaşım duvarı görünce iki gün benimle konuşmadı.',
    ],
    ['gokce', 'Işık açık izledim, elektrik kesildi. O bölümü hâlâ bitirmedim.'],
  ],
  'fenerin-ote-yani': [
    [
      'tuncay61',
      'Dedem fener bekçisiydi. Günlüğü çekmecede duruyor, dizi bitince açtım. Kasımı eksik değildi, şükür.',
    ],
    ['ilgin', 'Sis düdüğünü telefonuma zil sesi yaptım. Ofiste kimse yanıma gelmiyor.'],
  ],
  'kehribar-kosku': [
    ['miray', 'Annemle izledik. O kokuları anlattı, ben sahneleri. İkimiz de aynı odada ağladık.'],
    [
      'cagla',
      'Bu diziden sonra aktara gidip kehribar sordum. Adam “hangi oda?” dedi, meğer o da izliyormuş.',
    ],
  ],
  'mor-salkim-duragi': [
    [
      'baris.oz',
      'Haftalık izledim, on hafta boyunca her salı aynı otobüse bindim. Kimse bana merhaba demedi.',
    ],
    ['lale_nl', 'Rotterdam’da durağımızın üstünde salkım yok, ıhlamur var. O da idare ediyor.'],
  ],
  'cinaralti-kooperatifi': [
    ['rifat.usta', 'Bizim kooperatif yirmi iki yıl sürdü. Genel kurul bölümünü belgesel sandım.'],
    ['serkan34', 'Babam müteahhit. Birlikte izlerken çok sessizdi.'],
  ],
  'nobetci-eczane-sifa': [
    ['elifnur', 'Eczacıyım. Gece üçte gelenler aynen böyle: ilaç için değil, konuşmak için.'],
    ['sudenaz', 'Sınav haftası uykusuzdum, her gece bir bölüm. İlaç gibi geldi, reçetesiz.'],
  ],
  'plak-arasi': [
    ['ilgin', 'İlk bölümden sonra çatıdan pikabı indirdim. İğnesi yoktu. Şimdi üç iğnem var, plağım yok.'],
    ['umut.ys', 'Biz de bir grup kurmuştuk, bir şarkımız vardı, onu da unuttuk. Bu dizi hatırlattı.'],
  ],
  'tuz-kayitlari': [
    ['kaan_x', 'Kulaklıkla izledim, bir ara kulaklığı çıkardım, ses devam etti. Komşunun matkabıymış.'],
    [
      'bora.k',
      'Ses mühendisiyim. Bandın cızırtısını duyunca kendi kablolarımı kontrol ettim; kablolar sağlam.',
    ],
    ['volkan.g', 'Tuz Gölü’nde askerlik yaptım. Sessizliği doğru çekmişler, en zoru odur.'],
  ],
  'ay-tramvayi': [
    ['nazli_d', 'Kedim de izledi. Tramvay geçince kuyruğu oynuyordu, yalan yok.'],
    ['dilara_ldn', 'Büyükannemin adını söyleyip gözümü kapattım. Bilet gelmedi ama bölüm geldi.'],
    ['hatice_t', 'Torunuma uyku masalı niyetine açtık. O uyudu, ben sonuna kadar izledim.'],
  ],
  'bahcivan-momo': [
    ['ipek', 'Balkona domates diktim, her gece iyi geceler diyorum. Bu yaz dört tane verdi.'],
    ['ayse_k', 'En küçüğüm saksıya “Momo” yazdı. Sulamayı unutmuyor artık.'],
  ],
  'kagit-fener-lisesi': [
    ['efe.g', 'Okulda zil iki kere çalınca bütün sınıf birbirimize baktık. Elektrikçi varmış.'],
    ['sudenaz', 'Fener çizmeye bu diziyle başladım. Şimdi sergim var, okul koridorunda ama olsun.'],
  ],
  'kan-cicekleri-sehri': [
    ['bora.k', 'Gece metrosunda izlemeyin. Ben izledim, son durağı kaçırdım.'],
    ['gokce', 'Zambak alerjim vardı, artık korkum da var.'],
  ],
  'ruzgar-demircisi': [
    ['rifat.usta', 'Kırk yıl çekiç salladım. Çırağın ilk vuruşunda elim kendiliğinden kalktı.'],
    ['nazli_d', 'Kardeşimle tek barıştığımız konu. Her yeni bölümde iki saat ateşkes.'],
    ['serkan34', 'Örsün sesini duyunca dedemin dükkânı geldi aklıma. Dükkân şimdi kahveci.'],
  ],
  'son-hamle-kulubu': [
    ['efe.g', 'Şogi bilmiyordum, kulüp kurduk. Dört kişiyiz, dizideki gibi. Biz de kaybediyoruz.'],
    ['yusuf_a', 'Babamla tavla oynarken hamlemi söyleyemiyorum artık. Dizinin etkisi.'],
  ],
  'yagmurun-kilici': [
    ['volkan.g', 'Antalya’da yaz ortası izledim. Klima damlıyordu, atmosfere sayıyorum.'],
    ['cagla', 'Yağmur başlayınca şemsiyeyi iki elle tutuyorum. Kimse görmesin.'],
  ],
  'yercekimsiz-mutfak': [
    ['lale_nl', 'Hollanda’da mercimek çorbası yaparken izliyorum. Kâsede duruyor, çok şükür.'],
    ['umut.ys', 'Pilavım tavana yapıştı. Düdüklüyü erken açmışım, yine de Goro usta dedim.'],
  ],
  'kuzey-isiginda-dugun': [
    ['miray', 'Kendi düğünümde de fırtına vardı, davetiyede yoktu. İlk on dakikada tanıdım herkesi.'],
    ['baris.oz', 'Otobüsle düğüne gidenler bilir: bütün film o otobüste geçse yine izlerdim.'],
  ],
  'batik-saat': [
    ['kaan_x', 'Barajın altında bizim köy var. Kulesi yoktu ama ben hep duydum.'],
    ['selin', 'Sinemada izledim, çıkışta herkes saatine baktı. Üçü yedi geçiyordu.'],
  ],
  'babamin-bisikleti': [
    [
      'orhanveli2',
      'Yazlık sinemanın karşısında oturuyorduk. Filmleri tersten izlerdik, perdenin arkasından.',
    ],
    ['ipek', 'Babamın bisikleti bodrumda. Filmden sonra zilini değiştirdim.'],
  ],
  'on-ikinci-oda': [['bora.k', 'Otelde izledim, oda 212. Sabah resepsiyona kaç oda var diye sordum.']],
  'goktasi-pazari': [
    ['rifat.usta', 'Pazarcı dediğin aynen böyle. Gökten taş yağsa kilosu kaça der.'],
    ['pelin.su', 'Tezgâh tentelerinin çizimini istiyorum, cidden.'],
  ],
  'leylek-postasi': [
    ['dilara_ldn', 'Annem bana hâlâ mektup yazar. Filmden sonra ilk defa ben de yazdım.'],
    ['yusuf_a', 'Bakü’den İstanbul’a bir mektup attım, üç haftada vardı. On yıla göre çok iyi.'],
  ],
};
