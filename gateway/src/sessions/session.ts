import { timestampDate } from '@bufbuild/protobuf/wkt';
import { visitor, type Role, type Silence, type Viewer } from '@seyir/kit/stateless';
import { Role as MessageRole, type Session } from '@seyir/proto';

/** The cached data of a session: plain data, so that it can be stored in the KeyValue store. */
export interface KnownSession {
  readonly id: string;
  readonly memberId: string;
  readonly roles: readonly Role[];
  /** Milliseconds since 1970; 0 if it has no expiry of its own. */
  readonly expiresAt: number;
  /** The member may read, but not write until its end; see `viewerOf`. */
  readonly silence?: Silence;
}

/** The state of a request's cookie. */
export type SessionState =
  | { readonly kind: 'none' }
  /** A cookie was sent, but its session has ended or does not exist. */
  | { readonly kind: 'ended' }
  /** A cookie was sent and accounts does not answer: it may be a member. */
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
  ...(session.silence?.until && {
    silence: {
      until: timestampDate(session.silence.until).getTime(),
      violation: session.silence.violation,
    },
  }),
});

/** @param now milliseconds since 1970: a silence that has ended since the session was read is left out */
export const viewerOf = (state: SessionState, now: number): Viewer =>
  state.kind === 'active'
    ? {
        memberId: state.session.memberId,
        sessionId: state.session.id,
        roles: state.session.roles,
        ...(state.session.silence && state.session.silence.until > now && { silence: state.session.silence }),
      }
    : visitor;
