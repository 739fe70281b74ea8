import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many days audit rows are kept. The table itself refuses to delete a row earlier. */
export const AUDIT_DAYS = 730;

/** The actions of moderators, editors and admins. A trigger makes the table append-only, because the service's role owns it. */
export class Audit1764000170000 implements MigrationInterface {
  readonly name = 'Audit1764000170000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE audit (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL DEFAULT now(),
        actor_id uuid NOT NULL,
        roles text[] NOT NULL,
        operation text NOT NULL,
        object_kind text,
        object_ids text[] NOT NULL,
        outcome text NOT NULL,
        request_id text NOT NULL
      )`);
    await runner.query(`CREATE INDEX audit_at ON audit (at)`);
    await runner.query(`CREATE INDEX audit_actor ON audit (actor_id, at)`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' AND OLD.at < now() - interval '${AUDIT_DAYS} days' THEN RETURN OLD; END IF;
        RAISE EXCEPTION 'audit rows are only added, and kept for ${AUDIT_DAYS} days';
      END $$`);
    await runner.query(
      `CREATE TRIGGER audit_only_grows BEFORE UPDATE OR DELETE ON audit
       FOR EACH ROW EXECUTE FUNCTION refuse_audit_change()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE audit`);
    await runner.query(`DROP FUNCTION refuse_audit_change`);
  }
}
