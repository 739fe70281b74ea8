import { deleteOlder, type UnitOfWork } from '@seyir/kit';
import type { TokenOwner, TokenPurpose, TokenStore } from '../../app/ports.js';

export class SqlTokenStore implements TokenStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async put(
    token: { hash: Uint8Array; purpose: TokenPurpose; memberId: string; expiresAt: Date; email?: string },
    at: Date,
  ): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO token (hash, purpose, member_id, created_at, expires_at, email)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [token.hash, token.purpose, token.memberId, at, token.expiresAt, token.email ?? null],
    );
  }

  find(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined> {
    return this.owner(hash, purpose, at, '');
  }

  async spend(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<TokenOwner | undefined> {
    // Whoever comes second waits here, and then finds the row gone.
    const owner = await this.owner(hash, purpose, at, 'FOR UPDATE');
    if (owner) await this.drop(owner.memberId, purpose);
    return owner;
  }

  async drop(memberId: string, purpose: TokenPurpose): Promise<void> {
    await this.unitOfWork.manager.query(`DELETE FROM token WHERE member_id = $1 AND purpose = $2`, [
      memberId,
      purpose,
    ]);
  }

  async prune(expiredBefore: Date): Promise<void> {
    await deleteOlder(this.unitOfWork.manager, 'token', 'expires_at', expiredBefore);
  }

  private async owner(
    hash: Uint8Array,
    purpose: TokenPurpose,
    at: Date,
    lock: '' | 'FOR UPDATE',
  ): Promise<TokenOwner | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ member_id: string; email: string | null }[]>(
      `SELECT member_id, email FROM token WHERE hash = $1 AND purpose = $2 AND expires_at > $3 ${lock}`,
      [hash, purpose, at],
    );
    return row && { memberId: row.member_id, email: row.email ?? undefined };
  }
}
