import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../components/ui/toast.js';
import { SessionProvider } from '../features/account/components/session-provider.js';
import { KeptPlaces } from '../lib/kept-places.js';
import type { SignInDesk } from '../lib/sign-in-desk.js';

interface Props {
  client: ApolloClient;
  desk: SignInDesk;
  children: ReactNode;
}

/** The providers around the router, the same on the server and in the browser. */
export function Providers({ client, desk, children }: Props) {
  return (
    <ApolloProvider client={client}>
      <ToastProvider>
        <SessionProvider desk={desk}>
          <KeptPlaces>{children}</KeptPlaces>
        </SessionProvider>
      </ToastProvider>
    </ApolloProvider>
  );
}
