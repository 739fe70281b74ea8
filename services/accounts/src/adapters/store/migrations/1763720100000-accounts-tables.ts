import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members, sessions, and passwords in a separate table. */
export class AccountsTables1763720100000 implements MigrationInterface {
  readonly name = 'AccountsTables1763720100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE member (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        username_key text NOT NULL UNIQUE,
        email text,
        email_key text UNIQUE,
        name text NOT NULL,
        avatar text NOT NULL,
        about text NOT NULL,
        country text NOT NULL,
        roles text[] NOT NULL,
        joined_at timestamptz NOT NULL,
        activated_at timestamptz,
        banned_at timestamptz,
        demo boolean NOT NULL,
        version integer NOT NULL DEFAULT 1,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE password (
        member_id uuid PRIMARY KEY REFERENCES member,
        hash text NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE session (
        id uuid PRIMARY KEY,
        token_hash bytea NOT NULL UNIQUE,
        member_id uuid NOT NULL REFERENCES member,
        remember boolean NOT NULL,
        user_agent text NOT NULL,
        created_at timestamptz NOT NULL,
        last_seen_at timestamptz NOT NULL,
        ended_at timestamptz
      )`);
    await runner.query(`CREATE INDEX session_member ON session (member_id)`);
    await runner.query(`CREATE INDEX session_created ON session (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE session, password, member`);
  }
}
