import { besideWrites, indexBesideWrites } from '@seyir/kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the sessions of a sign-in at the identity provider. */
export class SessionProvider1763790000000 implements MigrationInterface {
  readonly name = 'SessionProvider1763790000000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await besideWrites(
      runner,
      indexBesideWrites('session_provider', 'session (provider_session) WHERE provider_session IS NOT NULL'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX session_provider`);
  }
}
