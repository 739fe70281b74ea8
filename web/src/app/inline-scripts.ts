import { createHash } from 'node:crypto';
import { firstPaintScript } from '../lib/first-paint.js';

/** Header with the hashes of a page's inline scripts. The gateway reads it to write the content security policy. */
export const PAGE_SCRIPTS = 'x-page-scripts';

/**
 * Hashes of the scripts that the site's own code writes into a page, in the format of a content security policy. They are made
 * from the code and not from the page's HTML, so an injected script has no hash.
 */
export const scriptHashes: readonly string[] = [firstPaintScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
