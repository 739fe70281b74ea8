import type { UnitOfWork } from '@seyir/kit';
import type { TokenPurpose, TokenStore } from '../../app/ports.js';

export class SqlTokenStore implements TokenStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async put(
    token: { hash: Uint8Array; purpose: TokenPurpose; memberId: string; expiresAt: Date },
    at: Date,
  ): Promise<void> {
    await this.unitOfWork.manager.query(
      `INSERT INTO token (hash, purpose, member_id, created_at, expires_at) VALUES ($1, $2, $3, $4, $5)`,
      [token.hash, token.purpose, token.memberId, at, token.expiresAt],
    );
  }

  find(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<string | undefined> {
    return this.owner(hash, purpose, at, '');
  }

  async spend(hash: Uint8Array, purpose: TokenPurpose, at: Date): Promise<string | undefined> {
    // Whoever comes second waits here, and then finds the row gone.
    const memberId = await this.owner(hash, purpose, at, 'FOR UPDATE');
    if (memberId !== undefined)
      await this.unitOfWork.manager.query(`DELETE FROM token WHERE member_id = $1 AND purpose = $2`, [
        memberId,
        purpose,
      ]);
    return memberId;
  }

  async prune(expiredBefore: Date): Promise<void> {
    await this.unitOfWork.manager.query(`DELETE FROM token WHERE expires_at < $1`, [expiredBefore]);
  }

  private async owner(
    hash: Uint8Array,
    purpose: TokenPurpose,
    at: Date,
    lock: '' | 'FOR UPDATE',
  ): Promise<string | undefined> {
    const [row] = await this.unitOfWork.manager.query<{ member_id: string }[]>(
      `SELECT member_id FROM token WHERE hash = $1 AND purpose = $2 AND expires_at > $3 ${lock}`,
      [hash, purpose, at],
    );
    return row?.member_id;
  }
}
