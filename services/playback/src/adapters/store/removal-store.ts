import type { KeptCount, UnitOfWork } from '@seyir/kit';
import type { GonePosition, Owner, RemovalStore } from '../../app/ports.js';
import type { LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources } from '../../domain/source.js';
import { toEntry, type EntryRow } from './library-store.js';
import { toProgress, type ProgressRow } from './progress-store.js';
import { toState, type StateRow } from './source-rows.js';

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async hideEpisodes(titleId: string): Promise<void> {
    await this.query(`UPDATE episode SET removed = true WHERE title_id = $1 AND NOT removed`, [titleId]);
  }

  async episodeAfter(titleId: string, after: string): Promise<string | undefined> {
    const [row] = await this.query<{ id: string }>(
      `SELECT id FROM episode WHERE title_id = $1 AND id > $2 ORDER BY id LIMIT 1`,
      [titleId, after],
    );
    return row?.id;
  }

  positionsOfEpisode(episodeId: string, after: string, limit: number): Promise<GonePosition[]> {
    return this.takePositions('episode_id', 'member_id', [episodeId, after, limit]);
  }

  positionsOfMember(memberId: string, after: string, limit: number): Promise<GonePosition[]> {
    return this.takePositions('member_id', 'episode_id', [memberId, after, limit]);
  }

  async progressOf(owner: Owner, after: string, limit: number): Promise<Progress[]> {
    return (await this.take<ProgressRow>('progress', owner, after, limit)).map(toProgress);
  }

  async libraryOf(owner: Owner, after: string, limit: number): Promise<LibraryEntry[]> {
    return (await this.take<EntryRow>('library_entry', owner, after, limit)).map(toEntry);
  }

  async followers(titleId: string): Promise<void> {
    await this.query(`DELETE FROM title_followers WHERE title_id = $1`, [titleId]);
  }

  async member(memberId: string): Promise<void> {
    for (const table of ['library_counter', 'advert_shown'])
      await this.query(`DELETE FROM ${table} WHERE member_id = $1`, [memberId]);
  }

  async sources(episodeId: string): Promise<EpisodeSources | undefined> {
    await this.query(`SELECT 1 FROM episode_sources WHERE episode_id = $1 FOR UPDATE`, [episodeId]);
    await this.query(`DELETE FROM source_group WHERE episode_id = $1`, [episodeId]);
    const [row] = await this.query<StateRow>(
      `WITH gone AS (DELETE FROM episode_sources WHERE episode_id = $1 RETURNING *) SELECT * FROM gone`,
      [episodeId],
    );
    return row && toState(row);
  }

  async placements(ids: readonly string[]): Promise<number> {
    const adverts = `(SELECT id FROM advert WHERE placement_id = ANY($1::uuid[]))`;
    for (const table of ['advert_shown', 'advert_count'])
      await this.query(`DELETE FROM ${table} WHERE advert_id IN ${adverts}`, [ids]);
    await this.query(`DELETE FROM advert WHERE placement_id = ANY($1::uuid[])`, [ids]);
    const gone = await this.query(
      `WITH gone AS (DELETE FROM placement WHERE id = ANY($1::uuid[]) RETURNING id) SELECT id FROM gone`,
      [ids],
    );
    return gone.length;
  }

  async count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    const counted = (what: string, table: string, about: string, others: string) =>
      `SELECT '${what}' AS what, count(*)::integer AS count, (count(*) FILTER (WHERE ${others}))::integer AS "ofOthers"
       FROM ${table} WHERE ${about}`;
    const theirs = `member_id = ANY($1::uuid[])`;
    const kept = `(${theirs} OR title_id = ANY($2::uuid[]))`;
    return this.query<KeptCount>(
      [
        counted(
          'sources',
          'source s JOIN source_group g ON g.hash = s.group_hash',
          `episode_id = ANY($2::uuid[])`,
          'false',
        ),
        counted('placements', 'placement', `id = ANY($2::uuid[])`, 'false'),
        counted(
          'positions',
          'position',
          `${kept} OR episode_id = ANY($2::uuid[]) AND NOT $2 = '{}'`,
          `NOT ${theirs}`,
        ),
        counted('library entries', 'library_entry', `${kept}`, `NOT ${theirs}`),
      ].join(' UNION ALL '),
      [memberIds, subjectIds],
    );
  }

  private takePositions(
    owner: string,
    key: string,
    values: [string, string, number],
  ): Promise<GonePosition[]> {
    return this.query<GonePosition>(
      `WITH gone AS (
         DELETE FROM position WHERE (member_id, episode_id) IN (
           SELECT member_id, episode_id FROM position WHERE ${owner} = $1 AND ${key} > $2 ORDER BY ${key} LIMIT $3)
         RETURNING member_id, episode_id, watched)
       SELECT member_id AS "memberId", episode_id AS "episodeId", watched FROM gone ORDER BY ${key}`,
      values,
    );
  }

  private take<Row>(
    table: 'progress' | 'library_entry',
    owner: Owner,
    after: string,
    limit: number,
  ): Promise<Row[]> {
    const [column, id] = 'memberId' in owner ? ['member_id', owner.memberId] : ['title_id', owner.titleId];
    return this.query<Row>(
      `WITH gone AS (
         DELETE FROM ${table} WHERE id IN (
           SELECT id FROM ${table} WHERE ${column} = $1 AND id > $2 ORDER BY id LIMIT $3)
         RETURNING *)
       SELECT * FROM gone ORDER BY id`,
      [id, after, limit],
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}
