import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '../components/ui/toast.js';

interface Props {
  client: ApolloClient;
  nonce: string | undefined;
  children: ReactNode;
}

/** Everything that stands around the router, on the server and in the browser alike. */
export function Providers({ client, children }: Props) {
  return (
    <ApolloProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </ApolloProvider>
  );
}
