import { says, spoils, type ThreadData } from './thread.js';

export const yercekimsizMutfak: readonly ThreadData[] = [
  says('title', 'Aç karnına izlemeyin diye uyarmışlar, dinlemedim. Saat 02.00’de mantı haşladım.'),
  says('title', 'Goro’nun hiç gülmeyip herkesi mutlu etmesi. Babamı özledim.'),
  says(
    '1x1',
    '@sudenaz: Pilavın tavana yapışma sahnesini kare kare izledim, her tane ayrı çizilmiş.',
    'Sudenaz, sen de o tavanı çizersin yakında.',
    '@sudenaz: Çizdim bile, 214 pirinç saydım.',
  ),
  spoils('1x1', 'Pim’in kaçak olmasının sebebi bulaşık değil, kokuymuş. Annesinin kokusu.'),
  says('1x2', 'Sondaj kaptanının ilk lokmada yaşlanıp çocuk olması… Tek karede iki yüz.'),
  spoils(
    '1x2',
    'Mantıyı buhar yerine bekleyişle pişirmek. Bu stüdyoların beklemekle derdi ne güzel bir dert.',
    'Ay Tramvayı’nın çorbasıyla aynı evren bence.',
  ),
  spoils('1x3', 'Herkesin aynı rüyayı görmesi ve rüyada hepsinin aynı sofrada oturması.'),
  says(
    '1x3',
    'Göktaşı tuzu nereden alınıyor? Arkadaşım için soruyorum.',
    'Pazardan, ama pazarlık etmeyi bilmen lazım.',
  ),
  spoils(
    '1x4',
    'Pim’in ikinci doğum gününü istasyondaki herkesin unutmuş gibi yapması, sonra pastanın ters çıkması 🎂',
  ),
  says('1x4', 'Bölüm sonundaki tarifler gerçek ölçülerle veriliyor, annem deftere yazıyor.'),
  says('1x4', 'Boş kâse fragmanında Goro’nun eli titredi. Hazır değilim.'),
];
