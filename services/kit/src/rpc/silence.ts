import { DomainError } from '../errors/index.js';
import type { Call } from './call.js';
import type { PermissionRow } from './permissions.js';

const reads = [
  'get',
  'list',
  'find',
  'search',
  'suggest',
  'reveal',
  'count',
  'check',
  'reached',
  'take',
  'copy',
];
const removals = ['delete', 'leave', 'withdraw', 'cancel'];
/** Notes for the member alone, and reports, which only moderators read. */
const ownNotes = ['mark', 'follow', 'report', 'appeal'];

/**
 * The first words of calls that a silenced member may make: reads, removals, and notes for the member alone. A call
 * with any other first word is refused, unless its row says otherwise.
 */
const allowed = new Set([...reads, ...removals, ...ownNotes]);

const firstWord = (method: string): string => /^[a-z]+/.exec(method)?.[0] ?? '';

/**
 * Refuses a write of a silenced member with SILENCED, the end and the reason. It allows calls that visitors can make too, and
 * calls that change only the member's own data, because others do not see them.
 * @param method `postReply`
 * @param request for rows that decide by it
 */
export const assertNotSilenced = (
  row: PermissionRow,
  call: Pick<Call, 'viewer' | 'caller'>,
  method: string,
  request: unknown,
): void => {
  const { silence } = call.viewer;
  if (call.caller !== undefined || !silence) return;
  const { whileSilenced = isHarmless(row, method) } = row;
  if (typeof whileSilenced === 'function' ? whileSilenced(request as never) : whileSilenced) return;
  throw new DomainError('SILENCED', { sanction: silence, reason: method });
};

const isHarmless = ({ viewer: { any, self } }: PermissionRow, method: string): boolean =>
  self !== undefined || (any?.includes('visitor') ?? false) || allowed.has(firstWord(method));
