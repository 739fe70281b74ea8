import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The groups that have sources of an episode, for `playback.source.v1`. */
export class SourceGroups1763750000000 implements MigrationInterface {
  readonly name = 'SourceGroups1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE episode_sources ADD COLUMN groups jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`
      UPDATE episode_sources e SET groups = known.groups FROM (
        SELECT g.episode_id, jsonb_agg(
          jsonb_build_object('groupId', g.group_id, 'translation', g.translation) ORDER BY g.group_id) AS groups
        FROM source_group g WHERE EXISTS (SELECT 1 FROM source s WHERE s.group_hash = g.hash)
        GROUP BY g.episode_id
      ) known WHERE known.episode_id = e.episode_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE episode_sources DROP COLUMN groups`);
  }
}
