import { statement, type UnitOfWork } from '@seyir/kit';
import type { Genre } from '../../domain/title.js';
import { ShelfCountRow } from './entities/counts.js';
import { GenreRow } from './entities/title.js';
import { COUNTERS_LOCK } from './ledger.js';

const GIVEN = `jsonb_to_recordset($1::jsonb) AS x(id uuid, slug text, name text)`;

const addMissing = statement(
  `INSERT INTO genre (id, slug, name) SELECT DISTINCT ON (id) id, slug, name FROM ${GIVEN} ORDER BY id
   ON CONFLICT DO NOTHING`,
);

const findRenamed = statement<GenreRow>(
  `SELECT DISTINCT ON (x.id) x.id, x.slug, x.name FROM ${GIVEN} JOIN genre ON genre.id = x.id
   WHERE (genre.slug, genre.name) <> (x.slug, x.name) ORDER BY x.id`,
);

const shareCounters = statement(`SELECT pg_advisory_xact_lock_shared(${COUNTERS_LOCK})`);

/**
 * Creates missing genres and renames existing ones. The counters of a renamed genre move with it, before the writer
 * reads the values of its titles. Unchanged genres are only read: every title has some, and writes would make their
 * writers wait for each other.
 */
export const saveGenres = async (unitOfWork: UnitOfWork, given: readonly Genre[]): Promise<void> => {
  const values = [JSON.stringify(given)];
  await addMissing.run(unitOfWork, values);
  const renamed = await findRenamed.all(unitOfWork, values);
  if (renamed.length === 0) return;
  await shareCounters.run(unitOfWork);
  const [genres, shelves] = [unitOfWork.rows(GenreRow), unitOfWork.rows(ShelfCountRow)];
  for (const { id, slug, name } of renamed) {
    const before = await genres.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    await genres.update({ id }, { slug, name });
    if (before) await shelves.update({ sort: 'genre', slug: before.slug }, { slug, name });
  }
};
