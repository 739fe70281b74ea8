import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait.mjs';

const PATIENCE_MS = 20_000;

/** The text of a mail whose lines end in LF, its quoted-printable or base64 body read. @param {string} mail */
const bodyOf = (mail) => {
  const [head = '', ...rest] = mail.split('\n\n');
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/**
 * The path of the link to `page` in a mail to `address`, once it is there. Fails where none comes within 20 s.
 * @param {string} address @param {string} page
 * @param {string | undefined} [folder] that the site writes its mails to
 * @param {string} [says] what that mail holds besides
 * @returns {Promise<string>} with its query
 */
export const mailedPath = async (address, page, folder = process.env['SEYIR_MAILS'], says = '') => {
  if (!folder) throw new Error('SEYIR_MAILS names the folder that the site under test writes its mails to');
  /** @type {Set<string>} files that hold nothing of it */
  const read = new Set();
  let found = '';
  await waitFor(`a mail to ${address} with a link to ${page}`, PATIENCE_MS, () => {
    if (!existsSync(folder)) return false;
    for (const name of readdirSync(folder)) {
      if (read.has(name) || name.startsWith('.')) continue;
      read.add(name);
      const mail = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      if (!new RegExp(`^to: <?${address}>?`, 'im').test(mail)) continue;
      const body = bodyOf(mail);
      if (!body.includes(says)) continue;
      for (const [link] of body.matchAll(/https?:\/\/\S+/g)) {
        const { pathname, search } = new URL(link);
        if (pathname === page) found = pathname + search;
      }
    }
    return found !== '';
  });
  return found;
};
