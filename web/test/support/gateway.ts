import { readFileSync } from 'node:fs';
import { buildSchema, graphql } from 'graphql';
import type { FetchGraphql, GraphqlAnswer } from '../../src/server/index.js';
import { pageOf, type Title, titles } from './content.js';

const sdl = new URL('../../../gateway/src/graphql/generated/schema.graphql', import.meta.url);
const schema = buildSchema(readFileSync(sdl, 'utf8'));

interface Paged {
  kind?: string;
  page: number;
  size: number;
}
const of = (kind: string | undefined) => titles.filter((title) => !kind || title.kind === kind);

/** The contract's schema over the test's content; `overrides` replace root fields, say with a failure. */
export function gatewayOf(overrides: Record<string, unknown> = {}): FetchGraphql {
  const root = {
    titles: ({ kind, page, size }: Paged) => pageOf(of(kind), page, size),
    latestEpisodes: ({ page, size }: Paged) => pageOf(titles.flatMap(episodesOf), page, size),
    title: ({ kind, slug }: { kind: string; slug: string }) =>
      of(kind).find((title) => title.slug === slug) ?? null,
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
  (title['episodes'] as (args: Paged) => { items: unknown[] })({ page: 1, size: 100 }).items;
