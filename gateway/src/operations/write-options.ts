import { badInput, type CallOptions } from '@seyir/kit/stateless';
import type { Ctx } from '../context.js';
import { idempotencyKey } from './inputs.js';

/**
 * Call options with the idempotency key of the input or of the request's header: a repeated write has one effect. BAD_INPUT for
 * an invalid key.
 */
export const writeOptions = ({ facts }: Ctx, key: string | undefined): CallOptions => {
  const found = idempotencyKey.safeParse(key ?? facts.idempotencyKey);
  if (!found.success) throw badInput({ idempotencyKey: 'invalid' });
  return found.data === undefined ? {} : { idempotencyKey: found.data };
};
