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

/** What was read of the files of mails already, by their path. @type {Map<string, { to: string, body: string, links: URL[] }>} */
const known = new Map();

/** @param {string} file */
const mailIn = (file) => {
  const mail = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const to = /^to: <?([^>\n]+)>?/im.exec(mail)?.[1]?.trim().toLowerCase() ?? '';
  const body = bodyOf(mail);
  const links = [...body.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  return { to, body, links };
};

/**
 * The paths of all links to `page` in mails to `address` that are there now.
 * @param {string} address @param {string} page @param {string | undefined} folder that the site writes its mails to
 * @param {string} [says] what those mails hold besides
 * @returns {string[]} with their queries, in the order of the files' names
 */
export const mailedPaths = (address, page, folder, says = '') => {
  if (!folder) throw new Error('SEYIR_MAILS names the folder that the site under test writes its mails to');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.sort().flatMap((name) => {
    const file = join(folder, name);
    const mail = known.get(file) ?? mailIn(file);
    known.set(file, mail);
    const wanted = mail.to === address.toLowerCase() && mail.body.includes(says) ? mail.links : [];
    return wanted
      .filter(({ pathname }) => pathname === page)
      .map(({ pathname, search }) => pathname + search);
  });
};

/**
 * The path of the link to `page` in a mail to `address`, once it is there. Fails where none comes within 20 s.
 * @param {string} address @param {string} page
 * @param {string | undefined} [folder] that the site writes its mails to
 * @param {{ says?: string, before?: readonly string[] }} [of] what the mail holds besides, and paths that do not count
 * @returns {Promise<string>} with its query; the last one where there are several
 */
export const mailedPath = async (
  address,
  page,
  folder = process.env['SEYIR_MAILS'],
  { says = '', before = [] } = {},
) => {
  let found = '';
  await waitFor(`a mail to ${address} with a link to ${page}`, PATIENCE_MS, () => {
    found = mailedPaths(address, page, folder, says).findLast((path) => !before.includes(path)) ?? '';
    return found !== '';
  });
  return found;
};
