import { insertMissing, prepared, statement, type UnitOfWork } from '@seyir/kit';
import type { PlayableStore, RequestedTitle } from '../../app/request-ports.js';
import { requestKindOf, titleKindsOf, type RequestKind } from '../../domain/request.js';
import type { Title } from '../../domain/title.js';
import { PlayableEpisodeRow } from './entities/request.js';
import type { EpisodeRow } from './entities/episode.js';

const playable = (titleId: string): string => `EXISTS (
  SELECT FROM episode e JOIN playable_episode p ON p.episode_id = e.id WHERE e.title_id = ${titleId})`;

type ReadRequested = Omit<RequestedTitle, 'kind'> & Pick<Title, 'kind'>;

const requested = (where: string) =>
  prepared<ReadRequested>(
    `SELECT t.id, t.kind, t.name, ${playable('t.id')} AS playable FROM title t WHERE ${where}`,
  );

const byId = requested('t.id = $1');
/** Two queries, because PostgreSQL plans a condition with OR by the size of the whole table. */
const byKey = requested(
  `t.id = (SELECT id FROM (
     (SELECT id, 0 AS place FROM title WHERE name_key = $1 AND kind = ANY($2::text[]) ORDER BY id LIMIT 1)
     UNION ALL
     (SELECT id, 1 FROM title WHERE original_name_key = $1 AND kind = ANY($2::text[]) ORDER BY id LIMIT 1)
   ) found ORDER BY place LIMIT 1)`,
);

const among = statement<{ readonly id: string }>(
  `SELECT id FROM unnest($1::uuid[]) AS given (id) WHERE ${playable('given.id')}`,
);

const titleOf = prepared<Pick<EpisodeRow, 'titleId'>>(
  `SELECT title_id AS "titleId" FROM episode WHERE id = $1`,
);

export class SqlPlayableStore implements PlayableStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(episodeId: string, hasSource: boolean): Promise<string | undefined> {
    if (!hasSource) {
      await this.unitOfWork.rows(PlayableEpisodeRow).delete({ episodeId });
      return undefined;
    }
    await insertMissing(this.unitOfWork, PlayableEpisodeRow, { episodeId });
    return (await titleOf.first(this.unitOfWork, [episodeId]))?.titleId;
  }

  async among(titleIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (titleIds.length === 0) return new Set();
    return new Set((await among.all(this.unitOfWork, [titleIds])).map(({ id }) => id));
  }

  async titleById(id: string): Promise<RequestedTitle | undefined> {
    return toRequested(await byId.first(this.unitOfWork, [id]));
  }

  async titleByKey(key: string, kind: RequestKind): Promise<RequestedTitle | undefined> {
    return toRequested(await byKey.first(this.unitOfWork, [key, titleKindsOf[kind]]));
  }
}

const toRequested = (row: ReadRequested | undefined): RequestedTitle | undefined =>
  row && { ...row, kind: requestKindOf(row.kind) };
