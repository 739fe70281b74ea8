import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Moves registrations to a table apart from members. Registrations of the last day keep their links and need their password in
 * every browser; older registrations are deleted.
 */
export class Registrations1763800000000 implements MigrationInterface {
  readonly name = 'Registrations1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE registration (
        id uuid PRIMARY KEY,
        username text NOT NULL,
        username_key text NOT NULL UNIQUE,
        email text NOT NULL,
        email_key text NOT NULL,
        name text NOT NULL,
        password_hash text NOT NULL,
        browser_hash bytea,
        state text NOT NULL,
        created_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX registration_email ON registration (email_key)`);
    await runner.query(`CREATE INDEX registration_expires ON registration (expires_at)`);
    await runner.query(`
      CREATE TABLE registration_link (
        token_hash bytea PRIMARY KEY,
        registration_id uuid NOT NULL REFERENCES registration ON DELETE CASCADE,
        created_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX registration_link_of ON registration_link (registration_id)`);
    await runner.query(`ALTER TABLE mail ADD COLUMN registration_id uuid`);
    await runner.query(`
      INSERT INTO registration (id, username, username_key, email, email_key, name, password_hash, state, created_at,
                                expires_at)
      SELECT id, username, username_key, email, email_key, name, hash, 'waiting', joined_at,
             joined_at + interval '24 hours'
      FROM member JOIN password ON password.member_id = member.id
      WHERE activated_at IS NULL AND email_key IS NOT NULL AND joined_at > now() - interval '24 hours'`);
    await runner.query(`
      INSERT INTO registration_link (token_hash, registration_id, created_at)
      SELECT token.hash, registration.id, token.created_at
      FROM token JOIN registration ON registration.id = token.member_id WHERE purpose = 'activation'`);
    for (const table of ['token', 'password', 'session', 'provider_link', 'contact_message'])
      await runner.query(
        `DELETE FROM ${table} WHERE member_id IN (SELECT id FROM member WHERE activated_at IS NULL)`,
      );
    await runner.query(`DELETE FROM member WHERE activated_at IS NULL`);
  }

  /** Pending registrations are lost; these people must register again. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE mail DROP COLUMN registration_id`);
    await runner.query(`DROP TABLE registration_link, registration`);
  }
}
