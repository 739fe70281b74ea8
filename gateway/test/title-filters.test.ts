import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  AgeMark,
  AiringStatus,
  CatalogueService,
  FilterField,
  TitleKind,
  TitleTranslation,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('GraphQL narrows a list by what its reader has chosen, and equal choices share one answer', async () => {
  const seen: object[] = [];
  site.peers.fake(CatalogueService, {
    listTitles: async ({ filter }) => {
      seen.push({ ...filter });
      return { titles: [], info: { count: 500, last: false }, moreThanCount: true };
    },
    listInitials: async ({ kind, filter }) => {
      seen.push({ kind, genres: filter?.genres });
      return { initials: ['K'] };
    },
  });
  const ask = (genres: string) =>
    site.graphql(`{
      titles(kind: ANIME, filter: { genres: ${genres}, yearFrom: 2020, status: AIRING, ageMark: AGE_13 }) {
        count moreThanCount
      }
      titleInitials(kind: ANIME, filter: { genres: ${genres} })
    }`);
  const { data } = await ask('["gizem", "dram"]');
  expect(data).toEqual({ titles: { count: 500, moreThanCount: true }, titleInitials: ['K'] });
  await ask('["dram", "gizem", "dram"]');
  const genres = ['dram', 'gizem'];
  const chosen = { yearFrom: 2020, yearTo: 0, status: AiringStatus.AIRING, ageMark: AgeMark.AGE_MARK_13 };
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ genres, ...chosen }),
      { kind: TitleKind.ANIME, genres },
    ]),
  );
  const { errors } = await site.graphql('{ titles(filter: { yearFrom: -1 }) { count } }');
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});

it('GraphQL has the numbers of titles of a list’s choices under the names of the schema', async () => {
  const seen: object[] = [];
  const { STATUS, AGE_MARK, TRANSLATION, COUNTRY } = FilterField;
  site.peers.fake(CatalogueService, {
    countChoices: async ({ kind, initial, filter }) => {
      seen.push({ kind, initial, genres: filter?.genres });
      return {
        filters: [
          { field: STATUS, values: [{ value: 'airing', titleCount: 3 }] },
          { field: AGE_MARK, values: [{ value: '13', titleCount: 2 }] },
          { field: TRANSLATION, values: [] },
          { field: COUNTRY, values: [{ value: 'TR', titleCount: 4 }] },
        ],
      };
    },
  });
  const ask = (genres: string) =>
    site.graphql(`{
      titleChoices(kind: SERIES, initial: "K", filter: { genres: ${genres} }) { field values { value titleCount } }
    }`);
  const { data } = await ask('["gizem", "dram"]');
  expect(data).toEqual({
    titleChoices: [
      { field: 'STATUS', values: [{ value: 'AIRING', titleCount: 3 }] },
      { field: 'AGE_MARK', values: [{ value: 'AGE_13', titleCount: 2 }] },
      { field: 'TRANSLATION', values: [] },
      { field: 'COUNTRY', values: [{ value: 'TR', titleCount: 4 }] },
    ],
  });
  expect((await ask('["dram", "gizem"]')).data).toEqual(data);
  expect(seen).toEqual([{ kind: TitleKind.SERIES, initial: 'K', genres: ['dram', 'gizem'] }]);
});

it('GraphQL narrows a list by country and translation, and names the countries in Turkish', async () => {
  const seen: object[] = [];
  site.peers.fake(CatalogueService, {
    listTitles: async ({ filter }) => {
      seen.push({ country: filter?.country, translation: filter?.translation });
      return { titles: [{ id: 'title-1', country: 'JP' }], info: { count: 1, last: true } };
    },
    listCountries: async ({ kind }) => {
      seen.push({ kind });
      return {
        countries: [
          { country: 'JP', titleCount: 8 },
          { country: 'US', titleCount: 2 },
          // A code that this gateway does not know.
          { country: 'XX', titleCount: 1 },
        ],
      };
    },
  });
  const { data, errors } = await site.graphql(`{
    titles(filter: { country: "JP", translation: DUBBED }) { items { country { code name } } }
    countries(kind: ANIME) { country { code name } titleCount }
  }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    titles: { items: [{ country: { code: 'JP', name: 'Japonya' } }] },
    countries: [
      { country: { code: 'JP', name: 'Japonya' }, titleCount: 8 },
      { country: { code: 'US', name: 'ABD' }, titleCount: 2 },
    ],
  });
  expect(seen).toHaveLength(2);
  expect(seen).toEqual(
    expect.arrayContaining([
      { country: 'JP', translation: TitleTranslation.DUBBED },
      { kind: TitleKind.ANIME },
    ]),
  );
  for (const country of ['jp', 'JPN', '"'])
    expect(
      (
        await site.graphql('query ($country: String) { titles(filter: { country: $country }) { count } }', {
          country,
        })
      ).errors,
    ).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
});
