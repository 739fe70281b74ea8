export {
  configFromEnv,
  gatewayConfig,
  gatewayEnv,
  isConfidential,
  isLoopback,
  type GatewayConfig,
} from './config.js';
export { httpPagePurge } from './cdn/http-page-purge.js';
export type { PagePurge } from './cdn/page-purge.js';
export { createGateway, type Gateway } from './create-gateway.js';
export { readDocuments } from './graphql/read-documents.js';
export type { GraphqlRequest } from './graphql/server.js';
export { reservedSegments } from './addresses/reserved-segments.js';
export type { GatewayPlatform, Web } from './platform.js';
