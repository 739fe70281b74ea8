import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { explainStatements, isBeyondBudget } from '@seyir/kit/testing';
import { AgeMark } from '@seyir/proto';
import { DataSource } from 'typeorm';
import { aTitle, id, problems, startCatalogue, titleId, type Running } from './fixtures.js';

const personId = (n: number): string => id('dddd', n);
const played = (n: number, name: string, character = '') => ({
  id: personId(n),
  name,
  role: 'oyuncu',
  character,
});

let running: Running;
beforeAll(async () => {
  running = await startCatalogue();
  await running.importer.importTitles({
    titles: [
      aTitle(1, {
        name: 'Eski Ada',
        year: 2001,
        popularity: 5,
        people: [played(1, 'Işıl Öz', 'Şule'), { ...played(1, 'Işıl Öz'), role: 'yönetmen' }],
      }),
      aTitle(2, { name: 'Yeni Ada', year: 2025, popularity: 9, people: [played(1, 'Işıl Öz', 'Deniz')] }),
      aTitle(3, { name: 'Öteki', year: 2020, people: [played(2, 'Işıl Öz'), played(3, 'Öz Demirci')] }),
      aTitle(4, { name: 'Kız', year: 2020, people: [played(4, 'Özge Kaya'), played(5, 'Kaya Tezöz')] }),
    ],
  });
});
afterAll(() => running.close());

const slugOf = async (n: number): Promise<string> => {
  const { titles } = await running.visitor.getTitles({ ids: [titleId(1), titleId(3)] });
  return titles.flatMap(({ people }) => people).find((one) => one.id === personId(n))!.slug;
};
const found = async (query: string, size = 0) =>
  (await running.visitor.searchPeople({ query, size })).people.map(({ person }) => person?.name);

it('a person has the titles that they worked on, newest first, each with all roles', async () => {
  const { person, titles } = await running.visitor.getPerson({ slug: await slugOf(1) });
  expect(person).toMatchObject({ id: personId(1), name: 'Işıl Öz', slug: 'isil-oz-00000001' });
  const read = titles.map(({ title, credits }) => [
    title?.name,
    title?.card,
    ...credits.map(({ role, character }) => `${role} ${character}`.trim()),
  ]);
  expect(read).toEqual([
    ['Yeni Ada', true, 'oyuncu Deniz'],
    ['Eski Ada', true, 'oyuncu Şule', 'yönetmen'],
  ]);
});

it('two people of one name have pages of their own, and an old name still leads to the person', async () => {
  const titlesAt = async (slug: string) =>
    (await running.visitor.getPerson({ slug })).titles.map(({ title }) => title?.name);
  expect(await titlesAt(await slugOf(2))).toEqual(['Öteki']);
  expect(await titlesAt('eski-adi-00000002')).toEqual(['Öteki']);
  expect(await titlesAt('00000002')).toEqual(['Öteki']);
});

it.each(['', 'isil-oz', 'isil-oz-0000000f', 'isil-oz-00000001x', 'x'.repeat(300)])(
  'there is no person %j',
  async (slug) => {
    expect(await problems(running.visitor.getPerson({ slug }))).toBe('NOT_FOUND');
  },
);

it('a search finds people in any spelling: whole names, then first words, then other words, then parts', async () => {
  expect(await found('ISIL OZ')).toEqual(['Işıl Öz', 'Işıl Öz']);
  expect(await found('öz')).toEqual(['Öz Demirci', 'Özge Kaya', 'Işıl Öz', 'Işıl Öz']);
  expect(await found('kaya')).toEqual(['Kaya Tezöz', 'Özge Kaya']);
  expect(await found('zöz')).toEqual(['Kaya Tezöz']);
  expect(await found('öz', 1)).toHaveLength(1);
  expect(await found('%')).toEqual([]);
  expect(await found('yok böyle biri')).toEqual([]);
});

