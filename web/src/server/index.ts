export {
  clientAssetsDir,
  createWebHandler,
  CSP_NONCE_PLACEHOLDER,
  documentsFile,
  type WebHandlerOptions,
} from './create-web-handler.js';
export { createWebServer, type WebServer } from './create-web-server.js';
export type { FetchGraphql, GraphqlAnswer, GraphqlRequest, WebHandler } from './types.js';
