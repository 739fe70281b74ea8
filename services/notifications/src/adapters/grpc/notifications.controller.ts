import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Inject } from '@nestjs/common';
import { badInput, DomainError, GrpcService, notFound, type Call, type ServiceHandlers } from '@seyir/kit';
import {
  NotificationsService,
  TranslationKind,
  type CountKeptRequest,
  type CountKeptResponseSchema,
  type GetActivityRequest,
  type GetActivityResponseSchema,
  type GetLetMeKnowRequest,
  type GetLetMeKnowResponseSchema,
  type ListNotificationsRequest,
  type ListNotificationsResponseSchema,
  type MarkReadRequest,
  type MarkReadResponseSchema,
  type NotificationSchema,
  type SetLetMeKnowRequest,
  type SetLetMeKnowResponseSchema,
} from '@seyir/proto';
import { notifyKind, type NotifyKind } from '../../domain/announcement.js';
import type { Notification, Translation } from '../../domain/notification.js';
import { USE_CASES, type UseCases } from '../../use-cases.js';
import { kinds } from '../events/messages.js';

@GrpcService(NotificationsService)
export class NotificationsController implements ServiceHandlers<typeof NotificationsService> {
  constructor(@Inject(USE_CASES) private readonly app: UseCases) {}

  async listNotifications(
    { page }: ListNotificationsRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof ListNotificationsResponseSchema>> {
    const { items, count, last, unread } = await this.app.listNotifications(memberOf(call), page);
    return { notifications: items.map(fromNotification), info: { count, last }, unread };
  }

  async markRead(_: MarkReadRequest, call: Call): Promise<MessageInitShape<typeof MarkReadResponseSchema>> {
    return { unread: await this.app.markRead(memberOf(call)) };
  }

  async getActivity(
    _: GetActivityRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetActivityResponseSchema>> {
    return this.app.getActivity(memberOf(call));
  }

  async setLetMeKnow(
    { kind, id, active }: SetLetMeKnowRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof SetLetMeKnowResponseSchema>> {
    return { active: await this.app.setLetMeKnow(memberOf(call), toKind(kind), id, active) };
  }

  async getLetMeKnow(
    { kind, ids }: GetLetMeKnowRequest,
    call: Call,
  ): Promise<MessageInitShape<typeof GetLetMeKnowResponseSchema>> {
    return { activeIds: await this.app.getLetMeKnow(memberOf(call), toKind(kind), ids) };
  }

  async countKept({
    memberIds,
    subjectIds,
  }: CountKeptRequest): Promise<MessageInitShape<typeof CountKeptResponseSchema>> {
    return { counts: await this.app.countKept(memberIds, subjectIds) };
  }

  /** Nobody keeps a copy of these lists, so no row lets anybody ask. */
  snapshot(): Promise<never> {
    return Promise.reject(notFound('snapshot'));
  }
}

/** The permission data lets members alone come here; NO_SESSION all the same where it would not. */
const memberOf = ({ viewer }: Call): string => {
  if (viewer.memberId === undefined) throw new DomainError('NO_SESSION');
  return viewer.memberId;
};

/** BAD_INPUT for a kind that means nothing. */
const toKind = (value: number): NotifyKind => {
  const known = Object.values(notifyKind).find((kind) => kind === value);
  if (!known) throw badInput({ kind: value === 0 ? 'required' : 'invalid' });
  return known;
};

const translations: Readonly<Record<Translation, TranslationKind>> = {
  subtitled: TranslationKind.SUBTITLED,
  dubbed: TranslationKind.DUBBED,
};

const fromNotification = (notification: Notification): MessageInitShape<typeof NotificationSchema> => ({
  id: notification.id,
  kind: kinds[notification.kind],
  actorId: notification.actorId ?? '',
  causeId: notification.causeId,
  target: { ...notification.target },
  time: timestampFromDate(notification.time),
  read: notification.read,
  ...(notification.translation && { translation: translations[notification.translation] }),
});
