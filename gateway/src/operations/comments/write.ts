import { SpoilerKind } from '@seyir/proto';
import type { z } from 'zod';
import type { spoiler } from '../inputs.js';

export { writeOptions } from '../write-options.js';

/** Nothing said gives nothing away. */
export const spoilerMessage = (given: z.output<typeof spoiler>) => given ?? { kind: SpoilerKind.NONE };
