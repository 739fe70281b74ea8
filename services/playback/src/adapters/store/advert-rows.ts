import type { Advert, AdvertCounts, AdvertVariant, Placement } from '../../domain/advert.js';

export interface PlacementRow {
  id: string;
  name: string;
  variant: AdvertVariant;
  title_ids: string[];
  kinds: number[];
  per_day: number;
  adverts: Advert[];
}

/** Sums come as text: they may be beyond what a number holds, though never here. */
export interface CountsRow {
  id: string;
  impressions: string;
  skips: string;
  clicks: string;
}

/** Placements with what runs in them in one statement; the caller adds WHERE, GROUP BY p.id and ORDER BY. */
export const PLACEMENTS = `SELECT p.*, coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.rank) FILTER (WHERE a.id IS NOT NULL),
  '[]') AS adverts FROM placement p LEFT JOIN advert a ON a.placement_id = p.id AND a.rank IS NOT NULL`;

// The order of the fields is that of an imported placement: both are compared as JSON.
export const toPlacement = (row: PlacementRow): Placement => ({
  id: row.id,
  name: row.name,
  variant: row.variant,
  titleIds: row.title_ids,
  kinds: row.kinds,
  perDay: row.per_day,
  adverts: row.adverts.map(({ id, link, seconds, video, image }) => ({ id, link, seconds, video, image })),
});

export const toPlacementRow = ({ id, name, variant, titleIds, kinds, perDay }: Placement) => ({
  id,
  name,
  variant,
  title_ids: titleIds,
  kinds,
  per_day: perDay,
});

export const toAdvertRows = ({ id, adverts }: Placement) =>
  adverts.map((advert, rank) => ({ ...advert, placement_id: id, rank }));

export const toCounts = ({ id, impressions, skips, clicks }: CountsRow): AdvertCounts => ({
  advertId: id,
  impressions: Number(impressions),
  skips: Number(skips),
  clicks: Number(clicks),
});
