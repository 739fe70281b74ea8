import {
  FIRST_ID,
  LAST_ID,
  prepared,
  statement,
  type Keyed,
  type KeySlice,
  type Tally,
  type UnitOfWork,
} from '@seyir/kit';
import { IsNull, Not } from 'typeorm';
import type { ImportedRequest } from '../../app/import-requests.js';
import type {
  DecidedKey,
  NearRequest,
  NewRequest,
  RequestStore,
  ScoreKey,
  Voted,
} from '../../app/request-ports.js';
import type {
  ContentRequest,
  RequestFacts,
  RequestKind,
  RequestState,
  RequestVote,
} from '../../domain/request.js';
import { ContentRequestRow } from './entities/request.js';
import {
  ANSWERED,
  FACTS,
  PENDING,
  scoreOf,
  selectRequests,
  toFacts,
  toRequest,
  type FactsRow,
} from './request-rows.js';
import { patternOf } from './search-rows.js';

/** From this number of letters on, a search finds text inside names; a shorter text must be the start of a name. */
const INSIDE_FROM = 3;
/** Maximum number of matching names that are then compared by their score, of pending and of declined requests each. */
const CANDIDATES = 200;

const readByIds = selectRequests('r.id = ANY($2::uuid[])', 'r.id', prepared);

const readPending = selectRequests(
  `r.id IN (
     SELECT r.id FROM content_request r WHERE ${PENDING} AND r.kind = $2 AND (r.score, r.id) < ($3::integer, $4::uuid)
     ORDER BY r.score DESC, r.id DESC LIMIT $5 OFFSET $6)`,
  'r.score DESC, r.id DESC',
);

const readAnswered = selectRequests(
  `r.id IN (
     SELECT r.id FROM content_request r
     WHERE ${ANSWERED} AND r.kind = $2 AND (r.decided_at, r.id) < ($3::timestamptz, $4::uuid)
     ORDER BY r.decided_at DESC, r.id DESC LIMIT $5 OFFSET $6)`,
  'r.decided_at DESC, r.id DESC',
);

/** Also finds declined requests, because members cannot ask for those again. Each part has an index of its own. */
const readMatching = selectRequests(
  `r.id IN (
     SELECT id FROM (
       (SELECT r.id, r.score, false AS declined FROM content_request r
        WHERE ${PENDING} AND r.name_key LIKE $2 AND r.kind = ANY($3::text[]) LIMIT ${CANDIDATES})
       UNION ALL
       (SELECT r.id, r.score, true FROM content_request r
        WHERE r.deleted_at IS NULL AND r.state = 'declined' AND r.name_key LIKE $2 AND r.kind = ANY($3::text[]) LIMIT ${CANDIDATES})
     ) found
     ORDER BY declined, score DESC, id DESC LIMIT $4)`,
  `r.state = 'declined', r.score DESC, r.id DESC`,
);

const resembling = statement<NearRequest>(`SELECT id, key FROM seyir_resembling_requests($1, $2, $3)`);

const answersLock = {
  shared: statement(`SELECT pg_advisory_xact_lock_shared(hashtext('catalogue.requests'))`),
  exclusive: statement(`SELECT pg_advisory_xact_lock(hashtext('catalogue.requests'))`),
} as const;

const ofTitle = statement<Pick<ContentRequestRow, 'id' | 'state'>>(
  `SELECT id, state FROM content_request WHERE title_id = $1 AND deleted_at IS NULL ORDER BY id LIMIT 1 FOR NO KEY UPDATE`,
);

/** The update changes no value; it locks the existing request and returns it. */
const addRequest = prepared<{ readonly id: string; readonly state: RequestState; readonly created: boolean }>(
  `INSERT INTO content_request AS r (id, kind, name, title_id, asked_by, asked_at) VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (kind, name_key) WHERE deleted_at IS NULL
   DO UPDATE SET title_id = coalesce(r.title_id, excluded.title_id)
   RETURNING id, state, xmax = 0 AS created`,
);

const lockTo = (strength: string) =>
  prepared<Pick<ContentRequestRow, 'state' | 'version'>>(
    `SELECT state, version FROM content_request WHERE id = $1 AND deleted_at IS NULL FOR ${strength}`,
  );
const locks = { vote: lockTo('SHARE'), change: lockTo('NO KEY UPDATE') } as const;

