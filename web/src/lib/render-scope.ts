import { createContext, useContext } from 'react';

/** The properties of the HTTP answer that a page can set during server rendering. */
export interface PageAnswer {
  status?: number;
}

export interface RenderScope {
  /** Public origin without a trailing slash. */
  origin: string;
  /** Whether /gelistirici/… is served. */
  developerPages: boolean;
  /** Only on the server. */
  answer: PageAnswer | undefined;
}

const scope = createContext<RenderScope>({
  origin: '',
  developerPages: false,
  answer: undefined,
});
export const RenderScopeProvider = scope.Provider;
export const useRenderScope = (): RenderScope => useContext(scope);

/** Marks the page as incomplete, so that the cache prefers an older complete one. */
export function useIncomplete(incomplete: boolean): void {
  const { answer } = useRenderScope();
  if (answer && incomplete) answer.status ??= 503;
}
