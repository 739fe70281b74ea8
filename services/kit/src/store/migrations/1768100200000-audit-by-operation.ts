import type { MigrationInterface, QueryRunner } from 'typeorm';
import { besideWrites, indexBesideWrites } from '../beside-writes.js';

/** The actions of one kind, for the admins' list. */
export class AuditByOperation1768100200000 implements MigrationInterface {
  readonly name = 'AuditByOperation1768100200000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(runner, indexBesideWrites('audit_operation', 'audit (operation, at)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX audit_operation`);
  }
}
