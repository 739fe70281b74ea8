import { create } from '@bufbuild/protobuf';
import { NotificationKind, TargetSchema, wakes } from '@seyir/proto';
import { liveReads } from '../../live/live-reads.js';
import { describe } from '../../operations/notifications/describe.js';
import { getActivity, getNewActivity } from '../../operations/notifications/get-activity.js';
import { getLetMeKnow } from '../../operations/notifications/get-let-me-know.js';
import { listNotifications } from '../../operations/notifications/list-notifications.js';
import { markRead } from '../../operations/notifications/mark-read.js';
import { setLetMeKnow } from '../../operations/notifications/set-let-me-know.js';
import { assertMember } from '../../operations/operation.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

const noTarget = create(TargetSchema);

export const notificationsResolvers = {
  Query: {
    notifications: (_, args, ctx) => listNotifications(ctx, args),
    activity: (_parent, _args, ctx) => getActivity(ctx, {}),
    letMeKnow: (_, args, ctx) => getLetMeKnow(ctx, args),
  },
  Mutation: {
    setLetMeKnow: async (_, { input }, ctx) => ({ id: input.id, active: await setLetMeKnow(ctx, input) }),
    markNotificationsRead: async (_parent, _args, ctx) => ({ unread: await markRead(ctx, {}) }),
  },
  Subscription: {
    activity: {
      async subscribe(_parent, _args, ctx) {
        const subject = wakes.activity(ctx.viewer.memberId ?? '');
        let known: { unread: number; revision: number } | undefined;
        const read = async () => {
          const activity = await getNewActivity(ctx, {});
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
    kind: ({ kind }) => knownOr(NotificationKind, kind, NotificationKind.REPLY),
    actor: ({ actorId }, _, { loaders }) => (actorId ? loaders.members.load(actorId) : null),
    shown: (notification, _, ctx) => describe(ctx, notification),
    target: ({ target }) => target ?? noTarget,
    time: ({ time }) => time ?? new Date(0),
  },
} satisfies Resolvers;
