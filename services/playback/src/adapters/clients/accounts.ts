import type { Peers } from '@seyir/kit';
import { AccountsService } from '@seyir/proto';
import type { Accounts } from '../../app/ports.js';

/** Accounts as a peer, asked as the viewer: a birth year is told to its owner alone. */
export const accountsOf = (peers: Peers): Accounts => ({
  async ownBirthYear() {
    const { account } = await peers.client(AccountsService).getAccount({});
    return account?.birthYear || undefined;
  },
});
