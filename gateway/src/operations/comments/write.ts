import { badInput, type CallOptions } from '@seyir/kit';
import { SpoilerKind } from '@seyir/proto';
import type { z } from 'zod';
import type { Ctx } from '../../context.js';
import { idempotencyKey, type spoiler } from '../inputs.js';

/** The key of the input, or of the request's header, makes a repeated write have one effect. BAD_INPUT for no key. */
export const writeOptions = ({ facts }: Ctx, key: string | undefined): CallOptions => {
  const found = idempotencyKey.safeParse(key ?? facts.idempotencyKey);
  if (!found.success) throw badInput({ idempotencyKey: 'invalid' });
  return found.data === undefined ? {} : { idempotencyKey: found.data };
};

/** Nothing said gives nothing away. */
export const spoilerMessage = (given: z.output<typeof spoiler>) => given ?? { kind: SpoilerKind.NONE };
