import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails to send, and the hashed tokens of their links. */
export class AccountsMailsAndTokens1763726400000 implements MigrationInterface {
  readonly name = 'AccountsMailsAndTokens1763726400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail (
        id uuid PRIMARY KEY,
        purpose text NOT NULL,
        email text NOT NULL,
        failures integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX mail_due ON mail (next_try_at)`);
    await runner.query(`
      CREATE TABLE token (
        hash bytea PRIMARY KEY,
        purpose text NOT NULL,
        member_id uuid NOT NULL REFERENCES member,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX token_member ON token (member_id, purpose)`);
    await runner.query(`CREATE INDEX token_expires ON token (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE token, mail`);
  }
}
