import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ServiceContext } from '@seyir/kit';
import { NoticeKind as NoticeNumber, topics } from '@seyir/proto';
import type { Notice, NoticeKind, Notices } from '../../app/notices.js';
import { badgeNumbers } from '../badge-numbers.js';

const kinds: Readonly<Record<NoticeKind, NoticeNumber>> = {
  follow: NoticeNumber.FOLLOW,
  'follow-request': NoticeNumber.FOLLOW_REQUEST,
  clap: NoticeNumber.CLAP,
  comment: NoticeNumber.COMMENT,
  'poll-ended': NoticeNumber.POLL_ENDED,
  'group-request': NoticeNumber.GROUP_REQUEST,
  'group-invite': NoticeNumber.GROUP_INVITE,
  'group-accepted': NoticeNumber.GROUP_ACCEPTED,
  'group-plan': NoticeNumber.GROUP_PLAN,
  badge: NoticeNumber.BADGE,
};

/** Publishes notices through the outbox; those without recipients are left out. */
export const noticeEvents = (
  { outbox, clock }: Pick<ServiceContext, 'outbox' | 'clock'>,
  versions: (count: number) => Promise<number[]>,
): Notices => {
  const publish = async (notices: readonly Notice[], removed: boolean) => {
    const addressed = notices.filter(({ recipientIds }) => recipientIds.length > 0);
    if (addressed.length === 0) return;
    const numbers = await versions(addressed.length);
    const time = timestampFromDate(clock.now());
    await outbox.addAll(
      topics.notice,
      addressed.map(({ id, kind, recipientIds, actorId = '', subjectId = '', badge, others = 0 }, index) => ({
        noticeId: id,
        kind: kinds[kind],
        recipientIds: [...recipientIds],
        actorId,
        subjectId,
        others,
        time,
        removed,
        version: numbers[index] ?? 0,
        ...(badge && { badge: badgeNumbers[badge] }),
      })),
    );
  };
  return {
    tell: (notices) => publish(notices, false),
    withdraw: (notices) => publish(notices, true),
  };
};
