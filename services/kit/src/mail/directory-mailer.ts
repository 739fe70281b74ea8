import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Mail, Mailer } from '../ports/mailer.js';
import { replaceFile } from '../files/files.js';
import { checkAddress, composed, mailName } from './mail-message.js';

export interface DirectoryMailerOptions {
  /** Sender address of the mails. */
  readonly from?: string;
  /** Called after each mail is written, to show its links on the console. */
  readonly onMail?: (mail: Mail, file: string) => void;
}

/** Writes each mail as an .eml file into `root`. The message id is the file name, so a repeated mail stays one file. */
export function directoryMailer(root: string, options: DirectoryMailerOptions = {}): Mailer {
  const { from = 'seyir@localhost', onMail } = options;
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      checkAddress(mail.to);
      const { message } = await composer.sendMail(composed(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the composer did not answer with a buffer');
      // The links in a mail open accounts, so no other user of this machine may read the file.
      await mkdir(root, { recursive: true, mode: 0o700 });
      const file = path.join(root, `${mailName(mail.messageId)}.eml`);
      await replaceFile(file, message);
      onMail?.(mail, file);
    },
    close: () => Promise.resolve(),
  };
}
