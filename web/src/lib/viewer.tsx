import { createContext, useContext } from 'react';

export interface Member {
  id: string;
  username: string;
  /** Shown name. */
  name: string;
  avatar?: string | undefined;
  /** Path of the profile page. */
  path?: string;
}

/** Who looks at the page. Unknown on the server and until the first answer: pages carry no session. */
export type Viewer = { state: 'unknown' } | { state: 'visitor' } | { state: 'member'; member: Member };

const context = createContext<Viewer>({ state: 'unknown' });
export const ViewerProvider = context.Provider;
export const useViewer = (): Viewer => useContext(context);
