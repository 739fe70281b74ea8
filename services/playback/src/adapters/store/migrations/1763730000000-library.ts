import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members' libraries: marks on episodes and titles, and the counters of their lists. Only additions. */
export class Library1763730000000 implements MigrationInterface {
  readonly name = 'Library1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE title (id uuid PRIMARY KEY, kind smallint NOT NULL, removed boolean NOT NULL)`);
    await runner.query(`
      ALTER TABLE position
        -- Watched by a mark alone, not by playing it to its end.
        ADD COLUMN marked boolean NOT NULL DEFAULT false,
        ADD COLUMN watched_at timestamptz,
        -- When a mark was last taken back: what was measured up to it says nothing anymore.
        ADD COLUMN unmarked_at timestamptz`);
    await runner.query(`UPDATE position SET watched_at = measured_at WHERE watched`);
    await runner.query(
      `CREATE INDEX position_watched ON position (member_id, watched_at DESC) WHERE watched`,
    );
    await runner.query(`
      CREATE TABLE library_entry (
        id uuid PRIMARY KEY,
        member_id uuid NOT NULL,
        title_id uuid NOT NULL,
        kind smallint NOT NULL,
        watch_list_at timestamptz,
        entry_watched boolean NOT NULL DEFAULT false,
        favourite_at timestamptz,
        followed_at timestamptz,
        version integer NOT NULL DEFAULT 0,
        changed_at timestamptz NOT NULL,
        UNIQUE (member_id, title_id)
      )`);
    for (const column of ['watch_list_at', 'favourite_at', 'followed_at'])
      await runner.query(
        `CREATE INDEX library_${column} ON library_entry (member_id, ${column} DESC) WHERE ${column} IS NOT NULL`,
      );
    await runner.query(`
      CREATE TABLE library_counter (
        member_id uuid NOT NULL,
        list text NOT NULL,
        kind smallint NOT NULL,
        watched boolean NOT NULL,
        count integer NOT NULL,
        PRIMARY KEY (member_id, list, kind, watched)
      )`);
    await runner.query(`
      INSERT INTO library_counter
      SELECT member_id, 'last_watched', 0, false, count(*) FROM position WHERE watched GROUP BY member_id`);
    await runner.query(`CREATE TABLE title_followers (title_id uuid PRIMARY KEY, count integer NOT NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE title_followers, library_counter, library_entry, title`);
    await runner.query(
      `ALTER TABLE position DROP COLUMN marked, DROP COLUMN watched_at, DROP COLUMN unmarked_at`,
    );
  }
}
