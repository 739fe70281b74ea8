import type { Clock, Ids } from '@seyir/kit';
import type { JoinLimits } from '../domain/joining.js';
import type { RemovalRequest } from '../domain/removal-request.js';
import type {
  Addressee,
  Addressees,
  MailPurpose,
  MailRequest,
  Registrations,
  RemovalRequestStore,
  TokenPurpose,
  TokenStore,
} from './ports.js';
import { tokenHash } from './token-hash.js';

/** A letter with all data that its text may use. */
export interface Letter {
  readonly kind:
    | 'activation'
    | 'known-address'
    | 'reset'
    | 'password-changed'
    | 'email'
    | 'address-taken'
    | 'email-changed';
  readonly email: string;
  /** The addressed names, each with a link token if the letter has a link; an activation letter may have several. */
  readonly to: readonly [Greeted, ...Greeted[]];
}

interface Greeted {
  readonly username: string;
  readonly token?: string;
}

/** A letter to the asker of a removal request. */
export interface RemovalLetter {
  readonly kind: 'removal-received' | 'removal-decided';
  readonly email: string;
  readonly request: RemovalRequest;
  /** The token of the link that confirms the request; empty in the letter about a decision. */
  readonly token: string;
}

// Each kind of letter has its own addressee and its own token; one function per kind takes only its ports.
interface Deps {
  readonly tokens: TokenStore;
  readonly addressees: Addressees;
  readonly registrations: Registrations;
  readonly removals: RemovalRequestStore;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: Pick<JoinLimits, 'resetMs'>;
}

/**
 * The letter of a requested mail, with new tokens whose hashes are stored first; undefined if none is sent, which only the owner of
 * the address could notice.
 */
export const writeLetter =
  (deps: Deps) =>
  (request: MailRequest): Promise<Letter | RemovalLetter | undefined> =>
    isAboutRemoval(request.purpose) ? removalLetter(deps, request, request.purpose) : letterOf(deps, request);

export type WriteLetter = ReturnType<typeof writeLetter>;

const isAboutRemoval = (purpose: MailPurpose): purpose is RemovalLetter['kind'] =>
  purpose === 'removal-received' || purpose === 'removal-decided';

const removalLetter = async (
  { removals, clock, ids }: Deps,
  { email, removalId = '' }: MailRequest,
  kind: RemovalLetter['kind'],
): Promise<RemovalLetter | undefined> => {
  const request = await removals.byId(removalId);
  if (!request) return undefined;
  const token = kind === 'removal-received' ? ids.token() : '';
  if (token !== '') await removals.addLink(removalId, tokenHash(token), clock.now());
  return { kind, email, request, token };
};

const letterOf = async (deps: Deps, request: MailRequest): Promise<Letter | undefined> => {
  const to = await addresseeOf(deps, request);
  if (to) return letterTo(deps, request, to);
  const { purpose } = request;
  const joins = purpose === 'registered' || purpose === 'activation' || purpose === 'reset';
  return joins ? activationLetter(deps, request) : undefined;
};

/** The member of an address. For a change of address the mail goes to the new or the old address of that member. */
const addresseeOf = async (
  { addressees }: Deps,
  { email, memberId, purpose }: MailRequest,
): Promise<Addressee | undefined> => {
  if (memberId === undefined) return addressees.byEmail(email);
  const taken = purpose === 'email' ? await addressees.byEmail(email) : undefined;
  const member = taken ?? (await addressees.byId(memberId));
  return member && { ...member, email };
};

const letterTo = async (
  deps: Deps,
  { purpose, memberId }: MailRequest,
  to: Addressee,
): Promise<Letter | undefined> => {
  const letter = (kind: Letter['kind'], token?: string): Letter => ({
    kind,
    email: to.email,
    to: [{ username: to.username, ...(token !== undefined && { token }) }],
  });
  if (to.banned) return undefined;
  switch (purpose) {
    case 'registered':
      return letter('known-address');
    // A registration with a member's address is never activated.
    case 'activation':
      return undefined;
    case 'email':
      return to.memberId === memberId
        ? letter('email', await memberToken(deps, 'email', to))
        : letter('address-taken');
    case 'reset':
      return letter('reset', await memberToken(deps, 'reset', to));
    case 'removal-received':
    case 'removal-decided':
      return undefined;
    default:
      return letter(purpose);
  }
};

const memberToken = async (
  { tokens, clock, ids, limits }: Deps,
  purpose: TokenPurpose,
  { memberId, email }: Addressee,
): Promise<string> => {
  const token = ids.token();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + limits.resetMs);
  const meant = purpose === 'email' ? { email } : {};
  await tokens.put({ hash: tokenHash(token), purpose, memberId, expiresAt, ...meant }, now);
  return token;
};

/** The letter with the activation links: of the requesting registration, or of all pending registrations of the address. */
const activationLetter = async (
  { registrations, clock, ids }: Deps,
  { email, registrationId }: MailRequest,
): Promise<Letter | undefined> => {
  const now = clock.now();
  const waiting = await registrations.waiting(
    registrationId === undefined ? { email } : { id: registrationId },
    now,
  );
  const to: Greeted[] = [];
  for (const { id, username } of waiting) {
    const token = ids.token();
    await registrations.addLink(id, tokenHash(token), now);
    to.push({ username, token });
  }
  const [first, ...others] = to;
  return first && { kind: 'activation', email: waiting[0]?.email ?? email, to: [first, ...others] };
};
