import { badInput, notFound, type Clock, type StoredFiles } from '@seyir/kit';
import { isUploadedAvatar } from '../domain/avatar.js';
import type { Member } from '../domain/member.js';
import type { AccountEvents, AccountStore, Transaction } from './ports.js';

interface Deps {
  readonly accounts: AccountStore;
  readonly images: Pick<StoredFiles, 'has'>;
  readonly events: AccountEvents;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

/**
 * Sets a stored image as the avatar; an empty name removes it. The sweep deletes the old image later, because open pages still
 * show it. BAD_INPUT unless it is a stored upload.
 */
export const setAvatar =
  ({ accounts, images, events, transaction, clock }: Deps) =>
  async (memberId: string, avatar: string): Promise<Member> => {
    if (avatar !== '' && !(isUploadedAvatar(avatar) && (await images.has(avatar))))
      throw badInput({ avatar: 'invalid' });
    return transaction.run(async () => {
      const member = await accounts.setAvatar(memberId, avatar, clock.now());
      if (!member) throw notFound(`member ${memberId}`);
      await events.membersChanged([member]);
      return member;
    });
  };
