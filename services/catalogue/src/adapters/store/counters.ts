/** A table of counters: its keys, what it counts, and where that follows from. */
interface Counter {
  readonly table: string;
  readonly keys: readonly string[];
  readonly values: readonly string[];
  readonly truth: string;
}

const counters: readonly Counter[] = [
  {
    table: 'catalogue_count',
    keys: ['kind'],
    values: ['titles', 'episodes'],
    truth: 'SELECT kind, count(*), sum(episode_count) FROM title GROUP BY kind',
  },
  {
    table: 'title_count',
    keys: ['kind', 'initial'],
    values: ['titles'],
    truth: 'SELECT kind, initial, count(*) FROM title GROUP BY kind, initial',
  },
  {
    table: 'airing_count',
    keys: ['kind', 'weekday'],
    values: ['titles'],
    truth: `SELECT kind, air_weekday, count(*) FROM title WHERE status = 'airing' AND air_weekday > 0
            GROUP BY kind, air_weekday`,
  },
  {
    table: 'genre_count',
    keys: ['genre_id', 'kind'],
    values: ['episodes'],
    truth: `SELECT genre_id, kind, sum(episode_count)
            FROM (SELECT DISTINCT title_id, genre_id FROM title_genre) has JOIN title ON title.id = title_id
            GROUP BY genre_id, kind`,
  },
  {
    table: 'shelf_count',
    keys: ['sort', 'slug', 'kind', 'initial'],
    values: ['name', 'titles'],
    truth: `SELECT 'genre', genre.slug, kind, initial, genre.name, count(*)
            FROM (SELECT DISTINCT title_id, genre_id FROM title_genre) has
            JOIN title ON title.id = title_id JOIN genre ON genre.id = genre_id
            GROUP BY genre.slug, genre.name, kind, initial
            UNION ALL
            SELECT 'network', network_slug, kind, initial, min(network), count(*) FROM title
            WHERE network_slug <> '' GROUP BY network_slug, kind, initial`,
  },
];

/** Statements that bring a counter in line with what it counts; what has not changed is not written. */
const recount = ({ table, keys, values, truth }: Counter): readonly string[] => {
  const columns = [...keys, ...values].join(', ');
  const changed = values.map((value) => `c.${value} IS DISTINCT FROM EXCLUDED.${value}`).join(' OR ');
  const taken = values.map((value) => `${value} = EXCLUDED.${value}`).join(', ');
  const same = keys.map((key) => `n.${key} = c.${key}`).join(' AND ');
  return [
    `INSERT INTO ${table} AS c (${columns}) ${truth}
     ON CONFLICT (${keys.join(', ')}) DO UPDATE SET ${taken} WHERE ${changed}`,
    `DELETE FROM ${table} c WHERE NOT EXISTS (SELECT 1 FROM (${truth}) AS n(${columns}) WHERE ${same})`,
  ];
};

/** Those of the named tables: a migration knows no later ones. */
export const recountOf = (...tables: readonly string[]): readonly string[] =>
  counters.filter(({ table }) => tables.includes(table)).flatMap(recount);

/** All counters: they are few rows each. */
export const recountAll: readonly string[] = counters.flatMap(recount);
