import { once } from 'node:events';
import { createServer } from 'node:net';
import { ConfigError } from './config.js';
import { errorCode } from '../errors/error-code.js';

/** Waits for a listener. A port that cannot be opened is a ConfigError that names its variable. */
export const listening = async <T>(variable: string, port: number, opened: Promise<T>): Promise<T> => {
  try {
    return await opened;
  } catch (cause) {
    const code = errorCode(cause);
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw cause;
    const what = code === 'EADDRINUSE' ? 'taken: stop the process that has it, or' : 'not open to this user:';
    throw new ConfigError(`${variable}: port ${port} is ${what} name another one`, { cause });
  }
};

/** Checks the port early; `listening` would report it only after a long start. 0 is any port. */
export const checkPort = async (variable: string, port: number, host: string): Promise<void> => {
  const probe = createServer().listen(port, host);
  await listening(variable, port, once(probe, 'listening'));
  probe.close();
  await once(probe, 'close');
};
