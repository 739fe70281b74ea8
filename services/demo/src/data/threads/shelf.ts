import { moreTitles } from '../titles/more/index.js';
import type { TitleData } from '../titles/title-data.js';
import { says, type ThreadData } from './thread.js';

/** Comments that fit any title, with its own names inserted. No inserted name gets a Turkish suffix. */
const opinions: readonly ((name: string, episode: string) => string)[] = [
  (name) => `“${name}” adını ilk duyduğumda burun kıvırmıştım, şimdi herkese anlatıyorum.`,
  (name) => `Bir akşam “${name}” açtım, sabah işe uykusuz gittim. Değdi.`,
  (name) => `“${name}” hakkında kimse konuşmuyor, bu nasıl olur?`,
  (name) => `Annemle izledik: “${name}” bitince ikimiz de bir süre sustuk.`,
  (name) => `Müzikleri ayrı güzel. “${name}” için bir çalma listesi yapan var mı?`,
  (name) => `“${name}” benim için yılın sürprizi oldu.`,
  (name) => `Görüntü yönetmenine selam olsun; “${name}” kare kare duvara asılır.`,
  (name) => `“${name}” yavaş başlıyor diyenlere: sabredin, sonrası çok başka.`,
  (name) => `İkinci kez izliyorum, “${name}” ilkinde kaçırdığım ayrıntılarla dolu.`,
  (name) => `“${name}” önerisi için arkadaşıma bir kahve borcum var.`,
  (name) => `Beklentisiz girdim, “${name}” beni ters köşe yaptı.`,
  (name) => `“${name}” bittiğinden beri yerine bir şey koyamadım.`,
];
const firsts: readonly ((episode: string, name: string) => string)[] = [
  (episode) => `“${episode}” ile açılış yapmak cesaret ister, helal olsun.`,
  (episode) => `“${episode}” boyunca telefona bir kez bile bakmadım.`,
  (episode) => `Açılış sahnesini üç kez geri sardım. “${episode}” ders gibi.`,
  (episode) => `“${episode}” daha ilk dakikadan merak ettiriyor.`,
  (episode) => `Ben “${episode}” bitmeden ikinciyi indirmeye başladım.`,
  (episode) => `“${episode}” için tek sözüm var: kısa sürmüş.`,
  (episode) => `Dublajla izledim, “${episode}” seslendirmesi şahane.`,
  (episode) => `“${episode}” altyazısını hazırlayan ekibe teşekkürler, tertemiz.`,
];
const answers: readonly ((name: string) => string)[] = [
  (name) => `Aynen, “${name}” hak ettiği ilgiyi görmedi.`,
  (name) => `Katılıyorum. “${name}” biraz da sabır işi.`,
  (name) => `Ben de bu yorumla başladım “${name}” izlemeye, sağ ol.`,
  (name) => `“${name}” konusunda ilk kez biriyle anlaştım.`,
  (name) => `Bence “${name}” biraz abartılıyor ama yine de güzel.`,
  (name) => `Listeme ekledim, bu hafta sonu “${name}” günü olsun.`,
  (name) => `“${name}” sonunu gördün mü? Asıl orada konuşalım.`,
  (name) => `Tam da bunu yazacaktım, “${name}” sevenler toplanmış.`,
];
const seconds: readonly ((episode: string) => string)[] = [
  (episode) => `“${episode}” bende de aynı etkiyi yaptı.`,
  (episode) => `Sen bir de “${episode}” sonrasını gör.`,
  (episode) => `“${episode}” hakkında bu kadar güzel yazılmamıştı.`,
  (episode) => `Ben o kadar sevmedim ama “${episode}” kötü de değil.`,
  (episode) => `“${episode}” deyince aklıma hep o son kare geliyor.`,
];

const at = <T>(items: readonly T[], place: number): T => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('Nothing to say');
  return item;
};

/** Five or six texts per title: a thread about the title, one about its first episode, and a closing comment. */
const threadsOf = (title: TitleData, place: number): readonly ThreadData[] => {
  const { name } = title;
  const episode = title.seasons[0]?.[0]?.[0] ?? `${name} (film)`;
  const last = at(opinions, place * 5 + 7)(name, episode);
  return [
    says('title', at(opinions, place * 5)(name, episode), at(answers, place * 3)(name)),
    says('1x1', at(firsts, place * 3)(episode, name), at(seconds, place)(episode)),
    // The first 20 threads get one more reply, which makes 200 texts in all.
    place < 20 ? says('title', last, at(answers, place * 3 + 4)(name)) : says('title', last),
  ];
};

/** The members' comments about the additional titles, by slug. */
export const shelfThreads: Readonly<Record<string, readonly ThreadData[]>> = Object.fromEntries(
  moreTitles.map((title, place) => [title.slug, threadsOf(title, place)]),
);