it('a found person has all roles, and the names of the most popular titles', async () => {
  const { people } = await running.visitor.searchPeople({ query: 'ışıl' });
  expect(people.find(({ person }) => person?.id === personId(1))).toMatchObject({
    roles: ['oyuncu', 'yönetmen'],
    knownFor: ['Yeni Ada', 'Eski Ada'],
  });
});

it('refuses queries without a letter, and too long ones', async () => {
  const refused = (query: string) => problems(running.visitor.searchPeople({ query }));
  expect(await refused('  ')).toEqual({ query: 'required' });
  expect(await refused('x'.repeat(101))).toEqual({ query: 'too_long' });
});

it('all people with titles are listed once, in parts by the start of the slug’s last block', async () => {
  const listed: string[] = [];
  for (let cursor = '', more = true; more; more = cursor !== '') {
    const page = await running.visitor.listPeople({ part: '0', cursor, size: 2 });
    listed.push(...page.people.map(({ slug }) => slug));
    cursor = page.nextCursor;
  }
  expect(listed).toEqual([
    'isil-oz-00000001',
    'isil-oz-00000002',
    'oz-demirci-00000003',
    'ozge-kaya-00000004',
    'kaya-tezoz-00000005',
  ]);
  expect((await running.visitor.listPeople({ part: '00' })).people).toHaveLength(5);
  for (const part of ['a', '01']) expect((await running.visitor.listPeople({ part })).people).toEqual([]);
  expect(await problems(running.visitor.listPeople({ part: 'g' }))).toEqual({ part: 'invalid' });
  expect(await problems(running.visitor.listPeople({ part: '0', cursor: 'x' }))).toEqual({
    cursor: 'invalid',
  });
});

it('a person with titles for adults alone is not listed, because the page is not for search engines', async () => {
  const adult = { ageMark: AgeMark.AGE_MARK_18, people: [played(0xa1, 'Ece Er'), played(0xa2, 'Can Er')] };
  await running.importer.importTitles({
    titles: [aTitle(60, adult), aTitle(61, { people: [played(0xa2, 'Can Er')] })],
  });
  const { people } = await running.visitor.listPeople({ part: '0' });
  const names = people.map(({ name }) => name);
  expect(names).toContain('Can Er');
  expect(names).not.toContain('Ece Er');
});

it('a person whose titles are gone is neither found nor listed', async () => {
  const over = { people: [played(77, 'Geçici Kişi')] };
  await running.importer.importTitles({ titles: [aTitle(77, over)], demo: true });
  expect(await found('geçici')).toEqual(['Geçici Kişi']);
  for (let more = true; more;) ({ more } = await running.importer.removeDemoTitles({}));
  expect(await found('geçici')).toEqual([]);
  expect(await problems(running.visitor.getPerson({ slug: 'gecici-kisi-00000077' }))).toBe('NOT_FOUND');
});

it('reads few rows among twenty thousand people', async () => {
  const database = new DataSource({ type: 'postgres', url: await running.bench.databaseUrl('catalogue') });
  await database.initialize();
  try {
    await database.query(
      `INSERT INTO person SELECT gen_random_uuid(), md5(n::text) FROM generate_series(1, 20000) n`,
    );
    await database.query(
      `INSERT INTO credit SELECT $1, id, 'oyuncu', '', 1000 + row_number() OVER () FROM person
       WHERE id NOT IN (SELECT person_id FROM credit)`,
      [titleId(4)],
    );
    await database.query('VACUUM ANALYZE');
    const slug = await slugOf(1);
    const read = await explainStatements(['person', 'credit', 'person_prefix'], async () => {
      await running.visitor.getPerson({ slug });
      for (const query of ['a', 'ab', 'ışıl']) await found(query);
      await running.visitor.listPeople({ part: '7', size: 100 });
    });
    expect(read.length).toBeGreaterThan(4);
    expect(read.filter(isBeyondBudget)).toEqual([]);
  } finally {
    await database.destroy();
  }
});
