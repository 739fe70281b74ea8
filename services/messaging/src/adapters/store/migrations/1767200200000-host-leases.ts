import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the host of each room counts as present, so that the search for lost hosts reads only leases that are over. */
export class HostLeases1767200200000 implements MigrationInterface {
  readonly name = 'HostLeases1767200200000';

  async up(runner: QueryRunner): Promise<void> {
    // Unlogged like the heartbeats: after a crash the next heartbeats fill it again.
    await runner.query(`
      CREATE UNLOGGED TABLE room_host_lease (
        room_id uuid PRIMARY KEY,
        until timestamptz NOT NULL,
        renewed boolean NOT NULL
      ) WITH (fillfactor = 50)`);
    await runner.query(`CREATE INDEX room_host_lease_until ON room_host_lease (until)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE room_host_lease`);
  }
}
