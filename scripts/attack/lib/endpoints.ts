import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LegacyDocument, LegacySchema } from '../../fuzz/legacy-document.ts';

/** Paths that are not in /openapi.json: GraphQL and browser reports. */
const MORE_PATHS = ['/graphql', '/csp-report'];

/** Values for the parameters of a path. */
const IN_PATHS: Record<string, string> = {
  '/{type}/all/load': '/dizi/all/load',
  '/set/{type}/watch/list': '/set/dizi/watch/list',
  '/{type}/delete/post': '/comment/delete/post',
  '/akis/{page}': '/akis/1',
  '/{section}/{page}': '/bozkir/1',
};

/** A path with its parameters filled in. */
export const addressOf = (path: string) => IN_PATHS[path] ?? path.replaceAll(/\{\w+\}/g, 'x');

/**
 * The legacy rows that a site describes.
 * @returns `name` like the calls of the fuzz tests: the path, and the type if a path has several
 */
export const legacyRows = async (
  origin: string,
): Promise<{ name: string; path: string; type: string | undefined; member: boolean; fields: string[] }[]> => {
  const document = (await (await fetch(`${origin}/openapi.json`)).json()) as LegacyDocument;
  return Object.entries(document.paths).flatMap(([path, { post }]) => {
    const { schema = {} } = Object.values(post.requestBody.content)[0] ?? {};
    const member = !post.security.some((one) => Object.keys(one).length === 0);
    const rows: LegacySchema[] = schema.oneOf ?? [schema];
    return rows.map(({ properties = {} }) => {
      const type = schema.oneOf ? properties['type']?.const : undefined;
      return { name: type ? `${path} ${type}` : path, path, type, member, fields: Object.keys(properties) };
    });
  });
};

/** Every path that accepts a POST. */
export const postPaths = async (origin: string): Promise<string[]> => {
  const rows = await legacyRows(origin);
  return [...new Set(rows.map(({ path }) => addressOf(path))), ...MORE_PATHS];
};

/** The GraphQL schema of the repository. */
export const sdl = () =>
  readFileSync(join(import.meta.dirname, '../../../gateway/src/graphql/generated/schema.graphql'), 'utf8');
