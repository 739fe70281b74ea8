import { foldKey, type UnitOfWork } from '@seyir/kit';
import type { NewRegistration, Registrations } from '../../app/ports.js';
import { emailKey, loginKey } from '../../domain/names.js';
import type { Registration } from '../../domain/registration.js';

const MOST_OF_ADDRESS = 100;
const MOST_LINKS = 10;

const COLUMNS = `id, username, name, email, password_hash AS "passwordHash", state, browser_hash AS "browserHash"`;

type Row = Omit<Registration, 'browserHash'> & { readonly browserHash: Buffer | null };

export class SqlRegistrations implements Registrations {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async hashesOf(login: string, at: Date): Promise<string[]> {
    // A username holds no @ and an address does, so at most one of the two can fit.
    const rows = await this.query<{ hash: string }>(
      `SELECT password_hash AS hash FROM registration
       WHERE (username_key = $1 OR email_key = $1) AND state <> 'activated' AND expires_at > $2
       ORDER BY created_at, id LIMIT ${MOST_OF_ADDRESS}`,
      [loginKey(login), at],
    );
    return rows.map(({ hash }) => hash);
  }

  async add(registration: NewRegistration, at: Date): Promise<boolean> {
    const { id, username, name, email, passwordHash, expiresAt } = registration;
    const key = foldKey(username);
    // An expired registration holds its name until housekeeping comes by.
    await this.query(`DELETE FROM registration WHERE username_key = $1 AND expires_at <= $2`, [key, at]);
    const added = await this.query(
      `INSERT INTO registration (id, username, username_key, email, email_key, name, password_hash, state,
                                 created_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $6, $7,
              CASE WHEN EXISTS (SELECT 1 FROM member WHERE email_key = $5) THEN 'barred' ELSE 'waiting' END, $8, $9
       WHERE NOT EXISTS (SELECT 1 FROM member WHERE username_key = $3)
       ON CONFLICT (username_key) DO NOTHING RETURNING id`,
      [id, username, key, email, emailKey(email), name, passwordHash, at, expiresAt],
    );
    return added.length > 0;
  }

  async setBrowser(id: string, browserHash: Uint8Array): Promise<void> {
    await this.query(`UPDATE registration SET browser_hash = $2 WHERE id = $1`, [id, browserHash]);
  }

  async waiting(of: { readonly id: string } | { readonly email: string }, at: Date): Promise<Registration[]> {
    const [column, value] = 'id' in of ? ['id', of.id] : ['email_key', emailKey(of.email)];
    const rows = await this.query<Row>(
      `SELECT ${COLUMNS} FROM registration WHERE ${column} = $1 AND state = 'waiting' AND expires_at > $2
       ORDER BY created_at DESC, id LIMIT ${MOST_LINKS}`,
      [value, at],
    );
    return rows.map(toRegistration);
  }

  async addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void> {
    await this.query(
      `INSERT INTO registration_link (token_hash, registration_id, created_at) VALUES ($1, $2, $3)`,
      [tokenHash, id, at],
    );
  }

  async byLink(tokenHash: Uint8Array, at: Date): Promise<Registration | undefined> {
    const [row] = await this.query<Row>(
      `SELECT ${COLUMNS} FROM registration
       WHERE id = (SELECT registration_id FROM registration_link WHERE token_hash = $1) AND expires_at > $2`,
      [tokenHash, at],
    );
    return row && toRegistration(row);
  }

  async take(id: string, at: Date): Promise<boolean> {
    // All of the address, in one order: of two links that are opened at once, the second waits here.
    const all = await this.query<{ id: string; open: boolean }>(
      `SELECT id, state = 'waiting' AND expires_at > $2 AS open FROM registration
       WHERE email_key = (SELECT email_key FROM registration WHERE id = $1) ORDER BY id FOR UPDATE`,
      [id, at],
    );
    if (!all.some((one) => one.id === id && one.open)) return false;
    await this.query(
      `UPDATE registration SET state = CASE WHEN id = $1 THEN 'activated' ELSE 'barred' END,
              password_hash = CASE WHEN id = $1 THEN '' ELSE password_hash END
       WHERE id = ANY($2::uuid[]) AND state = 'waiting'`,
      [id, all.map((one) => one.id)],
    );
    return true;
  }

  async prune(at: Date, limit: number): Promise<number> {
    const [, gone] = await this.unitOfWork.manager.query<[unknown[], number]>(
      `DELETE FROM registration
       WHERE id = ANY(ARRAY(SELECT id FROM registration WHERE expires_at <= $1 LIMIT $2))`,
      [at, limit],
    );
    return gone;
  }

  async pruneUnactivatedMembers(limit: number): Promise<number> {
    const gone = await this.query(
      `WITH unactivated AS (SELECT id FROM member WHERE activated_at IS NULL LIMIT $1),
         tokens AS (DELETE FROM token WHERE member_id IN (SELECT id FROM unactivated)),
         passwords AS (DELETE FROM password WHERE member_id IN (SELECT id FROM unactivated)),
         gone AS (DELETE FROM member WHERE id IN (SELECT id FROM unactivated) RETURNING id)
       SELECT id FROM gone`,
      [limit],
    );
    return gone.length;
  }

  private query<T = { id: string }>(text: string, parameters: unknown[]): Promise<T[]> {
    return this.unitOfWork.manager.query<T[]>(text, parameters);
  }
}

const toRegistration = ({ browserHash, ...row }: Row): Registration => ({
  ...row,
  browserHash: browserHash ?? undefined,
});
