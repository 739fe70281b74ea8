import type { ReactNode } from 'react';
import { siteTitle } from './site.js';
import { useRenderScope } from './render-scope.js';
import { useViewer } from './viewer.js';

interface Props {
  /** True while the member's own answer is loading. */
  asking: boolean;
  /** Shown while it is not known whether the viewer may see the page. */
  placeholder: ReactNode;
  /** The 'not found' page. */
  absent: ReactNode;
}

/**
 * A page that visitors do not have, but a member may. The server does not know the viewer: it answers with status 404 and the
 * placeholder, so that a member does not see 'not found' first. Without scripts the browser shows the 'not found' page.
 */
export function HiddenPage({ asking, placeholder, absent }: Props) {
  const { state } = useViewer();
  const { answer } = useRenderScope();
  if (answer) answer.status = 404;
  if (state !== 'unknown' && !asking) return absent;
  return (
    <>
      <title>{siteTitle}</title>
      <meta name="robots" content="noindex" />
      {placeholder}
      {/* In the browser too, or hydration would fail; React renders its content on the server alone. */}
      <noscript>{absent}</noscript>
    </>
  );
}
