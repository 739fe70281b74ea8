import type { UnitOfWork } from '@seyir/kit';
import type { SourceStore, StandingSources, TitleGroupsQuery } from '../../app/ports.js';
import type { EpisodeSources, Segment, Source, SourceGroup, TitleGroup } from '../../domain/source.js';
import {
  GROUPS,
  TITLE_GROUPS,
  toGroup,
  toGroupRow,
  toSource,
  toSourceRows,
  toState,
  toStateRow,
  toTitleGroup,
  type GroupRow,
  type SourceRow,
  type StateRow,
  type TitleGroupRow,
} from './source-rows.js';

export class SqlSourceStore implements SourceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  groupsOf(episodeId: string): Promise<SourceGroup[]> {
    return this.groups(`g.episode_id = $1::uuid`, episodeId);
  }

  async group(hash: string): Promise<SourceGroup | undefined> {
    const [group] = await this.groups(`g.hash = $1`, hash);
    return group;
  }

  async groupsOfTitle({ titleId, season, groupId, offset, limit }: TitleGroupsQuery): Promise<TitleGroup[]> {
    const parameters = [titleId, season ?? null, groupId ?? null, offset, limit];
    return (await this.query<TitleGroupRow[]>(TITLE_GROUPS, parameters)).map(toTitleGroup);
  }

  async source(hash: string): Promise<(Source & { episodeId: string }) | undefined> {
    const [row] = await this.query<(SourceRow & { episode_id: string })[]>(
      `SELECT s.*, g.episode_id FROM source s JOIN source_group g ON g.hash = s.group_hash WHERE s.hash = $1`,
      [hash],
    );
    return row && { ...toSource(row), episodeId: row.episode_id };
  }

  async segmentsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Segment[]>> {
    const rows = await this.query<StateRow[]>(
      `SELECT episode_id, segments FROM episode_sources WHERE episode_id = ANY($1::uuid[])`,
      [episodeIds],
    );
    return new Map(rows.map((row) => [row.episode_id, row.segments]));
  }

  async standing(episodeIds: readonly string[]): Promise<Map<string, StandingSources>> {
    const groups = await this.groups(`g.episode_id = ANY($1::uuid[])`, episodeIds);
    const segments = await this.segmentsOf(episodeIds);
    return new Map(
      [...Map.groupBy(groups, ({ episodeId }) => episodeId)].map(([episodeId, own]) => [
        episodeId,
        { groups: own, segments: segments.get(episodeId) ?? [] },
      ]),
    );
  }

  async lock(
    episodeIds: readonly string[],
    now: Date,
  ): Promise<Map<string, { state: EpisodeSources; groups: SourceGroup[] }>> {
    // Both in the order of the ids, so that two imports never wait for each other in a ring.
    await this.query(
      `INSERT INTO episode_sources (episode_id, changed_at)
       SELECT id, $2 FROM unnest($1::uuid[]) AS id ORDER BY id ON CONFLICT DO NOTHING`,
      [episodeIds, now],
    );
    const states = await this.query<StateRow[]>(
      `SELECT * FROM episode_sources WHERE episode_id = ANY($1::uuid[]) ORDER BY episode_id FOR UPDATE`,
      [episodeIds],
    );
    const groups = await this.groups(`g.episode_id = ANY($1::uuid[])`, episodeIds);
    const byEpisode = Map.groupBy(groups, ({ episodeId }) => episodeId);
    return new Map(
      states.map((row) => [
        row.episode_id,
        { state: toState(row), groups: byEpisode.get(row.episode_id) ?? [] },
      ]),
    );
  }

  async saveGroups(groups: readonly SourceGroup[]): Promise<void> {
    if (groups.length === 0) return;
    await this.query(
      `INSERT INTO source_group (hash, episode_id, group_id, name, translation)
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS g(hash text, episode_id uuid, group_id uuid, name text, translation text)
       ON CONFLICT (hash) DO UPDATE SET name = excluded.name, translation = excluded.translation`,
      [JSON.stringify(groups.map(toGroupRow))],
    );
    await this.query(`DELETE FROM source WHERE group_hash = ANY($1)`, [groups.map(({ hash }) => hash)]);
    await this.query(
      `INSERT INTO source (hash, group_hash, rank, id, name, kind, tiers, locked, location, download)
       SELECT * FROM jsonb_to_recordset($1::jsonb) AS s(hash text, group_hash text, rank integer, id uuid, name text,
         kind text, tiers jsonb, locked boolean, location text, download text)`,
      [JSON.stringify(groups.flatMap(toSourceRows))],
    );
  }

  async saveStates(states: readonly EpisodeSources[]): Promise<void> {
    await this.query(
      `UPDATE episode_sources e SET segments = n.segments, source_count = n.source_count,
         translations = ARRAY(SELECT jsonb_array_elements_text(n.translations)), version = n.version,
         groups = n.groups, changed_at = n.changed_at
       FROM jsonb_to_recordset($1::jsonb) AS n(episode_id uuid, segments jsonb, source_count integer,
         translations jsonb, groups jsonb, version integer, changed_at timestamptz) WHERE e.episode_id = n.episode_id`,
      [JSON.stringify(states.map(toStateRow))],
    );
  }

  async page(cursor: string, limit: number): Promise<EpisodeSources[]> {
    const rows = await this.query<StateRow[]>(
      `SELECT * FROM episode_sources WHERE episode_id > $1::uuid AND version > 0 ORDER BY episode_id LIMIT $2`,
      [cursor, limit],
    );
    return rows.map(toState);
  }

  private async groups(where: string, parameter: unknown): Promise<SourceGroup[]> {
    const rows = await this.query<GroupRow[]>(`${GROUPS} WHERE ${where} GROUP BY g.hash ORDER BY g.seq`, [
      parameter,
    ]);
    return rows.map(toGroup);
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T> {
    return this.unitOfWork.manager.query<T>(sql, parameters);
  }
}
