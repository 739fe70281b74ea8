import type { Json } from '../lib/json.ts';

/**
 * Fills an empty catalogue with titles in the distribution of a large site: skewed genres, networks and people, names
 * of common words, seasons and episodes. The database generates them, so 100,000 titles take about a minute. The
 * service's own tasks compute counters and derived data.
 */

const KINDS = `(ARRAY['movie', 'series', 'series', 'anime'])[1 + n % 4]`;
const WORDS = [
  ...'Gece Vapur Işık Deniz Kara Yol Son Bir Ada Kule Saat Yaban Çark İnci Öykü Şafak Üzüm Umut Zaman Su'.split(
    ' ',
  ),
  ...'Kırık Ayna Sessiz Rüzgar Dağ Çınar Gölge Bahar Kış Yaz Güz Ateş Kül Taş Toprak Bulut Fırtına Liman'.split(
    ' ',
  ),
  ...'Köprü Orman Nehir Göl Tuz Şeker Ekmek Düş Rüya Masal Söz Mektup Kapı Pencere Anahtar Sır İz Yara'.split(
    ' ',
  ),
  ...'Kardeş Anne Baba Kız Oğul Dost Düşman Yabancı Komşu Usta Çırak Kaptan Doktor Avukat Hakim Polis'.split(
    ' ',
  ),
];

/** A word of the list, a different one for each salt. */
const word = (salt: number) =>
  `(ARRAY[${WORDS.map((w) => `'${w}'`).join()}])[1 + (hashint4(n * 7 + ${salt}) & 2147483647) % ${WORDS.length}]`;
const idOf = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
/** 0 to `most` - 1; low numbers are more frequent, like the genres and channels of a real site. */
const skewed = (most: number, salt: number) =>
  `floor(${most} * power(((hashint4(n * 31 + ${salt}) & 2147483647) % 1000000) / 1000000.0, 2))::int`;

/** Statements in the order of execution. */
const statements = (titles: number) => [
  `INSERT INTO genre (id, slug, name)
   SELECT ${idOf('genre', 'n')}, 'tur-' || n, 'Tür ' || n FROM generate_series(0, 29) n`,
  `INSERT INTO person (id, name)
   SELECT ${idOf('person', 'n')}, ${word(1)} || ' ' || ${word(2)} || ' ' || n FROM generate_series(0, ${titles}) n`,
  `INSERT INTO title (id, kind, slug, name, original_name, description, year, age_mark, content_marks, network,
                      status, rating, poster, backdrop, added_at, air_weekday, air_time, popularity, changed_at, demo)
   SELECT ${idOf('title', 'n')}, ${KINDS}, 'yapim-' || n,
          ${word(3)} || ' ' || ${word(4)} || CASE WHEN n % 3 = 0 THEN '' ELSE ' ' || n END,
          CASE WHEN n % 2 = 0 THEN '' ELSE ${word(5)} || ' ' || n END,
          repeat('Boğazda geçen bir hikâye. ', 12), 1990 + n % 36, '13', '{violence}', 'Kanal ' || ${skewed(400, 6)},
          CASE WHEN n % 20 = 0 THEN 'airing' ELSE 'ended' END, (n % 100) / 10.0, 'p/' || n || '.webp',
          'b/' || n || '.webp', timestamptz '2016-01-01' + (hashint4(n) & 2147483647) % 300000000 * interval '1 s',
          CASE WHEN n % 20 = 0 THEN 1 + n % 7 ELSE 0 END, '', (1000000 / (1 + ${skewed(10_000, 7)}))::int,
          timestamptz '2026-01-01', false
   FROM generate_series(1, ${titles}) n`,
  ...['title_genre', 'credit'].map((table) =>
    table === 'title_genre'
      ? `INSERT INTO title_genre (title_id, genre_id, position)
         SELECT id, genre, row_number() OVER (PARTITION BY id) - 1 FROM (
           SELECT DISTINCT ${idOf('title', 'n')} AS id, md5('genre' || pick)::uuid AS genre
           FROM generate_series(1, ${titles}) n,
                LATERAL (VALUES (${skewed(30, 11)}), (${skewed(30, 12)}), (${skewed(30, 13)})) picks(pick)) has`
      : `INSERT INTO credit (title_id, person_id, role, "character", position)
         SELECT ${idOf('title', 'n')}, md5('person' || (hashint4(n * 17 + place) & 2147483647) % ${titles})::uuid,
                'oyuncu', '', place
         FROM generate_series(1, ${titles}) n, generate_series(0, 11) place`,
  ),
  `INSERT INTO trailer (id, title_id, name, asset, embed, position)
   SELECT ${idOf('trailer', 'n')}, ${idOf('title', 'n')}, 'Fragman', 'deniz', '', 0
   FROM generate_series(1, ${titles}, 3) n`,
  `INSERT INTO episode (id, title_id, season, number, name, description, duration_seconds, released_at, image,
                        changed_at, demo)
   SELECT md5('episode' || n || '.' || e)::uuid, ${idOf('title', 'n')}, 1 + e / 6, 1 + e % 6, '', '', 1800,
          timestamptz '2016-01-01' + (hashint4(n * 13 + e) & 2147483647) % 300000000 * interval '1 s', '',
          timestamptz '2026-01-01', false
   FROM generate_series(1, ${titles}) n, generate_series(0, CASE WHEN n % 4 = 0 THEN 0 ELSE 6 END) e`,
  `INSERT INTO season (title_id, number, episode_count)
   SELECT title_id, season, count(*) FROM episode GROUP BY title_id, season`,
  `UPDATE title SET episode_count = of.episodes,
     genre_ids = ARRAY(SELECT genre_id FROM title_genre WHERE title_id = title.id ORDER BY position),
     country = (ARRAY['TR', 'TR', 'JP', 'KR', 'US'])[1 + abs(hashtext(id::text)) % 5],
     translations = CASE WHEN year % 3 = 0 THEN '{dubbed,subtitled}' ELSE '{subtitled}' END::text[]
   FROM (SELECT title_id, sum(episode_count) AS episodes FROM season GROUP BY title_id) of WHERE of.title_id = id`,
  `VACUUM ANALYZE`,
];

/** @param query on a migrated, empty database, without timeouts */
export const fillCatalogue = async (
  query: (sql: string, values?: unknown[]) => Promise<Json[]>,
  titles: number = 100_000,
) => {
  for (const statement of statements(titles)) await query(statement);
};
