import type { EntityManager } from 'typeorm';
import { DomainError } from '../errors/index.js';
import type { Call } from '../rpc/call.js';
import { erased, memberOf } from './gone-calls.js';
import { prepared, statement } from './statement.js';
import { readAnswer, storeAnswer } from './stored-answer.js';

/** A call with an idempotency key: a repeated write has one effect. */
export type KeyedCall = Call & { readonly idempotencyKey: string };

export const isKeyed = (call: Call | undefined): call is KeyedCall => Boolean(call?.idempotencyKey);

/**
 * The owner of a key. Visitors cannot be distinguished: they have no cookie, and they share and change addresses. So a visitor's
 * key includes the digest of the request: a repeated request finds it, and another visitor's request does not collide.
 */
const ownerOf = ({ viewer, caller, requestDigest }: Call): string =>
  viewer.memberId ?? caller ?? `visitor:${requestDigest}`;

/** Owner, method and key as one text, for comparison. */
export const keyOf = (call: KeyedCall): string => textOf(ownerOf(call), call.method, call.idempotencyKey);

const textOf = (...parts: readonly string[]): string => JSON.stringify(parts);

const claim = prepared<{ owner: string; method: string; key: string }>(
  `INSERT INTO idempotency (owner, method, key, digest)
     SELECT owner, method, key, digest
     FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::uuid[])
       AS given (owner, method, key, digest, member_id)
     WHERE NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = given.member_id)
     ORDER BY owner, method, key
     ON CONFLICT DO NOTHING RETURNING owner, method, key`,
);

/**
 * Claims the keys of calls for the running transaction, and returns those that are new. It waits for other transactions with the
 * same keys. The keys must differ. A key of an erased member is never claimed.
 */
export const claimKeys = async (
  manager: EntityManager,
  calls: readonly KeyedCall[],
): Promise<ReadonlySet<KeyedCall>> => {
  if (calls.length === 0) return new Set();
  const rows = await claim.all({ manager }, [
    calls.map(ownerOf),
    calls.map(({ method }) => method),
    calls.map(({ idempotencyKey }) => idempotencyKey),
    calls.map(({ requestDigest }) => requestDigest),
    calls.map(memberOf),
  ]);
  const claimed = new Set(rows.map(({ owner, method, key }) => textOf(owner, method, key)));
  return new Set(calls.filter((call) => claimed.has(keyOf(call))));
};

const keepAnswers = prepared(
  `UPDATE idempotency i SET result = given.result
     FROM unnest($1::text[], $2::text[], $3::text[], $4::bytea[]) AS given (owner, method, key, result)
     WHERE (i.owner, i.method, i.key) = (given.owner, given.method, given.key)`,
);

/**
 * Stores the answers of calls whose keys the running transaction has claimed. Plain data only: throws at once for other answers,
 * before anything is sent, because the caller may send the commit together with this statement.
 */
export const storeAnswers = (
  manager: EntityManager,
  answers: readonly (readonly [KeyedCall, unknown])[],
): Promise<unknown> => {
  if (answers.length === 0) return Promise.resolve();
  const calls = answers.map(([call]) => call);
  return keepAnswers.run({ manager }, [
    calls.map(ownerOf),
    calls.map(({ method }) => method),
    calls.map(({ idempotencyKey }) => idempotencyKey),
    answers.map(([, answer]) => storeAnswer(answer)),
  ]);
};

const readCall = statement<{ readonly digest: string; readonly result: Buffer }>(
  `SELECT digest, result FROM idempotency WHERE owner = $1 AND method = $2 AND key = $3`,
);

/** The request digest and answer of an earlier call with this key. */
export const earlierCall = (manager: EntityManager, call: KeyedCall) =>
  readCall.first({ manager }, [ownerOf(call), call.method, call.idempotencyKey]);

/**
 * The answer of an earlier call with a key that could not be claimed.
 * @throws IDEMPOTENCY_MISMATCH if the earlier request was different; SESSION_ENDED if there was none, because the member is
 * erased
 */
export const earlierAnswer = async (manager: EntityManager, call: KeyedCall): Promise<unknown> => {
  const earlier = await earlierCall(manager, call);
  if (!earlier) throw erased();
  if (earlier.digest !== call.requestDigest) throw new DomainError('IDEMPOTENCY_MISMATCH');
  return readAnswer(earlier.result);
};
