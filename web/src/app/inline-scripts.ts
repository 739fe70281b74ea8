import { createHash } from 'node:crypto';
import { firstPaintScript } from '../lib/first-paint.js';
import { earlyRoomScript } from './early-room.js';

/** Header with the hashes of a page's inline scripts. The gateway reads it to write the content security policy. */
export const PAGE_SCRIPTS = 'x-page-scripts';

const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** Additional inline scripts of a page, by its source file. */
const ownScripts: Record<string, string> = { 'src/app/routes/room.tsx': earlyRoomScript };

/** The additional inline script of a page, as HTML of its head. */
export const ownScript = (file: string): string => {
  const script = ownScripts[file];
  return script === undefined ? '' : `<script>${script}</script>`;
};

/**
 * Hashes of the scripts that the site's own code writes into a page, in the format of a content security policy. They are made
 * from the code and not from the page's HTML, so an injected script has no hash.
 * @param file the source file of the page
 */
export const scriptHashes = (file: string): string[] =>
  [firstPaintScript, ownScripts[file]].flatMap((script) => (script === undefined ? [] : hashOf(script)));
