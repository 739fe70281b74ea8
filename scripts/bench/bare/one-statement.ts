// The second baseline: what a call costs a server that answers it with one statement on tables of its own. It shows the
// cost of the site's own statements and of its layers, which a server that repeats the site's statements cannot show.
import type { Query } from '../../lib/tables.ts';

export const ONE_STATEMENT_DATABASE = 'bench';

const MEMBERS = 500;
const ROWS = 20_000;
const TARGET = '0f0f0f0f-0000-4000-8000-000000000001';
const AUTHOR = 'e0e0e0e0-0000-4000-8000-000000000001';

/** Tables with an index for each statement below, filled with as many comments and posts as a small site has. */
export const createTables = async (query: Query): Promise<void> => {
  await query('postgres', `DROP DATABASE IF EXISTS ${ONE_STATEMENT_DATABASE}`);
  await query('postgres', `CREATE DATABASE ${ONE_STATEMENT_DATABASE}`);
  const id = (kind: string, number: string) =>
    `(repeat('${kind}', 4) || '-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
  for (const text of [
    `CREATE TABLE member (id uuid PRIMARY KEY, username text NOT NULL, name text NOT NULL, avatar text NOT NULL)`,
    `CREATE TABLE comment (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), target_id uuid NOT NULL, author_id uuid NOT NULL,
       parent_id uuid, body text NOT NULL, posted_at timestamptz NOT NULL DEFAULT now(), likes integer NOT NULL DEFAULT 0,
       replies integer NOT NULL DEFAULT 0)`,
    `CREATE TABLE post (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), author_id uuid NOT NULL, body text NOT NULL,
       posted_at timestamptz NOT NULL DEFAULT now(), claps integer NOT NULL DEFAULT 0, comments integer NOT NULL DEFAULT 0)`,
    `INSERT INTO member SELECT ${id('e0', 'n')}, 'uye' || n, 'Üye ' || n, '/media/' || n || '.webp' FROM generate_series(1, ${MEMBERS}) n`,
    `INSERT INTO comment (target_id, author_id, body, posted_at)
     SELECT ${id('0f', '1 + n % 200')}, ${id('e0', `1 + n % ${MEMBERS}`)}, 'Ölçüm için ' || n || '. yorum: bu bölümü çok sevdim, devamını bekliyorum.',
       now() - n * interval '1 s' FROM generate_series(1, ${ROWS}) n`,
    `INSERT INTO post (author_id, body, posted_at)
     SELECT ${id('e0', `1 + n % ${MEMBERS}`)}, 'Ölçüm için ' || n || '. gönderi', now() - n * interval '1 s' FROM generate_series(1, ${ROWS}) n`,
    `CREATE INDEX ON comment (target_id, posted_at DESC)`,
    `CREATE INDEX ON post (posted_at DESC)`,
    `VACUUM ANALYZE`,
  ])
    await query(ONE_STATEMENT_DATABASE, text);
};

export interface OneStatement {
  text: string;
  values: string[];
}

/** By compared call. */
export const oneStatements = {
  comments: {
    text: `SELECT c.id, c.body, c.posted_at, c.likes, c.replies, m.username, m.name, m.avatar
           FROM comment c JOIN member m ON m.id = c.author_id WHERE c.target_id = $1 ORDER BY c.posted_at DESC LIMIT 20`,
    values: [TARGET],
  },
  reply: {
    text: `INSERT INTO comment (target_id, author_id, parent_id, body) VALUES ($1, $2, $1, $3) RETURNING id, posted_at`,
    values: [TARGET, AUTHOR, 'Ölçüm için bir yanıt'],
  },
  feed: {
    text: `SELECT p.id, p.body, p.posted_at, p.claps, p.comments, m.username, m.name, m.avatar
           FROM post p JOIN member m ON m.id = p.author_id ORDER BY p.posted_at DESC LIMIT 20`,
    values: [],
  },
  post: {
    text: `INSERT INTO post (author_id, body) VALUES ($1, $2) RETURNING id, posted_at`,
    values: [AUTHOR, 'Ölçüm için bir gönderi'],
  },
} satisfies Record<string, OneStatement>;
