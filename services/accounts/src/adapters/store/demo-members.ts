import { columns, statement, type UnitOfWork } from '@seyir/kit';
import { Any } from 'typeorm';
import type { DemoMembers, RemovedDemo } from '../../app/ports.js';
import { ContactMessageRow, TokenRow } from './entities/mail.js';
import { MemberRow, PasswordRow } from './entities/member.js';
import { ProviderLinkRow } from './entities/provider.js';
import { MutedWordsRow, RestraintRow } from './entities/restraint.js';
import type { SessionRow } from './entities/session.js';
import { MEMBER_COLUMNS, toMember, type ShownMemberRow } from './member-rows.js';
import { toMutedWords } from './muted-word-store.js';
import { toRestraint } from './restraint-store.js';

type Part = new () => { readonly memberId: string | null };

/** Tables whose rows belong to one member. Sessions are deleted separately, because gateways must be woken. */
const PARTS: readonly Part[] = [TokenRow, PasswordRow, ProviderLinkRow, ContactMessageRow];

const lockMembers = statement(`SELECT id FROM member WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE`);

const deleteMails = statement(
  `DELETE FROM mail WHERE member_id = ANY($1::uuid[])
     OR email IN (SELECT email FROM member WHERE id = ANY($1::uuid[]))`,
);

/** A removal request has no member. A request of the demo has the address of a demo member. */
const deleteRemovalRequests = statement(
  `DELETE FROM removal_request WHERE email IN (SELECT email FROM member WHERE id = ANY($1::uuid[]) AND demo)`,
);

const deleteSessions = statement<Pick<SessionRow, 'id'>>(
  `DELETE FROM session WHERE member_id = ANY($1::uuid[]) RETURNING id`,
);

const deleteRestraints = statement<RestraintRow>(
  `WITH gone AS (DELETE FROM restraint WHERE member_id = ANY($1::uuid[]) OR other_id = ANY($1::uuid[]) RETURNING *)
   SELECT ${columns(RestraintRow, 'gone')} FROM gone ORDER BY gone.id`,
);

const deleteMutedWords = statement<MutedWordsRow>(
  `DELETE FROM muted_words WHERE member_id = ANY($1::uuid[]) RETURNING ${columns(MutedWordsRow, 'muted_words')}`,
);

const deleteMembers = statement<ShownMemberRow>(
  `WITH gone AS (DELETE FROM member WHERE id = ANY($1::uuid[]) RETURNING *)
   SELECT ${MEMBER_COLUMNS} FROM gone AS member ORDER BY member.id`,
);

export class SqlDemoMembers implements DemoMembers {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async ids(limit?: number): Promise<string[]> {
    const members = this.unitOfWork.rows(MemberRow);
    const rows = await members.find({
      select: { id: true },
      where: { demo: true },
      order: { id: 'ASC' },
      take: limit,
    });
    return rows.map(({ id }) => id);
  }

  async remove(ids: readonly string[]): Promise<RemovedDemo> {
    // A concurrent write for one of these members (a mail's token, a session) either commits before this or finds no member.
    await lockMembers.run(this.unitOfWork, [ids]);
    for (const part of PARTS) await this.unitOfWork.rows(part).delete({ memberId: Any(ids) });
    await deleteMails.run(this.unitOfWork, [ids]);
    await deleteRemovalRequests.run(this.unitOfWork, [ids]);
    const sessions = await deleteSessions.all(this.unitOfWork, [ids]);
    const restraints = await deleteRestraints.all(this.unitOfWork, [ids]);
    const words = await deleteMutedWords.all(this.unitOfWork, [ids]);
    // Reads the rows again: a change since the first look-up has published a version of its own.
    const members = await deleteMembers.all(this.unitOfWork, [ids]);
    return {
      members: members.map(toMember),
      sessionIds: sessions.map(({ id }) => id),
      restraints: restraints.map(toRestraint),
      mutedWords: words.map(toMutedWords),
    };
  }
}
