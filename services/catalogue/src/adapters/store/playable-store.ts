import { prepared, statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { PlayableStore, RequestedTitle } from '../../app/request-ports.js';
import { requestKindOf, titleKindsOf, type RequestKind } from '../../domain/request.js';
import type { Title, TitleTranslation } from '../../domain/title.js';
import { PlayableEpisodeRow, type TranslationDueRow } from './entities/request.js';
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

const mark = statement(
  `INSERT INTO translation_due (title_id) SELECT id FROM unnest($1::uuid[]) changed(id)`,
);

const takeDue = statement<TranslationDueRow>(
  `DELETE FROM translation_due WHERE seq IN (SELECT seq FROM translation_due ORDER BY seq LIMIT $1)
   RETURNING seq, title_id AS "titleId"`,
);

/** In the same order as writers of titles lock them. */
const lockTitles = statement(`SELECT FROM title WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`);

const gather = statement<{ readonly id: string }>(
  `UPDATE title SET translations = found.kinds
   FROM (SELECT of.id, ARRAY(
           SELECT kind FROM unnest(ARRAY['dubbed', 'subtitled']) kind WHERE EXISTS (
             SELECT FROM episode e JOIN playable_episode p ON p.episode_id = e.id
             WHERE e.title_id = of.id AND p.translations @> ARRAY[kind])) AS kinds
         FROM unnest($1::uuid[]) of(id)) found
   WHERE title.id = found.id AND title.translations <> found.kinds RETURNING title.id`,
);

export class SqlPlayableStore implements PlayableStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async keep(
    episodeId: string,
    translations: readonly TitleTranslation[] | undefined,
  ): Promise<{ titleId: string | undefined; isChanged: boolean }> {
    const episodes = this.unitOfWork.rows(PlayableEpisodeRow);
    const before = await episodes.findOneBy({ episodeId });
    if (translations) await episodes.upsert({ episodeId, translations }, ['episodeId']);
    else await episodes.delete({ episodeId });
    const titleId = (await titleOf.first(this.unitOfWork, [episodeId]))?.titleId;
    return { titleId, isChanged: wordOf(before?.translations) !== wordOf(translations) };
  }

  anyOf(episodeIds: readonly string[]): Promise<boolean> {
    return this.unitOfWork.rows(PlayableEpisodeRow).existsBy({ episodeId: Any(episodeIds) });
  }

  async markTranslations(titleIds: readonly string[]): Promise<void> {
    await mark.run(this.unitOfWork, [titleIds]);
  }

  async gatherTranslations(limit: number): Promise<{ marked: number; changed: readonly string[] }> {
    const due = await takeDue.all(this.unitOfWork, [limit]);
    const ids = [...new Set(due.map(({ titleId }) => titleId))];
    // Separate statements, so that the last one sees everything that was committed before the titles were locked.
    await lockTitles.run(this.unitOfWork, [ids]);
    const changed = await gather.all(this.unitOfWork, [ids]);
    return { marked: due.length, changed: changed.map(({ id }) => id) };
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

const wordOf = (translations: readonly TitleTranslation[] = []): string => [...translations].sort().join();
