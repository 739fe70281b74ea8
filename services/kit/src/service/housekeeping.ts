import type { EntityManager } from 'typeorm';
import type { Job } from '../ports/jobs.js';
import type { Clock } from '../ports/clock.js';
import { deleteOlder } from '../store/delete-older.js';

const DAY_MS = 86_400_000;
const OUTBOX_DAYS = 7;
/** Inbox rows outlive the outbox and the topics' retention. */
const INBOX_DAYS = 15;
const IDEMPOTENCY_HOURS = 24;
/** Dead letters hold what members wrote, so they do not stay for ever. */
const DEAD_LETTER_DAYS = 30;

const day = (date: Date) => date.toISOString().slice(0, 10);
const partition = (date: Date) => `outbox_${day(date).replaceAll('-', '')}`;

const harmless = new Set([
  // The default partition already holds rows of that day: they stay where they are.
  '23514',
  // Another replica makes the same partition at this moment; IF NOT EXISTS does not see what is not committed.
  '42P07',
  '23505',
]);

/** Daily outbox partitions for today and the two days ahead. Rows that came before their partition stay in the default one. */
export const ensurePartitions = async (db: EntityManager, now: Date): Promise<void> => {
  for (let ahead = 0; ahead <= 2; ahead++) {
    const from = new Date(now.getTime() + ahead * DAY_MS);
    const to = new Date(from.getTime() + DAY_MS);
    await db
      .query(
        `CREATE TABLE IF NOT EXISTS ${partition(from)} PARTITION OF outbox
         FOR VALUES FROM ('${day(from)}Z') TO ('${day(to)}Z')`,
      )
      .catch((error: { driverError?: { code?: string } }) => {
        if (!harmless.has(error.driverError?.code ?? '')) throw error;
      });
  }
};

/** Drops what is past its time; an outbox partition with an unpublished row stays. */
export const prune = async (db: EntityManager, now: Date): Promise<void> => {
  const oldest = partition(new Date(now.getTime() - OUTBOX_DAYS * DAY_MS));
  const partitions = await db.query<{ name: string }[]>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'outbox'::regclass`,
  );
  for (const { name } of partitions) {
    if (!/^outbox_\d{8}$/.test(name) || name >= oldest) continue;
    const [waiting] = await db.query<unknown[]>(`SELECT 1 FROM ${name} WHERE published_at IS NULL LIMIT 1`);
    if (!waiting) await db.query(`DROP TABLE ${name}`);
  }
  await deleteOlder(db, 'outbox_default', 'published_at', new Date(now.getTime() - OUTBOX_DAYS * DAY_MS));
  await deleteOlder(db, 'inbox', 'applied_at', new Date(now.getTime() - INBOX_DAYS * DAY_MS));
  await deleteOlder(db, 'idempotency', 'created_at', new Date(now.getTime() - IDEMPOTENCY_HOURS * 3_600_000));
  await deleteOlder(db, 'dead_letter', 'buried_at', new Date(now.getTime() - DEAD_LETTER_DAYS * DAY_MS));
};

export const housekeeping = (manager: () => EntityManager, clock: Clock): Job => ({
  name: 'housekeeping',
  everyMs: 3_600_000,
  async run() {
    await ensurePartitions(manager(), clock.now());
    await prune(manager(), clock.now());
  },
});
