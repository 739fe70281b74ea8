/** A table of counters: its keys, its values, and the query that computes them. */
export interface Counter {
  readonly table: string;
  readonly keys: readonly string[];
  /** Numbers that change by deltas. */
  readonly values: readonly string[];
  /** A column with a display name; the last write sets it. */
  readonly label?: string;
  /**
   * The query of the values by key for `titles`. Its columns are the keys, the label and the values, in this order.
   */
  readonly truth: (titles: string) => string;
  /** The key by which a recount processes the table in pieces, and the query of the next piece after $1. */
  readonly piece: { readonly key: string; readonly type: string; readonly next: readonly string[] };
}

const KINDS = `SELECT unnest(ARRAY['anime', 'movie', 'series'])`;
const NETWORKS = `(SELECT network_slug FROM title WHERE network_slug <> '' AND network_slug > $1 ORDER BY 1 LIMIT 1)`;

const COUNTRIES = `(SELECT country FROM title WHERE country <> '' AND country > $1 ORDER BY 1 LIMIT 1)`;

/** Genres of titles, each once: an import may contain one twice. */
const genresOf = (titles: string): string =>
  `(SELECT DISTINCT t.id, t.kind, t.initial, t.episode_count, genre_id
    FROM ${titles} t JOIN title_genre ON title_id = t.id) has`;

/** In the same order as writers update them, so that two never deadlock. */
export const counters: readonly Counter[] = [
  {
    table: 'catalogue_count',
    keys: ['kind'],
    values: ['titles', 'episodes'],
    truth: (titles) => `SELECT kind, count(*), sum(episode_count) FROM ${titles} t GROUP BY kind`,
    piece: { key: 'kind', type: 'text', next: [KINDS] },
  },
  {
    table: 'title_count',
    keys: ['kind', 'initial'],
    values: ['titles'],
    truth: (titles) => `SELECT kind, initial, count(*) FROM ${titles} t GROUP BY kind, initial`,
    piece: { key: 'kind', type: 'text', next: [KINDS] },
  },
  {
    table: 'airing_count',
    keys: ['kind', 'weekday'],
    values: ['titles'],
    truth: (titles) => `SELECT kind, air_weekday, count(*) FROM ${titles} t
      WHERE status = 'airing' AND air_weekday > 0 GROUP BY kind, air_weekday`,
    piece: { key: 'kind', type: 'text', next: [KINDS] },
  },
  {
    table: 'genre_count',
    keys: ['genre_id', 'kind'],
    values: ['episodes'],
    truth: (titles) =>
      `SELECT genre_id, kind, sum(episode_count) FROM ${genresOf(titles)} GROUP BY genre_id, kind`,
    piece: { key: 'genre_id', type: 'uuid', next: ['SELECT id FROM genre'] },
  },
  {
    table: 'shelf_count',
    keys: ['sort', 'slug', 'kind', 'initial'],
    values: ['titles'],
    label: 'name',
    truth: (titles) => `
      SELECT 'genre' AS sort, genre.slug, kind, initial, genre.name, count(*)
      FROM ${genresOf(titles)} JOIN genre ON genre.id = genre_id
      GROUP BY genre.slug, genre.name, kind, initial
      UNION ALL
      SELECT 'network', network_slug, kind, initial, min(network), count(*) FROM ${titles} t
      WHERE network_slug <> '' GROUP BY network_slug, kind, initial`,
    piece: { key: 'slug', type: 'text', next: ['SELECT slug FROM genre', NETWORKS] },
  },
  {
    table: 'country_count',
    keys: ['country', 'kind'],
    values: ['titles'],
    truth: (titles) => `
      SELECT country, kind, count(*) FROM ${titles} t WHERE country <> '' GROUP BY country, kind`,
    piece: { key: 'country', type: 'text', next: [COUNTRIES] },
  },
];

export const columnsOf = ({ keys, label, values }: Counter): readonly string[] => [
  ...keys,
  ...(label ? [label] : []),
  ...values,
];

/** The values of the titles $1 in all tables: `{table: [{key…, value…}]}`. */
export const tallySql = `SELECT jsonb_build_object(${counters
  .map(
    (counter) => `'${counter.table}', (
      SELECT coalesce(jsonb_agg(to_jsonb(n)), '[]') FROM (${counter.truth(
        '(SELECT * FROM title WHERE id = ANY($1::uuid[]))',
      )}) AS n(${columnsOf(counter).join(', ')}))`,
  )
  .join(', ')}) AS tally`;

/** Recounts the piece $1 of a table; unchanged rows are not written. */
export const recountPiece = (counter: Counter): string => {
  const { table, keys, values, label, piece, truth } = counter;
  const columns = columnsOf(counter).join(', ');
  const changed = values.map((value) => `c.${value} <> excluded.${value}`).join(' OR ');
  const taken = values.map((value) => `${value} = excluded.${value}`).join(', ');
  // A genre has its own name; a network's name is one of the spellings in its titles.
  const named = label
    ? `, ${label} = CASE c.sort WHEN 'genre' THEN excluded.${label} ELSE c.${label} END`
    : '';
  const renamed = label ? ` OR (c.sort = 'genre' AND c.${label} <> excluded.${label})` : '';
  return `
    WITH n(${columns}) AS MATERIALIZED (
      SELECT * FROM (${truth('title')}) AS all_of(${columns})
      WHERE ${piece.key} = $1::${piece.type} AND (${values.map((value) => `${value} <> 0`).join(' OR ')})
    ), put AS (
      INSERT INTO ${table} AS c (${columns}) SELECT * FROM n
      ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${taken}${named} WHERE ${changed}${renamed}
    )
    DELETE FROM ${table} c WHERE ${piece.key} = $1::${piece.type}
      AND NOT EXISTS (SELECT FROM n WHERE ${keys.map((key) => `n.${key} = c.${key}`).join(' AND ')})`;
};

/** The piece of a table after $1. */
export const nextPiece = ({ table, piece: { key, type, next } }: Counter): string =>
  `SELECT key::text FROM (SELECT ${key} FROM ${table} UNION ALL ${next.join(' UNION ALL ')}) AS piece(key)
   WHERE key > $1::${type} ORDER BY key LIMIT 1`;

/**
 * Statements that fill the named tables, for the migrations that create them. Only these tables, because a migration
 * does not know later ones.
 */
export const recountOf = (...tables: readonly string[]): readonly string[] =>
  counters.filter(({ table }) => tables.includes(table)).flatMap(refill);

const refill = (counter: Counter): readonly string[] => [
  `DELETE FROM ${counter.table}`,
  `INSERT INTO ${counter.table} (${columnsOf(counter).join(', ')}) ${counter.truth('title')}`,
];
