import type { Server, ServerWritableStream } from '@grpc/grpc-js';
import { HealthImplementation } from 'grpc-health-check';
import type { Readiness } from '../process/readiness.js';

/**
 * Adds `grpc.health.v1.Health` to a server. It reports the whole server (empty name) and `service`, and needs no viewer. Watchers
 * get the draining state, and their streams then end, because an open stream would delay the server's end.
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
