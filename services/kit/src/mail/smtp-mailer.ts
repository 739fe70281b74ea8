import { createTransport } from 'nodemailer';
import { DomainError } from '../errors/domain-error.js';
import type { Mailer } from '../ports/mailer.js';
import { checkAddress, composed } from './mail-message.js';

export interface SmtpConfig {
  /** `smtp://user:password@host:587` (STARTTLS if the server offers it), `smtps://…` with TLS from the first byte. */
  readonly url: string;
  /** Sender address of the mails. */
  readonly from: string;
  /** Refuses to send without TLS; for a mail server across a network. */
  readonly requireTls?: boolean;
  /** PEM of the authority of the server's certificate, if the system does not trust it. */
  readonly ca?: string;
}

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
const CONNECTIONS = 3;

/** Mails over SMTP, with at most three connections. TRY_AGAIN if the server is down or busy, BAD_INPUT for a refused address. */
export function smtpMailer({ url, from, requireTls = false, ca }: SmtpConfig): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: ANSWER_MS,
    requireTLS: requireTls,
    ...(ca !== undefined && { tls: { ca } }),
  });
  return {
    async send(mail) {
      checkAddress(mail.to);
      try {
        await transport.sendMail(composed(mail, from));
      } catch (cause) {
        if (isRefusedAddress(cause)) throw new DomainError('BAD_INPUT', { fields: { to: 'invalid' }, cause });
        throw new DomainError('TRY_AGAIN', { reason: 'SMTP', cause });
      }
    },
    async close() {
      transport.close();
    },
  };
}

/** The server will never accept this address: its answer to RCPT is permanent (5xx). */
const isRefusedAddress = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;
