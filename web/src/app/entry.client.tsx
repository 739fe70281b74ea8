import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { SignInDesk } from '../lib/sign-in-desk.js';
import { createBrowserClient } from './apollo/browser-client.js';
import { Providers } from './providers.js';
import { type RenderScope, RenderScopeProvider } from './render-context.js';

const desk = new SignInDesk();
const client = createBrowserClient(desk);
const { dataset } = document.documentElement;
const scope: RenderScope = {
  // As the server's page says it, so that both write the same addresses.
  origin: dataset['origin'] ?? location.origin,
  nonce: undefined,
  developerPages: dataset['developer'] === 'true',
  answer: undefined,
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderScopeProvider value={scope}>
        <Providers client={client} desk={desk}>
          <HydratedRouter />
        </Providers>
      </RenderScopeProvider>
    </StrictMode>,
  );
});
