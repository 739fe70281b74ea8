export * from './calling.js';
export { grpcController, USE_CASES, type ControllerOf } from './grpc-controller.js';
export { grpcServer } from './grpc-server.js';
export { InProcessServer } from './in-process-server.js';
