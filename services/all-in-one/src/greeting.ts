import { join } from 'node:path';
import type { Site } from './site.js';

/** The console message of a started site; with passwords only if `showsSecrets`. */
export const greeting = ({ address, dataDir, logins }: Site, showsSecrets: boolean): string => {
  const lines = [``, `Seyir is open at ${address}`, ``];
  if (logins) {
    const file = join(dataDir, 'demo-logins.json');
    lines.push(showsSecrets ? `Demo logins (also in ${file}):` : `Demo logins are in ${file}`);
    if (showsSecrets)
      for (const { username, password, roles } of logins)
        lines.push(`  ${username.padEnd(18)} ${password}   ${roles.join(', ')}`);
    // Without SEYIR_DATA the command would use the site in ./var.
    const command = `SEYIR_DATA='${dataDir}' npm run demo -- clear`;
    lines.push(`To clear the demo (--dry-run lists what would be removed): ${command}`, ``);
  }
  lines.push(
    `Mails are kept in ${join(dataDir, 'mails')}: open them with a mail program`,
    `Stop with Ctrl-C`,
    ``,
  );
  return lines.join('\n');
};
