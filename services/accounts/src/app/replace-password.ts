import type { Ids } from '@seyir/kit';
import type { AccountEvents, MailQueue, PasswordStore, SessionStore } from './ports.js';

interface Deps {
  readonly passwords: PasswordStore;
  readonly sessions: SessionStore;
  readonly mails: MailQueue;
  readonly events: AccountEvents;
  readonly ids: Ids;
}

export type ReplacesPasswords = ReturnType<typeof replacePassword>;

/**
 * Replaces a member's password inside the caller's transaction: every session ends except the given one, and the member gets a
 * mail.
 * @param hash hash of the new password
 */
export const replacePassword =
  ({ passwords, sessions, mails, events, ids }: Deps) =>
  async (
    { memberId, email }: { readonly memberId: string; readonly email: string },
    hash: string,
    now: Date,
    goesOnId?: string,
  ): Promise<void> => {
    await passwords.put(new Map([[memberId, hash]]), now);
    for (const id of await sessions.endAll(memberId, now, goesOnId)) events.sessionEnded(id);
    if (email !== '') await mails.add({ id: ids.next(), purpose: 'password-changed', email }, now);
  };
