import { act, render as renderPlain, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router';
import { createCache } from '../app/apollo/cache.js';
import { ToastProvider } from '../components/ui/toast.js';
import { queueLink } from '../lib/queue-link.js';
import { SignInBrokerProvider } from '../lib/login.js';
import { SignInBroker } from '../lib/sign-in-broker.js';
import { type Viewer, ViewerProvider } from '../lib/viewer.js';

/** Answers an operation like the gateway; a rejection is a network failure. */
export type Gateway = (
  operationName: string,
  variables: Record<string, unknown>,
) => ApolloLink.Result | Promise<ApolloLink.Result>;

interface Options {
  path?: string;
  viewer?: Viewer;
  gateway?: Gateway;
  /** Links in front of the gateway. */
  links?: ApolloLink[];
}

/** The end of a client's links: a function that acts as the gateway. */
export const gatewayLink = (gateway: Gateway): ApolloLink =>
  new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        Promise.resolve()
          .then(() => gateway(operationName ?? '', variables))
          .then(
            (result) => {
              observer.next(result);
              observer.complete();
            },
            (error: unknown) => observer.error(error),
          );
      }),
  );

/** The site's client with a function as its gateway. */
export function clientOf(gateway: Gateway, ...links: ApolloLink[]): ApolloClient {
  const link = ApolloLink.from([queueLink(new SignInBroker()), ...links, gatewayLink(gateway)]);
  return new ApolloClient({ link, cache: createCache() });
}

const unanswered: Gateway = (name) => {
  throw new Error(`${name} is not answered here`);
};

interface Rendered extends RenderResult {
  user: UserEvent;
  /** Renders the same content for another viewer with an empty client, as after a sign-in or sign-out. */
  look: (viewer: Viewer) => Promise<void>;
}

/** Renders with router, toasts and viewer; returns a user for input events. */
export function render(ui: ReactNode, options: Options = {}): Rendered {
  const client = clientOf(options.gateway ?? unanswered, ...(options.links ?? []));
  const broker = new SignInBroker();
  const seenBy = (viewer: Viewer) => {
    if (viewer.state !== 'unknown') broker.viewerIs(viewer.state === 'member' ? viewer.member.id : null);
    return (
      <ApolloProvider client={client}>
        <SignInBrokerProvider value={broker}>
          <ViewerProvider value={viewer}>
            <ToastProvider>
              <MemoryRouter initialEntries={[options.path ?? '/']}>{ui}</MemoryRouter>
            </ToastProvider>
          </ViewerProvider>
        </SignInBrokerProvider>
      </ApolloProvider>
    );
  };
  const result = renderPlain(seenBy(options.viewer ?? { state: 'visitor' }));
  const look = async (viewer: Viewer) => {
    await act(() => client.resetStore());
    result.rerender(seenBy(viewer));
  };
  return { ...result, user: userEvent.setup(), look };
}

/** Like `render`, for components that suspend before they show anything. */
export const renderWaiting = (ui: ReactNode, options: Options = {}): Promise<Rendered> =>
  // React continues a suspended render only if the test awaits act().
  act(async () => render(<Suspense>{ui}</Suspense>, options));
