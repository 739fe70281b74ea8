import { ApolloClient, HttpLink } from '@apollo/client';
import { createCache } from './cache.js';
import { readStateScript } from './state-script.js';

/** The tab's client; it starts from what the server's page already knew. */
export function createBrowserClient(): ApolloClient {
  const cache = createCache().restore(readStateScript(document));
  return new ApolloClient({ link: new HttpLink({ uri: '/graphql', credentials: 'same-origin' }), cache });
}
