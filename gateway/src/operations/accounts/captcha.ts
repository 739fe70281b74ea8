import { DomainError } from '@seyir/kit/stateless';
import { z } from 'zod';
import type { Ctx } from '../../context.js';

/** A form's answer to its bot check; undefined if none was required. */
export const captcha = z.string().max(4096).optional();

/** CAPTCHA_REQUIRED for a wrong answer; TRY_AGAIN while it cannot be checked. */
export const assertPerson = async (
  { parts }: Ctx,
  action: 'login' | 'register' | 'contact',
  answer: string | undefined,
): Promise<void> => {
  if (!(await parts.platform.captcha.verify(action, answer))) throw new DomainError('CAPTCHA_REQUIRED');
};
