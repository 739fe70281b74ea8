export * from './call.js';
export { GrpcService } from './grpc-service.js';
export { inProcessClient, InProcessNetwork, InProcessServer, serviceNameOf } from './in-process.js';
export { grpcClient, grpcServer } from './grpc.js';
export * from './keys.js';
export { openDoor, peersBehindDoor } from './door.js';
export { grpcPeers, inProcessPeers } from './peers.js';
export * from './permissions.js';
export type * from './types.js';
