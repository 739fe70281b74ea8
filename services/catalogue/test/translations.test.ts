import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { TitleOrder, TitleTranslation, topics, TranslationKind } from '@seyir/proto';
import { anEpisode, aTitle, episodeId, startCatalogue, titleId, type Running } from './fixtures.js';

const { SUBTITLED, DUBBED } = TranslationKind;

/** Titles 1 and 2 with three episodes each: 1 to 3 and 4 to 6. */
let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
  await running.importer.importTitles({ titles: [aTitle(1, { name: 'Ada' }), aTitle(2, { name: 'Bağ' })] });
});
afterAll(() => running.close());

const place = (n: number) => ({ titleId: titleId(n > 3 ? 2 : 1) });
const importEpisodes = (...numbers: number[]) =>
  running.importer.importEpisodes({ episodes: numbers.map((n) => anEpisode(n, place(n))) });

let version = 1_000;
/** Published means applied. */
const sources = (n: number, ...translations: TranslationKind[]) =>
  running.publish(topics.sources, {
    episodeId: episodeId(n),
    sourceCount: translations.length,
    translations,
    version: ++version,
  });
const names = async (translation: TitleTranslation) =>
  (await running.visitor.listTitles({ order: TitleOrder.NAME, filter: { translation } })).titles.map(
    ({ name }) => name,
  );
const both = async () => ({
  subtitled: await names(TitleTranslation.SUBTITLED),
  dubbed: await names(TitleTranslation.DUBBED),
});

/** A task computes the translations of titles. */
const shows = (read: () => Promise<unknown>, expected: unknown) =>
  eventually(async () => expect(await read()).toEqual(expected));

beforeEach(async () => {
  await importEpisodes(1, 2, 3, 4, 5, 6);
  for (let n = 1; n <= 6; n += 1) await sources(n);
});

it('a title is listed for a translation as long as one of its episodes has a source in it', async () => {
  await shows(both, { subtitled: [], dubbed: [] });
  await sources(1, SUBTITLED);
  await sources(2, SUBTITLED, DUBBED);
  await sources(4, DUBBED);
  await shows(both, { subtitled: ['Ada'], dubbed: ['Ada', 'Bağ'] });
  await sources(1, DUBBED);
  await shows(both, { subtitled: ['Ada'], dubbed: ['Ada', 'Bağ'] });
  await sources(2, DUBBED);
  await shows(both, { subtitled: [], dubbed: ['Ada', 'Bağ'] });
  await sources(4);
  await shows(both, { subtitled: [], dubbed: ['Ada'] });
});

it('the last two dubbed episodes of a title that lose their dub at once leave none', async () => {
  for (let round = 0; round < 5; round += 1) {
    await Promise.all([sources(1, DUBBED), sources(2, DUBBED, SUBTITLED)]);
    await shows(() => names(TitleTranslation.DUBBED), ['Ada']);
    await Promise.all([sources(1), sources(2, SUBTITLED)]);
    await shows(both, { subtitled: ['Ada'], dubbed: [] });
  }
});

it('an import of a title keeps its translations', async () => {
  await sources(1, DUBBED);
  await shows(() => names(TitleTranslation.DUBBED), ['Ada']);
  await running.importer.importTitles({ titles: [aTitle(1, { name: 'Ada', description: 'Yeni metin.' })] });
  await shows(() => names(TitleTranslation.DUBBED), ['Ada']);
});

it('an episode that moves to another title takes its translations along', async () => {
  await sources(3, DUBBED);
  await shows(() => names(TitleTranslation.DUBBED), ['Ada']);
  await running.importer.importEpisodes({
    episodes: [anEpisode(3, { titleId: titleId(2), season: 2, number: 1 })],
  });
  await shows(() => names(TitleTranslation.DUBBED), ['Bağ']);
});

it('sources that are known before their episode count once it exists', async () => {
  await sources(9, SUBTITLED);
  await shows(() => names(TitleTranslation.SUBTITLED), []);
  await running.importer.importEpisodes({ episodes: [anEpisode(9, { titleId: titleId(1), number: 9 })] });
  await shows(() => names(TitleTranslation.SUBTITLED), ['Ada']);
});
