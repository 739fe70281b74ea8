import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** Code that every page needs is in few files, which compress better than twenty. */
const chunks = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'vendor',
        test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|@apollo\/client|rxjs|graphql|optimism|@wry\/[^/]+|tslib)\//,
        priority: 2,
      },
      {
        name: 'site',
        test: /src\/(features\/shell\/(?!.*(drawer|user-menu|notification-panel))|lib\/(theme|viewer|lazy-open|login|sign-in-desk|own-path|graphql-error|render-scope|page-head|site)|generated\/(viewer|sign-out|member-fields-fragment)\.|features\/account\/(texts|session-channel|hooks\/use-session|components\/session-provider)|app\/(root|pages|not-found|error-page|site-frame|use-scroll)|components\/ui\/(boundary|button|classes|icon|skeleton|texts|back-to-top|smooth-scroll|toast\.|toast-queue))/,
        priority: 1,
      },
      {
        // Loaded with the first dialog or menu. In one file, because each file costs a line in every list of imports.
        name: 'dialogs',
        test: /node_modules\/@base-ui\/(react\/(dialog|alert-dialog|internals|utils)|utils)\//,
      },
      {
        // Cards and rows of cards, which all pages of the catalogue use.
        name: 'cards',
        test: /src\/(features\/catalogue\/(components\/(title-card|row-end)|hooks\/use-more)|components\/ui\/(watched-mark|poster|quick-actions|progress-bar|rating|slider|use-slider|use-near|episode-card))/,
      },
    ],
  },
};

/** Files that every page loads first: a later import need not list them. */
const FIRST_LOAD = /\/(vendor|site|cards|rolldown-runtime)-[^/]+$/;

const gateway = 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  builder: {},
  environments: {
    client: {
      // rxjs exports ES classes under this condition; without it, ES5 with helpers.
      resolve: {
        conditions: ['es2015', 'module', 'browser', command === 'build' ? 'production' : 'development'],
      },
      build: {
        outDir: 'build/client',
        manifest: true,
        modulePreload: {
          resolveDependencies: (_file, dependencies) =>
            dependencies.filter((file) => !FIRST_LOAD.test(`/${file}`)),
        },
        rollupOptions: { input: './src/app/entry.client.tsx', output: command === 'build' ? chunks : {} },
      },
    },
    ssr:
      command === 'build'
        ? {
            // One self-contained file: production React regardless of NODE_ENV, and no other packages to install.
            resolve: { noExternal: true },
            build: {
              outDir: 'build/server',
              copyPublicDir: false,
              rollupOptions: { input: './src/app/server-bundle.ts', output: { entryFileNames: 'index.js' } },
            },
          }
        : {},
  },
  server: {
    proxy: { '/graphql': { target: gateway, ws: true }, '/m/': gateway, '/i/': gateway, '/auth/': gateway },
  },
}));
