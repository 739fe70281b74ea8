import { columns, foldKey, statement, type UnitOfWork } from '@seyir/kit';
import { LessThanOrEqual, MoreThan } from 'typeorm';
import type { NewRegistration, Registrations } from '../../app/ports.js';
import { emailKey, loginKey } from '../../domain/names.js';
import type { Registration } from '../../domain/registration.js';
import { RegistrationLinkRow, RegistrationRow } from './entities/registration.js';

const MOST_OF_ADDRESS = 100;
const MOST_LINKS = 10;

/** An address contains @ and a username does not, so at most one of the two matches. */
const passwordsOf = statement<Pick<RegistrationRow, 'passwordHash'>>(
  `SELECT password_hash AS "passwordHash" FROM registration
   WHERE (username_key = $1 OR email_key = $1) AND state <> 'activated' AND expires_at > $2
   ORDER BY created_at, id LIMIT ${MOST_OF_ADDRESS}`,
);

const addRegistration = statement(
  `INSERT INTO registration (id, username, username_key, email, email_key, name, password_hash, state,
                             created_at, expires_at)
   SELECT $1, $2, $3, $4, $5, $6, $7,
          CASE WHEN EXISTS (SELECT 1 FROM member WHERE email_key = $5) THEN 'barred' ELSE 'waiting' END, $8, $9
   WHERE NOT EXISTS (SELECT 1 FROM member WHERE username_key = $3)
   ON CONFLICT (username_key) DO NOTHING`,
);

const registrationByLink = statement<RegistrationRow>(
  `SELECT ${columns(RegistrationRow, 'registration')} FROM registration
   WHERE id = (SELECT registration_id FROM registration_link WHERE token_hash = $1) AND expires_at > $2`,
);

/** Locks all registrations of the address in a fixed order: if two links are opened at once, the second waits here. */
const lockAddress = statement<Pick<RegistrationRow, 'id'> & { readonly open: boolean }>(
  `SELECT id, state = 'waiting' AND expires_at > $2 AS open FROM registration
   WHERE email_key = (SELECT email_key FROM registration WHERE id = $1) ORDER BY id FOR UPDATE`,
);

const activateOne = statement(
  `UPDATE registration SET state = CASE WHEN id = $1 THEN 'activated' ELSE 'barred' END,
          password_hash = CASE WHEN id = $1 THEN '' ELSE password_hash END
   WHERE id = ANY($2::uuid[]) AND state = 'waiting'`,
);

const deleteExpired = statement(
  `DELETE FROM registration WHERE id = ANY(ARRAY(SELECT id FROM registration WHERE expires_at <= $1 LIMIT $2))`,
);

const deleteUnactivated = statement(
  `WITH unactivated AS (SELECT id FROM member WHERE activated_at IS NULL LIMIT $1),
     tokens AS (DELETE FROM token WHERE member_id IN (SELECT id FROM unactivated)),
     passwords AS (DELETE FROM password WHERE member_id IN (SELECT id FROM unactivated))
   DELETE FROM member WHERE id IN (SELECT id FROM unactivated)`,
);

export class SqlRegistrations implements Registrations {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async hashesOf(login: string, at: Date): Promise<string[]> {
    const rows = await passwordsOf.all(this.unitOfWork, [loginKey(login), at]);
    return rows.map(({ passwordHash }) => passwordHash);
  }

  async add(registration: NewRegistration, at: Date): Promise<boolean> {
    const { id, username, name, email, passwordHash, expiresAt } = registration;
    const usernameKey = foldKey(username);
    // An expired registration keeps its name until housekeeping deletes it.
    await this.registrations.delete({ usernameKey, expiresAt: LessThanOrEqual(at) });
    const names = [id, username, usernameKey, email, emailKey(email), name];
    return (await addRegistration.run(this.unitOfWork, [...names, passwordHash, at, expiresAt])) > 0;
  }

  async setBrowser(id: string, browserHash: Uint8Array): Promise<void> {
    await this.registrations.update({ id }, { browserHash });
  }

  async waiting(of: { readonly id: string } | { readonly email: string }, at: Date): Promise<Registration[]> {
    const rows = await this.registrations.find({
      where: {
        ...('id' in of ? { id: of.id } : { emailKey: emailKey(of.email) }),
        state: 'waiting',
        expiresAt: MoreThan(at),
      },
      order: { createdAt: 'DESC', id: 'ASC' },
      take: MOST_LINKS,
    });
    return rows.map(toRegistration);
  }

  async addLink(id: string, tokenHash: Uint8Array, at: Date): Promise<void> {
    const row = { tokenHash, registrationId: id, createdAt: at };
    await this.unitOfWork.rows(RegistrationLinkRow).insert(row);
  }

  async byLink(tokenHash: Uint8Array, at: Date): Promise<Registration | undefined> {
    const row = await registrationByLink.first(this.unitOfWork, [tokenHash, at]);
    return row && toRegistration(row);
  }

  async take(id: string, at: Date): Promise<boolean> {
    const all = await lockAddress.all(this.unitOfWork, [id, at]);
    if (!all.some((one) => one.id === id && one.open)) return false;
    await activateOne.run(this.unitOfWork, [id, all.map((one) => one.id)]);
    return true;
  }

  prune(at: Date, limit: number): Promise<number> {
    return deleteExpired.run(this.unitOfWork, [at, limit]);
  }

  pruneUnactivatedMembers(limit: number): Promise<number> {
    return deleteUnactivated.run(this.unitOfWork, [limit]);
  }

  private get registrations() {
    return this.unitOfWork.rows(RegistrationRow);
  }
}

const toRegistration = (row: RegistrationRow): Registration => ({
  id: row.id,
  username: row.username,
  name: row.name,
  email: row.email,
  passwordHash: row.passwordHash,
  state: row.state,
  browserHash: row.browserHash ?? undefined,
});
