import { join } from 'node:path';
import { readArgs } from '../lib/args.ts';
import { commands, USAGE } from './commands.ts';

const { values, positionals } = readArgs(USAGE, {
  allowPositionals: true,
  options: {
    home: { type: 'string' },
    services: { type: 'string' },
    servers: { type: 'string' },
    port: { type: 'string' },
    keycloak: { type: 'boolean' },
    follow: { type: 'boolean', short: 'f' },
    lines: { type: 'string', short: 'n' },
  },
});
const [name = '', subject] = positionals;
const command = commands[name];
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
}

if (!command) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  try {
    await command({
      subject,
      root: join(import.meta.dirname, '..', '..'),
      home: values.home ?? join(process.env['SEYIR_DATA'] || 'var', 'stack'),
      services: values.services?.split(',').filter(Boolean),
      servers: values.servers?.split(',').filter(Boolean),
      port: Number(values.port ?? process.env['PORT'] ?? 3000),
      keycloak: values.keycloak ?? false,
      lines: Number(values.lines ?? 50),
      follow: values.follow ?? false,
      signal: stop.signal,
      log: (line) => console.log(line),
    });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
