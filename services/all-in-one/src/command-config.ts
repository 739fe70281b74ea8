import { resolve } from 'node:path';
import { blobEnv, grpcEnv, keyEnv } from '@seyir/kit';
import { z } from 'zod';

/** What commands of the operator read; a site of one process needs the first alone. */
export const commandEnv = z.object({
  ...blobEnv.shape,
  ...grpcEnv.shape,
  SEYIR_DATA: z.string().optional(),
  /** `{"catalogue":"10.0.0.7:50051,10.0.0.8:50051"}` */
  PEERS: z
    .string()
    .transform((text) => z.record(z.string(), z.string()).parse(JSON.parse(text)))
    .transform((peers) =>
      Object.fromEntries(Object.entries(peers).map(([name, list]) => [name, list.split(',')])),
    )
    .optional(),
  SIGNING_KEY: keyEnv.shape.SIGNING_KEY.optional(),
  /** Where the person stands who runs `npm run`. */
  INIT_CWD: z.string().optional(),
});

export type CommandConfig = z.infer<typeof commandEnv>;

/** Where the site keeps its files: `./var` unless told otherwise. */
export const dataDirOf = ({ SEYIR_DATA = './var' }: Pick<CommandConfig, 'SEYIR_DATA'>): string =>
  resolve(SEYIR_DATA);
