import { tallyTables } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reactions are counted by rows of changes that a timer folds into the counts. The table of counts keeps its values.
 * A member's row also stores the previous reaction, which determines how a change moves the counts.
 *
 * Replicas of the previous release may run during the upgrade. They change the counts directly under their lock, and
 * a fold adds to the current value. They ignore changes that are not folded yet, so their pages may show lower counts
 * for up to a second. The counts may be wrong after an import by such a replica, or if one member reacts to one
 * target through both releases at the same moment; the task of this migration recounts them.
 */
export class ReactionsTally1764200000000 implements MigrationInterface {
  readonly name = 'ReactionsTally1764200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of tallyTables('reaction')) await runner.query(statement);
    await runner.query(`ALTER TABLE reaction ADD COLUMN previous smallint`);
    await runner.query(
      `INSERT INTO task (id, kind, dedupe, input, due, created_at)
       VALUES (gen_random_uuid(), 'recount-reactions', 'once', jsonb_build_object('since', now() - interval '1 hour'),
         now() + interval '30 minutes', now())
       ON CONFLICT DO NOTHING`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM task WHERE kind = 'recount-reactions'`);
    await runner.query(`ALTER TABLE reaction DROP COLUMN previous`);
    await runner.query(
      `INSERT INTO reaction_tally (target_type, target_id, changed_at)
       SELECT target_type, target_id, max(added_at) FROM reaction_tally_delta GROUP BY target_type, target_id
       ON CONFLICT DO NOTHING`,
    );
    await runner.query(
      `UPDATE reaction_tally t SET counts = ARRAY(
         SELECT count(r.member_id)::int FROM generate_series(1, 6) kind
         LEFT JOIN reaction r ON r.target_type = t.target_type AND r.target_id = t.target_id AND r.reaction = kind
         GROUP BY kind ORDER BY kind)
       WHERE target_id IN (SELECT target_id FROM reaction_tally_delta)`,
    );
    await runner.query(`DROP TABLE reaction_tally_delta`);
  }
}
