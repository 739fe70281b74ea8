import { prepared } from '@seyir/kit';
import type { SearchMatch } from '../../domain/search.js';
import type { TitleRow } from './entities/title.js';

type FoundTitle = Pick<TitleRow, 'id'>;

/** Replaces separators by blanks, so that a word starts after each of them. Both strings have 14 characters. */
const asWords = (key: string): string => `translate(${key}, '-:;,.!?/()''"’_', '${' '.repeat(14)}')`;

/** 0: equal to the key; 1: starts with it; 2: has a word that starts with it; 3: contains it. */
export const rankOf = (key: string): string => `CASE
  WHEN ${key} = $1 THEN 0
  WHEN starts_with(${key}, $1) THEN 1
  WHEN position(' ' || ${asWords('$1')} IN ' ' || ${asWords(key)}) > 0 THEN 2
  ELSE 3 END`;

const ofKind = (table: string): string => `(${table}.kind = $3 OR $3::text IS NULL)`;

/** Maximum people, and titles of each: most prefixes match thousands. */
const PEOPLE = 50;
const OF_PERSON = 24;

/**
 * All searches take the key $1, the limit $2 and the kind $3 (null: any), and return `id` with the best match first.
 * Those that match inside names also take the pattern; those of people take the ids $4 that were found before.
 */

/** Names with a word that starts with the key: an index-only scan in index order. */
export const titlesByPrefix = prepared<FoundTitle>(`
  SELECT title_id AS id FROM title_prefix WHERE prefix = $1 AND ${ofKind('title_prefix')}
  ORDER BY rank, title_prefix.rating DESC, title_id LIMIT $2`);

/** Names that contain the key. */
export const titlesByPart = prepared<FoundTitle>(`
  SELECT id FROM title WHERE (name_key LIKE $4 OR original_name_key LIKE $4) AND ${ofKind('title')}
  ORDER BY least(${rankOf('name_key')}, ${rankOf('original_name_key')}), rating DESC, id LIMIT $2`);

const titlesOf = (people: string) =>
  prepared<FoundTitle>(`
  SELECT title.id FROM (${people}) found CROSS JOIN LATERAL (
    SELECT title_id FROM credit WHERE person_id = found.id ORDER BY title_id LIMIT ${OF_PERSON}) credited
  JOIN title ON title.id = title_id
  WHERE title.id <> ALL($4::uuid[]) AND ${ofKind('title')}
  GROUP BY title.id ORDER BY min(found.rank), title.rating DESC, title.id LIMIT $2`);

/** Titles of people whose name has a word that starts with the key. */
export const titlesByPeoplesPrefix = titlesOf(`
  SELECT person_id AS id, rank FROM person_prefix WHERE prefix = $1
  ORDER BY rank, person_id LIMIT ${PEOPLE}`);

/** Titles of people whose name contains the key. */
export const titlesByPeople = titlesOf(`
  SELECT id, ${rankOf('name_key')} AS rank FROM person WHERE name_key LIKE $5 ORDER BY rank, id LIMIT ${PEOPLE}`);

/** For each title $2 the person whose name matches the key $1 best. LIMIT 1 makes PostgreSQL look up one person after the other. */
export const peopleOfTitles = prepared<SearchMatch>(`
  SELECT DISTINCT ON (title_id) title_id AS "titleId", person.name AS person, role
  FROM credit CROSS JOIN LATERAL (SELECT name, name_key FROM person WHERE id = credit.person_id LIMIT 1) person
  WHERE title_id = ANY($2::uuid[]) AND position($1 IN person.name_key) > 0
  ORDER BY title_id, ${rankOf('person.name_key')}, credit.position`);

/** The LIKE pattern of names that contain a key. */
export const patternOf = (key: string): string => `%${key.replace(/[\\%_]/g, '\\$&')}%`;
