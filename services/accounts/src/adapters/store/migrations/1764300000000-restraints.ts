import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Blocks, mutes and muted words. */
export class Restraints1764300000000 implements MigrationInterface {
  readonly name = 'Restraints1764300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE restraint (
        id uuid PRIMARY KEY,
        member_id uuid NOT NULL REFERENCES member,
        other_id uuid NOT NULL REFERENCES member,
        blocked boolean NOT NULL,
        muted boolean NOT NULL,
        muted_until timestamptz,
        version integer NOT NULL,
        changed_at timestamptz NOT NULL,
        UNIQUE (member_id, other_id),
        CHECK (member_id <> other_id),
        CHECK (blocked OR muted)
      )`);
    await runner.query(`CREATE INDEX restraint_newest ON restraint (member_id, changed_at DESC, id DESC)`);
    // For blocks against a member, and for the erasure of a member.
    await runner.query(`CREATE INDEX restraint_other ON restraint (other_id, member_id)`);
    await runner.query(`
      CREATE TABLE muted_words (
        member_id uuid PRIMARY KEY REFERENCES member,
        words text[] NOT NULL,
        version integer NOT NULL,
        changed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE muted_words, restraint`);
  }
}
