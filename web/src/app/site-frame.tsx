import type { ReactNode } from 'react';
import { Header } from '../features/shell/components/header.js';
import { Shell } from '../features/shell/components/shell.js';

/** The frame of every page, with what the features put into it. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return <Shell header={<Header onSignOut={() => undefined} />}>{children}</Shell>;
}
