import type { Peers } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import type { Accounts } from '../../app/ports.js';

/** The accounts service, called as the viewer, because a birth year is visible only to its owner. */
export const accountsOf = (peers: Peers): Accounts => ({
  async ownBirthYear() {
    const { account } = await peers.client(AccountsService).getAccount({});
    return account?.birthYear || undefined;
  },
});
