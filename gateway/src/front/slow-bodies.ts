import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { BodyPace } from '../limits/limits.js';

interface Incoming {
  readonly request: IncomingMessage;
  readonly socket: Socket;
  readonly answer: ServerResponse;
  readonly announced: number | undefined;
  readonly startedAt: number;
  readonly startedWith: number;
  bytes: number;
  movedAt: number;
}

/** Whether a body follows. */
export const hasBody = ({ headers, complete }: IncomingMessage): boolean =>
  !complete && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

const isTooSlow = (body: Incoming, now: number, { stillMs, bytesPerSecond }: BodyPace): boolean => {
  const bytes = body.announced ?? body.bytes - body.startedWith;
  const patienceMs = stillMs + (bytes / bytesPerSecond) * 1_000;
  return now - body.movedAt > stillMs || now - body.startedAt > patienceMs;
};

/**
 * Ends connections with a slow request body. One periodic check reads each socket's byte count: a timer or a listener per body
 * would cost every call.
 */
export const endSlowBodies = (fastify: FastifyInstance, pace: BodyPace): void => {
  const bodies = new Set<Incoming>();
  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const body of bodies) {
        // The body is complete, but the response still takes time.
        if (body.request.complete) {
          bodies.delete(body);
          continue;
        }
        const { bytesRead } = body.socket;
        if (bytesRead !== body.bytes) Object.assign(body, { bytes: bytesRead, movedAt: now });
        if (isTooSlow(body, now, pace)) {
          bodies.delete(body);
          end(body);
        }
      }
    },
    Math.min(1_000, pace.stillMs / 4),
  );
  sweep.unref();
  fastify.addHook('onClose', (_instance, done) => {
    clearInterval(sweep);
    done();
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (hasBody(raw)) {
      const length = raw.headers['content-length'];
      const [now, bytes] = [performance.now(), raw.socket.bytesRead];
      const body: Incoming = {
        request: raw,
        socket: raw.socket,
        answer: reply.raw,
        announced: length === undefined ? undefined : Number(length),
        startedAt: now,
        movedAt: now,
        startedWith: bytes,
        bytes,
      };
      bodies.add(body);
      raw.once('close', () => bodies.delete(body));
    }
    done();
  });
};

const end = ({ socket, answer }: Incoming): void => {
  // Written to the socket directly, because the framework still waits for the body.
  if (!answer.headersSent && socket.writable)
    socket.write('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
  socket.destroySoon();
};
