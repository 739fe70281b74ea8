import type { DescService } from '@bufbuild/protobuf';
import type { ServiceClient } from './types.js';

/** Calls other services by their contract, in process or over gRPC. */
export interface Peers {
  client<S extends DescService>(service: S): ServiceClient<S>;
  close(): Promise<void>;
}
