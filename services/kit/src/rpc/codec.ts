import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type DescMethod,
  type DescService,
} from '@bufbuild/protobuf';
import type { MethodDefinition } from '@grpc/grpc-js';

/** Maximum size of a message on every transport; the largest batch of an import fits. */
export const MOST_MESSAGE_BYTES = 64 * 1024 * 1024;

/** Encodes a message or its initialiser. */
export const encode = (schema: DescMessage, value: unknown): Uint8Array =>
  toBinary(schema, create(schema, value as never));

export const decode = (schema: DescMessage, bytes: Uint8Array): unknown => fromBinary(schema, bytes);

/** The gRPC definition of a method, without loading .proto files at run time. */
export const methodDefinition = (method: DescMethod): MethodDefinition<unknown, unknown> => ({
  path: `/${method.parent.typeName}/${method.name}`,
  requestStream: false,
  responseStream: false,
  requestSerialize: (value) => Buffer.from(encode(method.input, value)),
  requestDeserialize: (bytes) => decode(method.input, bytes),
  responseSerialize: (value) => Buffer.from(encode(method.output, value)),
  responseDeserialize: (bytes) => decode(method.output, bytes),
  originalName: method.localName,
});

/** `packageDefinition` for Nest's gRPC transport. */
export const packageDefinition = (service: DescService) => ({
  [service.typeName]: Object.fromEntries(service.methods.map((m) => [m.name, methodDefinition(m)])),
});
