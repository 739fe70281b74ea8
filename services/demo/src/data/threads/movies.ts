import { says, spoils, type ThreadData } from './thread.js';

export const kuzeyIsiginda: readonly ThreadData[] = [
  says('title', 'Kayınvalide adaylarıyla izlenmez dediler, izledim, nişan sağlam.'),
  says('title', 'Gece olmayan adada kaçış planı yapan gelin. Senaryo zaten buradan kazanmış.'),
  says(
    '1x1',
    'Saniye Hanım’ın geyiğe ikinci tabağı koyduğu an salonda kimse nefes alamadı.',
    'Geyik de şaşırdı zaten, oyuncudan iyi oynadı.',
  ),
  spoils(
    '1x1',
    'Şahit olarak geyiğin toynağını bastırmaları ve belediyenin bunu kabul etmesi 😂',
    'Adanın nüfusu 40, geyik 41. vatandaşmış, yasal.',
  ),
  spoils(
    '1x1',
    'Tolga’nın konuşmasını unutup annesinin dolma tarifini okuması. Gerçek aşk buydu.',
    'O tarifte “göz kararı” derken Melike’ye bakması…',
  ),
  says('1x1', 'Pazar öğleden sonrası için birebir. Kına sahnesinde kalkıp oynadım.'),
];

export const batikSaat: readonly ThreadData[] = [
  says('title', 'Filmden sonra küvete bile giremedim.'),
  says('title', 'Su altı çekimlerinin hepsi aynı renk olmasın diye her katı ayrı ışıklandırmışlar. Müthiş.'),
  says(
    '1x1',
    'Sadece nefes sesiyle yirmi dakika götürmek cesaret işi.',
    'Ben de tutmuşum nefesimi, başım döndü.',
  ),
  spoils(
    '1x1',
    'Kuledeki oda kuruydu. Bütün film buna dayanıyor ve hiç açıklanmıyor, iyi ki de açıklanmıyor.',
    'Bence açıklanıyor: saat suyu değil zamanı tutuyor.',
    'Şimdi oldu. Tekrar izliyorum.',
  ),
  spoils(
    '1x1',
    'Son satıra Deniz kendi adını değil bizim görmediğimiz birini yazıyor, kalemin hareketi beş harf.',
    'Vildan altı harf, Deniz beş harf. Sen yine de bilirsin.',
  ),
  says('1x1', 'Doktor Vildan’ın devam filmini istiyorum.'),
];

export const babaminBisikleti: readonly ThreadData[] = [
  says(
    'title',
    '@miray: Babamı aradım. Hepsi bu.',
    'Ben de aradım, “hayırdır” dedi, “hiç” dedim.',
    'Keşke arayabilseydim. Sarılın siz.',
  ),
  says('title', 'Bu sitede puanı en çok hak eden film.'),
  says('title', 'Sinema nostaljisi diye girdim, hayatımın yol filmini izleyip çıktım.'),
  says(
    '1x1',
    'Freni olmayan bisikletin filmin temposuyla aynı hızda gitmesi… Hiç durmuyor ve hiç acele etmiyor.',
  ),
  spoils(
    '1x1',
    'Makaradaki filmin boş perde olması. Babası perdeyi çekmiş, seyirciyi değil. Sonra ışık açılınca seyirciyi görüyoruz!',
    'Orada Efe’nin bebekliği var, arka sırada. Durdurup baktım.',
    'Durdurmasaydın keşke, şimdi ben de bakacağım ve ağlayacağım.',
  ),
  spoils('1x1', 'Amcayla barışmaları için tek kelime edilmedi. Zincir yağlandı, o kadar.'),
  says('1x1', 'Zilin sesi telefon melodim oldu, toplantıda çaldı, üç kişi ağladı.'),
];

export const onIkinciOda: readonly ThreadData[] = [
  says(
    'title',
    'Otelde izledim. Oda numaram 11’di. Kapının karşısı duvar. Uyuyamadım.',
    'Duvara vurup baktın mı? Ben vurdum, bir şey demeyeceğim.',
  ),
  says('title', 'Kırmızı ışıkta geçen yirmi dakika unutulmaz.'),
  spoils(
    '1x1',
    'Kahvaltıdaki tabak sayısı hiç değişmiyor, insanlar azalıyor. Garson biliyordu.',
    'Garson hiç aynada görünmüyor, ona da bakın.',
  ),
  spoils(
    '1x1',
    'Son karede eksilen kişi fotoğrafı çeken. O zaman fotoğrafı kim çekti?',
    'Tam bu yüzden dört gündür uyumuyoruz, hoş geldin.',
  ),
  says('1x1', '@gokce: Korku filmi seven biri olarak: ucuz sıçratma yok, ses efekti yok, var olan yetiyor.'),
];

export const goktasiPazari: readonly ThreadData[] = [
  says(
    'title',
    '“Göktaşının iyisi sesinden belli olur abla” repliği efsane oldu bizim iş yerinde.',
    'Bizde de “hafta içi düşen daha taze” var.',
  ),
  says('title', 'Yerli bilim kurgu olmaz diyenleri pazara bekliyoruz.'),
  says(
    '1x1',
    'Sebahat’ın uzaylıya “sıra var kardeşim” demesi insanlık tarihinin özeti.',
    'Uzaylının sıraya girmesi ise umut.',
  ),
  spoils(
    '1x1',
    'Holdingin gökyüzünü kiralama sözleşmesini poşete sarılmış limonla bozması. Hukuk fakültesi ağlıyor.',
    'Avukatım, sözleşmede limon maddesi yoktu, geçerli.',
  ),
  spoils('1x1', 'Uzaylının gezegenine götürdüğü tek şeyin fileli torba olması. Beni orada kaybettiniz.'),
  says('1x1', 'Zabıta amirinin telsizle göktaşına “tezgâhı kaldır” demesi 😂😂'),
];

export const leylekPostasi: readonly ThreadData[] = [
  says(
    'title',
    'Bir mektup için güneş sistemini geçmek. Şimdi bana mesaja iki gün sonra dönenler utansın.',
    'Görüldü atıp on yıl bekleyen de var filmde.',
  ),
  says('title', 'Elle boyanmış her kare nefes alıyor. Duvar kâğıdı yaptım, değiştiremiyorum.'),
  says(
    '1x1',
    'Oksijen azken şarkı söylemeyi seçmeleri. Film bu cümleye sığar.',
    'Ve tam bir saat eksiliyor, hesap tutuyor. Seviyorum böyle filmleri.',
  ),
  spoils(
    '1x1',
    'Pilot mektubu yazanın kendisi olduğunu damgadaki leylekten anlıyor, biz de onunla beraber.',
    'O yavaş dönüş… Gözlerinin içinde Dünya’nın yansıması vardı.',
  ),
  spoils(
    '1x1',
    'Zarfın üstünde ikisinin adının yazması. Mektup gidecek yere çoktan varmış.',
    'Ben bunu babamla izledim, ikimiz de uzaya baktık sonra.',
  ),
  says('1x1', 'Çocuklar için fazla hüzünlü diyenlere: çocuklar bizden iyi anlıyor.'),
];
