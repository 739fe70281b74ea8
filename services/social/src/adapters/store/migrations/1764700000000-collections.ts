import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collections of titles, with likes. */
export class Collections1764700000000 implements MigrationInterface {
  readonly name = 'Collections1764700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      CREATE TABLE collection (
        -- Rises with time.
        id uuid PRIMARY KEY,
        owner_id uuid NOT NULL,
        name text NOT NULL,
        search_key text NOT NULL,
        description text NOT NULL,
        visibility text NOT NULL,
        cover_title_id uuid,
        entry_count integer NOT NULL,
        -- Folded; the list by likes is sorted by it.
        likes integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        edited_at timestamptz NOT NULL,
        deleted_at timestamptz,
        version integer NOT NULL DEFAULT 1
      )`);
    await runner.query(
      `CREATE INDEX collection_owner ON collection (owner_id, id DESC) WHERE deleted_at IS NULL`,
    );
    const listed = `WHERE deleted_at IS NULL AND visibility = 'public'`;
    await runner.query(`CREATE INDEX collection_newest ON collection (id DESC) ${listed}`);
    await runner.query(`CREATE INDEX collection_liked ON collection (likes DESC, id DESC) ${listed}`);
    await runner.query(`CREATE INDEX collection_updated ON collection (edited_at DESC, id DESC) ${listed}`);
    await runner.query(
      `CREATE INDEX collection_search ON collection USING gin (search_key gin_trgm_ops) ${listed}`,
    );
    await runner.query(`
      CREATE TABLE collection_entry (
        collection_id uuid NOT NULL,
        title_id uuid NOT NULL,
        position integer NOT NULL,
        note text NOT NULL,
        PRIMARY KEY (collection_id, title_id)
      )`);
    await runner.query(`CREATE INDEX collection_entry_order ON collection_entry (collection_id, position)`);
    await runner.query(`CREATE INDEX collection_entry_title ON collection_entry (title_id, collection_id)`);
    await runner.query(`
      CREATE TABLE collection_like (
        collection_id uuid NOT NULL,
        member_id uuid NOT NULL,
        liked_at timestamptz NOT NULL,
        PRIMARY KEY (collection_id, member_id)
      )`);
    await runner.query(`CREATE INDEX collection_like_member ON collection_like (member_id, collection_id)`);
    for (const statement of tallyTables('collection')) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `DROP TABLE collection_tally_delta, collection_tally, collection_like, collection_entry, collection`,
    );
  }
}