const voteBy = (change: string) =>
  prepared<{ readonly vote: RequestVote; readonly previous: RequestVote }>(
    `INSERT INTO request_vote AS v (request_id, member_id, vote) VALUES ($1, $2, $3)
     ON CONFLICT (request_id, member_id) DO UPDATE SET previous = v.vote, vote = ${change}
     RETURNING vote, previous`,
  );
const votes = {
  set: voteBy('excluded.vote'),
  toggle: voteBy('CASE WHEN v.vote = excluded.vote THEN 0 ELSE excluded.vote END'),
} as const;

const decide = statement<FactsRow>(
  `UPDATE content_request r SET state = $2, reason = $3, decided_at = $4, version = version + 1
   WHERE id = $1 RETURNING ${FACTS}`,
);

const link = statement(
  `WITH held AS MATERIALIZED (
     SELECT r.id, t.id AS title_id FROM title t
     JOIN content_request r ON r.name_key IN (t.name_key, t.original_name_key)
       AND r.kind = CASE t.kind WHEN 'movie' THEN 'movie' ELSE 'series' END
     WHERE t.id = ANY($1::uuid[]) AND r.title_id IS NULL AND ${PENDING} ORDER BY r.id FOR NO KEY UPDATE OF r
   )
   UPDATE content_request r SET title_id = held.title_id FROM held WHERE r.id = held.id`,
);

const answer = statement<FactsRow>(
  `WITH held AS MATERIALIZED (
     SELECT r.id FROM content_request r
     WHERE r.title_id = ANY($1::uuid[]) AND ${PENDING} AND EXISTS (
       SELECT FROM episode e JOIN playable_episode p ON p.episode_id = e.id WHERE e.title_id = r.title_id)
     ORDER BY r.id FOR NO KEY UPDATE OF r
   )
   UPDATE content_request r SET state = 'available', reason = '', decided_at = $2, version = version + 1
   FROM held WHERE r.id = held.id RETURNING ${FACTS}`,
);

const unlink = statement(`UPDATE content_request SET title_id = NULL WHERE title_id = ANY($1::uuid[])`);

const markDeleted = statement<FactsRow>(
  `UPDATE content_request r SET deleted_at = $2, version = version + 1 WHERE id = $1 AND deleted_at IS NULL
   RETURNING ${FACTS}`,
);

const setTitle = statement(`UPDATE content_request SET title_id = $2 WHERE id = $1`);

const takeVotes = statement<{ readonly memberId: string; readonly vote: RequestVote }>(
  `WITH chunk AS MATERIALIZED (
     SELECT member_id FROM request_vote WHERE request_id = $1 ORDER BY member_id LIMIT $2 FOR UPDATE)
   DELETE FROM request_vote v USING chunk WHERE v.request_id = $1 AND v.member_id = chunk.member_id
   RETURNING v.member_id AS "memberId", v.vote`,
);
const giveVotes = statement<{ readonly vote: 1 | 2 }>(
  `INSERT INTO request_vote AS v (request_id, member_id, vote)
   SELECT $1, given.member_id, given.vote FROM unnest($2::uuid[], $3::smallint[]) AS given (member_id, vote)
   WHERE given.vote > 0 ORDER BY given.member_id
   ON CONFLICT (request_id, member_id) DO UPDATE SET previous = 0, vote = excluded.vote WHERE v.vote = 0
   RETURNING vote`,
);

const mergesInto = statement(
  `SELECT FROM task WHERE kind = 'merge-request' AND dead_at IS NULL AND input->>'intoId' = $1 LIMIT 1`,
);

const deleteVotesOn = statement(
  `WITH chunk AS MATERIALIZED (SELECT member_id FROM request_vote WHERE request_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM request_vote v USING chunk WHERE v.request_id = $1 AND v.member_id = chunk.member_id`,
);

const deleteVotesBy = statement<{ readonly id: string; readonly vote: RequestVote }>(
  `WITH chunk AS MATERIALIZED (SELECT request_id FROM request_vote WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM request_vote v USING chunk WHERE v.member_id = $1 AND v.request_id = chunk.request_id
   RETURNING v.request_id AS id, v.vote`,
);

const keepFolded = statement(
  `WITH held AS MATERIALIZED (
     SELECT r.id, given.score FROM unnest($1::uuid[], $2::integer[]) AS given (id, score)
     JOIN content_request r ON r.id = given.id ORDER BY r.id FOR NO KEY UPDATE OF r
   )
   UPDATE content_request r SET score = held.score FROM held WHERE r.id = held.id AND r.score <> held.score`,
);

