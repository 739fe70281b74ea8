import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of posts. */
export class PostPhotos1764500000000 implements MigrationInterface {
  readonly name = 'PostPhotos1764500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE post_photo (
        id uuid PRIMARY KEY,
        post_id uuid NOT NULL,
        place smallint NOT NULL,
        -- A stored file belongs to one post.
        file text NOT NULL UNIQUE,
        width integer NOT NULL,
        height integer NOT NULL,
        alt text NOT NULL
      )`);
    await runner.query(`CREATE INDEX post_photo_post ON post_photo (post_id, place)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE post_photo`);
  }
}
