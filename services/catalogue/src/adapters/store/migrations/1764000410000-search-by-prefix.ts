import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The separators between words, as in `search-rows.ts`. */
const WORDS = `translate(name_key, '-:;,.!?/()''"’_', '              ')`;

/**
 * The prefixes of titles' names, up to three letters, and of people's, up to two, as rows in the order of a search:
 * the prefix, its position (0 is the whole name, 1 starts it, 2 starts a word of it), the rating. Triggers maintain
 * them, also for writes of the previous release.
 */
export class SearchByPrefix1764000410000 implements MigrationInterface {
  readonly name = 'SearchByPrefix1764000410000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS title_prefix (
        prefix text NOT NULL, rank smallint NOT NULL, rating numeric(3, 1) NOT NULL, title_id uuid NOT NULL,
        kind text NOT NULL
      )`);
    await runner.query(
      `CREATE TABLE IF NOT EXISTS person_prefix (
         prefix text NOT NULL, rank smallint NOT NULL, person_id uuid NOT NULL)`,
    );
    await runner.query(`
      CREATE OR REPLACE FUNCTION seyir_prefixes(name_key text, longest integer) RETURNS TABLE (prefix text, rank smallint)
        LANGUAGE sql IMMUTABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT part.prefix, min(part.rank)::smallint FROM (
          SELECT left(name_key, letters) AS prefix, CASE char_length(name_key) WHEN letters THEN 0 ELSE 1 END AS rank
          FROM generate_series(1, longest) letters WHERE char_length(name_key) >= letters
          UNION ALL
          SELECT left(word, letters), 2
          FROM string_to_table(${WORDS}, ' ') word, generate_series(1, longest) letters
          WHERE char_length(word) >= letters
        ) part GROUP BY part.prefix;
      END`);
    await runner.query(`
      CREATE INDEX IF NOT EXISTS title_prefix_best ON title_prefix (prefix, rank, rating DESC, title_id)`);
    await runner.query(`CREATE INDEX IF NOT EXISTS title_prefix_title ON title_prefix (title_id)`);
    await runner.query(
      `CREATE INDEX IF NOT EXISTS person_prefix_best ON person_prefix (prefix, rank, person_id)`,
    );
    await runner.query(`CREATE INDEX IF NOT EXISTS person_prefix_person ON person_prefix (person_id)`);
    for (const table of ['title', 'person'] as const) {
      for (const statement of triggersOf(table)) await runner.query(statement);
      await fill(runner, table);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['title', 'person'])
      for (const event of ['insert', 'update', 'delete'])
        await runner.query(`DROP FUNCTION seyir_${table}_prefixes_${event} CASCADE`);
    await runner.query(`DROP FUNCTION seyir_prefixes(text, integer)`);
    await runner.query(`DROP TABLE title_prefix, person_prefix`);
  }
}

/** Rows of the names of a source with the table's columns. */
const insertFrom = {
  title: (source: string) => `
    INSERT INTO title_prefix (prefix, rank, rating, title_id, kind)
    SELECT part.prefix, min(part.rank), named.rating, named.id, named.kind
    FROM ${source} named, unnest(ARRAY[named.name_key, named.original_name_key]) key, seyir_prefixes(key, 3) part
    GROUP BY named.id, named.rating, named.kind, part.prefix`,
  person: (source: string) => `
    INSERT INTO person_prefix (prefix, rank, person_id)
    SELECT part.prefix, part.rank, named.id FROM ${source} named, seyir_prefixes(named.name_key, 2) part`,
} as const;

/** The source columns of prefixes. */
const from = { title: 'name_key, original_name_key, rating, kind', person: 'name_key' } as const;

/** A trigger per statement instead of per row, because an import writes thousands of people in one statement. */
const triggersOf = (table: 'title' | 'person'): readonly string[] => {
  const columns = (alias: string) => `(${from[table].replace(/\w+/g, (name) => `${alias}.${name}`)})`;
  const changed = `(SELECT after_it.* FROM after_it JOIN before_it USING (id)
    WHERE ${columns('after_it')} IS DISTINCT FROM ${columns('before_it')})`;
  const drop = (source: string) =>
    `DELETE FROM ${table}_prefix WHERE ${table}_id IN (SELECT id FROM ${source} gone)`;
  const events = {
    insert: { tables: 'NEW TABLE AS after_it', work: [insertFrom[table]('after_it')] },
    update: {
      tables: 'OLD TABLE AS before_it NEW TABLE AS after_it',
      work: [drop(changed), insertFrom[table](changed)],
    },
    delete: { tables: 'OLD TABLE AS before_it', work: [drop('before_it')] },
  };
  return Object.entries(events).flatMap(([event, { tables, work }]) => [
    `CREATE OR REPLACE FUNCTION seyir_${table}_prefixes_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${work.map((statement) => `${statement};`).join('\n')} RETURN NULL; END $$`,
    `CREATE OR REPLACE TRIGGER ${table}_prefixes_${event} AFTER ${event} ON ${table}
     REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION seyir_${table}_prefixes_${event}()`,
  ]);
};

/** Adds the names that existed before the triggers, a thousand at a time, so that a writer waits only for its own chunk. */
const fill = async (runner: QueryRunner, table: 'title' | 'person'): Promise<void> => {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after) {
    await runner.startTransaction();
    const rows = (await runner.query(
      `SELECT id FROM ${table} WHERE id > $1 ORDER BY id LIMIT 1000 FOR SHARE`,
      [after],
    )) as { id: string }[];
    const ids = rows.map(({ id }) => id);
    await runner.query(`DELETE FROM ${table}_prefix WHERE ${table}_id = ANY($1)`, [ids]);
    await runner.query(insertFrom[table](`(SELECT * FROM ${table} WHERE id = ANY($1))`), [ids]);
    await runner.commitTransaction();
    after = ids.at(-1);
  }
};
