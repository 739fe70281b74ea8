import type { CallOptions } from '@seyir/kit';
import { SpoilerKind } from '@seyir/proto';
import type { z } from 'zod';
import type { Ctx } from '../../context.js';
import type { spoiler } from '../inputs.js';

/** The key of the input, or of the request's header, makes a repeated write have one effect. */
export const writeOptions = ({ facts }: Ctx, key: string | undefined): CallOptions => {
  const idempotencyKey = key ?? facts.idempotencyKey;
  return idempotencyKey === undefined ? {} : { idempotencyKey };
};

/** Nothing said gives nothing away. */
export const spoilerMessage = (given: z.output<typeof spoiler>) => given ?? { kind: SpoilerKind.NONE };
