import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import type { SignInBroker } from '../../lib/sign-in-broker.js';
import { queueLink } from '../../lib/queue-link.js';
import { browserLink } from './browser-link.js';
import { createCache } from './cache.js';
import { sessionLink } from './session-link.js';
import { readStateScript } from './state-script.js';
import { subscriptionLink } from './subscription-link.js';

/** The tab's Apollo client; its cache starts with the data of the server-rendered page. */
export function createBrowserClient(broker: SignInBroker): ApolloClient {
  const cache = createCache().restore(readStateScript(document));
  const subscriptions = subscriptionLink(broker);
  const link = ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptions.link,
    ApolloLink.from([queueLink(broker), sessionLink(broker), browserLink()]),
  );
  const client = new ApolloClient({ link, cache });
  client.onResetStore(async () => subscriptions.restart());
  return client;
}
