import { act, render as renderPlain, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { MemoryRouter } from 'react-router';
import { ToastProvider } from '../components/ui/toast.js';
import { type Viewer, ViewerProvider } from '../lib/viewer.js';

/** Answers an operation as the gateway would; a rejection is a failure of the network. */
export type Gateway = (
  operationName: string,
  variables: Record<string, unknown>,
) => ApolloLink.Result | Promise<ApolloLink.Result>;

interface Options {
  path?: string;
  viewer?: Viewer;
  gateway?: Gateway;
}

/** A client whose gateway is a function. */
export function clientOf(gateway: Gateway, ...links: ApolloLink[]): ApolloClient {
  const end = new ApolloLink(
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
  return new ApolloClient({ link: ApolloLink.from([...links, end]), cache: new InMemoryCache() });
}

const unanswered: Gateway = (name) => {
  throw new Error(`${name} is not answered here`);
};

/** Renders with router, toasts and viewer around it, and gives back a user who acts on it. */
export function render(ui: ReactNode, options: Options = {}): RenderResult & { user: UserEvent } {
  const result = renderPlain(
    <ApolloProvider client={clientOf(options.gateway ?? unanswered)}>
      <ViewerProvider value={options.viewer ?? { state: 'visitor' }}>
        <ToastProvider>
          <MemoryRouter initialEntries={[options.path ?? '/']}>{ui}</MemoryRouter>
        </ToastProvider>
      </ViewerProvider>
    </ApolloProvider>,
  );
  return { ...result, user: userEvent.setup() };
}

/** As `render`, for what waits for its data before it shows anything. */
export const renderWaiting = (
  ui: ReactNode,
  options: Options = {},
): Promise<RenderResult & { user: UserEvent }> =>
  // React takes up what was waited for only where its test waits too.
  act(async () => render(<Suspense>{ui}</Suspense>, options));
