import { ConfigError, toConfig } from './config.js';
import { createWebServer } from './create-web-server.js';

/** Time in which requests are still accepted after the stop signal, until the senders notice it. */
const LEAVE_MS = 3_000;

/** Log fields as in the kit's logger. */
const log = (level: string, msg: string, more: object = {}) =>
  process.stdout.write(
    `${JSON.stringify({ level, time: new Date().toISOString(), service: 'web', ...more, msg })}\n`,
  );

const serve = async () => {
  const config = toConfig(process.env);
  const server = await createWebServer({
    ...config,
    onError: (error, request) => log('error', 'page failed', { url: request.url, error: String(error) }),
  });
  const port = await server.start(config.port, config.host);

  const leave = async () => {
    await server.leave(LEAVE_MS);
    await server.close();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      leave().catch((error: unknown) => log('error', 'close failed', { error: String(error) }));
    });
  }
  log('info', 'listening', { port });
};

try {
  await serve();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`web: ${error.message}\n`);
  process.exitCode = 1;
}
