import { statement, type UnitOfWork } from '@seyir/kit';
import type { ShelfFilter, ShelfStore } from '../../app/ports.js';
import type { Shelf } from '../../domain/title.js';

const shelves = statement<Shelf>(
  `SELECT sort, slug, min(name) AS name, array_agg(DISTINCT kind) AS kinds,
          coalesce(sum(titles) FILTER (WHERE kind = $2 OR $2 IS NULL), 0)::int AS "titleCount"
   FROM shelf_count WHERE sort = $1 AND (slug = $3 OR $3::text IS NULL)
   GROUP BY sort, slug
   HAVING bool_or(kind = $2 OR $2::text IS NULL)
   ORDER BY "titleCount" DESC, min(name) COLLATE "tr-x-icu", slug LIMIT $4`,
);

export class SqlShelfStore implements ShelfStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  list({ sort, kind, slug }: ShelfFilter, limit: number): Promise<Shelf[]> {
    return shelves.all(this.unitOfWork, [sort, kind ?? null, slug ?? null, limit]);
  }
}
