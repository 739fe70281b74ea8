import { create } from '@bufbuild/protobuf';
import { NotificationKind, TargetSchema, wakes } from '@seyir/proto';
import { liveReads } from '../../live/live-reads.js';
import { threadPath } from '../../operations/comments/thread-path.js';
import { getActivity } from '../../operations/notifications/get-activity.js';
import { listNotifications } from '../../operations/notifications/list-notifications.js';
import { markRead } from '../../operations/notifications/mark-read.js';
import { assertMember } from '../../operations/operation.js';
import { nameOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';
import { notificationTexts } from './texts.js';

const noTarget = create(TargetSchema);

export const notificationsResolvers = {
  Query: {
    notifications: (_, args, ctx) => listNotifications(ctx, args),
  },
  Mutation: {
    markNotificationsRead: async (_parent, _args, ctx) => ({ unread: await markRead(ctx, {}) }),
  },
  Subscription: {
    activity: {
      async subscribe(_parent, _args, ctx) {
        const subject = wakes.activity(ctx.viewer.memberId ?? '');
        let known: { unread: number; revision: number } | undefined;
        const read = async () => {
          const activity = await getActivity(ctx, {});
          if (activity.revision === known?.revision && activity.unread === known.unread) return undefined;
          known = activity;
          return { activity };
        };
        assertMember(ctx);
        return liveReads({ ...ctx.parts.platform, subject, once: true }, read);
      },
    },
  },
  Notification: {
    kind: ({ kind }) => nameOr(NotificationKind, kind, 'REPLY'),
    actor: ({ actorId }, _, { loaders }) => loaders.members.load(actorId),
    target: ({ target }) => target ?? noTarget,
    text: ({ kind }) => notificationTexts[kind],
    path: ({ target, causeId }, _, ctx) => (target ? threadPath(ctx, target, causeId) : null),
    time: ({ time }) => time ?? new Date(0),
  },
} satisfies Resolvers;
