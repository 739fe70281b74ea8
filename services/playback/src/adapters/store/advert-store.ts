import type { UnitOfWork } from '@seyir/kit';
import type { AdvertStore } from '../../app/ports.js';
import type { AdvertCounts, AdvertMoment, Placement } from '../../domain/advert.js';
import {
  PLACEMENTS,
  toAdvertRows,
  toCounts,
  toPlacement,
  toPlacementRow,
  type CountsRow,
  type PlacementRow,
} from './advert-rows.js';

/** How many rows share the counts of an advert. */
const SHARDS = 8;

const columns: Readonly<Record<AdvertMoment, string>> = {
  impression: 'impressions',
  skip: 'skips',
  click: 'clicks',
};

export class SqlAdvertStore implements AdvertStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async placementsFor(titleId: string): Promise<Placement[]> {
    const rows = await this.query<PlacementRow[]>(
      `${PLACEMENTS} WHERE $1::uuid = ANY(p.title_ids) OR (SELECT kind FROM title WHERE id = $1::uuid) = ANY(p.kinds)
         OR (p.title_ids = '{}' AND p.kinds = '{}')
       GROUP BY p.id ORDER BY $1::uuid = ANY(p.title_ids) DESC, p.seq`,
      [titleId],
    );
    return rows.map(toPlacement);
  }

  async placements(): Promise<Placement[]> {
    const rows = await this.query<PlacementRow[]>(`${PLACEMENTS} GROUP BY p.id ORDER BY p.seq`, []);
    return rows.map(toPlacement);
  }

  async counts(): Promise<AdvertCounts[]> {
    const rows = await this.query<CountsRow[]>(
      `SELECT a.id, coalesce(sum(impressions), 0) AS impressions, coalesce(sum(skips), 0) AS skips,
         coalesce(sum(clicks), 0) AS clicks
       FROM advert a LEFT JOIN advert_count c ON c.advert_id = a.id GROUP BY a.id ORDER BY a.id`,
      [],
    );
    return rows.map(toCounts);
  }

  async shownTo(memberId: string, since: Date): Promise<Map<string, number>> {
    const rows = await this.query<{ advert_id: string; times: number }[]>(
      `SELECT advert_id, times FROM advert_shown WHERE member_id = $1 AND since > $2`,
      [memberId, since],
    );
    return new Map(rows.map((row) => [row.advert_id, row.times]));
  }

  async noteShown(memberId: string, advertId: string, now: Date, since: Date): Promise<void> {
    await this.query(
      `INSERT INTO advert_shown AS s (member_id, advert_id, times, since) VALUES ($1, $2, 1, $3)
       ON CONFLICT (member_id, advert_id) DO UPDATE SET
         times = CASE WHEN s.since > $4 THEN s.times + 1 ELSE 1 END,
         since = CASE WHEN s.since > $4 THEN s.since ELSE excluded.since END`,
      [memberId, advertId, now, since],
    );
  }

  async count(advertId: string, moment: AdvertMoment): Promise<boolean> {
    const column = columns[moment];
    const counted = await this.query<unknown[]>(
      `INSERT INTO advert_count AS c (advert_id, shard, ${column})
       SELECT id, floor(random() * ${SHARDS}), 1 FROM advert WHERE id = $1::uuid
       ON CONFLICT (advert_id, shard) DO UPDATE SET ${column} = c.${column} + 1 RETURNING advert_id`,
      [advertId],
    );
    return counted.length > 0;
  }

  async lock(): Promise<void> {
    await this.query(`LOCK TABLE placement IN SHARE ROW EXCLUSIVE MODE`, []);
  }

  async save(placements: readonly Placement[]): Promise<void> {
    if (placements.length === 0) return;
    await this.query(
      `INSERT INTO placement (id, name, variant, title_ids, kinds, per_day)
       SELECT n.id, n.name, n.variant, ARRAY(SELECT jsonb_array_elements_text(n.title_ids)::uuid),
         ARRAY(SELECT jsonb_array_elements_text(n.kinds)::smallint), n.per_day
       FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, name text, variant text, title_ids jsonb, kinds jsonb,
         per_day integer)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, variant = excluded.variant,
         title_ids = excluded.title_ids, kinds = excluded.kinds, per_day = excluded.per_day`,
      [JSON.stringify(placements.map(toPlacementRow))],
    );
    await this.query(`UPDATE advert SET rank = NULL WHERE placement_id = ANY($1::uuid[])`, [
      placements.map(({ id }) => id),
    ]);
    await this.query(
      `INSERT INTO advert (id, placement_id, rank, link, seconds, video, image)
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS n(id uuid, placement_id uuid, rank integer, link text, seconds integer, video text, image text)
       ON CONFLICT (id) DO UPDATE SET placement_id = excluded.placement_id, rank = excluded.rank,
         link = excluded.link, seconds = excluded.seconds, video = excluded.video, image = excluded.image`,
      [JSON.stringify(placements.flatMap(toAdvertRows))],
    );
  }

  private query<T>(sql: string, parameters: unknown[]): Promise<T> {
    return this.unitOfWork.manager.query<T>(sql, parameters);
  }
}
