import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/**
 * @typedef {object} CommentRow
 * @property {string} id
 * @property {string} body
 * @property {string} author
 * @property {string | null} parent what it answers
 * @property {string | null} parentAuthor
 * @property {Date} [postedAt]
 *
 * @typedef {{ member: string, cause: string }} NotificationRow
 */

const SERVICES = ['accounts', 'catalogue', 'playback', 'comments', 'notifications'];

/** What every service has for its events; the rest of its tables is its state. */
const KIT_TABLES = [
  'outbox',
  'parked_event',
  'dead_letter',
  'idempotency',
  'relay_state',
  'projection',
  'migration',
];

/** Counters that differ from what they count, as text. */
const WRONG_COUNTERS = {
  comments: [
    `SELECT format('thread %s shows %s of %s comments', t.target_id, t.comments, count(c.id)) AS wrong
     FROM thread t LEFT JOIN comment c ON c.target_kind = t.target_kind AND c.target_id = t.target_id
       AND c.root_id IS NULL GROUP BY t.target_kind, t.target_id, t.comments HAVING t.comments <> count(c.id)`,
    `SELECT format('thread %s shows %s of %s replies', t.target_id, t.replies, count(c.id)) AS wrong
     FROM thread t LEFT JOIN comment c ON c.target_kind = t.target_kind AND c.target_id = t.target_id
       AND c.root_id IS NOT NULL GROUP BY t.target_kind, t.target_id, t.replies HAVING t.replies <> count(c.id)`,
    `SELECT format('comment %s shows %s of %s replies', p.id, p.reply_count, count(c.id)) AS wrong
     FROM comment p LEFT JOIN comment c ON c.root_id = p.id GROUP BY p.id HAVING p.reply_count <> count(c.id)`,
  ],
  notifications: [
    `SELECT format('member %s shows %s of %s notifications', a.member_id, a.count, count(n.id)) AS wrong
     FROM activity a LEFT JOIN notification n ON n.member_id = a.member_id AND NOT n.removed
     GROUP BY a.member_id, a.count HAVING a.count <> count(n.id)`,
    `SELECT format('member %s shows %s of %s unread', a.member_id, a.unread, count(n.id)) AS wrong
     FROM activity a LEFT JOIN notification n ON n.member_id = a.member_id AND NOT n.removed AND NOT n.read
     GROUP BY a.member_id, a.unread HAVING a.unread <> count(n.id)`,
  ],
};

/**
 * The databases of a site in one process, over the private socket of its PostgreSQL.
 * @param {string} data the site's folder
 * @returns {(database: string) => pg.ClientConfig}
 */
export const databasesIn = (data) => {
  const note = join(data, 'postgres/socket-directory');
  const host = existsSync(note) ? readFileSync(note, 'utf8').trim() : join(data, 'postgres/s');
  return (database) => ({ host, port: 5432, user: 'seyir', database });
};

/**
 * Reads the site's own tables behind its back.
 * @param {(service: string) => pg.ClientConfig} databaseOf
 */
export const openTables = (databaseOf) => {
  /** @param {string} database @param {string} sql @param {unknown[]} [values] @returns {Promise<any[]>} */
  const query = async (database, sql, values = []) => {
    const client = new pg.Client(databaseOf(database));
    await client.connect();
    try {
      return (await client.query(sql, values)).rows;
    } finally {
      await client.end();
    }
  };

  return {
    /** @param {string} service @param {string} table @returns {Promise<number>} its rows */
    count: async (service, table) => (await query(service, `SELECT count(*)::int AS n FROM ${table}`))[0].n,
    /** The database's own clock. @returns {Promise<Date>} */
    now: async () => (await query('comments', 'SELECT now()'))[0].now,
    /** @param {string} run @returns {Promise<CommentRow[]>} */
    comments: (run) =>
      query(
        'comments',
        `SELECT id, body, author_id AS author, reply_to_id AS parent, reply_to_author_id AS "parentAuthor",
           posted_at AS "postedAt"
         FROM comment WHERE starts_with(body, $1 || ' ')`,
        [run],
      ),
    /** @param {Date} since @returns {Promise<NotificationRow[]>} those that were caused since */
    notifications: (since) =>
      query(
        'notifications',
        `SELECT member_id AS member, cause_id AS cause FROM notification WHERE time >= $1 AND NOT removed`,
        [since],
      ),
    /**
     * Events about comments that were written since, in their order, and when notifications applied each.
     * @param {Date} since
     * @returns {Promise<{ id: string, key: string, version: number, appliedAt: Date | undefined }[]>}
     */
    async appliedComments(since) {
      const topic = 'comments.comment.v1';
      const [written, applied] = await Promise.all([
        query(
          'comments',
          'SELECT id, key, version FROM outbox WHERE topic = $1 AND time >= $2 ORDER BY seq',
          [topic, since],
        ),
        query(
          'notifications',
          'SELECT event_id AS id, applied_at AS at FROM inbox WHERE topic = $1 AND applied_at >= $2',
          [topic, since],
        ),
      ]);
      const times = new Map(applied.map(({ id, at }) => [id, at]));
      return written.map((event) => ({ ...event, appliedAt: times.get(event.id) }));
    },
    /** @returns {Promise<number>} events that are still to be sent */
    async unsent() {
      let of = 0;
      for (const service of SERVICES)
        of += (await query(service, 'SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL'))[0].n;
      return of;
    },
    /** @param {Date} since @returns {Promise<{ sent: number, all: number }>} events of all outboxes, and those of them sent since */
    async sent(since) {
      const of = { sent: 0, all: 0 };
      for (const service of SERVICES) {
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
    /**
     * What every service knows, with what it has applied: a checksum by `service.table`.
     * @returns {Promise<Map<string, string>>}
     */
    async state() {
      const found = new Map();
      for (const service of SERVICES) {
        const tables = await query(
          service,
          `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND NOT relispartition
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
    /** @returns {Promise<string[]>} one line a counter that differs from a recount */
    async wrongCounters() {
      /** @type {string[]} */
      const wrong = [];
      for (const [database, statements] of Object.entries(WRONG_COUNTERS))
        for (const sql of statements) wrong.push(...(await query(database, sql)).map((row) => row.wrong));
      return wrong;
    },
    /** @returns {Promise<{ waiting: number, dead: number }>} events on their way, and events given up */
    async events() {
      const of = { waiting: 0, dead: 0 };
      for (const service of SERVICES) {
        const [row] = await query(
          service,
          `SELECT (SELECT count(*) FROM outbox WHERE published_at IS NULL)::int
             + (SELECT count(*) FROM parked_event)::int AS waiting,
           (SELECT count(*) FROM dead_letter)::int AS dead`,
        );
        of.waiting += row.waiting;
        of.dead += row.dead;
      }
      return of;
    },
  };
};

/** @typedef {ReturnType<typeof openTables>} Tables */
