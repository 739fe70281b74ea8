import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../components/ui/toast.js';
import { SessionProvider } from '../features/account/components/session-provider.js';
import { KeptPlaces } from '../lib/kept-places.js';
import type { SignInBroker } from '../lib/sign-in-broker.js';

interface Props {
  client: ApolloClient;
  broker: SignInBroker;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function Providers({ client, broker, children }: Props) {
  return (
    <ApolloProvider client={client}>
      <ToastProvider>
        <SessionProvider broker={broker}>
          <KeptPlaces>{children}</KeptPlaces>
        </SessionProvider>
      </ToastProvider>
    </ApolloProvider>
  );
}
