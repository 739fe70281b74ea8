import { statement } from '@seyir/kit';
import type { Conversation } from '../../domain/conversation.js';
import type { Message } from '../../domain/message.js';
import type { ConversationRow, ParticipantRow } from './entities/conversation.js';

/** A conversation as `selectConversations` returns it. */
export type ReadConversation = Pick<ConversationRow, 'id' | 'accepted' | 'seq' | 'version'> &
  Pick<ParticipantRow, 'otherId' | 'folder' | 'readSeq' | 'lastAt'> & {
    /** The time of the last message as PostgreSQL writes it. */
    readonly at: string;
    readonly otherReadSeq: number;
    readonly otherDeliveredSeq: number;
    readonly mayWrite: boolean;
    readonly lastId: string | null;
  };

/** SQL that is true if one of two members blocks the other. */
export const blocked = (one: string, other: string): string => `(
  EXISTS (SELECT 1 FROM block b WHERE b.member_id = ${one} AND b.other_id = ${other})
  OR EXISTS (SELECT 1 FROM block b WHERE b.member_id = ${other} AND b.other_id = ${one}))`;

/** Requests show no marks; read marks need the setting of both members. */
const conversationColumns = `c.id, p.other_id AS "otherId", p.folder, c.accepted, c.seq, c.version,
  greatest(p.read_seq, p.cleared_seq) AS "readSeq", p.last_at AS "lastAt", p.last_at::text AS at, m.id AS "lastId",
  CASE WHEN c.accepted AND coalesce(own.read_marks, true) AND coalesce(theirs.read_marks, true)
    THEN coalesce(o.read_seq, 0) ELSE 0 END AS "otherReadSeq",
  CASE WHEN c.accepted THEN coalesce(o.delivered_seq, 0) ELSE 0 END AS "otherDeliveredSeq",
  NOT EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = p.other_id)
    AND NOT ${blocked('p.member_id', 'p.other_id')} AS "mayWrite"`;

/**
 * A statement that reads the conversations of the member $1.
 * @param among an SQL condition on the participant `p`, with order and limit
 */
export const selectConversations = (among: string) =>
  statement<ReadConversation>(
    `SELECT ${conversationColumns} FROM participant p
     JOIN conversation c ON c.id = p.conversation_id
     LEFT JOIN participant o ON o.conversation_id = p.conversation_id AND o.member_id = p.other_id
     LEFT JOIN mailbox own ON own.member_id = p.member_id
     LEFT JOIN mailbox theirs ON theirs.member_id = p.other_id
     LEFT JOIN message m ON m.conversation_id = c.id AND m.seq = c.seq AND c.seq > p.cleared_seq
     WHERE p.member_id = $1 AND ${among}`,
  );

export const toConversation = (
  { at: _, lastId, ...row }: ReadConversation,
  messages: ReadonlyMap<string, Message>,
): Conversation => ({ ...row, last: lastId === null ? undefined : messages.get(lastId) });
