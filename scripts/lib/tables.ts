import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { serviceNames } from './topology.ts';
import { WRONG_COUNTERS } from './wrong-counters.ts';
import type { Json } from './json.ts';

export interface CommentRow {
  id: string;
  body: string;
  author: string;
  /** the comment that it answers */
  parent: string | null;
  parentAuthor: string | null;
  postedAt?: Date;
}

export type Query = (database: string, sql: string, values?: unknown[]) => Promise<Json[]>;

export type NotificationRow = { member: string; cause: string; kind?: string };

export type PositionRow = { member: string; episode: string; seconds: number; at: Date };

/** The event tables of every service; all other tables are its state. */
const KIT_TABLES = [
  'outbox',
  'parked_event',
  'dead_letter',
  'idempotency',
  'relay_state',
  'projection',
  'lease',
  'migration',
];

/** The numbers of pending and of parked events together, and of dead ones, in one service's database. */
export const EVENTS = `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)::int
     + (SELECT count(*) FROM parked_event)::int AS waiting,
   (SELECT count(*) FROM dead_letter)::int AS dead`;

/**
 * The databases of a site in one process, through the private socket of its PostgreSQL.
 * @param data the site's folder
 */
export const databasesIn = (data: string): ((database: string) => pg.ClientConfig) => {
  const note = join(data, 'postgres/socket-directory');
  const host = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(data, 'postgres/s');
  return (database) => ({ host, port: 5432, user: 'seyir', database });
};

/** Reads the site's tables directly. */
export const openTables = (databaseOf: (service: string) => pg.ClientConfig) => {
  const query: Query = async (database, sql, values = []) => {
    const client = new pg.Client(databaseOf(database));
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    query,
    /** @returns the number of unsent mails */
    mailsWaiting: async (): Promise<number> =>
      (await query('accounts', 'SELECT count(*)::int AS n FROM mail'))[0].n,
    /** @returns the number of rows */
    count: async (service: string, table: string): Promise<number> =>
      (await query(service, `SELECT count(*)::int AS n FROM ${table}`))[0].n,
    /** The database's clock. */
    now: async (): Promise<Date> => (await query('comments', 'SELECT now()'))[0].now,
    comments: (run: string): Promise<CommentRow[]> =>
      query(
        'comments',
        `SELECT id, body, author_id AS author, reply_to_id AS parent, reply_to_author_id AS "parentAuthor",
           posted_at AS "postedAt"
         FROM comment WHERE starts_with(body, $1 || ' ')`,
        [run],
      ),
    /** @returns those caused since */
    notifications: (since: Date): Promise<NotificationRow[]> =>
      query(
        'notifications',
        `SELECT member_id AS member, cause_id AS cause, kind FROM notification WHERE time >= $1 AND NOT removed`,
        [since],
      ),
    /** @returns those measured since */
    positions: (since: Date): Promise<PositionRow[]> =>
      query(
        'playback',
        `SELECT member_id AS member, episode_id AS episode, position_seconds AS seconds, measured_at AS at
         FROM member_position WHERE measured_at >= $1`,
        [since],
      ),
    /** Events of comments that were written since then, in order, with the time when social, which handles all of them, applied each. */
    async appliedComments(
      since: Date,
    ): Promise<{ id: string; key: string; version: number; appliedAt: Date | undefined }[]> {
      const topic = 'comments.comment.v1';
      const [written, applied] = await Promise.all([
        query(
          'comments',
          'SELECT id, key, version FROM outbox WHERE topic = $1 AND time >= $2 ORDER BY seq',
          [topic, since],
        ),
        query(
          'social',
          'SELECT event_id AS id, applied_at AS at FROM inbox WHERE topic = $1 AND applied_at >= $2',
          [topic, since],
        ),
      ]);
      const times = new Map(applied.map(({ id, at }) => [id, at]));
      return written.map((event) => ({ ...event, appliedAt: times.get(event.id) }));
    },
    /** @returns the number of unsent events */
    async unsent(): Promise<number> {
      let of = 0;
      for (const service of serviceNames)
        of += (await query(service, 'SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL'))[0].n;
      return of;
    },
    /** @returns all events of the outboxes, and the number of them sent since */
    async sent(since: Date): Promise<{ sent: number; all: number }> {
      const of = { sent: 0, all: 0 };
      for (const service of serviceNames) {
        const [row] = await query(
          service,
          `SELECT count(*)::int AS all, (count(*) FILTER (WHERE published_at >= $1))::int AS sent FROM outbox`,
          [since],
        );
        of.all += row.all;
        of.sent += row.sent;
      }
      return of;
    },
    /** The state of every service with its applied events: a checksum by `service.table`. */
    async state(): Promise<Map<string, string>> {
      const found = new Map();
      for (const service of serviceNames) {
        const tables = await query(
          service,
          `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND NOT relispartition
             AND relnamespace = 'public'::regnamespace AND NOT relname = ANY($1)`,
          [KIT_TABLES],
        );
        for (const { name } of tables) {
          const [row] = await query(
            service,
            `SELECT count(*) || ' rows, ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS is
             FROM "${name}" t`,
          );
          found.set(`${service}.${name}`, row.is);
        }
      }
      return found;
    },
    /** @returns one line per counter that differs from a recount */
    async wrongCounters(): Promise<string[]> {
      const wrong: string[] = [];
      for (const [database, statements] of Object.entries(WRONG_COUNTERS))
        for (const sql of statements) wrong.push(...(await query(database, sql)).map((row) => row.wrong));
      return wrong;
    },
    /** @returns the numbers of pending and of parked events */
    async events(): Promise<{ waiting: number; dead: number }> {
      const of = { waiting: 0, dead: 0 };
      for (const service of serviceNames) {
        const [row] = await query(service, EVENTS);
        of.waiting += row.waiting;
        of.dead += row.dead;
      }
      return of;
    },
  };
};

export type Tables = ReturnType<typeof openTables>;
