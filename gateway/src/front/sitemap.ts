import { DomainError, notFound } from '@seyir/kit/stateless';
import { AgeMark, ShelfSort, TitleKind, TitleOrder } from '@seyir/proto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Ctx } from '../context.js';
import { listArticles } from '../operations/articles/list-articles.js';
import { listShelves } from '../operations/catalogue/list-shelves.js';
import { listTitles } from '../operations/catalogue/list-titles.js';
import { articlePath, shelfPath, titlePath } from '../operations/links.js';
import type { Parts } from '../parts.js';
import { publicOrigin } from './origin.js';
import { peopleMaps, type PeopleMaps } from './people-sitemap.js';

/** One sitemap per kind of title, named by the first segment of its addresses. */
const kinds: Readonly<Record<string, TitleKind>> = {
  dizi: TitleKind.SERIES,
  anime: TitleKind.ANIME,
  film: TitleKind.MOVIE,
};

/** Pages that do not belong to a title. */
const pages = [
  '/',
  '/diziler',
  '/animeler',
  '/filmler',
  '/yeni-eklenenler',
  '/takvim',
  '/istek',
  '/tartismalar',
  '/yazilar',
  '/sss',
];

/** Pages for members, and forms. */
const closed = [
  '/ara',
  '/giris-yap',
  '/kayit-ol',
  '/sifremi-unuttum',
  '/sifre-degistir',
  '/etkinlestirme',
  '/yonetim',
];

const READ = 100;
const READS_A_MAP = 10;
const TITLES_A_MAP = READ * READS_A_MAP;
const XML = 'application/xml; charset=utf-8';

/**
 * `/robots.txt`, `/sitemap.xml` (the index) and `/sitemap/{name}.xml`: one sitemap for general pages, genres and networks, and
 * one per thousand titles of a kind, and one per part of the people. Titles for adults, and people with such titles alone, are left
 * out, because their pages forbid indexing.
 */
export const registerSitemap = (fastify: FastifyInstance, parts: Parts): void => {
  const originOf = (request: FastifyRequest): string => {
    const origin = publicOrigin(parts.config.origin, request.headers.host);
    if (!origin) throw new DomainError('BAD_ORIGIN', { reason: 'host' });
    return origin;
  };
  const visitor = (request: FastifyRequest) =>
    new Ctx(parts, { requestId: request.id, address: '', userAgent: '', unlimited: true }, { kind: 'none' });
  const people = peopleMaps(parts);
  const send = (reply: FastifyReply, type: string, text: string) =>
    reply.header('content-type', type).header('cache-control', 'public, max-age=3600').send(text);

  fastify.get('/robots.txt', (request, reply) => {
    const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
    return send(
      reply,
      'text/plain; charset=utf-8',
      `${lines.join('\n')}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`,
    );
  });

  fastify.get('/sitemap.xml', async (request, reply) => {
    const names = ['sayfalar'];
    for (const [name, kind] of Object.entries(kinds)) {
      const { count } = await listTitles(visitor(request), { kind, order: TitleOrder.NAME, size: READ });
      for (let map = 1; map <= Math.ceil(count / TITLES_A_MAP); map += 1) names.push(`${name}-${map}`);
    }
    names.push(...(await people.names()), 'yazilar');
    const origin = originOf(request);
    return send(
      reply,
      XML,
      listOf(
        'sitemapindex',
        'sitemap',
        names.map((name) => `${origin}/sitemap/${name}.xml`),
      ),
    );
  });

  fastify.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const paths = await pathsOf(visitor(request), people, request.params.file);
    if (!paths) throw notFound('sitemap');
    const origin = originOf(request);
    return send(
      reply,
      XML,
      listOf(
        'urlset',
        'url',
        paths.map((path) => origin + path),
      ),
    );
  });
};

/** Undefined for an unknown sitemap. */
const pathsOf = async (
  ctx: Ctx,
  people: PeopleMaps,
  file: string,
): Promise<readonly string[] | undefined> => {
  if (file === 'sayfalar.xml') return [...pages, ...(await shelfPaths(ctx))];
  if (file === 'yazilar.xml') return articlePaths(ctx);
  const part = /^kisi-([0-9a-f]{1,2})\.xml$/.exec(file)?.[1];
  if (part !== undefined) return people.paths(part);
  const [, name = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) return undefined;
  const paths: string[] = [];
  for (let read = 1, last = false; read <= READS_A_MAP && !last; read += 1) {
    const page = (Number(number) - 1) * READS_A_MAP + read;
    const list = await listTitles(ctx, { kind, order: TitleOrder.NAME, page, size: READ });
    paths.push(...list.items.filter(({ ageMark }) => ageMark !== AgeMark.AGE_MARK_18).map(titlePath));
    last = list.last;
  }
  return paths;
};

/** The newest articles, at most as many as a map of titles has. */
const articlePaths = async (ctx: Ctx): Promise<readonly string[]> => {
  const paths: string[] = [];
  let cursor: string | null | undefined;
  do {
    const list = await listArticles(ctx, { size: READ, cursor });
    paths.push(...list.items.map(({ slug }) => articlePath(slug)));
    cursor = list.nextCursor;
  } while (cursor && paths.length < TITLES_A_MAP);
  return paths;
};

/** Empty while the catalogue cannot be read; the other pages are listed anyway. */
const shelfPaths = async (ctx: Ctx): Promise<readonly string[]> => {
  const sorts = [ShelfSort.GENRE, ShelfSort.NETWORK];
  const lists = await Promise.all(sorts.map((sort) => listShelves(ctx, { sort }).catch(() => [])));
  return lists.flat().map(shelfPath);
};

/** Addresses contain no XML characters: they are an origin and slugs of letters, digits and hyphens. */
const listOf = (root: string, item: string, addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map((address) => `<${item}><loc>${address}</loc></${item}>\n`)
    .join('')}</${root}>\n`;
