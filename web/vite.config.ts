import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.mjs';

/** What every page needs lies in two files, which compress better than twenty. */
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
        test: /src\/(features\/shell\/(?!.*(drawer|user-menu|notification-panel))|lib\/(theme|viewer|lazy-open|login|sign-in-desk|own-path|graphql-error|render-scope|page-head|site)|generated\/(viewer|sign-out)\.|features\/account\/(texts|session-channel|hooks\/use-session|components\/session-provider)|app\/(root|pages|not-found|error-page|site-frame|use-scroll)|components\/ui\/(boundary|button|classes|icon|skeleton|texts|back-to-top|smooth-scroll|toast\.|toast-queue))/,
        priority: 1,
      },
    ],
  },
};

const gateway = 'http://127.0.0.1:3000';

/** The player library's styles ask a foreign host for a font; ours stands in its place (features/player/player.css). */
const noForeignFonts = {
  name: 'no-foreign-fonts',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('shaka-player/dist/controls.css')
      ? { code: code.replace(/@font-face\s*\{[^}]*\}/g, ''), map: null }
      : undefined,
};

export default defineConfig(({ command }) => ({
  plugins: [noForeignFonts, tailwindcss(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  builder: {},
  environments: {
    client: {
      // rxjs ships classes under this condition, and ES5 with helpers without it.
      resolve: {
        conditions: ['es2015', 'module', 'browser', command === 'build' ? 'production' : 'development'],
      },
      build: {
        outDir: 'build/client',
        manifest: true,
        rollupOptions: { input: './src/app/entry.client.tsx', output: command === 'build' ? chunks : {} },
      },
    },
    ssr:
      command === 'build'
        ? {
            // One self-contained file: production React whatever NODE_ENV says, nothing to install beside it.
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
