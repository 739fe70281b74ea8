import { parseArgs, type ParseArgsConfig } from 'node:util';

const help = { help: { type: 'boolean', short: 'h' } } as const;

/**
 * The arguments of a program, as Node's `parseArgs` returns them. `--help` prints the usage and exits with 0. An
 * unknown option, or an unexpected word, prints the error with the usage and exits with 2.
 * @param usage text that starts with `usage:`
 */
export const readArgs = <T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    const read = parseArgs({ ...config, options: { ...config.options, ...help } });
    if ((read.values as { help?: boolean }).help !== true) return read as ReturnType<typeof parseArgs<T>>;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(2);
  }
  console.log(usage);
  process.exit(0);
};
