import type { Clock, Ids, Mailer } from '@seyir/kit';
import { DomainError } from '@seyir/kit';
import type { JoinLimits } from '../domain/joining.js';
import type { Addressee, Addressees, MailQueue, MailRequest, TokenPurpose, TokenStore } from './ports.js';
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
  readonly to: Addressee;
  /** Of a link, where the letter has one. */
  readonly token: string | undefined;
}

/** Words and addresses of letters: subject and text. */
export type Compose = (letter: Letter) => { subject: string; text: string };

interface Deps {
  readonly mails: MailQueue;
  readonly tokens: TokenStore;
  readonly addressees: Addressees;
  readonly mailer: Mailer;
  readonly compose: Compose;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly limits: JoinLimits;
  /** A mail that could not be sent now, or is given up. */
  readonly onFailure: (error: unknown, request: MailRequest) => void;
}

/**
 * Sends what is due, each at least once. A token is kept (hashed) before its mail goes out, and a mail that goes out
 * again carries another one under the same message id: whichever copy arrives, its link works.
 */
export const sendMails =
  ({ mails, tokens, addressees, mailer, compose, clock, ids, limits, onFailure }: Deps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const tokenFor = async (purpose: TokenPurpose, { memberId, email }: Addressee): Promise<string> => {
      const token = ids.token();
      const now = clock.now();
      const lasts = purpose === 'activation' ? limits.activationMs : limits.resetMs;
      const expiresAt = new Date(now.getTime() + lasts);
      const meant = purpose === 'email' ? { email } : {};
      await tokens.put({ hash: tokenHash(token), purpose, memberId, expiresAt, ...meant }, now);
      return token;
    };
    /** Who has the address; a member who asks for another address, or has had it, is written to there. */
    const addresseeOf = async ({ email, memberId, purpose }: MailRequest): Promise<Addressee | undefined> => {
      if (memberId === undefined) return addressees.byEmail(email);
      const taken = purpose === 'email' ? await addressees.byEmail(email) : undefined;
      const member = taken ?? (await addressees.byId(memberId));
      return member && { ...member, email };
    };
    const send = async (request: MailRequest): Promise<void> => {
      const to = await addresseeOf(request);
      const kind = to && letterFor(request, to);
      if (!kind) return;
      const links = kind === 'activation' || kind === 'reset' || kind === 'email';
      const token = links ? await tokenFor(kind, to) : undefined;
      await mailer.send({
        messageId: `accounts-${request.id}`,
        to: to.email,
        ...compose({ kind, to, token }),
      });
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
const letterFor = ({ purpose, memberId }: MailRequest, to: Addressee): Letter['kind'] | undefined => {
  if (to.banned) return undefined;
  switch (purpose) {
    case 'registered':
      return to.activated ? 'known-address' : 'activation';
    case 'activation':
      return to.activated ? undefined : 'activation';
    case 'email':
      return to.memberId === memberId ? 'email' : 'address-taken';
    default:
      return purpose;
  }
};
