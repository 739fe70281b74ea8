import { visitor, type Role, type Viewer } from '@seyir/kit/stateless';
import { Role as MessageRole, type Session } from '@seyir/proto';

/** What is remembered of a session between calls: plain data, so that it can lie in the KeyValue store. */
export interface KnownSession {
  readonly id: string;
  readonly memberId: string;
  readonly roles: readonly Role[];
  /** Milliseconds since 1970; 0 where it has no end of its own. */
  readonly expiresAt: number;
}

/** What a request's cookie says. */
export type SessionState =
  | { readonly kind: 'none' }
  /** A cookie was sent, but its session has ended or never was. */
  | { readonly kind: 'ended' }
  /** A cookie was sent and accounts does not answer: it may well be a member. */
  | { readonly kind: 'unknown'; readonly token: string }
  | { readonly kind: 'active'; readonly session: KnownSession; readonly token: string };

const roleNames: Readonly<Partial<Record<MessageRole, Role>>> = {
  [MessageRole.MEMBER]: 'member',
  [MessageRole.EDITOR]: 'editor',
  [MessageRole.MODERATOR]: 'moderator',
  [MessageRole.ADMIN]: 'admin',
};

export const knownSession = (session: Session): KnownSession => ({
  id: session.id,
  memberId: session.member?.id ?? '',
  roles: [...new Set<Role>(['member', ...(session.member?.roles ?? []).flatMap((r) => roleNames[r] ?? [])])],
  expiresAt: session.expiresAt ? Number(session.expiresAt.seconds) * 1000 : 0,
});

export const viewerOf = (state: SessionState): Viewer =>
  state.kind === 'active'
    ? { memberId: state.session.memberId, sessionId: state.session.id, roles: state.session.roles }
    : visitor;
