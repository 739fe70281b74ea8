import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const gateway = 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr:
      command === 'build'
        ? {
            // One self-contained file: production React whatever NODE_ENV says, nothing to install beside it.
            resolve: { noExternal: true },
            build: { rollupOptions: { input: './src/app/server-bundle.ts' } },
          }
        : {},
  },
  server: { proxy: { '/graphql': { target: gateway, ws: true }, '/m/': gateway, '/auth/': gateway } },
}));
