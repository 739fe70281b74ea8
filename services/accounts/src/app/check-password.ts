import { badInput } from '@seyir/kit';
import type { Identity, LoginGate } from './ports.js';

interface Deps {
  readonly identity: Pick<Identity, 'verify'>;
  readonly gate: LoginGate;
}

/** The member who typed a password, and from which address. */
export interface TypedPassword {
  readonly memberId: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Verifies a member's current password again, with the limit of sign-ins to an account. Confirmations count separately from
 * sign-ins, so strangers who fail to sign in do not block the member. BAD_INPUT for a wrong one, under the name `field`;
 * SLOW_DOWN.
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
