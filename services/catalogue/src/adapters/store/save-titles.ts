import type { EntityManager } from 'typeorm';
import type { TitleFacts } from '../../domain/title.js';

/** Writes titles with their genres and people in a fixed number of statements, whatever the number of titles. */
export const saveTitles = async (
  db: EntityManager,
  titles: readonly TitleFacts[],
  { at, demo }: { at: Date; demo: boolean },
): Promise<void> => {
  await db.query(
    `INSERT INTO title (id, kind, slug, name, original_name, description, year, age_mark, content_marks, network,
                        status, rating, poster, backdrop, added_at, air_weekday, air_time, popularity, changed_at, demo)
     SELECT x.id, x.kind, x.slug, x.name, x."originalName", x.description, x.year, x."ageMark", x."contentMarks",
            x.network, x.status, x.rating, x.poster, x.backdrop, x."addedAt",
            (x."airTime"->>'weekday')::smallint, x."airTime"->>'time', x.popularity, $2, $3
     FROM jsonb_to_recordset($1::jsonb) AS x(
       id uuid, kind text, slug text, name text, "originalName" text, description text, year integer,
       "ageMark" text, "contentMarks" text[], network text, status text, rating numeric, poster text,
       backdrop text, "addedAt" timestamptz, "airTime" jsonb, popularity integer)
     ON CONFLICT (id) DO UPDATE SET
       kind = EXCLUDED.kind, slug = EXCLUDED.slug, name = EXCLUDED.name, original_name = EXCLUDED.original_name,
       description = EXCLUDED.description, year = EXCLUDED.year, age_mark = EXCLUDED.age_mark,
       content_marks = EXCLUDED.content_marks, network = EXCLUDED.network, status = EXCLUDED.status,
       rating = EXCLUDED.rating, poster = EXCLUDED.poster, backdrop = EXCLUDED.backdrop,
       added_at = EXCLUDED.added_at, air_weekday = EXCLUDED.air_weekday, air_time = EXCLUDED.air_time,
       popularity = EXCLUDED.popularity, changed_at = EXCLUDED.changed_at, version = title.version + 1`,
    [JSON.stringify(titles), at, demo],
  );
  const ids = titles.map((title) => title.id);
  for (const table of ['title_genre', 'credit', 'trailer'])
    await db.query(`DELETE FROM ${table} WHERE title_id = ANY($1::uuid[])`, [ids]);
  await saveGenres(db, titles);
  await savePeople(db, titles);
  await saveTrailers(db, titles);
};

const saveGenres = async (db: EntityManager, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, genres }) =>
    genres.map((genre, position) => ({ ...genre, titleId, position })),
  );
  await db.query(
    `INSERT INTO genre (id, slug, name)
     SELECT DISTINCT ON (id) id, slug, name FROM jsonb_to_recordset($1::jsonb) AS x(id uuid, slug text, name text)
     ON CONFLICT (id) DO UPDATE SET slug = EXCLUDED.slug, name = EXCLUDED.name`,
    [JSON.stringify(rows)],
  );
  await db.query(
    `INSERT INTO title_genre (title_id, genre_id, position)
     SELECT "titleId", id, position FROM jsonb_to_recordset($1::jsonb) AS x("titleId" uuid, id uuid, position integer)`,
    [JSON.stringify(rows)],
  );
};

const savePeople = async (db: EntityManager, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, people }) =>
    people.map((person, position) => ({ ...person, titleId, position })),
  );
  await db.query(
    `INSERT INTO person (id, name)
     SELECT DISTINCT ON (id) id, name FROM jsonb_to_recordset($1::jsonb) AS x(id uuid, name text)
     ON CONFLICT (id) DO UPDATE SET name = EXCLUDED.name`,
    [JSON.stringify(rows)],
  );
  await db.query(
    `INSERT INTO credit (title_id, person_id, role, "character", position)
     SELECT "titleId", id, role, "character", position
     FROM jsonb_to_recordset($1::jsonb)
       AS x("titleId" uuid, id uuid, role text, "character" text, position integer)`,
    [JSON.stringify(rows)],
  );
};

const saveTrailers = async (db: EntityManager, titles: readonly TitleFacts[]): Promise<void> => {
  const rows = titles.flatMap(({ id: titleId, trailers }) =>
    trailers.map((trailer, position) => ({ ...trailer, titleId, position })),
  );
  await db.query(
    `INSERT INTO trailer (id, title_id, name, asset, embed, position)
     SELECT id, "titleId", name, asset, embed, position FROM jsonb_to_recordset($1::jsonb)
       AS x(id uuid, "titleId" uuid, name text, asset text, embed text, position integer)`,
    [JSON.stringify(rows)],
  );
};
