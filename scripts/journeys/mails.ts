import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a mail, its quoted-printable or base64 body read. */
const bodyOf = (mail: string): string => {
  const [head = '', ...rest] = mail.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/**
 * The path of the link to `page` in a mail to `address`, once it is in the folder that the site writes its mails to.
 * Fails without such a folder, and where no mail comes within 20 s.
 */
export const mailedPath = async (address: string, page: string): Promise<string> => {
  const folder = process.env['SEYIR_MAILS'];
  if (!folder) throw new Error('SEYIR_MAILS names the folder that the site under test writes its mails to');
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    for (const name of files) {
      const mail = readFileSync(join(folder, name), 'utf8');
      if (!new RegExp(`^to: <?${address}>?`, 'im').test(mail)) continue;
      const link = /https?:\/\/\S+/g;
      for (const [found] of bodyOf(mail).matchAll(link)) {
        const { pathname, search } = new URL(found);
        if (pathname === page) return pathname + search;
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no mail to ${address} with a link to ${page} in ${folder}`);
};
