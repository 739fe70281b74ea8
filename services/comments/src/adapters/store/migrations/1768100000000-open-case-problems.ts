import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * The open cases with each problem, in the order of the queue by weight and by age. A case has many problems, so no index on cases
 * finds them in order. Triggers keep the table, also for writes of the previous release.
 */
export class OpenCaseProblems1768100000000 implements MigrationInterface {
  readonly name = 'OpenCaseProblems1768100000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE IF NOT EXISTS open_case_problem (
        problem text NOT NULL,
        case_id uuid NOT NULL,
        target_type text NOT NULL,
        rank integer NOT NULL,
        opened_at timestamptz NOT NULL,
        PRIMARY KEY (case_id, problem)
      )`);
    for (const [name, columns] of Object.entries(indexes))
      await runner.query(`CREATE INDEX IF NOT EXISTS ${name} ON open_case_problem (${columns})`);
    for (const statement of triggers) await runner.query(statement);
    await fill(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP FUNCTION keep_case_problems, add_case_problem, remove_case_problem CASCADE`);
    await runner.query(`DROP TABLE open_case_problem`);
  }
}

const indexes: Readonly<Record<string, string>> = {
  open_case_problem_queue: 'problem, rank, opened_at, case_id',
  open_case_problem_age: 'problem, opened_at, case_id',
  open_case_problem_kind_queue: 'problem, target_type, rank, opened_at, case_id',
  open_case_problem_kind_age: 'problem, target_type, opened_at, case_id',
};

const triggers: readonly string[] = [
  `CREATE OR REPLACE FUNCTION keep_case_problems() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' OR NEW.state <> 'open' THEN
       DELETE FROM open_case_problem WHERE case_id = OLD.id;
     ELSE
       UPDATE open_case_problem SET rank = -NEW.weight, opened_at = NEW.opened_at WHERE case_id = NEW.id;
     END IF;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER case_problems AFTER DELETE OR UPDATE OF state, weight, opened_at ON moderation_case
   FOR EACH ROW EXECUTE FUNCTION keep_case_problems()`,
  `CREATE OR REPLACE FUNCTION add_case_problem() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO open_case_problem (problem, case_id, target_type, rank, opened_at)
     SELECT NEW.problem, c.id, c.target_type, -c.weight, c.opened_at FROM moderation_case c
     WHERE c.id = NEW.case_id AND c.state = 'open'
     ON CONFLICT DO NOTHING;
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER case_problem_added AFTER INSERT ON report
   FOR EACH ROW EXECUTE FUNCTION add_case_problem()`,
  `CREATE OR REPLACE FUNCTION remove_case_problem() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     DELETE FROM open_case_problem p WHERE p.case_id = OLD.case_id AND p.problem = OLD.problem
       AND NOT EXISTS (SELECT FROM report r WHERE r.case_id = OLD.case_id AND r.problem = OLD.problem);
     RETURN NULL;
   END $$`,
  `CREATE OR REPLACE TRIGGER case_problem_removed AFTER DELETE ON report
   FOR EACH ROW EXECUTE FUNCTION remove_case_problem()`,
];

/** Adds the open cases of before, 500 at a time: the lock lets no report change the weight of a case that is being added. */
const fill = async (runner: QueryRunner): Promise<void> => {
  let after: string | undefined = FIRST;
  while (after) {
    await runner.startTransaction();
    const rows = (await runner.query(
      `SELECT id FROM moderation_case WHERE state = 'open' AND id > $1 ORDER BY id LIMIT 500 FOR SHARE`,
      [after],
    )) as { id: string }[];
    const ids = rows.map(({ id }) => id);
    await runner.query(
      `INSERT INTO open_case_problem (problem, case_id, target_type, rank, opened_at)
       SELECT DISTINCT r.problem, c.id, c.target_type, -c.weight, c.opened_at
       FROM moderation_case c JOIN report r ON r.case_id = c.id WHERE c.id = ANY($1::uuid[])
       ON CONFLICT DO NOTHING`,
      [ids],
    );
    await runner.commitTransaction();
    after = ids.at(-1);
  }
};
