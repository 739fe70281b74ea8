import type { Server, ServerWritableStream } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import type { Readiness } from '../platform/readiness.js';

/**
 * Adds `grpc.health.v1.Health` to a server, which answers for it as a whole (no name) and for `service`. It asks for no
 * viewer. Who watches hears that the server drains and is let go then: an open stream would hold up its end.
 */
export const addHealth = (server: Server, service: string, readiness: Readiness): void => {
  const health = new HealthImplementation();
  const watching = new Set<ServerWritableStream<unknown, unknown>>();
  const letGo = () => {
    for (const call of watching) call.end();
    watching.clear();
  };
  health.addToServer({
    addService(definition, implementation) {
      const { watch, ...others } = implementation as Record<string, (...args: unknown[]) => void>;
      server.addService(definition, {
        ...others,
        watch(call: ServerWritableStream<unknown, unknown>) {
          watch?.(call);
          watching.add(call);
          call.on('cancelled', () => watching.delete(call));
          if (readiness.state === 'draining') letGo();
        },
      });
    },
  });
  readiness.follow((state) => {
    for (const name of ['', service]) health.setStatus(name, state === 'ready' ? 'SERVING' : 'NOT_SERVING');
    if (state === 'draining') letGo();
  });
};
