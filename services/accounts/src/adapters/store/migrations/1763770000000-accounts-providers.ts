import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Persons at an identity provider, its used proofs, and the provider's data of a session. */
export class AccountsProviders1763770000000 implements MigrationInterface {
  readonly name = 'AccountsProviders1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE provider_link (
        issuer text NOT NULL,
        subject text NOT NULL,
        member_id uuid NOT NULL REFERENCES member,
        linked_at timestamptz NOT NULL,
        disabled_at timestamptz,
        PRIMARY KEY (issuer, subject),
        UNIQUE (member_id, issuer)
      )`);
    await runner.query(`
      CREATE TABLE provider_mark (
        key text PRIMARY KEY,
        at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX provider_mark_expires ON provider_mark (expires_at)`);
    await runner.query(`
      ALTER TABLE session ADD COLUMN provider_session text, ADD COLUMN id_token text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session DROP COLUMN provider_session, DROP COLUMN id_token`);
    await runner.query(`DROP TABLE provider_mark, provider_link`);
  }
}
