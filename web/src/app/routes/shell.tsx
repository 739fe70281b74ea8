import { Outlet, useRouteError } from 'react-router';
import { PageError } from '../error-page.js';
import { SiteFrame } from '../site-frame.js';

export default function ShellRoute() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

/** A page that breaks leaves the frame around it standing. */
export function ErrorBoundary() {
  return (
    <SiteFrame>
      <PageError error={useRouteError()} />
    </SiteFrame>
  );
}
