import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Profile and privacy of members, links for new addresses, and messages from the contact form. */
export class AccountsProfile1763740000000 implements MigrationInterface {
  readonly name = 'AccountsProfile1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE member
        ADD COLUMN facebook text NOT NULL DEFAULT '',
        ADD COLUMN twitter text NOT NULL DEFAULT '',
        ADD COLUMN instagram text NOT NULL DEFAULT '',
        ADD COLUMN birth_year integer,
        ADD COLUMN profile_audience text NOT NULL DEFAULT 'everyone',
        ADD COLUMN indexed boolean NOT NULL DEFAULT true`);
    await runner.query(
      `CREATE INDEX member_uploaded_avatar ON member (avatar) WHERE avatar LIKE 'avatars/u/%'`,
    );
    await runner.query(`ALTER TABLE mail ADD COLUMN member_id uuid`);
    await runner.query(`ALTER TABLE token ADD COLUMN email text`);
    await runner.query(`
      CREATE TABLE contact_message (
        id uuid PRIMARY KEY,
        member_id uuid REFERENCES member,
        name text NOT NULL,
        email text NOT NULL,
        subject text NOT NULL,
        message text NOT NULL,
        sent_at timestamptz NOT NULL
      )`);
    await runner.query(`CREATE INDEX contact_message_sent ON contact_message (sent_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE contact_message`);
    await runner.query(`ALTER TABLE token DROP COLUMN email`);
    await runner.query(`ALTER TABLE mail DROP COLUMN member_id`);
    await runner.query(`DROP INDEX member_uploaded_avatar`);
    await runner.query(`
      ALTER TABLE member DROP COLUMN facebook, DROP COLUMN twitter, DROP COLUMN instagram, DROP COLUMN birth_year,
        DROP COLUMN profile_audience, DROP COLUMN indexed`);
  }
}
