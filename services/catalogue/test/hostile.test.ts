import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DomainError } from '@seyir/kit';
import { CatalogueService } from '@seyir/proto';
import { anEpisode, aTitle, startCatalogue, titleId, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
  await running.importer.importTitles({ titles: [aTitle(1)] });
});
afterAll(() => running.close());

const HUGE = 4_294_967_295;
const texts = ['a\0b', "'; DROP TABLE title; --", '%', '\u202e', 'x'.repeat(100_000)];

/** Invalid input gets a known code or an empty answer, never INTERNAL. */
const answers = async (call: Promise<unknown>): Promise<void> => {
  const code = await call.then(
    () => 'OK',
    (error: DomainError) => error.code,
  );
  expect(['OK', 'NOT_FOUND', 'BAD_INPUT']).toContain(code);
};

describe('hostile input', () => {
  it.each(texts)('as text: %#', async (text) => {
    const { visitor, importer } = running;
    await answers(visitor.getTitles({ ids: [text] }));
    await answers(visitor.getTitleBySlug({ slug: text }));
    await answers(visitor.getArticle({ slug: text }));
    await answers(visitor.listArticles({ page: { cursor: text } }));
    await answers(visitor.searchTitles({ query: text }));
    await answers(visitor.getEpisodes({ ids: [text] }));
    await answers(visitor.getEpisodeAt({ titleSlug: text, season: 1, number: 1 }));
    await answers(visitor.listEpisodes({ titleId: text }));
    for (const field of ['id', 'slug', 'name', 'description', 'network', 'poster'])
      await answers(importer.importTitles({ titles: [aTitle(2, { [field]: text })] }));
    for (const field of ['id', 'titleId', 'name', 'description', 'image'])
      await answers(importer.importEpisodes({ episodes: [anEpisode(2, { [field]: text })] }));
    await answers(
      running.bench.serviceClient(CatalogueService, 'playback').snapshot({ topic: text, cursor: text }),
    );
  });

  it('as numbers', async () => {
    const { visitor, importer } = running;
    const page = { number: HUGE, size: HUGE };
    await answers(visitor.listTitles({ page, kind: 99 as never, order: 99 as never }));
    await answers(visitor.listTitles({ page }));
    await answers(visitor.searchTitles({ query: 'gece', size: HUGE }));
    await answers(visitor.listLatestEpisodes({ page }));
    await answers(visitor.listEpisodes({ titleId: titleId(1), season: HUGE, page }));
    await answers(visitor.getEpisodeAt({ titleSlug: 'gece-vapuru-1', season: HUGE, number: HUGE }));
    for (const field of ['season', 'number', 'durationSeconds'])
      await answers(importer.importEpisodes({ episodes: [anEpisode(2, { [field]: HUGE })] }));
    for (const over of [{ year: HUGE }, { rating: NaN }, { rating: Infinity }, { rating: -1 }])
      await answers(importer.importTitles({ titles: [aTitle(2, over)] }));
  });
});
