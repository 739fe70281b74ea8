import { resolve } from 'node:path';
import { blobEnv, callerEnv, trustEnv } from '@seyir/kit';
import { z } from 'zod';

/** Environment of operator commands; a site in one process needs only the first variable. */
export const commandEnv = z.object({
  ...blobEnv.shape,
  ...callerEnv.partial().shape,
  ...trustEnv.shape,
  SEYIR_DATA: z.string().optional(),
  /** The directory in which `npm run` was called. */
  INIT_CWD: z.string().optional(),
});

export type CommandConfig = z.infer<typeof commandEnv>;

/** The folder of the site's files; default `./var`. */
export const dataDirOf = ({ SEYIR_DATA = './var' }: Pick<CommandConfig, 'SEYIR_DATA'>): string =>
  resolve(SEYIR_DATA);
