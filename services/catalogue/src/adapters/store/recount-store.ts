import { FIRST_ID, statement, type Statement, type UnitOfWork } from '@seyir/kit';
import type { RecountPlace, RecountStore } from '../../app/ports.js';
import { counters, nextPiece, recountPiece } from './counters.js';
import { COUNTERS_LOCK, SqlLedger } from './ledger.js';

const SEASONS = 'season';

interface Key {
  readonly key: string;
}

const titlesAfter = statement<Key>(`SELECT id AS key FROM title WHERE id > $1 ORDER BY id LIMIT $2`);

const lockCounters = statement(`SELECT pg_advisory_xact_lock(${COUNTERS_LOCK})`);

/** First all seasons, which are the source of the counters, then the tables of counters, piece by piece. */
export class SqlRecountStore implements RecountStore {
  readonly #ledger: SqlLedger;

  constructor(private readonly unitOfWork: UnitOfWork) {
    this.#ledger = new SqlLedger(unitOfWork);
  }

  async recountNext(after: RecountPlace | undefined, limit: number): Promise<RecountPlace | undefined> {
    const { table, key } = after ?? { table: SEASONS, key: FIRST_ID };
    if (table !== SEASONS) return this.recountCounters(table, key);
    const titles = await this.keys(titlesAfter, [key, limit]);
    if (titles.length === 0) return this.recountCounters(counters[0]?.table, '');
    await this.#ledger.lock(titles);
    const counted = await this.#ledger.tally(titles);
    await this.#ledger.countSeasons(titles);
    await this.#ledger.move(titles, counted);
    return { table: SEASONS, key: titles.at(-1)! };
  }

  /**
   * No writer updates counters while a piece is counted. A writer that has not reached them yet adds its difference
   * later.
   */
  private async recountCounters(table: string | undefined, after: string): Promise<RecountPlace | undefined> {
    const index = counters.findIndex((counter) => counter.table === table);
    const counter = counters[index];
    if (!counter) return undefined;
    const from = after === '' && counter.piece.type === 'uuid' ? FIRST_ID : after;
    const [key] = await this.keys(statement(nextPiece(counter)), [from]);
    if (key === undefined) return this.recountCounters(counters[index + 1]?.table, '');
    await lockCounters.run(this.unitOfWork);
    await statement(recountPiece(counter)).run(this.unitOfWork, [key]);
    return { table: counter.table, key };
  }

  private async keys(found: Statement<Key>, values: unknown[]): Promise<string[]> {
    return (await found.all(this.unitOfWork, values)).map(({ key }) => key);
  }
}
