import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { leaveOut } from './scripts/leave-out.ts';
import { precompress } from './scripts/precompress.ts';

/** Code that every page needs is in few files, which compress better than twenty. */
const chunks = {
  entryFileNames: 'assets/[name]-[hash].js',
  codeSplitting: {
    groups: [
      {
        name: 'vendor',
        test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|react-router|cookie|@apollo\/client|rxjs|graphql|optimism|@wry\/[^/]+|tslib)\//,
        priority: 5,
      },
      {
        // The browser's start with the frame of every page and small parts that most pages show. With the entry in it, it is one file.
        name: 'site',
        test: /src\/(app\/entry\.client|features\/(shell\/(?!.*(drawer|user-menu|notification-panel))|[a-z-]+\/cache-policy)|lib\/(theme|viewer|early-requests|kept-places|lazy-open|login|sign-in-broker|own-path|graphql-error|render-scope|page-head|first-intent|site|pictures)|generated\/(viewer|sign-out|member-fields-fragment)\.|features\/account\/(session-texts|session-channel|hooks\/use-session|components\/session-provider)|app\/(apollo\/(?!subscription-client)|providers|root|pages|not-found|error-page|site-frame|use-scroll)|components\/ui\/(boundary|button|classes|icon|skeleton|texts|back-to-top|smooth-scroll|toast\.|toast-queue|age-mark|badge|checkbox|use-now|lazy-image|states|use-hydrated))/,
        priority: 4,
      },
      {
        // Parts of the pages of a title and of an episode.
        name: 'title-parts',
        test: /src\/(components\/ui\/countdown|app\/comment-thread|features\/(watch\/(texts|components\/behind-gate|hooks\/use-age-gate)|report\/(report-button|use-report|texts)))/,
        priority: 3,
      },
      {
        // Cards and rows of cards with what members have marked: for the home page, lists and the page of a title.
        name: 'cards',
        test: /src\/(features\/(library-marks\/(marks|use-library|seasons|texts|title-mark)|catalogue\/(texts|sections|progress|season|marks|airing\.|hooks\/(use-resume|use-more)|components\/(row-end|title-card|latest-card|airing\/airing-card|home\/row)))|generated\/titles\.|components\/ui\/(watched-mark|poster\.|progress-bar|quick-actions|rating|slider|far-rows|poster-card|use-slider|use-near|episode-card))/,
        priority: 2,
      },
      {
        // Loaded with the first dialog or menu. In one file, because each file costs a line in every list of imports.
        name: 'dialogs',
        test: /node_modules\/@base-ui\/(react\/(dialog|alert-dialog|internals|utils)|utils)\//,
      },
    ],
  },
};

/** Files that every page loads first: a later import need not list them. */
const FIRST_LOAD = /\/(vendor|entry\.client|rolldown-runtime|cards)-[^/]+$/;

const gateway = 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), leaveOut(), precompress()],
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
            define: { 'process.env.NODE_ENV': '"production"' },
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
