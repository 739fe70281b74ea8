import { badInput } from '@seyir/kit';
import type { Identity, LoginGate } from './ports.js';

interface Deps {
  readonly identity: Pick<Identity, 'verify'>;
  readonly gate: LoginGate;
}

/** Where a password was typed, and by whom. */
export interface TypedPassword {
  readonly memberId: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Asks a member for the present password once more, under the limit that signing in has for an account. Confirmations
 * count apart from sign-ins, so strangers who fail to sign in do not stop the member.
 * BAD_INPUT for a wrong one, under the name `field`; SLOW_DOWN.
 */
export const checkPassword = async (
  { identity, gate }: Deps,
  { memberId, password, address }: TypedPassword,
  field: string,
): Promise<void> => {
  if (password === '') throw badInput({ [field]: 'required' });
  const attempt = await gate.enter(address, { kind: 'confirmation', memberId });
  const right = await identity.verify(memberId, password).catch(async (error: unknown) => {
    await attempt.released();
    throw error;
  });
  await (right ? attempt.succeeded() : attempt.failed());
  if (!right) throw badInput({ [field]: 'wrong' });
};
