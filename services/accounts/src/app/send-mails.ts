import type { Clock, Mailer } from '@seyir/kit';
import { DomainError } from '@seyir/kit';
import type { MailQueue, MailRequest } from './ports.js';
import type { Letter, RemovalLetter, WriteLetter } from './write-letter.js';

const BATCH = 20;
const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 10 * 60_000;
/** About two days of retries. */
const MOST_FAILURES = 300;

/** Writes the subject and text of a letter. */
export type Compose = (letter: Letter | RemovalLetter) => { subject: string; text: string };

// Choosing, writing, composing and sending a mail are separate steps, and a failure is reported.
interface Deps {
  readonly mails: MailQueue;
  readonly writeLetter: WriteLetter;
  readonly compose: Compose;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Called when a mail could not be sent now, or is given up. */
  readonly onFailure: (error: unknown, request: MailRequest) => void;
}

/**
 * Sends due mails, each at least once. The hash of a token is stored before its mail is sent. A mail that is sent again has a new
 * token and the same message id, so the link works in every copy. A mail ends without being sent if the server refuses its address,
 * or after two days of failures.
 */
export const sendMails =
  ({ mails, writeLetter, compose, mailer, clock, onFailure }: Deps) =>
  async (signal?: AbortSignal): Promise<void> => {
    const send = async (request: MailRequest): Promise<void> => {
      const letter = await writeLetter(request);
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
        if (refused) await mails.end(request.id, 'refused', clock.now());
        else if (request.failures >= MOST_FAILURES) await mails.end(request.id, 'given_up', clock.now());
        else {
          const wait = Math.min(FIRST_RETRY_MS * 2 ** request.failures, LONGEST_RETRY_MS);
          await mails.failed(request.id, new Date(clock.now().getTime() + wait));
        }
      }
    }
  };
