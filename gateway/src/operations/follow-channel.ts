import { DomainError } from '@seyir/kit/stateless';
import { z } from 'zod';
import type { Ctx } from '../context.js';
import type { Admission } from '../live/channel-tickets.js';
import { FrameSource, type FrameSourceOptions, type RightsSubject } from '../live/frame-source.js';

/** A kind of channel that readers follow with the ticket of a read. */
export interface ChannelKind<S, T> extends Pick<FrameSourceOptions<T>, 'decode' | 'pace'> {
  /** The subject of the channel; undefined for a channel of another kind. */
  subjectOf(channel: string): S | undefined;
  /** Whether the viewer may see the subject now; also true while its owner does not answer, so that an outage ends nothing. */
  isShown(ctx: Ctx, subject: S): Promise<boolean>;
  /** The wakes after which `isShown` is asked at once. */
  rights?(subject: S, admission: Admission): RightsSubject[];
}

/** The ticket, and the number of the last frame that the reader knows. */
export const followInput = z.object({ ticket: z.string().max(500), seq: z.int().min(0) });

/**
 * The frames of a channel after `seq`, until the viewer may no longer see its subject. OUTDATED for an expired or invalid ticket, one
 * of another kind of channel, and for a subject in a group that the viewer may no longer see; FORBIDDEN for another member's ticket.
 */
export const followChannel = async <S, T>(
  ctx: Ctx,
  { ticket, seq }: z.infer<typeof followInput>,
  { subjectOf, isShown, decode, pace, rights }: ChannelKind<S, T>,
): Promise<FrameSource<T>> => {
  const { parts } = ctx;
  const { admission, subject } = admit(ctx, ticket, subjectOf);
  const { channel, groupId } = admission;
  // The reader may have left the group since the ticket was issued.
  if (groupId !== undefined && !(await isShown(ctx, subject)))
    throw new DomainError('OUTDATED', { reason: `channel ticket of ${channel}` });
  return new FrameSource({
    channel,
    fromSeq: seq,
    decode,
    ...(pace && { pace }),
    ...(rights && { rights: rights(subject, admission) }),
    renew: async () => ((await isShown(ctx, subject)) ? parts.tickets.issue(admission) : undefined),
  });
};

/**
 * The channel that a ticket admits the viewer to, with its subject. OUTDATED for an expired or invalid ticket and for one of
 * another kind of channel, FORBIDDEN for another member's.
 */
export const admit = <S>(
  { viewer, parts }: Ctx,
  ticket: string,
  subjectOf: ChannelKind<S, never>['subjectOf'],
): { readonly admission: Admission; readonly subject: S } => {
  const admission = parts.tickets.read(ticket);
  const subject = admission && subjectOf(admission.channel);
  if (!admission || subject === undefined) throw new DomainError('OUTDATED', { reason: 'channel ticket' });
  const { memberId } = admission;
  if (memberId !== undefined && memberId !== viewer.memberId)
    throw new DomainError('FORBIDDEN', { reason: 'channel ticket of another member' });
  return { admission, subject };
};
