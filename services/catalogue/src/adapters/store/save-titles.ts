import { statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { TitleFacts } from '../../domain/title.js';
import { CreditRow, TitleGenreRow, TrailerRow } from './entities/title.js';

/** The same ids as in `writeTitleGenres`. */
const GENRE_IDS = `ARRAY(
     SELECT coalesce((SELECT genre.id FROM genre WHERE genre.slug = g.genre->>'slug'), (g.genre->>'id')::uuid)
     FROM jsonb_array_elements(x.genres) WITH ORDINALITY AS g(genre, place) ORDER BY g.place)`;

const writeTitles = statement(
  `INSERT INTO title (id, kind, slug, name, original_name, description, year, age_mark, content_marks, network,
                      status, rating, poster, backdrop, added_at, air_weekday, air_time, popularity, country, genre_ids,
                      changed_at, demo)
   SELECT x.id, x.kind, x.slug, x.name, x."originalName", x.description, x.year, x."ageMark", x."contentMarks",
          x.network, x.status, x.rating, x.poster, x.backdrop, x."addedAt",
          (x."airTime"->>'weekday')::smallint, x."airTime"->>'time', x.popularity, x.country, ${GENRE_IDS}, $2, $3
   FROM jsonb_to_recordset($1::jsonb) AS x(
     id uuid, kind text, slug text, name text, "originalName" text, description text, year integer,
     "ageMark" text, "contentMarks" text[], network text, status text, rating numeric, poster text,
     backdrop text, "addedAt" timestamptz, "airTime" jsonb, popularity integer, country text, genres jsonb)
   ON CONFLICT (id) DO UPDATE SET
     kind = EXCLUDED.kind, slug = EXCLUDED.slug, name = EXCLUDED.name, original_name = EXCLUDED.original_name,
     description = EXCLUDED.description, year = EXCLUDED.year, age_mark = EXCLUDED.age_mark,
     content_marks = EXCLUDED.content_marks, network = EXCLUDED.network, status = EXCLUDED.status,
     rating = EXCLUDED.rating, poster = EXCLUDED.poster, backdrop = EXCLUDED.backdrop,
     added_at = EXCLUDED.added_at, air_weekday = EXCLUDED.air_weekday, air_time = EXCLUDED.air_time,
     popularity = EXCLUDED.popularity, country = EXCLUDED.country, genre_ids = EXCLUDED.genre_ids, changed_at = EXCLUDED.changed_at, version = title.version + 1`,
);

/** If another writer created a genre with this slug meanwhile, that genre is used. */
const writeTitleGenres = statement(
  `INSERT INTO title_genre (title_id, genre_id, position, popularity)
   SELECT "titleId", coalesce((SELECT genre.id FROM genre WHERE genre.slug = x.slug), x.id), position, popularity
   FROM jsonb_to_recordset($1::jsonb) AS x("titleId" uuid, id uuid, slug text, position integer,
                                            popularity integer)`,
);

const addPeople = statement(
  `INSERT INTO person (id, name)
   SELECT id, name FROM jsonb_to_recordset($1::jsonb) AS x(id uuid, name text) ON CONFLICT (id) DO NOTHING`,
);

/**
 * Writes only changed names: writing an equal name would block all others that use the person. The ids $2 make PostgreSQL look the people
 * up, because it does not know how many rows the JSON has.
 */
const renamePeople = statement(
  `UPDATE person SET name = x.name
   FROM (SELECT DISTINCT ON (id) id, name FROM jsonb_to_recordset($1::jsonb) AS x(id uuid, name text)) x
   WHERE person.id = x.id AND person.id = ANY($2::uuid[]) AND person.name <> x.name`,
);

const writeCredits = statement(
  `INSERT INTO credit (title_id, person_id, role, "character", position)
   SELECT "titleId", id, role, "character", position
   FROM jsonb_to_recordset($1::jsonb)
     AS x("titleId" uuid, id uuid, role text, "character" text, position integer)`,
);

const writeTrailers = statement(
  `INSERT INTO trailer (id, title_id, name, asset, embed, position)
   SELECT id, "titleId", name, asset, embed, position FROM jsonb_to_recordset($1::jsonb)
     AS x(id uuid, "titleId" uuid, name text, asset text, embed text, position integer)`,
);

type TitlePart = Pick<TrailerRow, 'titleId'>;

/**
 * Writes titles with their genres and people in a fixed number of statements. Rows of a table are written in the
 * order of their ids, so that two writers never deadlock.
 */
export const saveTitles = async (
  unitOfWork: UnitOfWork,
  given: readonly TitleFacts[],
  { at, demo }: { at: Date; demo: boolean },
): Promise<void> => {
  const titles = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await writeTitles.run(unitOfWork, [JSON.stringify(titles), at, demo]);
  const ids = titles.map((title) => title.id);
  for (const part of [TitleGenreRow, CreditRow, TrailerRow])
    await unitOfWork.rows<TitlePart>(part).delete({ titleId: Any(ids) });
  await saveGenres(unitOfWork, titles);
  await savePeople(unitOfWork, titles);
  await saveTrailers(unitOfWork, titles);
};

const saveGenres = async (unitOfWork: UnitOfWork, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, popularity, genres }) =>
    genres.map((genre, position) => ({ ...genre, titleId, popularity, position })),
  );
  await writeTitleGenres.run(unitOfWork, [JSON.stringify(rows)]);
};

const PEOPLE_AT_ONCE = 500;

const savePeople = async (unitOfWork: UnitOfWork, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, people }) =>
    people.map((person, position) => ({ ...person, titleId, position })),
  );
  const people = [...new Map(rows.map(({ id, name }) => [id, { id, name }])).values()];
  people.sort((a, b) => (a.id < b.id ? -1 : 1));
  // In chunks: each new name is indexed by its letters, and thousands in one statement would exceed its timeout.
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE)
    await addPeople.run(unitOfWork, [JSON.stringify(people.slice(from, from + PEOPLE_AT_ONCE))]);
  await renamePeople.run(unitOfWork, [JSON.stringify(rows), rows.map(({ id }) => id)]);
  await writeCredits.run(unitOfWork, [JSON.stringify(rows)]);
};

const saveTrailers = async (unitOfWork: UnitOfWork, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, trailers }) =>
    trailers.map((trailer, position) => ({ ...trailer, titleId, position })),
  );
  await writeTrailers.run(unitOfWork, [JSON.stringify(rows)]);
};
