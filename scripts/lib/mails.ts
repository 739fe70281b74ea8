import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitFor } from './wait.ts';

const PATIENCE_MS = 20_000;

/** The decoded text of a mail (quoted-printable or base64), with LF line ends. */
const bodyOf = (mail: string) => {
  const [head = '', ...rest] = mail.split('\n\n');
  const body = rest.join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

/** The parsed mails by their path. */
const known: Map<string, { to: string; body: string; links: URL[] }> = new Map();

const mailIn = (file: string) => {
  const mail = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const to = /^to: <?([^>\n]+)>?/im.exec(mail)?.[1]?.trim().toLowerCase() ?? '';
  const body = bodyOf(mail);
  const links = [...body.matchAll(/https?:\/\/\S+/g)].map(([link]) => new URL(link));
  return { to, body, links };
};

/**
 * The paths of all links to `page` in the existing mails to `address`.
 * @param folder of the site's mails
 * @param says a text that those mails contain
 * @returns with their queries, in the order of the file names
 */
export const mailedPaths = (
  address: string,
  page: string,
  folder: string | undefined,
  says: string = '',
): string[] => {
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
 * The path of the link to `page` in a mail to `address`; waits for it. Fails after 20 s without one.
 * @param folder of the site's mails
 * @param of a text that the mail contains, and paths to ignore
 * @returns with its query; the last one if there are several
 */
export const mailedPath = async (
  address: string,
  page: string,
  folder: string | undefined = process.env['SEYIR_MAILS'],
  { says = '', before = [] }: { says?: string; before?: readonly string[] } = {},
): Promise<string> => {
  let found = '';
  await waitFor(`a mail to ${address} with a link to ${page}`, PATIENCE_MS, () => {
    found = mailedPaths(address, page, folder, says).findLast((path) => !before.includes(path)) ?? '';
    return found !== '';
  });
  return found;
};
