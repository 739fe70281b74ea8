// Exports for processes that call services and serve none; they load no NestJS.
export type { AuditEntry } from './audit.js';
export * from './call.js';
export { memberOf } from './member-of.js';
export { inProcessClient, InProcessNetwork, serviceNameOf } from './in-process.js';
export { grpcClient } from './grpc-client.js';
export type { GrpcTls } from './grpc-tls.js';
export * from './keys.js';
export { openCommandSocket, peersBehindSocket } from './command-socket.js';
export { patientPeers } from './patient-peers.js';
export type * from './peers-port.js';
export { grpcPeers, inProcessPeers } from './peers.js';
export * from './permissions.js';
export { assertNotSilenced } from './silence.js';
export type * from './types.js';
