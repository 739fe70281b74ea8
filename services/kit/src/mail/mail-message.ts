import { createHash } from 'node:crypto';
import { DomainError } from '../errors/domain-error.js';
import type { Mail } from '../ports/mailer.js';

/** BAD_INPUT unless the text is exactly one bare address. */
export function checkAddress(to: string): void {
  if (!/^[^\s<>,;:"'()[\]\\@\p{Cc}]+@[^\s<>,;:"'()[\]\\@\p{Cc}]+$/u.test(to)) {
    throw new DomainError('BAD_INPUT', { fields: { to: 'invalid' } });
  }
}

/** The message id itself if it is safe as a file name and in a header, else its hash. */
export const mailName = (messageId: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(messageId)
    ? messageId
    : createHash('sha256').update(messageId).digest('hex');

/** The mail in the composer's format. */
export const composed = (mail: Mail, from: string) => ({
  from: { name: 'Seyir', address: from },
  // The address is an object, so that a comma or bracket cannot split it into several addresses.
  to: { name: '', address: mail.to },
  messageId: `<${mailName(mail.messageId)}@seyir>`,
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === undefined ? {} : { html: mail.html }),
});
