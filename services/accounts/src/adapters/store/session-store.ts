import { columns, deleteOlder, statement, type UnitOfWork } from '@seyir/kit';
import { IsNull, LessThanOrEqual } from 'typeorm';
import type { ProviderSession, SessionStore } from '../../app/ports.js';
import type { Member } from '../../domain/member.js';
import type { Session, Silence } from '../../domain/session.js';
import { SessionRow } from './entities/session.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';

const MOST_LISTED = 100;

type SessionId = Pick<SessionRow, 'id'>;

const openSession = statement<SessionId>(
  `WITH ended AS (
     UPDATE session SET ended_at = $6 WHERE token_hash = $10::bytea AND ended_at IS NULL RETURNING id
   ), opened AS (
     INSERT INTO session (id, token_hash, member_id, remember, user_agent, created_at, last_seen_at,
                          provider_session, id_token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   )
   SELECT id FROM ended`,
);

/** The session's columns, without `id`, which the member's columns have too. */
const OF_SESSION = ['memberId', 'remember', 'createdAt', 'lastSeenAt', 'endedAt'] as const;

type OwnColumns = Pick<SessionRow, (typeof OF_SESSION)[number]>;

interface SilenceColumns {
  readonly sessionId: SessionRow['id'];
  readonly silentUntil: Date | null;
  readonly violation: number | null;
}

const sessionByToken = statement<ShownMemberRow & OwnColumns & SilenceColumns>(
  `SELECT session.id AS "sessionId", ${columns(SessionRow, 'session', OF_SESSION)}, ${MEMBER_COLUMNS},
     silence.until AS "silentUntil", silence.violation
   FROM session JOIN member ON member.id = session.member_id
   LEFT JOIN LATERAL (
     SELECT until, violation FROM sanction
     WHERE member_id = member.id AND kind = 'silence' AND ended_at IS NULL
     ORDER BY until DESC, imposed_at DESC, id DESC LIMIT 1) silence ON true
   WHERE token_hash = $1`,
);

const endByProvider = statement<SessionId>(
  `UPDATE session SET ended_at = $2 WHERE provider_session = $1 AND ended_at IS NULL RETURNING id`,
);

const endOfMember = statement<SessionId>(
  `UPDATE session SET ended_at = $2
   WHERE member_id = $1 AND ended_at IS NULL AND id::text IS DISTINCT FROM $3 RETURNING id`,
);

const endOne = statement(
  `UPDATE session SET ended_at = coalesce(ended_at, $3) WHERE member_id = $1 AND id = $2`,
);

export class SqlSessionStore implements SessionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async open(
    session: Session,
    tokenHash: Uint8Array,
    {
      userAgent,
      replaces,
      provider,
    }: { userAgent: string; replaces?: Uint8Array; provider?: ProviderSession },
  ): Promise<string | undefined> {
    const { id, memberId, remember, createdAt, lastSeenAt } = session;
    const { id: providerSession = null, idToken = null } = provider ?? {};
    const own = [id, tokenHash, memberId, remember, userAgent, createdAt, lastSeenAt];
    const ended = await openSession.first(this.unitOfWork, [
      ...own,
      providerSession,
      idToken,
      replaces ?? null,
    ]);
    return ended?.id;
  }

  async find(
    tokenHash: Uint8Array,
  ): Promise<{ session: Session; member: Member; silence?: Silence } | undefined> {
    const row = await sessionByToken.first(this.unitOfWork, [tokenHash]);
    if (!row) return undefined;
    const { silentUntil: until, violation } = row;
    const found = { session: toSession({ ...row, id: row.sessionId }), member: toMember(row) };
    return until && violation !== null ? { ...found, silence: { until, violation } } : found;
  }

  async seen(id: string, at: Date, before: Date): Promise<void> {
    await this.sessions.update(
      { id, lastSeenAt: LessThanOrEqual(before), endedAt: IsNull() },
      { lastSeenAt: at },
    );
  }

  async end(
    tokenHash: Uint8Array,
    at: Date,
  ): Promise<{ id: string; idToken: string | undefined } | undefined> {
    await this.sessions.update({ tokenHash, endedAt: IsNull() }, { endedAt: at });
    const row = await this.sessions.findOneBy({ tokenHash });
    return row ? { id: row.id, idToken: row.idToken ?? undefined } : undefined;
  }

  async endByProvider(providerSession: string, at: Date): Promise<string[]> {
    return (await endByProvider.all(this.unitOfWork, [providerSession, at])).map(({ id }) => id);
  }

  async endAll(memberId: string, at: Date, exceptId?: string): Promise<string[]> {
    const ended = await endOfMember.all(this.unitOfWork, [memberId, at, exceptId ?? null]);
    return ended.map(({ id }) => id);
  }

  async endOne(memberId: string, id: string, at: Date): Promise<boolean> {
    return (await endOne.run(this.unitOfWork, [memberId, id, at])) > 0;
  }

  async ofMember(memberId: string): Promise<{ session: Session; userAgent: string }[]> {
    const rows = await this.sessions.find({
      where: { memberId, endedAt: IsNull() },
      order: { lastSeenAt: 'DESC', id: 'ASC' },
      take: MOST_LISTED,
    });
    return rows.map((row) => ({ session: toSession(row), userAgent: row.userAgent }));
  }

  prune(openedBefore: Date): Promise<number> {
    return deleteOlder(this.unitOfWork, 'session', 'created_at', openedBefore);
  }

  private get sessions() {
    return this.unitOfWork.rows(SessionRow);
  }
}

const toSession = (row: SessionId & OwnColumns): Session => ({
  id: row.id,
  memberId: row.memberId,
  remember: row.remember,
  createdAt: row.createdAt,
  lastSeenAt: row.lastSeenAt,
  endedAt: row.endedAt ?? undefined,
});
