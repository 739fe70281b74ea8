import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of people by the end of their ids, which their addresses contain. Only an addition. */
export class PeopleByAddress1766400000000 implements MigrationInterface {
  readonly name = 'PeopleByAddress1766400000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, indexBesideWrites('person_id_part', 'person (right(id::text, 8), id)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX person_id_part`);
  }
}
