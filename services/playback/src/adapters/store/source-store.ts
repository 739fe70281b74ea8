import { columns, statement, type UnitOfWork } from '@seyir/kit';
import { Any, MoreThan } from 'typeorm';
import type { SourceStore, StandingSources, TitleGroupsQuery } from '../../app/ports.js';
import type {
  EpisodeSources,
  Segment,
  Source,
  SourceGroup,
  TitleGroup,
  Translation,
} from '../../domain/source.js';
import { EpisodeSourcesRow, SourceRow, type SourceGroupRow } from './entities/source.js';
import {
  selectGroups,
  titleGroups,
  toGroup,
  toSource,
  toSourceRows,
  toState,
  type ReadSource,
} from './source-rows.js';

const groupsOfEpisode = selectGroups('g.episode_id = $1::uuid');
const groupsOfEpisodes = selectGroups('g.episode_id = ANY($1::uuid[])');
const groupByHash = selectGroups('g.hash = $1');

const READ = ['hash', 'id', 'name', 'kind', 'tiers', 'locked', 'location', 'download', 'offset'] as const;

const sourceByHash = statement<ReadSource & Pick<SourceGroupRow, 'episodeId'>>(
  `SELECT ${columns(SourceRow, 's', READ)}, g.episode_id AS "episodeId"
   FROM source s JOIN source_group g ON g.hash = s.group_hash WHERE s.hash = $1`,
);

const segmentsOf = statement<Pick<EpisodeSourcesRow, 'episodeId' | 'segments'>>(
  `SELECT episode_id AS "episodeId", segments FROM episode_sources WHERE episode_id = ANY($1::uuid[])`,
);

const translationsOf = statement<Pick<EpisodeSourcesRow, 'episodeId' | 'translations'>>(
  `SELECT episode_id AS "episodeId", translations FROM episode_sources WHERE episode_id = ANY($1::uuid[])`,
);

/** Locks are taken in the order of ids, as in `lockStates`, so that two imports never deadlock. */
const beginStates = statement(
  `INSERT INTO episode_sources (episode_id, changed_at)
   SELECT id, $2 FROM unnest($1::uuid[]) AS id ORDER BY id ON CONFLICT DO NOTHING`,
);

const lockStates = statement<EpisodeSourcesRow>(
  `SELECT ${columns(EpisodeSourcesRow, 's')} FROM episode_sources s
   WHERE episode_id = ANY($1::uuid[]) ORDER BY s.episode_id FOR UPDATE`,
);

/**
 * Updates existing rows. An insert with ON CONFLICT finds each by its key; an update with a join may read all of
 * them.
 */
const saveStates = statement(
  `INSERT INTO episode_sources (episode_id, segments, source_count, translations, groups, version, changed_at)
   SELECT "episodeId", segments, "sourceCount", ARRAY(SELECT jsonb_array_elements_text(translations)), groups,
     version, "changedAt"
   FROM jsonb_to_recordset($1::jsonb) AS n("episodeId" uuid, segments jsonb, "sourceCount" integer,
     translations jsonb, groups jsonb, version integer, "changedAt" timestamptz)
   ON CONFLICT (episode_id) DO UPDATE SET segments = excluded.segments, source_count = excluded.source_count,
     translations = excluded.translations, groups = excluded.groups, version = excluded.version,
     changed_at = excluded.changed_at`,
);

const saveGroups = statement(
  `INSERT INTO source_group (hash, episode_id, group_id, name, translation)
   SELECT * FROM jsonb_to_recordset($1::jsonb)
     AS g(hash text, "episodeId" uuid, "groupId" uuid, name text, translation text)
   ON CONFLICT (hash) DO UPDATE SET name = excluded.name, translation = excluded.translation`,
);

const addSources = statement(
  `INSERT INTO source (hash, group_hash, rank, id, name, kind, tiers, locked, location, download, "offset")
   SELECT * FROM jsonb_to_recordset($1::jsonb) AS s(hash text, "groupHash" text, rank integer, id uuid, name text,
     kind text, tiers jsonb, locked boolean, location text, download text, "offset" double precision)`,
);

export class SqlSourceStore implements SourceStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  groupsOf(episodeId: string): Promise<SourceGroup[]> {
    return this.groups(groupsOfEpisode, episodeId);
  }

  async group(hash: string): Promise<SourceGroup | undefined> {
    const [group] = await this.groups(groupByHash, hash);
    return group;
  }

  groupsOfTitle({ titleId, season, groupId, offset, limit }: TitleGroupsQuery): Promise<TitleGroup[]> {
    const values = [titleId, season ?? null, groupId ?? null, offset, limit];
    return titleGroups.all(this.unitOfWork, values);
  }

  async source(hash: string): Promise<(Source & { episodeId: string }) | undefined> {
    const row = await sourceByHash.first(this.unitOfWork, [hash]);
    return row && { ...toSource(row), episodeId: row.episodeId };
  }

  async translationsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Translation[]>> {
    if (episodeIds.length === 0) return new Map();
    const rows = await translationsOf.all(this.unitOfWork, [episodeIds]);
    return new Map(rows.map((row) => [row.episodeId, row.translations]));
  }

  async segmentsOf(episodeIds: readonly string[]): Promise<Map<string, readonly Segment[]>> {
    const rows = await segmentsOf.all(this.unitOfWork, [episodeIds]);
    return new Map(rows.map((row) => [row.episodeId, row.segments]));
  }

  async standing(episodeIds: readonly string[]): Promise<Map<string, StandingSources>> {
    const groups = await this.groups(groupsOfEpisodes, episodeIds);
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
    await beginStates.run(this.unitOfWork, [episodeIds, now]);
    const states = await lockStates.all(this.unitOfWork, [episodeIds]);
    const groups = await this.groups(groupsOfEpisodes, episodeIds);
    const byEpisode = Map.groupBy(groups, ({ episodeId }) => episodeId);
    return new Map(
      states.map((row) => [
        row.episodeId,
        { state: toState(row), groups: byEpisode.get(row.episodeId) ?? [] },
      ]),
    );
  }

  async saveGroups(groups: readonly SourceGroup[]): Promise<void> {
    if (groups.length === 0) return;
    await saveGroups.run(this.unitOfWork, [JSON.stringify(groups)]);
    await this.unitOfWork.rows(SourceRow).delete({ groupHash: Any(groups.map(({ hash }) => hash)) });
    await addSources.run(this.unitOfWork, [JSON.stringify(groups.flatMap(toSourceRows))]);
  }

  async saveStates(states: readonly EpisodeSources[]): Promise<void> {
    await saveStates.run(this.unitOfWork, [JSON.stringify(states)]);
  }

  async after(cursor: string, limit: number): Promise<EpisodeSources[]> {
    const rows = await this.states.find({
      where: { episodeId: MoreThan(cursor), version: MoreThan(0) },
      order: { episodeId: 'ASC' },
      take: limit,
    });
    return rows.map(toState);
  }

  private async groups(groups: ReturnType<typeof selectGroups>, value: unknown): Promise<SourceGroup[]> {
    return (await groups.all(this.unitOfWork, [value])).map(toGroup);
  }

  private get states() {
    return this.unitOfWork.rows(EpisodeSourcesRow);
  }
}
