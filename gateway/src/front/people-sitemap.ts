import { DomainError } from '@seyir/kit/stateless';
import { LRUCache } from 'lru-cache';
import { personPath } from '../operations/links.js';
import type { Parts } from '../parts.js';

const DIGITS = [...'0123456789abcdef'];
const PEOPLE_A_READ = 500;
/** A sitemap may list 50,000 addresses. */
const PEOPLE_A_MAP = 50_000;
const KEPT_MS = 3_600_000;
/** Maximum number of characters of the addresses that are kept. */
const MOST_KEPT = 16_000_000;

/**
 * The sitemaps of people: one per first digit of the last block of their slugs, `kisi-0` to `kisi-f`. If one read does not return all
 * people of a digit, it has sixteen maps instead, `kisi-00` to `kisi-0f`.
 */
export interface PeopleMaps {
  /** The names of the maps; empty while the list of people cannot be read. */
  names(): Promise<readonly string[]>;
  /** The paths of a map; undefined for an unknown name. */
  paths(part: string): Promise<readonly string[] | undefined>;
}

interface Part {
  readonly paths: readonly string[];
  readonly whole: boolean;
}

/** Anybody may ask for a map, and crawlers ask for all of them, so each is read once an hour. */
export const peopleMaps = (parts: Parts): PeopleMaps => {
  const read = (part: string, cursor: string) =>
    parts.asVisitor.catalogue.listPeople({ part, cursor, size: PEOPLE_A_READ });
  const load = async (part: string): Promise<Part> => {
    const paths: string[] = [];
    let cursor = '';
    do {
      const page = await read(part, cursor);
      paths.push(...page.people.map(({ slug }) => personPath(slug)));
      cursor = page.nextCursor;
      if (part.length === 1) return { paths, whole: cursor === '' };
    } while (cursor !== '' && paths.length < PEOPLE_A_MAP);
    if (cursor !== '') throw new DomainError('INTERNAL', { reason: `too many people for kisi-${part}` });
    return { paths, whole: true };
  };
  const kept = new LRUCache<string, Part>({
    ttl: KEPT_MS,
    maxSize: MOST_KEPT,
    sizeCalculation: ({ paths }) => 1 + paths.reduce((sum, path) => sum + path.length, 0),
    fetchMethod: load,
  });
  const partOf = (part: string) => kept.fetch(part);
  return {
    async names() {
      const found = await Promise.all(DIGITS.map((digit) => partOf(digit).catch(() => undefined)));
      return DIGITS.flatMap((digit, place) => {
        const part = found[place];
        if (!part || part.paths.length === 0) return [];
        return part.whole ? [`kisi-${digit}`] : DIGITS.map((second) => `kisi-${digit}${second}`);
      });
    },
    async paths(part) {
      const found = await partOf(part);
      return found?.whole ? found.paths : undefined;
    },
  };
};
