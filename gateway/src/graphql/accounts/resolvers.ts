import { timestampDate } from '@bufbuild/protobuf/wkt';
import { notFound } from '@seyir/kit/stateless';
import { ActivationState, Audience } from '@seyir/proto';
import { activate } from '../../operations/accounts/activate.js';
import { changePassword } from '../../operations/accounts/change-password.js';
import { changePasswordByToken } from '../../operations/accounts/change-password-by-token.js';
import { confirmEmail } from '../../operations/accounts/confirm-email.js';
import { endOtherSessions, endSession } from '../../operations/accounts/end-sessions.js';
import { getAccount } from '../../operations/accounts/get-account.js';
import { getActivation } from '../../operations/accounts/get-activation.js';
import { getIdentityProvider } from '../../operations/accounts/get-identity-provider.js';
import { getProfile } from '../../operations/accounts/get-profile.js';
import { listBlocks, listMutes } from '../../operations/accounts/list-restraints.js';
import { listSessions } from '../../operations/accounts/list-sessions.js';
import { getMutedWords, setMutedWords } from '../../operations/accounts/muted-words.js';
import { register } from '../../operations/accounts/register.js';
import { removeAvatar } from '../../operations/accounts/remove-avatar.js';
import { requestEmailChange } from '../../operations/accounts/request-email-change.js';
import { requestPasswordReset, sendActivation } from '../../operations/accounts/request-link.js';
import {
  blockMember,
  muteMember,
  unblockMember,
  unmuteMember,
} from '../../operations/accounts/restrain-member.js';
import { sendContact } from '../../operations/accounts/send-contact.js';
import { setPrivacy } from '../../operations/accounts/set-privacy.js';
import { setSocialLinks } from '../../operations/accounts/set-social-links.js';
import { signInByTicket } from '../../operations/accounts/sign-in-by-ticket.js';
import { signIn } from '../../operations/accounts/sign-in.js';
import { signOut } from '../../operations/accounts/sign-out.js';
import { updateProfile } from '../../operations/accounts/update-profile.js';
import { sanctionText } from '../../errors/sanction-text.js';
import { assertKnown } from '../../operations/operation.js';
import { profilePath, imagePath } from '../../operations/links.js';
import { getActivity } from '../../operations/notifications/get-activity.js';
import { knownOr } from '../enums.js';
import type { Resolvers } from '../generated/types.js';

const noLinks = { facebook: '', twitter: '', instagram: '' };

