import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnv } from '../../src/process/config.js';
import { mailEnv, mailerFrom } from '../../src/service/environment.js';
import { describeMailer } from '../contracts/mailer.contract.js';
import { parseMail } from '../contracts/parse-mail.js';
import { runningStack } from './stack.js';

const stack = runningStack();
const mails = () => readdirSync(stack.mails);

/** The mail server stores mails with Unix line ends. */
const read = (name: string) =>
  parseMail(readFileSync(join(stack.mails, name), 'latin1').replace(/\r?\n/g, '\r\n'));

describeMailer('SMTP', async () => {
  const before = new Set(mails());
  return {
    // Starts from the environment, as accounts does.
    mailer: mailerFrom({ ...readEnv(mailEnv, stack.env('accounts')), SEYIR_DATA: stack.home }),
    arrived: async () => mails().flatMap((name) => (before.has(name) ? [] : [read(name)])),
  };
});
