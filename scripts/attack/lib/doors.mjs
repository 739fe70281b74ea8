import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What /openapi.json has no row for: GraphQL and what browsers report. */
const MORE_PATHS = ['/graphql', '/csp-report'];

/** What stands for the fields of a path. @type {Record<string, string>} */
const IN_PATHS = {
  '/{type}/all/load': '/dizi/all/load',
  '/set/{type}/watch/list': '/set/dizi/watch/list',
  '/{type}/delete/post': '/comment/delete/post',
};

/** A path without braces. @param {string} path */
export const addressOf = (path) => IN_PATHS[path] ?? path.replaceAll(/\{\w+\}/g, 'x');

/**
 * The legacy rows that a site describes.
 * @param {string} origin
 * @returns {Promise<{ name: string, path: string, type: string | undefined, member: boolean, fields: string[] }[]>}
 *   `name` as the calls of the fuzz are named: the path, and the type where a path has several
 */
export const legacyRows = async (origin) => {
  const document = await (await fetch(`${origin}/openapi.json`)).json();
  return Object.entries(document.paths).flatMap(([path, { post }]) => {
    const { schema } = Object.values(post.requestBody.content)[0];
    const member = !post.security.some((one) => Object.keys(one).length === 0);
    const rows = schema.oneOf ?? [schema];
    return rows.map(({ properties = {} }) => {
      const type = schema.oneOf ? properties.type.const : undefined;
      return { name: type ? `${path} ${type}` : path, path, type, member, fields: Object.keys(properties) };
    });
  });
};

/** Every path that takes a POST. @param {string} origin @returns {Promise<string[]>} */
export const postPaths = async (origin) => {
  const rows = await legacyRows(origin);
  return [...new Set(rows.map(({ path }) => addressOf(path))), ...MORE_PATHS];
};

/** The schema of GraphQL as it stands in the repository. */
export const sdl = () =>
  readFileSync(join(import.meta.dirname, '../../../gateway/src/graphql/generated/schema.graphql'), 'utf8');
