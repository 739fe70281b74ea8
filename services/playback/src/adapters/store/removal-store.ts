import type { KeptCount, UnitOfWork } from '@seyir/kit';
import type { Owner, RemovalStore } from '../../app/ports.js';
import type { LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources } from '../../domain/source.js';
import { toEntry, type EntryRow } from './library-store.js';
import { toProgress, type ProgressRow } from './progress-store.js';
import { toState, type StateRow } from './source-rows.js';

type Whole = Exclude<Owner, { readonly episodeId: string }>;

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  positions(of: Owner): Promise<{ memberId: string; titleId: string; watched: number }[]> {
    const { where, parameters } = owned(of);
    return this.query(
      `WITH gone AS (DELETE FROM position WHERE ${where} RETURNING member_id, title_id, watched)
       SELECT member_id AS "memberId", title_id AS "titleId", (count(*) FILTER (WHERE watched))::integer AS watched
       FROM gone GROUP BY member_id, title_id ORDER BY member_id, title_id`,
      parameters,
    );
  }

  async progress(of: Whole): Promise<Progress[]> {
    return (await this.delete<ProgressRow>('progress', of)).map(toProgress);
  }

  async library(of: Whole): Promise<LibraryEntry[]> {
    return (await this.delete<EntryRow>('library_entry', of)).map(toEntry);
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

  private delete<Row>(table: string, of: Whole): Promise<Row[]> {
    const { where, parameters } = owned(of);
    return this.query<Row>(
      `WITH gone AS (DELETE FROM ${table} WHERE ${where} RETURNING *) SELECT * FROM gone ORDER BY id`,
      parameters,
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(sql, parameters);
  }
}

const owned = (of: Owner): { where: string; parameters: string[] } => {
  if ('memberId' in of) return { where: 'member_id = $1', parameters: [of.memberId] };
  if ('episodeId' in of)
    return { where: 'title_id = $1 AND episode_id = $2', parameters: [of.titleId, of.episodeId] };
  return { where: 'title_id = $1', parameters: [of.titleId] };
};