export const accountsResolvers = {
  Query: {
    viewer(_parent, _args, ctx) {
      assertKnown(ctx);
      const { memberId, roles, silence } = ctx.viewer;
      return memberId ? { memberId, roles, ...(silence && { silence }) } : null;
    },
    identityProvider: async (_parent, _args, ctx) => (await getIdentityProvider(ctx, {})) ?? null,
    account: (_parent, _args, ctx) => getAccount(ctx, {}),
    profile: async (_, { username }, ctx) => (await getProfile(ctx, { username })) ?? null,
    blockedMembers: (_, args, ctx) => listBlocks(ctx, args),
    mutedMembers: (_, args, ctx) => listMutes(ctx, args),
    mutedWords: (_parent, _args, ctx) => getMutedWords(ctx, {}),
    activation: async (_, { token }, ctx) => {
      const { state, username } = await getActivation(ctx, { token });
      return { state: knownOr(ActivationState, state, ActivationState.EXPIRED), username: username || null };
    },
  },
  Mutation: {
    signIn: async (_, { input }, ctx) => ({
      viewer: await signIn(ctx, input),
    }),
    signInByTicket: async (_, { input }, ctx) => ({
      viewer: await signInByTicket(ctx, input),
    }),
    async signOut(_parent, _args, ctx) {
      const { leaveAt } = await signOut(ctx, {});
      return { signedOut: true, leaveAt };
    },
    register: (_, { input }, ctx) => register(ctx, input),
    sendActivation: (_, { input }, ctx) => sendActivation(ctx, input),
    activate: async (_, { input }, ctx) => ({
      viewer: await activate(ctx, input),
    }),
    requestPasswordReset: (_, { input }, ctx) => requestPasswordReset(ctx, input),
    changePasswordByToken: (_, { input }, ctx) => changePasswordByToken(ctx, input),
    updateProfile: async (_, { input }, ctx) => ({ account: await updateProfile(ctx, input) }),
    requestEmailChange: (_, { input }, ctx) => requestEmailChange(ctx, input),
    confirmEmail: (_, { input }, ctx) => confirmEmail(ctx, input),
    changePassword: (_, { input }, ctx) => changePassword(ctx, input),
    setSocialLinks: async (_, { input }, ctx) => ({ account: await setSocialLinks(ctx, input) }),
    setPrivacy: async (_, { input }, ctx) => ({ account: await setPrivacy(ctx, input) }),
    removeAvatar: async (_parent, _args, ctx) => {
      await removeAvatar(ctx, {});
      return { account: await getAccount(ctx, {}) };
    },
    endSession: async (_, { id }, ctx) => {
      await endSession(ctx, { id });
      return { account: await getAccount(ctx, {}) };
    },
    endOtherSessions: async (_parent, _args, ctx) => {
      await endOtherSessions(ctx, {});
      return { account: await getAccount(ctx, {}) };
    },
    blockMember: async (_, { id }, ctx) => ({ restraint: await blockMember(ctx, { id }) }),
    unblockMember: async (_, { id }, ctx) => ({ restraint: await unblockMember(ctx, { id }) }),
    muteMember: async (_, args, ctx) => ({ restraint: await muteMember(ctx, args) }),
    unmuteMember: async (_, { id }, ctx) => ({ restraint: await unmuteMember(ctx, { id }) }),
    setMutedWords: async (_, args, ctx) => ({ words: await setMutedWords(ctx, args) }),
    sendContact: (_, { input }, ctx) => sendContact(ctx, input),
  },
  Viewer: {
    id: ({ memberId }) => memberId,
    async member({ memberId }, _, ctx) {
      const member = await ctx.loaders.members.load(memberId);
      if (!member) throw notFound('the viewer');
      return member;
    },
    roles: (viewer) => viewer.roles.filter((role) => role !== 'visitor'),
    silence: ({ silence }) => (silence ? sanctionText('SILENCED', silence) : null),
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
  Profile: {
    member: ({ member }) => member ?? missing('member of a profile'),
    about: ({ member }) => member?.about ?? '',
    country: ({ member }) => member?.country ?? '',
    joinedAt: ({ member, hidden }) => (hidden || !member?.joinedAt ? null : timestampDate(member.joinedAt)),
    links: ({ links }) => links ?? noLinks,
  },
  Restraint: {
    id: ({ memberId }) => memberId,
    member: async ({ memberId }, _, { loaders }) => (await loaders.members.load(memberId)) ?? null,
    mutedUntil: ({ mutedUntil }) => mutedUntil ?? null,
  },
  Account: {
    id: ({ member }) => member?.id ?? '',
    member: ({ member }) => member ?? missing('member of an account'),
    about: ({ member }) => member?.about ?? '',
    country: ({ member }) => member?.country ?? '',
    email: ({ email }) => email || null,
    pendingEmail: ({ pendingEmail }) => pendingEmail || null,
    birthYear: ({ birthYear }) => birthYear || null,
    links: ({ links }) => links ?? noLinks,
    privacy: ({ privacy }) => privacy ?? missing('privacy of an account'),
    sessions: (_parent, _args, ctx) => listSessions(ctx, {}),
  },
  Privacy: {
    profile: ({ profile }) => knownOr(Audience, profile, Audience.NOBODY),
  },
} satisfies Resolvers;

const missing = (what: string): never => {
  throw notFound(what);
};
