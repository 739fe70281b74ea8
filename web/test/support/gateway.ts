import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import type { FetchGraphql, GraphqlAnswer } from '../../src/server/index.js';
import { pageOf, shelves, type Title, titles } from './content.js';

const sdl = new URL('../../../gateway/src/graphql/generated/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(sdl, 'utf8'));

interface Paged {
  kind?: string;
  shelf?: ShelfName;
  page: number;
  size: number;
}
interface ShelfName {
  sort: string;
  slug: string;
}
const of = (kind: string | undefined) => titles.filter((title) => !kind || title.kind === kind);
const shelfOf = ({ sort, slug }: ShelfName) =>
  shelves.find((shelf) => shelf.sort === sort && shelf.slug === slug) ?? null;

/** The contract's schema over the test content; `overrides` replace root fields, for example with a failure. */
export function gatewayOf(overrides: Record<string, unknown> = {}): FetchGraphql {
  const root = {
    titles: ({ kind, shelf, page, size }: Paged) => ({
      ...pageOf(shelf && !shelfOf(shelf) ? [] : of(kind), page, size),
      moreThanCount: false,
    }),
    mostWatched: titles,
    shelves: ({ sort }: { sort: string }) => shelves.filter((shelf) => shelf.sort === sort),
    shelf: shelfOf,
    latestEpisodes: ({ page, size }: Paged) => pageOf(titles.flatMap(episodesOf), page, size),
    title: ({ kind, slug }: { kind: string; slug: string }) =>
      of(kind).find((title) => title.slug === slug) ?? null,
    watchPage: ({
      kind,
      slug,
      season,
      number,
    }: {
      kind: string;
      slug: string;
      season: number;
      number: number;
    }) => {
      const title = of(kind).find((other) => other.slug === slug);
      const episodes = title ? episodesOf(title) : [];
      const at = episodes.findIndex((episode) => episode.season === season && episode.number === number);
      if (at < 0) return null;
      return {
        title,
        episode: episodes[at],
        previous: episodes[at - 1],
        next: episodes[at + 1],
        sources: null,
      };
    },
    airing: {
      items: of('ANIME').map((title) => ({
        title: { ...title, airTime: { weekday: 1, time: '20:05' } },
        next: null,
      })),
      count: 1,
      last: true,
    },
    comments: { items: [], count: 0, last: true },
    ...overrides,
  };
  return async ({ query, variables, operationName }) =>
    (await graphql({
      schema,
      source: query,
      rootValue: root,
      ...(variables && { variableValues: variables }),
      ...(operationName && { operationName }),
    })) as GraphqlAnswer;
}

const episodesOf = (title: Title) =>
  (title['episodes'] as (args: Paged) => { items: { season: number; number: number }[] })({
    page: 1,
    size: 100,
  }).items;
