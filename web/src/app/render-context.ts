import { createContext as createReactContext, useContext } from 'react';
import { createContext } from 'react-router';
import type { RenderOptions } from '../server/types.js';

/** The options of the running page handler, carried by React Router's request context. */
export const renderOptions = createContext<RenderOptions>();

/** What a page may say about its own HTTP answer while it renders on the server. */
export interface PageAnswer {
  status?: number;
  /** Path to redirect to (canonical addresses). */
  redirect?: string;
}

export interface RenderScope {
  /** Public origin without a slash at the end. */
  origin: string;
  /** Nonce placeholder on the server, nothing in the browser (it hides nonces itself). */
  nonce: string | undefined;
  /** Whether /gelistirici/… is served. */
  developerPages: boolean;
  /** Only on the server. */
  answer: PageAnswer | undefined;
}

const scope = createReactContext<RenderScope>({
  origin: '',
  nonce: undefined,
  developerPages: false,
  answer: undefined,
});
export const RenderScopeProvider = scope.Provider;
export const useRenderScope = (): RenderScope => useContext(scope);
