import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import displayFontExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url';
import textFontExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router';
import { Skeleton } from '../components/ui/skeleton.js';
import { Boundary } from '../components/ui/boundary.js';
import { themeScript } from '../lib/theme.js';
import { PageError } from './error-page.js';
import { askAgain, pages } from './pages.js';
import { useRenderScope } from '../lib/render-scope.js';
import { SiteFrame } from './site-frame.js';
import { useScrollPlace } from './use-scroll-place.js';
import '../styles/app.css';

// Turkish text needs both halves of each font at once.
const fonts = [textFont, textFontExt, displayFont, displayFontExt];

/** The whole document; what the build adds to its head is written around it (`entry.server.tsx`). */
export function Root() {
  const { developerPages, origin } = useRenderScope();
  const { key } = useLocation();
  return (
    <html
      lang="tr"
      data-origin={origin}
      data-developer={developerPages || undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0b0d12" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: themeScript }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <Boundary place={key} fallback={<PageError />}>
          <SiteFrame>
            <Page />
          </SiteFrame>
        </Boundary>
      </body>
    </html>
  );
}

function Page() {
  const { key } = useLocation();
  const { answer } = useRenderScope();
  const page = useRoutes(pages);
  useScrollPlace();
  return (
    <Boundary place={key} fallback={<PageError />} onError={askAgain}>
      {/* Going on, the page that stands is kept until the next is there; the server falls back where a page fails. */}
      <Suspense fallback={answer ? <PageError /> : <Skeleton className="h-[80vh] rounded-2xl" />}>
        {page}
      </Suspense>
    </Boundary>
  );
}
