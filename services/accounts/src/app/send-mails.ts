import type { Clock, Ids, Mailer } from '@seyir/kit';
import { DomainError } from '@seyir/kit';
import type { JoinLimits } from '../domain/joining.js';
import type {
  Addressee,
  Addressees,
  MailQueue,
  MailRequest,
  Registrations,
  TokenPurpose,
  TokenStore,
} from './ports.js';
import { tokenHash } from './token-hash.js';

const BATCH = 20;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;
/** Some two days of tries. */
const MOST_FAILURES = 300;

/** What is written: everything that a text may name. */
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
  /** Whom it greets, each with the token of a link where the letter has one: of an activation there may be several. */
  readonly to: readonly [Greeted, ...Greeted[]];
}

interface Greeted {
  readonly username: string;
  readonly token?: string;
}

/** Words and addresses of letters: subject and text. */
export type Compose = (letter: Letter) => { subject: string; text: string };

interface Deps {
  readonly mails: MailQueue;
  readonly tokens: TokenStore;
  readonly addressees: Addressees;
  readonly registrations: Registrations;
  readonly mailer: Mailer;
  readonly compose: Compose;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: Pick<JoinLimits, 'resetMs'>;
  /** A mail that could not be sent now, or is given up. */
  readonly onFailure: (error: unknown, request: MailRequest) => void;
}

/**
 * Sends what is due, each at least once. A token is kept (hashed) before its mail goes out, and a mail that goes out
 * again carries another one under the same message id: whichever copy arrives, its link works.
 */
export const sendMails =
  (deps: Deps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const { mails, mailer, compose, clock, onFailure } = deps;
    const send = async (request: MailRequest): Promise<void> => {
      const letter = await letterOf(deps, request);
      if (!letter) return;
      await mailer.send({ messageId: `accounts-${request.id}`, to: letter.email, ...compose(letter) });
    };
    for (const request of await mails.due(clock.now(), BATCH)) {
      if (signal?.aborted) return;
      try {
        await send(request);
        await mails.done(request.id);
      } catch (error) {
        onFailure(error, request);
        const refused = error instanceof DomainError && error.code === 'BAD_INPUT';
        if (refused || request.failures >= MOST_FAILURES) await mails.done(request.id);
        else {
          const wait = Math.min(FIRST_RETRY_MS * 2 ** request.failures, LONGEST_RETRY_MS);
          await mails.failed(request.id, new Date(clock.now().getTime() + wait));
        }
      }
    }
  };

/** Undefined: nothing is written, which only the address's owner could tell. */
const letterOf = async (deps: Deps, request: MailRequest): Promise<Letter | undefined> => {
  const to = await addresseeOf(deps, request);
  if (to) return letterTo(deps, request, to);
  const { purpose } = request;
  const joins = purpose === 'registered' || purpose === 'activation' || purpose === 'reset';
  return joins ? activationLetter(deps, request) : undefined;
};

/** The member of an address; a member who asks for another address, or has had it, is written to there. */
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
    // Whatever waits with the address of a member is never activated.
    case 'activation':
      return undefined;
    case 'email':
      return to.memberId === memberId
        ? letter('email', await memberToken(deps, 'email', to))
        : letter('address-taken');
    case 'reset':
      return letter('reset', await memberToken(deps, 'reset', to));
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

/** A link for each registration of the address that can be activated, or for the one that asks. */
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
