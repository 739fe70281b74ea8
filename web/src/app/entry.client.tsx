import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserClient } from './apollo/browser-client.js';
import { Providers } from './providers.js';
import { type RenderScope, RenderScopeProvider } from './render-context.js';

const client = createBrowserClient();
const { dataset } = document.documentElement;
const scope: RenderScope = {
  origin: location.origin,
  nonce: undefined,
  developerPages: dataset['developer'] === 'true',
  answer: undefined,
};

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderScopeProvider value={scope}>
        <Providers client={client} nonce={undefined}>
          <HydratedRouter />
        </Providers>
      </RenderScopeProvider>
    </StrictMode>,
  );
});
