import { resolve } from 'node:path';
import { blobEnv, callerEnv, trustEnv } from '@seyir/kit';
import { z } from 'zod';

/** What commands of the operator read; a site of one process needs the first alone. */
export const commandEnv = z.object({
  ...blobEnv.shape,
  ...callerEnv.partial().shape,
  ...trustEnv.shape,
  SEYIR_DATA: z.string().optional(),
  /** Where the person stands who runs `npm run`. */
  INIT_CWD: z.string().optional(),
});

export type CommandConfig = z.infer<typeof commandEnv>;

/** Where the site keeps its files: `./var` unless told otherwise. */
export const dataDirOf = ({ SEYIR_DATA = './var' }: Pick<CommandConfig, 'SEYIR_DATA'>): string =>
  resolve(SEYIR_DATA);
