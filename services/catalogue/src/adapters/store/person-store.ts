import { prepared, type UnitOfWork } from '@seyir/kit';
import type { PersonMark, PersonStore } from '../../app/person-ports.js';
import type { Credit, FoundPerson, PersonName } from '../../domain/person.js';
import { patternOf, rankOf } from './search-rows.js';

/** The expression of the index `person_id_part`. */
const ID_PART = `right(person.id::text, 8)`;

/** Titles of a found person that roles and names are read from. */
const LOOKED_AT = 24;
/** Prefixes up to this many letters have their own rows. */
const PREFIX_UNTIL = 2;

const byIdPart = prepared<PersonName>(
  `SELECT id, name FROM person WHERE ${ID_PART} = $1 ORDER BY id LIMIT 24`,
);

const creditsOf = prepared<{ readonly titleId: string; readonly credits: readonly Credit[] }>(
  `SELECT title.id AS "titleId", own.credits FROM (
     SELECT title_id, jsonb_agg(jsonb_build_object('role', role, 'character', "character") ORDER BY position) AS credits
     FROM credit WHERE person_id = $1 GROUP BY title_id) own
   JOIN title ON title.id = own.title_id ORDER BY title.year DESC, title.added_at DESC, title.id LIMIT $2`,
);

/** Limited before the titles are read. `people` has the columns id and rank. */
const foundIn = (people: string) =>
  prepared<FoundPerson>(
    `SELECT person.id, person.name, known.roles, known."knownFor"
     FROM (${people}) found JOIN person ON person.id = found.id CROSS JOIN LATERAL (
       SELECT array_agg(DISTINCT credited.role ORDER BY credited.role) AS roles,
              (SELECT array_agg(name) FROM (
                 SELECT DISTINCT title.name, title.popularity FROM credit JOIN title ON title.id = title_id
                 WHERE person_id = found.id ORDER BY title.popularity DESC, title.name LIMIT 2) best) AS "knownFor"
       FROM (SELECT role FROM credit WHERE person_id = found.id LIMIT ${LOOKED_AT}) credited
     ) known ORDER BY found.rank, person.name COLLATE "tr-x-icu", person.id`,
  );

const HAS_TITLES = (id: string): string => `EXISTS (SELECT FROM credit WHERE person_id = ${id})`;

const byPrefix = foundIn(
  `SELECT person_id AS id, rank FROM person_prefix WHERE prefix = $1 AND ${HAS_TITLES('person_prefix.person_id')}
   ORDER BY rank, person_id LIMIT $2`,
);

const byPart = foundIn(
  `SELECT id, ${rankOf('name_key')} AS rank FROM person WHERE name_key LIKE $3 AND ${HAS_TITLES('person.id')}
   ORDER BY rank, id LIMIT $2`,
);

const HAS_OPEN_TITLES = `EXISTS (
  SELECT FROM credit JOIN title ON title.id = title_id WHERE person_id = person.id AND age_mark <> '18')`;

const behind = prepared<PersonName>(
  `SELECT id, name FROM person
   WHERE (${ID_PART}, id) > ($1, $2::uuid) AND ${ID_PART} < $3 AND ${HAS_OPEN_TITLES}
   ORDER BY ${ID_PART}, id LIMIT $4`,
);

export class SqlPersonStore implements PersonStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  byIdPart(idPart: string): Promise<PersonName[]> {
    return byIdPart.all(this.unitOfWork, [idPart]);
  }

  creditsOf(personId: string, limit: number) {
    return creditsOf.all(this.unitOfWork, [personId, limit]);
  }

  matching(key: string, limit: number): Promise<FoundPerson[]> {
    return [...key].length <= PREFIX_UNTIL
      ? byPrefix.all(this.unitOfWork, [key, limit])
      : byPart.all(this.unitOfWork, [key, limit, patternOf(key)]);
  }

  behind({ idPart, id }: PersonMark, until: string, limit: number): Promise<PersonName[]> {
    return behind.all(this.unitOfWork, [idPart, id, until, limit]);
  }
}
