import { columns, statement, type KeptCount, type Statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { GonePosition, Owner, RemovalStore } from '../../app/ports.js';
import type { LibraryEntry } from '../../domain/library.js';
import type { Progress } from '../../domain/progress.js';
import type { EpisodeSources } from '../../domain/source.js';
import { AdvertRow, AdvertShownRow, PlacementRow } from './entities/advert.js';
import { EpisodeRow } from './entities/catalogue.js';
import { CounterRow, EntryRow, FollowersRow } from './entities/library.js';
import { ProgressRow } from './entities/position.js';
import { EpisodeSourcesRow, SourceGroupRow } from './entities/source.js';
import { toEntry } from './library-store.js';
import { toProgress } from './progress-store.js';
import { toState } from './source-rows.js';

const episodeAfter = statement<Pick<EpisodeRow, 'id'>>(
  `SELECT id FROM episode WHERE title_id = $1 AND id > $2 ORDER BY id LIMIT 1`,
);

/**
 * Deletes a chunk of positions. The chunk is locked first: without the lock another task could delete all of its rows while this
 * statement waits, and an empty result would look like the end of the list.
 */
const takePositions = (owner: 'member_id' | 'episode_id', key: 'member_id' | 'episode_id') =>
  statement<GonePosition>(
    `WITH gone AS (
       DELETE FROM member_position WHERE ${owner} = $1 AND ${key} > $2 AND ${key} <= (
         SELECT ${key} FROM (
           SELECT ${key} FROM member_position WHERE ${owner} = $1 AND ${key} > $2 ORDER BY ${key} LIMIT $3 FOR UPDATE
         ) chunk ORDER BY ${key} DESC LIMIT 1)
       RETURNING member_id, episode_id, watched)
     SELECT member_id AS "memberId", episode_id AS "episodeId", watched FROM gone ORDER BY ${key}`,
  );

const takeOfEpisode = takePositions('episode_id', 'member_id');
const takeOfMember = takePositions('member_id', 'episode_id');

/** Deletes rows of a table by their owner. */
const taking = <Row extends object>(entity: new () => Row, table: 'progress' | 'library_entry') => {
  const by = (owner: 'member_id' | 'title_id') =>
    statement<Row>(
      `WITH gone AS (
         DELETE FROM ${table} WHERE id = ANY(ARRAY(
           SELECT id FROM ${table} WHERE ${owner} = $1 AND id > $2 ORDER BY id LIMIT $3 FOR UPDATE))
         RETURNING *)
       SELECT ${columns(entity, 'gone')} FROM gone ORDER BY gone.id`,
    );
  return { byMember: by('member_id'), byTitle: by('title_id') };
};

const takeProgress = taking(ProgressRow, 'progress');
const takeEntries = taking(EntryRow, 'library_entry');

const lockSources = statement(`SELECT 1 FROM episode_sources WHERE episode_id = $1 FOR UPDATE`);

const deleteHealth = statement(
  `DELETE FROM source_health WHERE source_hash = ANY(ARRAY(
     SELECT s.hash FROM source_group g JOIN source s ON s.group_hash = g.hash WHERE g.episode_id = $1))`,
);

const deleteSources = statement<EpisodeSourcesRow>(
  `DELETE FROM episode_sources s WHERE episode_id = $1 RETURNING ${columns(EpisodeSourcesRow, 's')}`,
);

const deleteOfAdverts = (table: 'advert_shown' | 'advert_count') =>
  statement(
    `DELETE FROM ${table} WHERE advert_id IN (SELECT id FROM advert WHERE placement_id = ANY($1::uuid[]))`,
  );

const deleteShown = deleteOfAdverts('advert_shown');
const deleteCounts = deleteOfAdverts('advert_count');

const [MEMBERS, SUBJECTS] = [`ANY($1::uuid[])`, `ANY($2::uuid[])`];

/** PostgreSQL assumes that an array from a subquery is short, and looks up each of its ids in an index. */
const EPISODES = `ANY(ARRAY(SELECT unnest($2::uuid[]) UNION SELECT id FROM episode WHERE title_id = ${SUBJECTS}))`;

const SOURCES = `(SELECT FROM (SELECT hash FROM source_group WHERE episode_id = ${SUBJECTS} OFFSET 0) g
  CROSS JOIN LATERAL (SELECT FROM source WHERE group_hash = g.hash OFFSET 0) s) of_groups`;

const counted = (what: string, own: string, others = `(SELECT) AS nothing WHERE false`) =>
  `SELECT '${what}' AS what, (own.n + others.n)::integer AS count, others.n::integer AS "ofOthers"
   FROM (SELECT count(*) AS n FROM ${own}) own, (SELECT count(*) AS n FROM ${others}) others`;

const countedOfMembers = (what: string, table: string, about: string) =>
  counted(
    what,
    `${table} WHERE member_id = ${MEMBERS}`,
    `${table} WHERE ${about} AND NOT member_id = ${MEMBERS}`,
  );

const countKept = statement<KeptCount>(
  [
    counted('sources', SOURCES),
    counted('placements', `placement WHERE id = ${SUBJECTS}`),
    countedOfMembers('positions', 'member_position', `episode_id = ${EPISODES}`),
    countedOfMembers('library entries', 'library_entry', `title_id = ${SUBJECTS}`),
  ].join(' UNION ALL '),
);

export class SqlRemovalStore implements RemovalStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async hideEpisodes(titleId: string): Promise<void> {
    await this.unitOfWork.rows(EpisodeRow).update({ titleId, removed: false }, { removed: true });
  }

  async episodeAfter(titleId: string, after: string): Promise<string | undefined> {
    return (await episodeAfter.first(this.unitOfWork, [titleId, after]))?.id;
  }

  positionsOfEpisode(episodeId: string, after: string, limit: number): Promise<GonePosition[]> {
    return takeOfEpisode.all(this.unitOfWork, [episodeId, after, limit]);
  }

  positionsOfMember(memberId: string, after: string, limit: number): Promise<GonePosition[]> {
    return takeOfMember.all(this.unitOfWork, [memberId, after, limit]);
  }

  async progressOf(owner: Owner, after: string, limit: number): Promise<Progress[]> {
    return (await this.take(takeProgress, owner, after, limit)).map(toProgress);
  }

  async libraryOf(owner: Owner, after: string, limit: number): Promise<LibraryEntry[]> {
    return (await this.take(takeEntries, owner, after, limit)).map(toEntry);
  }

  async followers(titleId: string): Promise<void> {
    await this.unitOfWork.rows(FollowersRow).delete({ titleId });
  }

  async member(memberId: string): Promise<void> {
    await this.unitOfWork.rows(CounterRow).delete({ memberId });
    await this.unitOfWork.rows(AdvertShownRow).delete({ memberId });
  }

  async sources(episodeId: string): Promise<EpisodeSources | undefined> {
    await lockSources.run(this.unitOfWork, [episodeId]);
    await deleteHealth.run(this.unitOfWork, [episodeId]);
    await this.unitOfWork.rows(SourceGroupRow).delete({ episodeId });
    const row = await deleteSources.first(this.unitOfWork, [episodeId]);
    return row && toState(row);
  }

  async placements(ids: readonly string[]): Promise<number> {
    await deleteShown.run(this.unitOfWork, [ids]);
    await deleteCounts.run(this.unitOfWork, [ids]);
    await this.unitOfWork.rows(AdvertRow).delete({ placementId: Any(ids) });
    const { affected } = await this.unitOfWork.rows(PlacementRow).delete({ id: Any(ids) });
    return affected ?? 0;
  }

  count(memberIds: readonly string[], subjectIds: readonly string[]): Promise<KeptCount[]> {
    return countKept.all(this.unitOfWork, [memberIds, subjectIds]);
  }

  private take<Row>(
    rows: { readonly byMember: Statement<Row>; readonly byTitle: Statement<Row> },
    owner: Owner,
    after: string,
    limit: number,
  ): Promise<Row[]> {
    return 'memberId' in owner
      ? rows.byMember.all(this.unitOfWork, [owner.memberId, after, limit])
      : rows.byTitle.all(this.unitOfWork, [owner.titleId, after, limit]);
  }
}
