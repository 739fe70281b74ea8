import type { Job } from '../ports/jobs.js';
import type { Clock } from '../ports/clock.js';
import { deleteOlder } from '../store/delete-older.js';
import { AUDIT_DAYS } from '../store/migrations/1764000170000-audit.js';
import { statement, type Connected } from '../store/statement.js';

const DAY_MS = 86_400_000;
const OUTBOX_DAYS = 7;
/** Inbox rows are kept longer than the outbox and the topics' retention. */
const INBOX_DAYS = 15;
const IDEMPOTENCY_HOURS = 24;
/** Dead letters contain members' texts, so they are deleted eventually. */
const DEAD_LETTER_DAYS = 30;

/** Tables with daily partitions, and how many days each keeps. */
const DAYS = { outbox: OUTBOX_DAYS, inbox: INBOX_DAYS } as const;

const day = (date: Date) => date.toISOString().slice(0, 10);
const partition = (table: string, date: Date) => `${table}_${day(date).replaceAll('-', '')}`;

const harmless = new Set([
  // The default partition already has rows of that day; they stay there.
  '23514',
  // Another replica is creating the same partition; IF NOT EXISTS does not see uncommitted objects.
  '42P07',
  '23505',
]);

/**
 * Creates daily partitions of outbox and inbox for today and the next two days. Rows that arrived before their partition stay in
 * the default one.
 */
export const ensurePartitions = async (db: Connected, now: Date): Promise<void> => {
  for (const table of Object.keys(DAYS))
    for (let ahead = 0; ahead <= 2; ahead++) {
      const from = new Date(now.getTime() + ahead * DAY_MS);
      const to = new Date(from.getTime() + DAY_MS);
      const create = statement(
        `CREATE TABLE IF NOT EXISTS ${partition(table, from)} PARTITION OF ${table}
         FOR VALUES FROM ('${day(from)}Z') TO ('${day(to)}Z')`,
      );
      await create.run(db).catch((error: { driverError?: { code?: string } }) => {
        if (!harmless.has(error.driverError?.code ?? '')) throw error;
      });
    }
};

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const partitionsOf = statement<{ readonly name: string }>(
  `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = $1::regclass`,
);

/** Partitions of expired days. */
const oldPartitions = async (db: Connected, table: keyof typeof DAYS, now: Date): Promise<string[]> => {
  const oldest = partition(table, daysAgo(now, DAYS[table]));
  const partitions = await partitionsOf.all(db, [table]);
  return partitions
    .map(({ name }) => name)
    .filter((name) => new RegExp(`^${table}_\\d{8}$`).test(name) && name < oldest);
};

const drop = (db: Connected, table: string) => statement(`DROP TABLE ${table}`).run(db);

export const prune = async (db: Connected, now: Date): Promise<void> => {
  for (const name of await oldPartitions(db, 'outbox', now)) {
    const waiting = statement(`SELECT 1 FROM ${name} WHERE published_at IS NULL LIMIT 1`);
    if ((await waiting.run(db)) === 0) await drop(db, name);
  }
  for (const name of await oldPartitions(db, 'inbox', now)) await drop(db, name);
  await deleteOlder(db, 'outbox_default', 'published_at', daysAgo(now, OUTBOX_DAYS));
  await deleteOlder(db, 'inbox_default', 'applied_at', daysAgo(now, INBOX_DAYS));
  await deleteOlder(db, 'idempotency', 'created_at', new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000));
  await deleteOlder(db, 'dead_letter', 'buried_at', daysAgo(now, DEAD_LETTER_DAYS));
  // Last, and a day late: the table refuses a deletion that is too early by the database's clock.
  await deleteOlder(db, 'audit', 'at', daysAgo(now, AUDIT_DAYS + 1));
};

export const housekeeping = (db: Connected, clock: Clock): Job => ({
  name: 'housekeeping',
  everyMs: 3_600_000,
  async run() {
    await ensurePartitions(db, clock.now());
    await prune(db, clock.now());
  },
});
