import { z } from 'zod';

/** The environment is invalid. The message has one line per fault and contains no secrets. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: string | readonly string[], options?: ErrorOptions) {
    const all = [faults].flat();
    super(all.length === 1 ? all[0] : ['The environment is invalid:', ...all].join('\n  '), options);
    this.faults = all;
  }
}

/** Throws one ConfigError with all faults; does nothing if there are none. */
export const refuse = (faults: readonly (string | false | undefined)[]): void => {
  const found = faults.filter((fault) => typeof fault === 'string');
  if (found.length > 0) throw new ConfigError(found);
};

/** The faults that a check reports by a ConfigError; empty if it passes. */
export const faultsOf = (check: () => unknown): readonly string[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

/** A rule that involves several variables. Throws a ConfigError. */
export type EnvRule = (env: NodeJS.ProcessEnv) => void;

/**
 * A rule about the variables of `of`. It is skipped if one of them is invalid by itself, because that fault is already reported.
 */
export const envRule =
  <S extends z.ZodObject>(of: S, check: (env: z.output<S>) => unknown): EnvRule =>
  (env) => {
    const read = of.safeParse(env);
    if (read.success) check(read.data);
  };

/**
 * Reads the schema's variables from the environment. An empty variable counts as absent. Throws one ConfigError with all faults,
 * including those of `rules`.
 */
export function readEnv<S extends z.ZodObject>(
  schema: S,
  env: NodeJS.ProcessEnv,
  rules: readonly EnvRule[] = [],
): z.output<S> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in schema.shape && value !== ''),
  );
  const result = schema.safeParse(present);
  const faults: string[] = result.success
    ? []
    : result.error.issues.map(({ path, message }) => {
        const name = path.join('.');
        // A deeper path is a fault inside a variable that is set.
        return present[String(path[0])] === undefined ? `${name} is missing` : `${name}: ${message}`;
      });
  for (const rule of rules) faults.push(...faultsOf(() => rule(present)));
  if (!result.success || faults.length > 0) throw new ConfigError([...new Set(faults)]);
  return result.data;
}

/** A variable that holds JSON. */
export const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue('is not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);
