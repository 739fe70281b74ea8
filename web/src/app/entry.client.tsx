import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SignInDesk } from '../lib/sign-in-desk.js';
import { createBrowserClient } from './apollo/browser-client.js';
import { Providers } from './providers.js';
import { loadPage } from './pages.js';
import { Root } from './root.js';
import { type RenderScope, RenderScopeProvider } from '../lib/render-scope.js';

const desk = new SignInDesk();
const client = createBrowserClient(desk);
const { dataset } = document.documentElement;
const scope: RenderScope = {
  // As the server's page says it, so that both write the same addresses.
  origin: dataset['origin'] ?? location.origin,
  developerPages: dataset['developer'] === 'true',
  answer: undefined,
};

const takeOver = () =>
  hydrateRoot(
    document,
    <StrictMode>
      <RenderScopeProvider value={scope}>
        <BrowserRouter>
          <Providers client={client} desk={desk}>
            <Root />
          </Providers>
        </BrowserRouter>
      </RenderScopeProvider>
    </StrictMode>,
  );

// Where the page's own code does not come, the server's page stands and its links work.
loadPage(location.pathname).then(
  () => startTransition(() => void takeOver()),
  () => undefined,
);
