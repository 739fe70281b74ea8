import { DomainError } from '@seyir/kit/stateless';
import type { Ctx } from '../../context.js';

const ROOMS = 'messaging.room.';

/**
 * What a ticket of a room admits the viewer to. OUTDATED for an expired or invalid ticket, FORBIDDEN for another member's.
 */
export const roomAdmission = ({ viewer, parts }: Ctx, ticket: string) => {
  const admission = parts.tickets.read(ticket);
  if (!admission?.channel.startsWith(ROOMS)) throw new DomainError('OUTDATED', { reason: 'channel ticket' });
  if (admission.memberId !== viewer.memberId)
    throw new DomainError('FORBIDDEN', { reason: 'channel ticket of another member' });
  return admission;
};

/** The code of the room with this channel. */
export const roomCodeOf = (channel: string): string => channel.slice(ROOMS.length).split('.')[0] ?? '';
