import { NotifyKind, type Member, type Notification } from '@seyir/proto';
import { z } from 'zod';
import type { Ctx } from '../../context.js';
import { describe } from '../../operations/notifications/describe.js';
import { getActivity } from '../../operations/notifications/get-activity.js';
import { listNotifications } from '../../operations/notifications/list-notifications.js';
import { markRead } from '../../operations/notifications/mark-read.js';
import { setLetMeKnow } from '../../operations/notifications/set-let-me-know.js';
import { isOutage } from '../../errors/outage.js';
import { getFriendsNow } from '../../operations/social/friends.js';
import { id, oneOf, page } from '../fields.js';
import { row, type Row } from '../row.js';
import { asBit, bit, paged, pagedAnswer, path, theme } from '../shapes/common.js';
import { asPerson } from '../shapes/person.js';
import { unreadMessage, unreadMessages } from './messages.js';
import { badgeTheme, notificationsTheme, type NotificationView } from '../themes/notifications.js';

const NO_MORE = 'Gösterilecek bildirim kalmadı.';

const view = async (ctx: Ctx, notification: Notification): Promise<NotificationView> => ({
  notification,
  shown: await describe(ctx, notification),
});

const themeOf = async (ctx: Ctx, notifications: readonly Notification[]) =>
  notificationsTheme(
    await Promise.all(notifications.map((notification) => view(ctx, notification))),
    ctx.parts.platform.clock.now(),
  );

/** The newest notifications for the dropdown; rendered again when the list has changed, and each minute for its times. */
const dropdown = (ctx: Ctx, revision: number): Promise<string> => {
  const minute = Math.floor(ctx.parts.platform.clock.now().getTime() / 60_000);
  return ctx.parts.dropdowns.get(ctx.viewer.memberId ?? '', `${revision}:${minute}`, async () => {
    const { items } = await listNotifications(ctx, { page: 1, size: 5 });
    return (await themeOf(ctx, items)).text;
  });
};

/** No friends while social does not answer; a later poll has them. */
const friendsNow = (ctx: Ctx) =>
  getFriendsNow(ctx, {}).catch((error: unknown) => {
    if (isOutage(error)) return { items: [], count: 0 };
    throw error;
  });

/** No service records who is online yet, so nobody is shown as online. */
const asFriend = (member: Member) => {
  const { username, name, image } = asPerson(member);
  return { username, name, image };
};

const friend = z.object({ username: z.string(), name: z.string(), image: path, online: z.enum(['0', '1']) });

export const notificationsRows: readonly Row[] = [
  row({
    path: '/ajax/service',
    type: 'readNotification',
    summary: 'Marks all notifications as read.',
    auth: 'member',
    input: z.object({}),
    answer: z.object({ count: z.number() }),
    run: async (ctx) => ({ count: await markRead(ctx, {}) }),
  }),
  row({
    path: '/get/more/notification',
    summary: 'A page of the notifications, the newest first.',
    auth: 'member',
    input: z.object({ page }),
    answer: paged,
    async run(ctx, { page }) {
      const list = await listNotifications(ctx, { page, size: 20 });
      return pagedAnswer(list, await themeOf(ctx, list.items), NO_MORE);
    },
  }),
  row({
    path: '/user/letmeknow',
    summary: 'Toggles whether one wants to know of an episode or title; answers the state after.',
    auth: 'member',
    input: z.object({ id, type: oneOf([NotifyKind.EPISODE, NotifyKind.TITLE]) }),
    answer: z.object({ type: bit }),
    names: { kind: 'type' },
    run: async (ctx, { id, type: kind }) => ({ type: asBit(await setLetMeKnow(ctx, { kind, id })) }),
  }),
  row({
    path: '/activity/progress',
    summary: 'Polled every 10 s: unread notifications, messages and friends.',
    auth: 'member',
    calm: true,
    input: z.object({}),
    answer: z.object({
      notificationCount: z.number(),
      notification: z.object({ count: z.number(), html: theme, badge: theme }),
      messages: z.array(unreadMessage),
      friends: z.array(friend),
      friends_count: z.number(),
    }),
    async run(ctx) {
      const [{ unread: count, revision }, messages, friends] = await Promise.all([
        getActivity(ctx, {}),
        unreadMessages(ctx),
        friendsNow(ctx),
      ]);
      const html = await dropdown(ctx, revision);
      return {
        notificationCount: count,
        notification: { count, html, badge: badgeTheme(count).text },
        messages,
        friends: friends.items.map((member) => ({ ...asFriend(member), online: '0' as const })),
        friends_count: friends.count,
      };
    },
  }),
];
