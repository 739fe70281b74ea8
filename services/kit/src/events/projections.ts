import type { Topic } from '@seyir/proto';
import type { SnapshotRequestSchema, SnapshotResponseSchema } from '@seyir/proto';
import type { MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { EntityManager } from 'typeorm';
import { v5 as uuidv5 } from 'uuid';
import type { CallOptions } from '../rpc/call.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { Consumer } from './consumer.js';

/** The `snapshot` call of the service that owns a topic. */
export type SnapshotCall = (
  request: MessageInitShape<typeof SnapshotRequestSchema>,
  options?: CallOptions,
) => Promise<MessageShape<typeof SnapshotResponseSchema>>;

/** What a service keeps of another's facts. */
export interface Projection {
  readonly topic: Topic;
  /** Asked of the topic's owner. */
  readonly snapshot: SnapshotCall;
  /** Empties the tables that follow from the topic. */
  readonly clear: (db: EntityManager) => Promise<unknown>;
}

const NAMESPACE = '6f1f2b0e-2d0a-4c53-9a4b-1d3f0f9c7a11';

/**
 * Builds this service's knowledge of another's past from its owner's snapshot: on the first start, and by `rebuild`.
 * The records pass through the same consumer as events, so that whichever comes second is skipped by its version.
 */
export class Projections {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly consumer: Consumer,
  ) {}

  /** Goes on where it was interrupted; does nothing once built. Rejects between two pages once `signal` is aborted. */
  async build({ topic, snapshot }: Projection, signal: AbortSignal): Promise<void> {
    const db = this.unitOfWork.manager;
    await db.query(`INSERT INTO projection (topic) VALUES ($1) ON CONFLICT DO NOTHING`, [topic.name]);
    const [row] = await db.query<{ cursor: string; built_at: Date | null }[]>(
      `SELECT cursor, built_at FROM projection WHERE topic = $1`,
      [topic.name],
    );
    if (row?.built_at) return;
    let cursor = row?.cursor ?? '';
    do {
      signal.throwIfAborted();
      const page = await snapshot({ topic: topic.name, cursor, limit: 500 }, { asService: true });
      const records = page.records.map(({ key, type, version, data, time }) => ({
        id: uuidv5(`${topic.name}:${key}:${version}`, NAMESPACE),
        topic: topic.name,
        source: topic.owner,
        time: time ? timestampDate(time) : new Date(0),
        ...{ key, type, version, data },
      }));
      await this.consumer.deliverAll(records);
      cursor = page.nextCursor;
      await db.query(`UPDATE projection SET cursor = $2 WHERE topic = $1`, [topic.name, cursor]);
    } while (cursor !== '');
    await db.query(`UPDATE projection SET built_at = now() WHERE topic = $1`, [topic.name]);
  }

  /**
   * Forgets all that was applied of these topics, so that `build` reads it anew, and which versions were of all `heard`
   * (names of topics), and what is parked of them: an owner that was restored from a backup goes on at lower versions,
   * which would be skipped.
   */
  async clear(projections: readonly Projection[], heard: readonly string[]): Promise<void> {
    await this.unitOfWork.run(async () => {
      const db = this.unitOfWork.manager;
      // Deliveries that run end first, others wait: one that fell between would count as applied and be gone.
      await db.query(`LOCK TABLE inbox IN SHARE ROW EXCLUSIVE MODE`);
      for (const { topic, clear } of projections) {
        await clear(db);
        for (const table of ['inbox', 'applied_version', 'parked_event', 'projection'])
          await db.query(`DELETE FROM ${table} WHERE topic = $1`, [topic.name]);
      }
      // Their inbox stays: what was applied and comes once more is known by its id. What is parked was told before, at
      // versions that would come back with it.
      for (const table of ['applied_version', 'parked_event'])
        await db.query(`DELETE FROM ${table} WHERE topic = ANY($1)`, [heard]);
    });
  }
}
