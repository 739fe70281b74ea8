import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of messages. */
export class MessagePhotos1767300100000 implements MigrationInterface {
  readonly name = 'MessagePhotos1767300100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE message_photo (
        id uuid PRIMARY KEY,
        message_id uuid NOT NULL,
        author_id uuid NOT NULL,
        place smallint NOT NULL,
        -- A stored file belongs to one message.
        file text NOT NULL UNIQUE,
        width integer NOT NULL,
        height integer NOT NULL,
        alt text NOT NULL
      )`);
    await runner.query(`CREATE INDEX message_photo_message ON message_photo (message_id, place)`);
    await runner.query(`CREATE INDEX message_photo_author ON message_photo (author_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE message_photo`);
  }
}
