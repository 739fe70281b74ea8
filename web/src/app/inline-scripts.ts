import { createHash } from 'node:crypto';
import { themeScript } from '../lib/theme.js';

/** Header with the hashes of a page's inline scripts, for the gateway, which writes the content security policy. */
export const PAGE_SCRIPTS = 'x-page-scripts';

/**
 * Of every script that the site's own code writes into a page, as a content security policy names it. Made from the
 * code and not from the page's HTML: a script that someone injected there has no hash.
 */
export const scriptHashes: readonly string[] = [themeScript].map(
  (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
);
