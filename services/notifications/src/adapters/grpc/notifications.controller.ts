import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput, grpcController, memberOf, notFound, pageInfo } from '@seyir/kit';
import {
  AppealState,
  CaseOutcome,
  NotificationsService,
  TranslationKind,
  type NotificationSchema,
} from '@seyir/proto';
import { notifyKind, type NotifyKind } from '../../domain/announcement.js';
import type { AppealOutcome, CaseOutcome as Outcome } from '../../domain/decision.js';
import { GROUP, OWN_PROFILE, ROOM, type Notification, type Translation } from '../../domain/notification.js';
import type { UseCases } from '../../use-cases.js';
import { kinds } from '../events/messages.js';

export const notificationsController = grpcController(NotificationsService, (app: UseCases) => ({
  async listNotifications({ page }, call) {
    const found = await app.listNotifications(memberOf(call), page);
    const { items, unread } = found;
    return { notifications: items.map(fromNotification), info: pageInfo(found), unread };
  },

  async markRead(_, call) {
    return { unread: await app.markRead(memberOf(call)) };
  },

  async getActivity(_, call) {
    return app.getActivity(memberOf(call));
  },

  async setLetMeKnow({ kind, id, active }, call) {
    return { active: await app.setLetMeKnow(memberOf(call), toKind(kind), id, active) };
  },

  async getLetMeKnow({ kind, ids }, call) {
    return { activeIds: await app.getLetMeKnow(memberOf(call), toKind(kind), ids) };
  },

  listAudit: app.listAudit,

  async countKept({ memberIds, subjectIds }) {
    return { counts: await app.countKept(memberIds, subjectIds) };
  },

  /** No service copies these lists, so no permission allows a snapshot. */
  snapshot() {
    return Promise.reject(notFound('snapshot'));
  },
}));

/** BAD_INPUT for an unknown kind. */
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
  ...placeOf(notification),
  time: timestampFromDate(notification.time),
  read: notification.read,
  ...(notification.badge !== undefined && { badge: notification.badge }),
  others: notification.others ?? 0,
  ...(notification.translation && { translation: translations[notification.translation] }),
});

const outcomes: Readonly<Record<Outcome, CaseOutcome>> = {
  nothing: CaseOutcome.NOTHING,
  remove: CaseOutcome.REMOVE,
  warn: CaseOutcome.WARN,
  silence: CaseOutcome.SILENCE,
  ban: CaseOutcome.BAN,
  cover: CaseOutcome.COVER,
};

const appeals: Readonly<Record<AppealOutcome, AppealState>> = {
  upheld: AppealState.UPHELD,
  overturned: AppealState.OVERTURNED,
  lost: AppealState.OVERTURNED,
};

/** The subject: a request, a decision, a group, a room, a thread or an episode; nothing for the member's own profile. */
const placeOf = ({
  kind,
  target,
  outcome,
  violation,
  until,
}: Notification): Pick<
  MessageInitShape<typeof NotificationSchema> & object,
  | 'requestId'
  | 'caseOutcome'
  | 'appeal'
  | 'contentLost'
  | 'groupId'
  | 'roomCode'
  | 'target'
  | 'violation'
  | 'until'
> => {
  if (kind === 'request') return { requestId: target.id };
  // The link leads to the sender.
  if (kind === 'message-request') return {};
  if (kind === 'case') return { caseOutcome: outcomes[(outcome ?? 'nothing') as Outcome] };
  if (kind === 'appeal')
    return { appeal: appeals[(outcome ?? 'upheld') as AppealOutcome], contentLost: outcome === 'lost' };
  if (kind === 'decision')
    return {
      caseOutcome: outcomes[(outcome ?? 'nothing') as Outcome],
      ...(violation !== undefined && { violation }),
      ...(until && { until: timestampFromDate(until) }),
    };
  if (target.kind === GROUP) return { groupId: target.id };
  if (target.kind === ROOM) return { roomCode: target.id };
  return target.kind === OWN_PROFILE ? {} : { target: { ...target } };
};
