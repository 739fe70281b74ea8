import { notFound } from '@seyir/kit';
import { activate } from '../../operations/accounts/activate.js';
import { changePasswordByToken } from '../../operations/accounts/change-password-by-token.js';
import { register } from '../../operations/accounts/register.js';
import { requestPasswordReset, sendActivation } from '../../operations/accounts/request-link.js';
import { signIn } from '../../operations/accounts/sign-in.js';
import { signOut } from '../../operations/accounts/sign-out.js';
import { profilePath, imagePath } from '../../operations/links.js';
import { getActivity } from '../../operations/notifications/get-activity.js';
import type { Resolvers, Role } from '../generated/types.js';

const roles = {
  member: 'MEMBER',
  editor: 'EDITOR',
  moderator: 'MODERATOR',
  admin: 'ADMIN',
} as const satisfies Record<string, Role>;

export const accountsResolvers = {
  Query: {
    viewer: (_parent, _args, { viewer: { memberId, roles } }) => (memberId ? { memberId, roles } : null),
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({
      viewer: await signIn(ctx, { ...input, captcha: input.captcha ?? undefined }),
    }),
    async signOut(_parent, _args, ctx) {
      await signOut(ctx, {});
      return { signedOut: true };
    },
    register: (_, { input }, ctx) => register(ctx, { ...input, captcha: input.captcha ?? undefined }),
    sendActivation: (_, { input }, ctx) =>
      sendActivation(ctx, { ...input, captcha: input.captcha ?? undefined }),
    activate: async (_, { input }, ctx) => ({ viewer: await activate(ctx, input) }),
    requestPasswordReset: (_, { input }, ctx) =>
      requestPasswordReset(ctx, { ...input, captcha: input.captcha ?? undefined }),
    changePasswordByToken: (_, { input }, ctx) => changePasswordByToken(ctx, input),
  },
  Viewer: {
    id: ({ memberId }) => memberId,
    async member({ memberId }, _, ctx) {
      const member = await ctx.loaders.members.load(memberId);
      if (!member) throw notFound('the viewer');
      return member;
    },
    roles: (viewer) => viewer.roles.flatMap((role) => (role === 'visitor' ? [] : roles[role])),
    unreadNotifications: (_parent, _args, ctx) =>
      getActivity(ctx, {}).then(
        ({ unread }) => unread,
        () => null,
      ),
  },
  Member: {
    avatar: ({ avatar }) => imagePath(avatar),
    path: ({ username }) => profilePath(username),
  },
} satisfies Resolvers;
