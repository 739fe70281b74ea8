import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { DomainError } from '../errors/domain-error.js';
import type { Mail, Mailer } from '../ports/mailer.js';
import { replaceFile } from './files.js';

export interface DirectoryMailerOptions {
  /** Address that mails come from. */
  readonly from?: string;
  /** Called after each mail is written, for showing its links on the console. */
  readonly onMail?: (mail: Mail, file: string) => void;
}

/** Writes each mail as an .eml file into `root`. One that is sent twice stays one file: it is named by its message id. */
export function directoryMailer(root: string, options: DirectoryMailerOptions = {}): Mailer {
  const { from = 'seyir@localhost', onMail } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      checkAddress(mail.to);
      const { message } = await composer.sendMail({
        from: { name: 'Seyir', address: from },
        // As an object, so that a comma or a bracket cannot make several addresses of one.
        to: { name: '', address: mail.to },
        messageId: `<${mailName(mail.messageId)}@seyir>`,
        subject: mail.subject,
        text: mail.text,
        ...(mail.html === undefined ? {} : { html: mail.html }),
      });
      if (!Buffer.isBuffer(message)) throw new Error('the composer did not answer with a buffer');
      // Its links open accounts: for nobody else on this machine.
      await mkdir(root, { recursive: true, mode: 0o700 });
      const file = path.join(root, `${mailName(mail.messageId)}.eml`);
      await replaceFile(file, message);
      onMail?.(mail, file);
    },
    close: () => Promise.resolve(),
  };
}

/** BAD_INPUT for what is not exactly one bare address. */
function checkAddress(to: string): void {
  if (!/^[^\s<>,;:"'()[\]\\@\p{Cc}]+@[^\s<>,;:"'()[\]\\@\p{Cc}]+$/u.test(to)) {
    throw new DomainError('BAD_INPUT', { fields: { to: 'invalid' } });
  }
}

/** The message id itself where it is harmless as a file name and in a header, else its hash. */
const mailName = (messageId: string): string =>
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(messageId)
    ? messageId
    : createHash('sha256').update(messageId).digest('hex');
