import { setTimeout as delay } from 'node:timers/promises';
import type { Topic } from '@seyir/proto';
import type { SnapshotRequestSchema, SnapshotResponseSchema } from '@seyir/proto';
import type { MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { v5 as uuidv5 } from 'uuid';
import type { CallOptions } from '../rpc/call.js';
import { FIRST_ID } from '../lists/ids.js';
import { LeaseLost } from '../store/leases.js';
import { statement } from '../store/statement.js';
import type { UnitOfWork } from '../store/unit-of-work.js';
import type { Consumer } from './consumer.js';
import { restAfter } from '../tasks/pace.js';
import { lockKeys } from './parking.js';
import type { Sweep } from './sweep.js';

/** The `snapshot` call of the service that owns a topic. */
export type SnapshotCall = (
  request: MessageInitShape<typeof SnapshotRequestSchema>,
  options?: CallOptions,
) => Promise<MessageShape<typeof SnapshotResponseSchema>>;

/** The rows that a service keeps about another service's data. */
export interface Projection {
  readonly topic: Topic;
  /** The snapshot call of the topic's owner. */
  readonly snapshot: SnapshotCall;
  /** Removes the rows of things that the owner no longer has, after all of its records are applied. */
  readonly sweep: Sweep;
}

const NAMESPACE = '6f1f2b0e-2d0a-4c53-9a4b-1d3f0f9c7a11';
/** Records per page of a snapshot. A page occupies owner and reader for a few milliseconds, so that calls hardly wait behind it. */
const PAGE = 200;
/** Keys per step of a sweep. */
const SWEPT = 200;
/** Maximum number of parked events that one statement deletes. */
const BITE = 2_000;

interface Progress {
  readonly topic: string;
  readonly epoch: number;
  readonly stage: 'read' | 'sweep';
  readonly cursor: string;
}

const builtAmong = statement<{ readonly topic: string }>(
  `SELECT topic FROM projection WHERE built_at IS NOT NULL AND topic = ANY($1)`,
);

const addProjection = statement(`INSERT INTO projection (topic) VALUES ($1) ON CONFLICT DO NOTHING`);

const openBuild = statement<Progress>(
  `SELECT topic, epoch, stage, cursor FROM projection WHERE topic = $1 AND built_at IS NULL`,
);

const beginEpoch = statement(
  `INSERT INTO projection AS p (topic, epoch, built_at)
   SELECT topic, 1, CASE WHEN topic = ANY($2) THEN NULL ELSE now() END FROM unnest($1::text[]) topic
   ON CONFLICT (topic) DO UPDATE SET epoch = p.epoch + 1, stage = 'read', cursor = '', built_at = excluded.built_at`,
);

const unknownAmong = statement<{ readonly key: string }>(
  `SELECT key FROM unnest($2::text[]) key
   WHERE NOT EXISTS (SELECT FROM applied_version a WHERE a.topic = $1 AND a.key = key.key AND a.epoch >= $3)
     AND NOT EXISTS (SELECT FROM parked_event p WHERE p.topic = $1 AND p.key = key.key)`,
);

const moveBuild = statement(
  `UPDATE projection SET stage = $5, cursor = $6, built_at = CASE WHEN $7 THEN now() END
   WHERE topic = $1 AND epoch = $2 AND stage = $3 AND cursor = $4 AND built_at IS NULL`,
);

const dropParked = statement(
  `DELETE FROM parked_event WHERE seq = ANY(ARRAY(
     SELECT seq FROM parked_event WHERE topic = ANY($1) LIMIT ${BITE}))`,
);

/**
 * Builds this service's projections from the owner's snapshot, on the first start and by `rebuild`. A rebuild is a new epoch of
 * the topic. Records go through the same consumer as events and replace the existing rows one by one, so readers always see a
 * state that the owner has published. At the end, rows that neither a record nor an event of the epoch has named are swept. All
 * steps are bounded, with rests between them once there are readers; a killed build continues at its cursor.
 */
export class Projections {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly consumer: Consumer,
  ) {}

  /** The projections among these that are not built, or whose rebuild is not finished. */
  async unbuilt(projections: readonly Projection[]): Promise<readonly Projection[]> {
    const rows = await builtAmong.all(this.unitOfWork, [projections.map(({ topic }) => topic.name)]);
    const built = new Set(rows.map(({ topic }) => topic));
    return projections.filter(({ topic }) => !built.has(topic.name));
  }

  /**
   * Continues an interrupted build; does nothing if it is complete. Rejects between two steps when `signal` is aborted, and with
   * LeaseLost when another process has continued or restarted the same build.
   */
  async build(projection: Projection, signal: AbortSignal): Promise<void> {
    const topic = projection.topic.name;
    await addProjection.run(this.unitOfWork, [topic]);
    let progress = await openBuild.first(this.unitOfWork, [topic]);
    while (progress) {
      signal.throwIfAborted();
      const began = performance.now();
      progress =
        progress.stage === 'read'
          ? await this.readPage(projection, progress)
          : await this.sweepStep(projection, progress);
      if (progress && progress.epoch > 0)
        await delay(restAfter(performance.now() - began), undefined, { signal });
    }
  }

  /**
   * Starts a new epoch of these projections and of all topics in `consumed`. `build` then reads the projections again, and events of
   * all these topics are accepted with any version: an owner that was restored from a backup continues at lower versions, which
   * would otherwise be skipped. Parked events are deleted, because they would bring back the old versions.
   */
  async renew(projections: readonly Projection[], consumed: readonly string[]): Promise<void> {
    const read = projections.map(({ topic }) => topic.name);
    const topics = [...new Set([...read, ...consumed])];
    await this.dropParked(topics);
    await this.unitOfWork.run(async () => {
      await this.dropParked(topics);
      await beginEpoch.run(this.unitOfWork, [topics, read]);
    });
  }

  private async readPage({ topic, snapshot }: Projection, progress: Progress): Promise<Progress | undefined> {
    const { epoch, cursor } = progress;
    const page = await snapshot({ topic: topic.name, cursor, limit: PAGE }, { asService: true });
    const records = page.records.map(({ key, type, version, data, time }) => ({
      id: uuidv5(`${topic.name}:${key}:${version}:${epoch}`, NAMESPACE),
      topic: topic.name,
      source: topic.owner,
      time: time ? timestampDate(time) : new Date(0),
      key,
      type,
      version,
      data,
    }));
    await this.consumer.fill(records);
    if (page.nextCursor !== '') return this.advance(progress, { ...progress, cursor: page.nextCursor });
    // Before the first rebuild all existing rows came from this owner.
    if (epoch === 0) return this.advance(progress, undefined);
    return this.advance(progress, { ...progress, stage: 'sweep', cursor: FIRST_ID });
  }

  private sweepStep({ topic, sweep }: Projection, progress: Progress): Promise<Progress | undefined> {
    return this.unitOfWork.run(async () => {
      const unknown = (keys: readonly string[]) => this.unknown(topic.name, progress.epoch, keys);
      const cursor = await sweep(this.unitOfWork, { after: progress.cursor, limit: SWEPT, unknown });
      return this.advance(progress, cursor === undefined ? undefined : { ...progress, cursor });
    });
  }

  private async unknown(topic: string, epoch: number, keys: readonly string[]): Promise<string[]> {
    const ask = async (of: readonly string[]) => {
      const rows = await unknownAmong.all(this.unitOfWork, [topic, of, epoch]);
      return rows.map(({ key }) => key);
    };
    const unknown = await ask(keys);
    if (unknown.length === 0) return [];
    // An event may be applied at the same time.
    await lockKeys(
      this.unitOfWork,
      unknown.map((key) => ({ topic, key })),
    );
    return ask(unknown);
  }

  /** Moves to the next step or to the end. The statement fails if another process has taken over the build. */
  private async advance(from: Progress, to: Progress | undefined): Promise<Progress | undefined> {
    const { topic, epoch, stage, cursor } = from;
    const values = [topic, epoch, stage, cursor, to?.stage ?? stage, to?.cursor ?? '', to === undefined];
    const moved = await moveBuild.run(this.unitOfWork, values);
    if (moved === 0) throw new LeaseLost(`another process builds what is kept of ${topic}`);
    return to;
  }

  private async dropParked(topics: readonly string[]): Promise<void> {
    for (let gone = BITE; gone === BITE;) gone = await dropParked.run(this.unitOfWork, [topics]);
  }
}
