import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserClient } from './apollo/browser-client.js';
import { Providers } from './providers.js';
import { RenderScopeProvider } from './render-context.js';

const client = createBrowserClient();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RenderScopeProvider value={{ origin: location.origin, nonce: undefined, answer: undefined }}>
        <Providers client={client} nonce={undefined}>
          <HydratedRouter />
        </Providers>
      </RenderScopeProvider>
    </StrictMode>,
  );
});
