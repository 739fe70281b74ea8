import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { replayEarlyClick } from '../lib/early-click.js';
import { onFirstIntent } from '../lib/first-intent.js';
import { SignInBroker } from '../lib/sign-in-broker.js';
import { createBrowserClient } from './apollo/browser-client.js';
import { Providers } from './providers.js';
import { loadFirstPage, readyForMore } from './pages.js';
import { Root } from './root.js';
import { type RenderScope, RenderScopeProvider } from '../lib/render-scope.js';

const broker = new SignInBroker();
const client = createBrowserClient(broker);
const { dataset } = document.documentElement;
const scope: RenderScope = {
  // The origin of the server's page, so that both render the same addresses.
  origin: dataset['origin'] ?? location.origin,
  developerPages: dataset['developer'] === 'true',
  answer: undefined,
};

const takeOver = () =>
  hydrateRoot(
    document,
    <StrictMode>
      <RenderScopeProvider value={scope}>
        {/* Root decides when a page appears, and shows that a page is loading. */}
        <BrowserRouter useTransitions={false}>
          <Providers client={client} broker={broker}>
            <Root />
          </Providers>
        </BrowserRouter>
      </RenderScopeProvider>
    </StrictMode>,
  );

// If the page's own code does not load, the server's page stays and its links work.
loadFirstPage(location.pathname).then(
  () => {
    startTransition(() => void takeOver());
    replayEarlyClick();
    onFirstIntent(() => void readyForMore().catch(() => undefined));
  },
  () => undefined,
);
