import { createContext } from 'react-router';
import type { RenderOptions } from '../server/types.js';

export {
  type PageAnswer,
  type RenderScope,
  RenderScopeProvider,
  useRenderScope,
} from '../lib/render-scope.js';

/** The options of the running page handler, carried by React Router's request context. */
export const renderOptions = createContext<RenderOptions>();
