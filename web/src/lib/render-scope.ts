import { createContext, useContext } from 'react';

/** What a page may say about its own HTTP answer while it renders on the server. */
export interface PageAnswer {
  status?: number;
}

export interface RenderScope {
  /** Public origin without a slash at the end. */
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

/** Says that parts of the page are missing, so that an older whole one is preferred to it. */
export function useIncomplete(incomplete: boolean): void {
  const { answer } = useRenderScope();
  if (answer && incomplete) answer.status ??= 503;
}
