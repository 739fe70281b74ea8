import type { ReactNode } from 'react';
import { useHydrated } from './ui/use-hydrated.js';

/**
 * Renders its children in the browser only, and the placeholder on the server. For buttons whose code loads after the page: React
 * loses clicks on a button from the server until that code is there.
 */
export function AfterHydration({ standIn, children }: { standIn: ReactNode; children: ReactNode }) {
  return useHydrated() ? children : standIn;
}
