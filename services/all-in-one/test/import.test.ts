import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SegmentKind } from '@seyir/proto';
import { jsonSchema } from '@seyir/importer';
import { aGenre, aGroup, anEpisode, aSource, aTitle, importBench, type ImportBench } from './import-bench.js';

const docs = join(import.meta.dirname, '../../../docs/import');
const example = join(docs, 'example.jsonl');

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const linesOf = async (file: string) => (await readFile(file, 'utf8')).trim().split('\n');

describe('the import of a catalogue', () => {
  it('has a documented format', async () => {
    expect(JSON.parse(await readFile(join(docs, 'schema.json'), 'utf8'))).toEqual(jsonSchema());
  });

  it('lists all changes in a dry run, and leaves the databases unchanged', async () => {
    const before = await bench.settled();
    const answer = await bench.importFile(example, { dryRun: true });
    expect(answer).toMatchObject({ created: 10, updated: 0, unchanged: 0 });
    expect(answer.output).toContain('+ title s-1 "Poyraz Kapısı" (series, 2024)\n');
    expect(answer.output).toContain('+ episode s-1-1-2 s-1, season 1, number 2 "Sis"\n');
    expect(answer.output).toContain('+ article a-1 "Sisin içinden bir dizi: Poyraz Kapısı"\n');
    expect(answer.output).toContain('+ faq q-1 "Yeni bölümler ne zaman eklenir?"\n');
    expect(await bench.settled()).toEqual(before);
    for await (const name of bench.blobs.list('images')) throw new Error(`stored ${name}`);
  });

  it('imports the example, and changes nothing the second time', async () => {
    expect(await bench.importFile(example)).toMatchObject({ created: 10, updated: 0, unchanged: 0 });
    const { catalogue, playback } = bench;
    const { title } = await catalogue.getTitleBySlug({ slug: 'poyraz-kapisi' });
    expect(title).toMatchObject({
      name: 'Poyraz Kapısı',
      network: 'Kanal Deniz',
      genres: [{ name: 'Dram' }, { slug: 'suc' }],
      people: [{ name: 'İpek Ilgaz', character: 'Şule' }, { name: 'Çağrı Öz' }],
      airTime: { weekday: 4, time: '20:00' },
      seasons: [{ number: 1, episodeCount: 2 }],
      trailers: [{ name: 'Fragman', location: { case: 'asset', value: 'poyraz-kapisi-fragman' } }],
    });
    const found = await catalogue.getEpisodeAt({ titleSlug: 'poyraz-kapisi', season: 1, number: 1 });
    const groups = await playback.listSourceGroups({ episodeId: found.episode?.id ?? '' });
    expect(groups.groups.map(({ name, sources }) => [name, sources.length])).toEqual([
      ['Martı Çeviri', 2],
      ['Stüdyo Ses', 1],
    ]);
    expect(groups.segments).toMatchObject([{ kind: SegmentKind.INTRO }, { kind: SegmentKind.CREDITS }]);
    for (const image of [title?.poster, title?.poster.replace('.webp', '-small.webp'), title?.backdrop])
      expect(await bench.blobs.stat(`images/${image}`)).toMatchObject({ contentType: 'image/webp' });
    expect((await catalogue.searchTitles({ query: 'POYRAZ' })).titles).toMatchObject([{ id: title?.id }]);
    const { article } = await catalogue.getArticle({ slug: 'sisin-icinden-bir-dizi-poyraz-kapisi' });
    expect(article).toMatchObject({ author: 'İpek Ilgaz', picture: title?.backdrop });
    expect((await catalogue.listFaq({})).entries).toMatchObject([
      { answer: expect.stringMatching(/^Bölümler/) },
    ]);

    const before = await bench.settled();
    expect(await bench.importFile(example)).toMatchObject({ created: 0, updated: 0, unchanged: 10 });
    expect(await bench.settled()).toEqual(before);
  });

  it('reports differences field by field, and writes only those', async () => {
    const changed = (await linesOf(example)).map((line) =>
      line.replace('"year":2023', '"year":2022').replace('"tiers":["720p"]', '"tiers":["480p"]'),
    );
    const dry = await bench.importLines(
      changed.map((line) => line.replace(/"(poster|backdrop|picture)":"[^"]*",/g, '')),
      { dryRun: true },
    );
    expect(dry).toMatchObject({ created: 0, updated: 4, unchanged: 6 });
    expect(dry.output).toContain('~ title m-1 "Kâğıttan Deniz" (movie, 2022)\n    year: 2023 → 2022\n');
    expect(dry.output).toMatch(/~ title s-1 .*\n {4}poster: "import\/poster-\w+\.webp" → ""\n {4}backdrop: /);
    expect(dry.output).toMatch(/~ source src-2 .*\n {4}streams: .*720p.* → .*480p/);
    const unseen = await bench.catalogue.getTitleBySlug({ slug: 'poyraz-kapisi' });
    await bench.importLines(changed.filter((line) => !/"[as]-1"/.test(line)));
    expect((await bench.catalogue.getTitleBySlug({ slug: 'kagittan-deniz' })).title?.year).toBe(2022);
    expect(await bench.catalogue.getTitleBySlug({ slug: 'poyraz-kapisi' })).toEqual(unseen);
  });

  it('accepts lines in any order, with a byte order mark, other line ends and blank lines', async () => {
    const lines = [
      aSource('sira', 1),
      anEpisode('sira', 1),
      aTitle('sira', { genres: ['g'] }),
      aGroup,
      aGenre,
    ];
    const text = lines.map((line) => `${JSON.stringify(line)}\r\n  \r\n`).join('');
    expect(await bench.importFile(await bench.write(`\uFEFF${text}`))).toMatchObject({ created: 3 });
  });

  it('adds to existing things, and keeps the segments of an episode that is not in the file', async () => {
    const segments = [{ type: 'intro', start: 1, end: 5 }];
    await bench.importLines([aTitle('son'), anEpisode('son', 1, { segments }), aSource('son', 1), aGroup]);
    const second = { ...aGroup, externalId: 'gr2', name: 'İkinci', translation: 'dubbed' };
    const more = aSource('son', 1, { externalId: 'more', group: 'gr2' });
    expect(await bench.importLines([anEpisode('son', 2), more, second])).toMatchObject({ created: 2 });
    const found = await bench.catalogue.getEpisodeAt({ titleSlug: 'dizi-son', season: 1, number: 1 });
    expect(found.next?.number).toBe(2);
    const standing = await bench.playback.listSourceGroups({ episodeId: found.episode?.id ?? '' });
    expect(standing.groups.map(({ name }) => name)).toEqual(['Martı', 'İkinci']);
    expect(standing.segments).toMatchObject([{ startSeconds: 1, endSeconds: 5 }]);
  });
});

describe('the episodes of a season', () => {
  it('can swap their numbers, however far apart their lines are', async () => {
    const last = 250;
    const season = (first: number, final: number) => [
      aTitle('yer'),
      ...Array.from({ length: last }, (_, n) => {
        const number = n === 0 ? first : n === last - 1 ? final : n + 1;
        return anEpisode('yer', n + 1, { number });
      }),
    ];
    await bench.importLines(season(1, last));
    expect(await bench.importLines(season(last, 1))).toMatchObject({ updated: 2, unchanged: last - 1 });
  });
});

describe('a file with faults', () => {
  it('is refused with every line, field and expected value', async () => {
    const before = await bench.settled();
    const problems = await bench.problemsOf(
      bench.importLines([
        aTitle('y'),
        '{"kind":"titl"}',
        '[]',
        '{"kind":"genre","externalId":"x","name":"',
        anEpisode('y', 0, { durationSeconds: '5', extra: 1 }),
        aTitle('y', { name: 'Başka' }),
        aTitle('z', { name: 'Dizi y' }),
        aTitle('進', { name: '進撃', genres: ['yok'] }),
        aSource('q', 1),
        anEpisode('y', 3),
        anEpisode('y', 3, { externalId: 'other' }),
        { kind: 'trailer', externalId: 'tr', title: 'tz', name: 'Fragman' },
      ]),
    );
    expect(problems.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))).toEqual([
      '2 kind: expected one of genre, person, network, group, title, trailer, episode, source, article, faq',
      '3 : expected one JSON object',
      '4 : expected one JSON object',
      '5 number: expected number to be >=1',
      '5 durationSeconds: expected number, received string',
      '5 : no such field: extra',
      '6 externalId: "ty" is already in line 1',
      '7 slug: "dizi-y" is already in line 1',
      '8 slug: expected, because the name has no Latin letters',
      '8 genres.0: there is no genre "yok" in this file',
      '9 group: there is no group "gr" in this file',
      '9 episode: there is no episode "tqe1" in this file or on the site',
      '11 number: season 1, number 3 of "ty" is already in line 10',
      '12 asset: expected either asset or embed',
    ]);
    expect(await bench.settled()).toEqual(before);
  });

  it('is refused for faults that only the site can find, before anything is written', async () => {
    await bench.importLines([aTitle('var')]);
    const before = await bench.settled();
    const elsewhere = { name: 'K', location: 'https://elsewhere.example.com/a.mpd' };
    const allowed = { name: 'K', location: 'https://cdn.example.org/a.mpd' };
    const problems = await bench.problemsOf(
      bench.importLines([
        aTitle('yeni', { poster: 'yok.png', backdrop: 'catalogue.jsonl' }),
        aTitle('taken', { slug: 'dizi-var' }),
        aTitle('film', { type: 'movie' }),
        anEpisode('film', 2),
        aGroup,
        aSource('film', 2, { streams: [allowed, elsewhere] }),
      ]),
    );
    expect(problems).toEqual([
      expect.stringMatching(/^1 poster: there is no file .*yok\.png$/),
      '1 backdrop: expected a JPEG, PNG, WebP or AVIF of at most 40 megapixels',
      '2 slug: another entry on the site has this value',
      '4 number: a movie has one episode: season 1, number 1',
      expect.stringMatching(
        /^6 streams\.1\.location: expected a name in the media store, or an https address/,
      ),
    ]);
    expect(await bench.settled()).toEqual(before);
  });
});

describe('an interrupted import', () => {
  it('continues where it stopped', async () => {
    const lines = [
      ...Array.from({ length: 5 }, (_, n) => aTitle(`kes${n}`)),
      ...Array.from({ length: 250 }, (_, n) => anEpisode(`kes${n % 5}`, n + 1)),
    ];
    const stop = new AbortController();
    const onText = (text: string) => text.includes('Writing titles') && stop.abort();
    await expect(bench.importLines(lines, { signal: stop.signal, onText })).rejects.toThrow();
    expect(await bench.importLines(lines)).toMatchObject({ created: 250, updated: 0, unchanged: 5 });
    expect(await bench.importLines(lines)).toMatchObject({ created: 0, updated: 0, unchanged: 255 });
  });
});
