import { deleteOlder, type UnitOfWork } from '@seyir/kit';
import { MoreThan } from 'typeorm';
import type { TokenOwner, TokenPurpose, TokenStore } from '../../app/ports.js';
import { TokenRow } from './entities/mail.js';

export class SqlTokenStore implements TokenStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async put(
    token: { hash: Uint8Array; purpose: TokenPurpose; memberId: string; expiresAt: Date; email?: string },
    at: Date,
  ): Promise<void> {
    const { hash, purpose, memberId, expiresAt, email = null } = token;
    await this.tokens.insert({ hash, purpose, memberId, createdAt: at, expiresAt, email });
  }

  find(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined> {
    return this.owner(hash, purpose, at);
  }

  async spend(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined> {
    // The second of two concurrent calls waits here, and then finds no row.
    const owner = await this.owner(hash, purpose, at, { mode: 'pessimistic_write' });
    if (owner) await this.drop(owner.memberId, purpose);
    return owner;
  }

  async drop(memberId: string, purpose: TokenPurpose): Promise<void> {
    await this.tokens.delete({ memberId, purpose });
  }

  async prune(expiredBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork, 'token', 'expires_at', expiredBefore);
  }

  private async owner(
    hash: Uint8Array,
    purpose: TokenPurpose,
    at: Date,
    lock?: { mode: 'pessimistic_write' },
  ): Promise<TokenOwner | undefined> {
    const row = await this.tokens.findOne({
      where: { hash, purpose, expiresAt: MoreThan(at) },
      ...(lock && { lock }),
    });
    return row ? { memberId: row.memberId, email: row.email ?? undefined } : undefined;
  }

  private get tokens() {
    return this.unitOfWork.rows(TokenRow);
  }
}
