import displayFont from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url';
import displayFontExt from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url';
import textFontExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useRoutes } from 'react-router';
import { Skeleton } from '../components/ui/skeleton.js';
import { Boundary } from '../components/ui/boundary.js';
import { firstPaintScript } from '../lib/first-paint.js';
import { ConnectionNotice } from './connection-notice.js';
import { PageError } from './error-page.js';
import { askAgain, pages } from './pages.js';
import { useRenderScope } from '../lib/render-scope.js';
import { SiteFrame } from './site-frame.js';
import { ProgressLine, usePageSkeleton, useSkeleton } from './progress-line.js';
import { useNavigation, type Navigation } from './use-navigation.js';
import { useScrollPlace } from './use-scroll-place.js';
import '../styles/app.css';

// Turkish text needs both subsets of each font at once.
const fonts = [textFont, textFontExt, displayFont, displayFontExt];

/** The whole document. `entry.server.tsx` adds the build's elements to its head. */
export function Root() {
  const navigation = useNavigation();
  // Links and the side bar belong to the page that is shown, not to the address that is being loaded.
  return useRoutes([{ path: '*', element: <Html navigation={navigation} /> }], navigation.shown.location);
}

function Html({ navigation }: { navigation: Navigation }) {
  const { developerPages, origin } = useRenderScope();
  const { shown, pending, failed, dismiss } = navigation;
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
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
        {fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <ProgressLine waits={pending !== undefined} />
        <Boundary place={shown.location.key} fallback={<PageError />}>
          <SiteFrame>
            <Page navigation={navigation} />
          </SiteFrame>
        </Boundary>
        {failed !== undefined && <ConnectionNotice key={failed} path={failed} onDismiss={dismiss} />}
      </body>
    </html>
  );
}

function Page({ navigation }: { navigation: Navigation }) {
  const { shown, pending, arrived, onError } = navigation;
  const { answer } = useRenderScope();
  const page = useRoutes(pages);
  // If only the list of the same page changes, for example by a filter, the page stays until the new list is ready.
  const PageSkeleton = usePageSkeleton();
  const isElsewhere = pending !== undefined && pending.pathname !== shown.location.pathname;
  const isCovered = useSkeleton(isElsewhere && PageSkeleton !== undefined);
  useScrollPlace(shown, isCovered);
  const failed = (error: unknown) => {
    askAgain();
    onError(error);
  };
  return (
    <>
      {isCovered && pending && PageSkeleton && <PageSkeleton path={pending.pathname} />}
      <div className={isCovered ? 'hidden' : 'contents'}>
        <Boundary
          place={shown.location.key}
          fallback={(error) => <PageError error={error} />}
          onError={failed}
        >
          {/* During navigation the old page stays until the next is ready. On the server the fallback is rendered if a page fails. */}
          <Suspense fallback={answer ? <PageError /> : <Skeleton className="h-[80vh] rounded-2xl" />}>
            <Arrival navigation={{ shown, arrived }}>{page}</Arrival>
          </Suspense>
        </Boundary>
      </div>
    </>
  );
}

interface ArrivalProps {
  navigation: Pick<Navigation, 'shown' | 'arrived'>;
  children: ReactNode;
}

/** Records each page that reached the screen, as the page to return to. */
function Arrival({ navigation: { shown, arrived }, children }: ArrivalProps) {
  useEffect(() => {
    arrived.current = shown;
  });
  return children;
}
