import { join } from 'node:path';
import type { Site } from './site.js';

/** What a newcomer reads when the site is up. */
export const greeting = ({ address, dataDir, logins }: Site): string => {
  const lines = [``, `Seyir is open at ${address}`, ``];
  if (logins) {
    lines.push(`Demo logins (also in ${join(dataDir, 'demo-logins.json')}):`);
    for (const { username, password, roles } of logins)
      lines.push(`  ${username.padEnd(18)} ${password}   ${roles.join(', ')}`);
    lines.push(`To clear the demo (--dry-run says what goes): npm run demo -- clear`, ``);
  }
  lines.push(`Mails are kept as files in ${join(dataDir, 'mails')}`, `Stop with Ctrl-C`, ``);
  return lines.join('\n');
};
