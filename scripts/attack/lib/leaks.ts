import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { each } from './rows.ts';
import type { Caller } from '../../site/caller.ts';
import type { openEndpoints } from '../matrix/calls.ts';

/** Words that must not be found, with the text that each stands for. */
export type Markers = Readonly<Record<string, string>>;

type Endpoint = Awaited<ReturnType<typeof openEndpoints>>[number];

/** The marked texts that a text contains. */
export const leaksIn = (markers: Markers, text: string): string[] =>
  Object.keys(markers)
    .filter((marker) => text.includes(marker))
    .map((marker) => markers[marker] ?? '');

/**
 * Calls each endpoint in turn as one caller.
 * @param times calls of each endpoint; each uses the next object of the endpoints' things
 */
export const leaksOfEndpoints = async (
  endpoints: readonly Endpoint[],
  { caller, times, markersOf }: { caller: Caller; times: number; markersOf: (endpoint: Endpoint) => Markers },
): Promise<string[]> => {
  const found = [];
  for (const endpoint of endpoints) {
    const texts = [];
    for (let turn = 0; turn < times; turn++) texts.push((await endpoint.call(caller, false)).text);
    found.push(...leaksIn(markersOf(endpoint), texts.join('\n')).map((what) => `${endpoint.name}: ${what}`));
  }
  return found;
};

/** Reads pages with the session of a caller. */
export const leaksOfPages = async (
  origin: string,
  pages: readonly string[],
  { caller, markers }: { caller: Caller; markers: Markers },
): Promise<string[]> => {
  const headers: Record<string, string> = caller.cookie ? { cookie: caller.cookie } : {};
  const found = await each(
    pages,
    async (page) => {
      const response = await fetch(origin + page, { headers });
      return leaksIn(markers, await response.text()).map((what) => `${page}: ${what}`);
    },
    2,
  );
  return found.flat();
};

/** The paths of the sitemap's parts. */
export const sitemapParts = async (origin: string): Promise<string[]> => {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...index.matchAll(/<loc>([^<]+\.xml)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};

/** The mails of a site, as text. @param folder may be missing */
export const mailsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : [];
