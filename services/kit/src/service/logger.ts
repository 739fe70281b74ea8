import { pino, type DestinationStream, type Level, type Logger } from 'pino';
import { currentCall, logFieldsOf } from '../rpc/call.js';
import { errorFields } from '../errors/error-fields.js';

/** Field names whose values are never logged, up to three levels deep. */
const SECRET = [
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'viewerToken',
  'accessToken',
  'refreshToken',
  'secret',
  'cookie',
  'cookies',
  'set-cookie',
  'authorization',
  'sid',
];

export interface LoggerOptions {
  readonly service: string;
  readonly level?: Level | 'silent';
  /** Default: standard output. */
  readonly destination?: DestinationStream;
}

/**
 * Logs JSON lines with `service`, and with `requestId` and `traceId` of the current call. Errors are logged as `err` with type,
 * message, code, stack and causes only.
 */
export function createLogger({ service, level = 'info', destination }: LoggerOptions): Logger {
  const options = {
    level,
    base: { service },
    mixin: () => {
      const call = currentCall();
      return call ? logFieldsOf(call) : {};
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: errorFields },
    redact: {
      paths: SECRET.flatMap((name) => ['', '*', '*.*'].map((above) => `${above}["${name}"]`)),
      censor: '[hidden]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
