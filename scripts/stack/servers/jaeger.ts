import { findOnPath } from '../lib/find.ts';
import type { Spec } from './spec.ts';

const PROGRAM = 'jaeger-all-in-one';

/** Its listeners, by its own names. */
const LISTENERS = {
  client: 'collector.otlp.http.host-port',
  query: 'query.http-server.host-port',
  otlpGrpc: 'collector.otlp.grpc.host-port',
  queryGrpc: 'query.grpc-server.host-port',
  admin: 'admin.http.host-port',
  collectorGrpc: 'collector.grpc-server.host-port',
  collectorHttp: 'collector.http-server.host-port',
  agent: 'http-server.host-port',
};

/**
 * Traces in memory; `client` receives them over OTLP, `query` shows them. There is no package: it must be on the
 * PATH.
 */
export const jaeger: Spec = {
  name: 'jaeger',
  optional: true,
  ports: Object.keys(LISTENERS),
  stopSignal: 'SIGTERM',
  secrets: () => ({}),
  identity: [],
  missing: () => [],

  async install() {
    if (!findOnPath(PROGRAM)) throw new Error(`${PROGRAM} is not on this machine's PATH`);
  },

  async prepare({ folder, ports }) {
    return {
      command: findOnPath(PROGRAM) ?? PROGRAM,
      args: Object.entries(LISTENERS).map(([name, flag]) => `--${flag}=127.0.0.1:${ports[name]}`),
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', COLLECTOR_OTLP_ENABLED: 'true' },
    };
  },

  async ready({ ports }) {
    const answer = await fetch(`http://127.0.0.1:${ports['admin']}/`).catch(() => undefined);
    return answer?.ok === true;
  },

  async provision() {},
};
