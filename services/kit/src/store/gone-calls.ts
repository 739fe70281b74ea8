import type { EntityManager } from 'typeorm';
import { DomainError } from '../errors/index.js';
import { isId } from '../lists/ids.js';
import type { Call } from '../rpc/call.js';
import { ofAnyLength, prepared } from './statement.js';

/** The calling member; null if a visitor or a service calls. */
export const memberOf = ({ viewer: { memberId } }: Call): string | null =>
  memberId !== undefined && isId(memberId) ? memberId : null;

/** SESSION_ENDED: the answer to a write of an erased member, whose signature may be valid for another minute. */
export const erased = () => new DomainError('SESSION_ENDED', { reason: 'the member is erased' });

const markedAmong = prepared<{ member_id: string }>(
  `SELECT member_id FROM gone_member WHERE member_id = ANY(${ofAnyLength('$1', 'uuid')})`,
);

/** The calls of erased members among these, with one query. */
export const goneAmong = async (
  manager: EntityManager,
  calls: readonly Call[],
): Promise<ReadonlySet<Call>> => {
  const memberIds = calls.map(memberOf).filter((id) => id !== null);
  if (memberIds.length === 0) return new Set();
  const rows = await markedAmong.all({ manager }, [memberIds]);
  const gone = new Set<string | null>(rows.map(({ member_id }) => member_id));
  return new Set(calls.filter((call) => gone.has(memberOf(call))));
};
