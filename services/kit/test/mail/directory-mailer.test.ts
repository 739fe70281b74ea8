import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { directoryMailer } from '../../src/mail/directory-mailer.js';
import { isMissing } from '../../src/files/files.js';
import { scratchDirectory } from '../../src/testing/scratch.js';
import { describeMailer, type ArrivedMail } from '../contracts/mailer.contract.js';
import { parseMail } from '../contracts/parse-mail.js';

let scratch: Awaited<ReturnType<typeof scratchDirectory>>;
beforeAll(async () => {
  scratch = await scratchDirectory();
});
afterAll(() => scratch.remove());

async function mailsIn(root: string): Promise<ArrivedMail[]> {
  const files = await readdir(root).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return Promise.all(files.map(async (file) => parseMail(await readFile(path.join(root, file), 'latin1'))));
}

describeMailer('directory', async () => {
  const root = path.join(scratch.path, randomUUID());
  return { mailer: directoryMailer(root), arrived: () => mailsIn(root) };
});

test('reports the file of each mail', async () => {
  const root = path.join(scratch.path, randomUUID());
  const mails: string[] = [];
  const mailer = directoryMailer(root, { onMail: ({ subject }, file) => mails.push(`${subject} ${file}`) });
  await mailer.send({ messageId: 'a/../b', to: 'a@example.com', subject: 'Merhaba', text: 'x' });
  expect(mails).toEqual([`Merhaba ${path.join(root, (await readdir(root))[0]!)}`]);
});
