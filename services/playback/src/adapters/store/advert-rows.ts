import { columns, statement } from '@seyir/kit';
import type { Advert, AdvertCounts, Placement } from '../../domain/advert.js';
import { PlacementRow, type AdvertCountRow, type AdvertRow } from './entities/advert.js';

/** A placement with its active adverts. */
export type ReadPlacement = Omit<PlacementRow, 'seq'> & { readonly adverts: readonly Advert[] };

/** Sums are returned as text, because bigint may exceed a JavaScript number. */
export type CountsRow = Pick<AdvertCountRow, 'impressions' | 'skips' | 'clicks'> & { readonly id: string };

/** Placements with their adverts in one statement; `rest` contains WHERE, GROUP BY p.id and ORDER BY. */
export const selectPlacements = (rest: string) =>
  statement<ReadPlacement>(
    `SELECT ${columns(PlacementRow, 'p', ['id', 'name', 'variant', 'titleIds', 'kinds', 'perDay'])},
       coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.rank) FILTER (WHERE a.id IS NOT NULL), '[]') AS adverts
     FROM placement p LEFT JOIN advert a ON a.placement_id = p.id AND a.rank IS NOT NULL ${rest}`,
  );

// The order of the fields is that of an imported placement, because both are compared as JSON.
export const toPlacement = (row: ReadPlacement): Placement => ({
  id: row.id,
  name: row.name,
  variant: row.variant,
  titleIds: row.titleIds,
  kinds: row.kinds,
  perDay: row.perDay,
  adverts: row.adverts.map(({ id, link, seconds, video, image }) => ({ id, link, seconds, video, image })),
});

export const toAdvertRows = ({ id, adverts }: Placement): AdvertRow[] =>
  adverts.map((advert, rank) => ({ ...advert, placementId: id, rank }));

export const toCounts = ({ id, impressions, skips, clicks }: CountsRow): AdvertCounts => ({
  advertId: id,
  impressions: Number(impressions),
  skips: Number(skips),
  clicks: Number(clicks),
});
