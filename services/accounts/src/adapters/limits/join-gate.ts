import { createHash } from 'node:crypto';
import { DomainError, type KeyValue } from '@seyir/kit';
import type { JoinGate } from '../../app/ports.js';
import type { JoinLimit, JoinLimits } from '../../domain/joining.js';
import { emailKey } from '../../domain/names.js';
import { addressKey } from './address-key.js';

/**
 * Counts every call, whatever the account. Without the shared store all calls are refused, because sent mails cannot be recalled.
 * rate-limiter-flexible is not used: it exports no base class for a store like `KeyValue`.
 */
export const joinGate = (
  keyValue: Pick<KeyValue, 'increment'>,
  limits: Pick<JoinLimits, 'register' | 'mail' | 'contact'>,
): JoinGate => {
  const take = async (key: string, { max, windowMs }: JoinLimit): Promise<void> => {
    const { value, resetMs } = await keyValue
      .increment(`accounts:join:${key}`, 1, windowMs)
      .catch((cause: unknown) => {
        throw new DomainError('TRY_AGAIN', { reason: 'cannot be counted', retryAfterMs: 1_000, cause });
      });
    if (value > max) throw new DomainError('SLOW_DOWN', { retryAfterMs: Math.max(1, Math.ceil(resetMs)) });
  };
  const mail: JoinGate['mail'] = (purpose, email) =>
    take(`${purpose}:${createHash('sha256').update(emailKey(email)).digest('base64url')}`, limits.mail);
  return {
    register: (address) => take(`register:${addressKey(address)}`, limits.register),
    mail,
    async emailChange(memberId, email) {
      await take(`email-by:${memberId}`, limits.mail);
      await mail('email', email);
    },
    contact: (memberId, address) => take(`contact:${memberId ?? addressKey(address)}`, limits.contact),
  };
};
