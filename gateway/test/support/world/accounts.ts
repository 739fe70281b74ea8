import { DomainError } from '@seyir/kit/stateless';
import { AccountsService, ActivationState } from '@seyir/proto';
import type { FakePeers } from '../fake-peers.js';
import { time, member, other, account } from './things.js';

export type Sessions = Map<string, { id: string; member: typeof member }>;

export const fakeAccounts = (peers: FakePeers, sessions: Sessions): void => {
  peers.fake(AccountsService, {
    getSession: async ({ token }) => {
      const session = sessions.get(token);
      return session ? { session } : { ended: true };
    },
    signIn: async ({ login, password, replaces }) => {
      if (login !== 'deniz' || password !== 'dogru-sifre') throw new DomainError('INVALID_CREDENTIALS');
      sessions.delete(replaces);
      const session = { id: 'session-new', member };
      sessions.set('token-new', session);
      return { token: 'token-new', session };
    },
    getIdentityProvider: async () => ({}),
    signInByTicket: async () => {
      throw new DomainError('INVALID_CREDENTIALS');
    },
    endSessionsByProvider: async () => {
      throw new DomainError('NOT_FOUND');
    },
    signOut: async ({ token }) => {
      const id = sessions.get(token)?.id ?? '';
      sessions.delete(token);
      return { sessionId: id };
    },
    register: async () => ({ browser: 'browser-1' }),
    sendActivation: async () => ({}),
    requestPasswordReset: async () => ({}),
    changePasswordByToken: async ({ token }) => {
      if (token !== 'reset-1') throw new DomainError('LINK_EXPIRED');
      return {};
    },
    getActivation: async ({ token, browser }) => {
      if (token !== 'activation-1') return { state: ActivationState.EXPIRED };
      const state = browser === 'browser-1' ? ActivationState.READY : ActivationState.PASSWORD;
      return { state, username: 'deniz' };
    },
    activate: async ({ token, browser, password, replaces }) => {
      if (token !== 'activation-1') throw new DomainError('LINK_EXPIRED');
      if (browser !== 'browser-1' && password !== 'dogru-sifre')
        throw new DomainError('BAD_INPUT', { fields: { password: password ? 'wrong' : 'required' } });
      sessions.delete(replaces);
      const session = { id: 'session-new', member };
      sessions.set('token-new', session);
      return { token: 'token-new', session };
    },
    searchMembers: async ({ prefix }) => ({
      members: [member, other].filter(({ username }) => username.startsWith(prefix)),
    }),
    getAccount: async () => ({ account }),
    updateProfile: async ({ name, about, country, birthYear, email }) => ({
      emailAsked: email !== '' && email !== account.email,
      account: { ...account, birthYear: birthYear ?? 0, member: { ...member, name, about, country } },
    }),
    requestEmailChange: async () => ({}),
    confirmEmail: async ({ token }) => {
      if (token !== 'email-1') throw new DomainError('LINK_EXPIRED');
      return { email: 'yeni@posta.example' };
    },
    changePassword: async ({ oldPassword }) => {
      if (oldPassword !== 'dogru-sifre')
        throw new DomainError('BAD_INPUT', { fields: { oldPassword: 'wrong' } });
      return {};
    },
    setSocialLinks: async ({ links }) => ({ account: { ...account, ...(links && { links }) } }),
    setPrivacy: async ({ privacy }) => ({ account: { ...account, ...(privacy && { privacy }) } }),
    setAvatar: async ({ avatar }) => ({ member: { ...member, avatar } }),
    listSessions: async (_request, { viewer }) => ({
      sessions: [
        {
          id: 'session-1',
          userAgent: 'Firefox',
          createdAt: time,
          lastSeenAt: time,
          current: viewer.sessionId === 'session-1',
        },
        { id: 'session-2', userAgent: 'Chrome', createdAt: time, lastSeenAt: time },
      ],
    }),
    endSession: async ({ id }) => {
      if (id !== 'session-2') throw new DomainError('NOT_FOUND');
      return {};
    },
    endOtherSessions: async () => ({ count: 1 }),
    sendContact: async () => ({}),
    getProfile: async ({ username }, { viewer }) => {
      if (username !== other.username && username !== member.username) throw new DomainError('NOT_FOUND');
      const hidden = username === other.username && !viewer.memberId;
      return { profile: { member: username === other.username ? other : member, hidden, indexed: true } };
    },
    blockMember: async ({ memberId }) => ({ restraint: { memberId, blocked: true } }),
    unblockMember: async ({ memberId }) => ({ restraint: { memberId } }),
    muteMember: async ({ memberId, until }) => ({
      restraint: { memberId, muted: true, ...(until && { mutedUntil: until }) },
    }),
    unmuteMember: async ({ memberId }) => ({ restraint: { memberId } }),
    listBlocks: async () => ({
      restraints: [{ memberId: other.id, blocked: true }],
      info: { count: 1, last: true },
    }),
    listMutes: async () => ({ restraints: [], info: { count: 0, last: true } }),
    getMutedWords: async () => ({ words: ['final'] }),
    setMutedWords: async ({ words }) => ({ words }),
    getMemberByUsername: async ({ username }) => {
      const found = [member, other].find((one) => one.username === username);
      if (!found) throw new DomainError('NOT_FOUND');
      return { member: found };
    },
    getMembers: async ({ ids }) => ({ members: [member, other].filter(({ id }) => ids.includes(id)) }),
  });
};
