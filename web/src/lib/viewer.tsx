import { createContext, useContext } from 'react';

export interface Member {
  id: string;
  username: string;
  /** Display name. */
  name: string;
  avatar?: string | undefined;
  /** Path of the profile page. */
  path?: string;
}

/**
 * The viewer of the page. Unknown on the server and until the session query answers, because pages are rendered
 * without a session.
 */
export type Viewer = { state: 'unknown' } | { state: 'visitor' } | { state: 'member'; member: Member };

const context = createContext<Viewer>({ state: 'unknown' });
export const ViewerProvider = context.Provider;
export const useViewer = (): Viewer => useContext(context);
