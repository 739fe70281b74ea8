import { z } from 'zod';

/** The environment does not fit; the message has a line for each fault and no values. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: string | readonly string[], options?: ErrorOptions) {
    const all = [faults].flat();
    super(all.length === 1 ? all[0] : ['The environment does not fit:', ...all].join('\n  '), options);
    this.faults = all;
  }
}

/** Throws one ConfigError with those that are faults; does nothing where none is one. */
export const refuse = (faults: readonly (string | false | undefined)[]): void => {
  const found = faults.filter((fault) => typeof fault === 'string');
  if (found.length > 0) throw new ConfigError(found);
};

/** What a check complains of by a ConfigError; nothing when it passes. */
export const faultsOf = (check: () => unknown): readonly string[] => {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
};

/** What variables must be together, beyond what each must be by itself. Throws a ConfigError. */
export type EnvRule = (env: NodeJS.ProcessEnv) => void;

/** A rule of the variables of `of`; silent while one of them does not fit by itself, since that is told already. */
export const envRule =
  <S extends z.ZodObject>(of: S, check: (env: z.output<S>) => unknown): EnvRule =>
  (env) => {
    const read = of.safeParse(env);
    if (read.success) check(read.data);
  };

/**
 * Reads what the schema names from the environment. An empty variable counts as absent. Throws one ConfigError with all
 * faults, those of `rules` among them.
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
        // What stands deeper is a fault inside of a variable that is there.
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
