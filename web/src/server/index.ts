export {
  clientAssetsDir,
  createWebHandler,
  documentsFile,
  type WebHandlerOptions,
} from './create-web-handler.js';
export { createWebServer, type WebServer } from './create-web-server.js';
export type { FetchGraphql, GraphqlAnswer, GraphqlRequest, WebHandler } from './types.js';
