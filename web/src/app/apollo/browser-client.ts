import { ApolloClient } from '@apollo/client';
import { browserLink } from './browser-link.js';
import { createCache } from './cache.js';
import { readStateScript } from './state-script.js';

/** The tab's client; it starts from what the server's page already knew. */
export function createBrowserClient(): ApolloClient {
  const cache = createCache().restore(readStateScript(document));
  return new ApolloClient({ link: browserLink(), cache });
}
