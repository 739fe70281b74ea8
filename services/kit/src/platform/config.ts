import type { z } from 'zod';

/** The environment does not fit; the message has a line for each fault and no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads what the schema names from the environment. An empty variable counts as absent. Throws one ConfigError with all faults. */
export function readEnv<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  const present = Object.entries(env).filter(([name, value]) => name in schema.shape && value !== '');
  const result = schema.safeParse(Object.fromEntries(present));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => {
    // What stands deeper is a fault inside of a variable that is there.
    const given = env[String(path[0])];
    const name = path.join('.');
    return given === undefined || given === '' ? `${name} is missing` : `${name}: ${message}`;
  });
  const [first, ...more] = new Set(faults);
  throw new ConfigError(
    more.length === 0 ? first : ['The environment does not fit:', first, ...more].join('\n  '),
  );
}