const votersOf = statement<{ readonly memberId: string }>(
  `SELECT member_id AS "memberId" FROM request_vote WHERE request_id = $1 AND member_id > $2 AND vote > 0
   ORDER BY member_id LIMIT $3`,
);

const forgetAsker = statement<{ readonly id: string }>(
  `WITH chunk AS MATERIALIZED (
     SELECT id FROM content_request WHERE asked_by = $1 ORDER BY id LIMIT $2 FOR NO KEY UPDATE)
   UPDATE content_request r SET asked_by = NULL FROM chunk WHERE r.id = chunk.id RETURNING r.id`,
);

const lockAll = statement(
  `SELECT id FROM content_request WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);
const abandoned = statement<{ readonly id: string }>(
  `SELECT r.id FROM content_request r
   WHERE r.id = ANY($1::uuid[]) AND r.asked_by IS NULL AND r.deleted_at IS NULL
     AND NOT EXISTS (SELECT FROM request_vote v WHERE v.request_id = r.id AND v.vote > 0)
   ORDER BY r.id`,
);

const importAll = statement<FactsRow>(
  `INSERT INTO content_request AS r (id, kind, name, state, reason, asked_by, asked_at, decided_at)
   SELECT x.id, x.kind, x.name, x.state, x.reason, x."askedBy", x."askedAt", x."decidedAt"
   FROM jsonb_to_recordset($1::jsonb) AS x(
     id uuid, kind text, name text, state text, reason text, "askedBy" uuid, "askedAt" timestamptz, "decidedAt" timestamptz)
   ORDER BY x.kind, x.name ON CONFLICT DO NOTHING RETURNING ${FACTS}`,
);

const factsAfter = statement<FactsRow>(
  `SELECT ${FACTS} FROM content_request r WHERE r.id > $1 AND r.deleted_at IS NULL ORDER BY r.id LIMIT $2`,
);

export class SqlRequestStore implements RequestStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tally: Tally,
  ) {}

  async byIds(ids: readonly string[], readerId: string | undefined): Promise<ContentRequest[]> {
    return (await readByIds.all(this.unitOfWork, [readerId ?? null, ids])).map(toRequest);
  }

  async pending(
    kind: RequestKind,
    readerId: string | undefined,
    { after = { score: 2 ** 31 - 1, id: LAST_ID }, skip, limit }: KeySlice<ScoreKey>,
  ): Promise<readonly Keyed<ContentRequest, ScoreKey>[]> {
    const values = [readerId ?? null, kind, after.score, after.id, limit, skip];
    const rows = await readPending.all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toRequest(row), key: { score: row.score, id: row.id } }));
  }

  async answered(
    kind: RequestKind,
    readerId: string | undefined,
    { after = { decidedAt: 'infinity', id: LAST_ID }, skip, limit }: KeySlice<DecidedKey>,
  ): Promise<readonly Keyed<ContentRequest, DecidedKey>[]> {
    const values = [readerId ?? null, kind, after.decidedAt, after.id, limit, skip];
    const rows = await readAnswered.all(this.unitOfWork, values);
    return rows.map((row) => ({
      item: toRequest(row),
      key: { decidedAt: row.decidedKey ?? 'infinity', id: row.id },
    }));
  }

  async matching(
    key: string,
    kinds: readonly RequestKind[],
    readerId: string | undefined,
    limit: number,
  ): Promise<ContentRequest[]> {
    const pattern = patternOf(key);
    const asked = [...key].length < INSIDE_FROM ? pattern.slice(1) : pattern;
    return (await readMatching.all(this.unitOfWork, [readerId ?? null, asked, kinds, limit])).map(toRequest);
  }

  resembling(key: string, kinds: readonly RequestKind[], limit: number): Promise<NearRequest[]> {
    return resembling.all(this.unitOfWork, [key, kinds, limit]);
  }

  async lockAnswers(how: keyof typeof answersLock): Promise<void> {
    await answersLock[how].run(this.unitOfWork, []);
  }

  async add({ id, kind, name, titleId, askedBy }: NewRequest, now: Date) {
    const standing = titleId && (await ofTitle.first(this.unitOfWork, [titleId]));
    if (standing) return { ...standing, created: false };
    const row = await addRequest.first(this.unitOfWork, [id, kind, name, titleId ?? null, askedBy, now]);
    return row!;
  }

  lock(id: string, to: keyof typeof locks) {
    return locks[to].first(this.unitOfWork, [id]);
  }

  async vote(id: string, memberId: string, vote: 1 | 2, how: keyof typeof votes): Promise<Voted> {
    const row = (await votes[how].first(this.unitOfWork, [id, memberId, vote]))!;
    const moves =
      row.previous === row.vote
        ? []
        : [
            ...(row.previous > 0 ? [{ kind: row.previous, delta: -1 }] : []),
            ...(row.vote > 0 ? [{ kind: row.vote, delta: 1 }] : []),
          ];
    const counts = await this.tally.add({ type: 'request', id }, moves);
    return { score: scoreOf(counts), ownVote: row.vote };
  }

  async decide(id: string, { state, reason }: { state: RequestState; reason: string }, now: Date) {
    return toFacts((await decide.first(this.unitOfWork, [id, state, reason, now]))!);
  }

  async link(titleIds: readonly string[]): Promise<void> {
    await link.run(this.unitOfWork, [titleIds]);
  }

  async answer(titleIds: readonly string[], now: Date): Promise<RequestFacts[]> {
    return (await answer.all(this.unitOfWork, [titleIds, now])).map(toFacts);
  }

  async unlink(titleIds: readonly string[]): Promise<void> {
    await unlink.run(this.unitOfWork, [titleIds]);
  }

  async markDeleted(id: string, now: Date): Promise<RequestFacts | undefined> {
    const row = await markDeleted.first(this.unitOfWork, [id, now]);
    return row && toFacts(row);
  }

  async setTitle(id: string, titleId: string): Promise<void> {
    await setTitle.run(this.unitOfWork, [id, titleId]);
  }

  async moveVotes(id: string, intoId: string, limit: number): Promise<number> {
    if (!(await this.lock(intoId, 'vote'))) return 0;
    const taken = await takeVotes.all(this.unitOfWork, [id, limit]);
    const given = await giveVotes.all(this.unitOfWork, [
      intoId,
      taken.map(({ memberId }) => memberId),
      taken.map(({ vote }) => vote),
    ]);
    await this.tally.addAll(
      given.map(({ vote }) => ({ target: { type: 'request', id: intoId }, kind: vote, delta: 1 })),
    );
    return taken.length;
  }

  async isGettingVotes(id: string): Promise<boolean> {
    return (await mergesInto.first(this.unitOfWork, [id])) !== undefined;
  }

  async removeDeleted(id: string, limit: number, now: Date): Promise<boolean> {
    if ((await deleteVotesOn.run(this.unitOfWork, [id, limit])) === limit) return false;
    if ((await this.tally.remove([id], limit, now)).more) return false;
    await this.unitOfWork.rows(ContentRequestRow).delete({ id, deletedAt: Not(IsNull()) });
    return true;
  }

  async keepScores(scores: readonly { readonly id: string; readonly score: number }[]): Promise<void> {
    await keepFolded.run(this.unitOfWork, [scores.map(({ id }) => id), scores.map(({ score }) => score)]);
  }

  async voters(id: string, after: string, limit: number): Promise<string[]> {
    const rows = await votersOf.all(this.unitOfWork, [id, after, limit]);
    return rows.map(({ memberId }) => memberId);
  }

  async forgetAsker(memberId: string, limit: number): Promise<string[]> {
    return (await forgetAsker.all(this.unitOfWork, [memberId, limit])).map(({ id }) => id);
  }

  async forgetVotes(memberId: string, limit: number): Promise<string[]> {
    const gone = await deleteVotesBy.all(this.unitOfWork, [memberId, limit]);
    await this.tally.addAll(
      gone.flatMap(({ id, vote }) =>
        vote > 0 ? [{ target: { type: 'request', id }, kind: vote, delta: -1 }] : [],
      ),
    );
    return gone.map(({ id }) => id);
  }

  async abandoned(ids: readonly string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    await lockAll.run(this.unitOfWork, [ids]);
    return (await abandoned.all(this.unitOfWork, [ids])).map(({ id }) => id);
  }

  async import(requests: readonly ImportedRequest[]): Promise<RequestFacts[]> {
    return (await importAll.all(this.unitOfWork, [JSON.stringify(requests)])).map(toFacts);
  }

  async after(id: string | undefined, limit: number): Promise<RequestFacts[]> {
    return (await factsAfter.all(this.unitOfWork, [id ?? FIRST_ID, limit])).map(toFacts);
  }
}
