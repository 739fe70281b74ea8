import { statement, type UnitOfWork } from '@seyir/kit';
import { Any, MoreThan } from 'typeorm';
import type { AdvertStore } from '../../app/ports.js';
import type { AdvertCounts, AdvertMoment, Placement } from '../../domain/advert.js';
import { selectPlacements, toAdvertRows, toCounts, toPlacement, type CountsRow } from './advert-rows.js';
import { AdvertRow, AdvertShownRow } from './entities/advert.js';

/** Number of rows that share the counts of an advert. */
const SHARDS = 8;

const placementsFor = selectPlacements(
  `WHERE $1::uuid = ANY(p.title_ids) OR (SELECT kind FROM title WHERE id = $1::uuid) = ANY(p.kinds)
     OR (p.title_ids = '{}' AND p.kinds = '{}')
   GROUP BY p.id ORDER BY $1::uuid = ANY(p.title_ids) DESC, p.seq`,
);

const allPlacements = selectPlacements('GROUP BY p.id ORDER BY p.seq');

const allCounts = statement<CountsRow>(
  `SELECT a.id, coalesce(sum(impressions), 0) AS impressions, coalesce(sum(skips), 0) AS skips,
     coalesce(sum(clicks), 0) AS clicks
   FROM advert a LEFT JOIN advert_count c ON c.advert_id = a.id GROUP BY a.id ORDER BY a.id`,
);

const noteShown = statement(
  `INSERT INTO advert_shown AS s (member_id, advert_id, times, since) VALUES ($1, $2, 1, $3)
   ON CONFLICT (member_id, advert_id) DO UPDATE SET
     times = CASE WHEN s.since > $4 THEN s.times + 1 ELSE 1 END,
     since = CASE WHEN s.since > $4 THEN s.since ELSE excluded.since END`,
);

const counting = (column: 'impressions' | 'skips' | 'clicks') =>
  statement(
    `INSERT INTO advert_count AS c (advert_id, shard, ${column})
     SELECT id, floor(random() * ${SHARDS}), 1 FROM advert WHERE id = $1::uuid
     ON CONFLICT (advert_id, shard) DO UPDATE SET ${column} = c.${column} + 1`,
  );

const countMoment = {
  impression: counting('impressions'),
  skip: counting('skips'),
  click: counting('clicks'),
};

const lockPlacements = statement(`LOCK TABLE placement IN SHARE ROW EXCLUSIVE MODE`);

const savePlacements = statement(
  `INSERT INTO placement (id, name, variant, title_ids, kinds, per_day)
   SELECT n.id, n.name, n.variant, ARRAY(SELECT jsonb_array_elements_text(n."titleIds")::uuid),
     ARRAY(SELECT jsonb_array_elements_text(n.kinds)::smallint), n."perDay"
   FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, name text, variant text, "titleIds" jsonb, kinds jsonb,
     "perDay" integer)
   ON CONFLICT (id) DO UPDATE SET name = excluded.name, variant = excluded.variant,
     title_ids = excluded.title_ids, kinds = excluded.kinds, per_day = excluded.per_day`,
);

const saveAdverts = statement(
  `INSERT INTO advert (id, placement_id, rank, link, seconds, video, image)
   SELECT * FROM jsonb_to_recordset($1::jsonb)
     AS n(id uuid, "placementId" uuid, rank integer, link text, seconds integer, video text, image text)
   ON CONFLICT (id) DO UPDATE SET placement_id = excluded.placement_id, rank = excluded.rank,
     link = excluded.link, seconds = excluded.seconds, video = excluded.video, image = excluded.image`,
);

export class SqlAdvertStore implements AdvertStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async placementsFor(titleId: string): Promise<Placement[]> {
    return (await placementsFor.all(this.unitOfWork, [titleId])).map(toPlacement);
  }

  async placements(): Promise<Placement[]> {
    return (await allPlacements.all(this.unitOfWork)).map(toPlacement);
  }

  async counts(): Promise<AdvertCounts[]> {
    return (await allCounts.all(this.unitOfWork)).map(toCounts);
  }

  async shownTo(memberId: string, since: Date): Promise<Map<string, number>> {
    const rows = await this.unitOfWork.rows(AdvertShownRow).findBy({ memberId, since: MoreThan(since) });
    return new Map(rows.map(({ advertId, times }) => [advertId, times]));
  }

  async noteShown(memberId: string, advertId: string, now: Date, since: Date): Promise<void> {
    await noteShown.run(this.unitOfWork, [memberId, advertId, now, since]);
  }

  async count(advertId: string, moment: AdvertMoment): Promise<boolean> {
    return (await countMoment[moment].run(this.unitOfWork, [advertId])) > 0;
  }

  async lock(): Promise<void> {
    await lockPlacements.run(this.unitOfWork);
  }

  async save(placements: readonly Placement[]): Promise<void> {
    if (placements.length === 0) return;
    await savePlacements.run(this.unitOfWork, [JSON.stringify(placements)]);
    const ids = placements.map(({ id }) => id);
    await this.unitOfWork.rows(AdvertRow).update({ placementId: Any(ids) }, { rank: null });
    await saveAdverts.run(this.unitOfWork, [JSON.stringify(placements.flatMap(toAdvertRows))]);
  }
}
