import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of feeds and profiles, which contain no posts of groups. */
const postIndexes = [
  ...indexBesideWrites(
    'post_of_group',
    `post (group_id, id DESC) WHERE deleted_at IS NULL AND group_id IS NOT NULL`,
  ),
  ...indexBesideWrites('post_flow', `post (id DESC) WHERE deleted_at IS NULL AND group_id IS NULL`),
  ...indexBesideWrites(
    'post_author_flow',
    `post (author_id, id DESC) WHERE deleted_at IS NULL AND group_id IS NULL`,
  ),
  `DROP INDEX CONCURRENTLY IF EXISTS post_feed`,
];

/** Groups with their members, requests and invites, and posts in them. */
export class Groups1764600000000 implements MigrationInterface {
  readonly name = 'Groups1764600000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE EXTENSION IF NOT EXISTS pg_trgm`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS member_group (
        id uuid PRIMARY KEY,
        slug text NOT NULL,
        name text NOT NULL,
        -- Folded, with single spaces.
        name_key text NOT NULL,
        tagline text NOT NULL,
        website text NOT NULL,
        description text NOT NULL,
        is_private boolean NOT NULL,
        needs_approval boolean NOT NULL,
        networks jsonb NOT NULL,
        cover text NOT NULL,
        poster text NOT NULL,
        -- Moved with the members and the requests, under the lock of this row.
        member_count integer NOT NULL DEFAULT 0,
        request_count integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL
      )`);
    for (const index of [
      `CREATE UNIQUE INDEX IF NOT EXISTS member_group_slug ON member_group (slug) WHERE deleted_at IS NULL`,
      `CREATE UNIQUE INDEX IF NOT EXISTS member_group_name ON member_group (name_key) WHERE deleted_at IS NULL`,
      `CREATE INDEX IF NOT EXISTS member_group_prefix ON member_group (name_key COLLATE "C")
         WHERE deleted_at IS NULL`,
      `CREATE INDEX IF NOT EXISTS member_group_search ON member_group USING gin (name_key gin_trgm_ops)
         WHERE deleted_at IS NULL`,
      `CREATE INDEX IF NOT EXISTS member_group_size ON member_group (member_count DESC, id DESC)
         WHERE deleted_at IS NULL`,
    ])
      await runner.query(index);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS group_member (
        group_id uuid NOT NULL,
        member_id uuid NOT NULL,
        -- 1 member, 2 manager, 3 owner: the order of the list.
        role smallint NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (group_id, member_id)
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS group_request (
        id uuid PRIMARY KEY,
        group_id uuid NOT NULL,
        member_id uuid NOT NULL,
        since timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE IF NOT EXISTS group_invite (
        group_id uuid NOT NULL,
        member_id uuid NOT NULL,
        invited_by uuid NOT NULL,
        since timestamptz NOT NULL,
        PRIMARY KEY (group_id, member_id)
      )`);
    for (const index of [
      `CREATE UNIQUE INDEX IF NOT EXISTS group_member_owner ON group_member (group_id) WHERE role = 3`,
      `CREATE INDEX IF NOT EXISTS group_member_member ON group_member (member_id, group_id)`,
      `CREATE INDEX IF NOT EXISTS group_member_list ON group_member (group_id, role DESC, since, member_id)`,
      `CREATE UNIQUE INDEX IF NOT EXISTS group_request_member ON group_request (member_id, group_id)`,
      `CREATE INDEX IF NOT EXISTS group_request_group ON group_request (group_id, id)`,
      `CREATE INDEX IF NOT EXISTS group_invite_member ON group_invite (member_id, group_id)`,
    ])
      await runner.query(index);
    await runner.query(`ALTER TABLE post ADD COLUMN IF NOT EXISTS group_id uuid`);
    await besideWrites(runner, postIndexes);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX IF NOT EXISTS post_feed ON post (id DESC) WHERE deleted_at IS NULL`);
    await runner.query(`DROP INDEX post_of_group, post_flow, post_author_flow`);
    await runner.query(`ALTER TABLE post DROP COLUMN group_id`);
    await runner.query(`DROP TABLE group_invite, group_request, group_member, member_group`);
  }
}
