import { columns, FIRST_ID, statement } from '@seyir/kit';
import type { Message, MessageReaction } from '../../domain/message.js';
import type { Photo } from '../../domain/photo.js';
import { MessageRow } from './entities/message.js';

/** The author id of messages by an erased member. */
export const NOBODY = FIRST_ID;

/** Characters of a quoted message. */
const EXCERPT = 200;

const PLAIN = [
  ...(['id', 'conversationId', 'seq', 'authorId', 'body'] as const),
  ...(['sentAt', 'editedAt', 'deletedAt', 'version'] as const),
] as const satisfies readonly (keyof MessageRow)[];

/** A message as `selectMessages` returns it, with the quoted message and its reactions. */
export type ReadMessage = Pick<MessageRow, (typeof PLAIN)[number]> & {
  readonly authorGone: boolean;
  readonly quoteId: string | null;
  readonly quoteSeq: number | null;
  readonly quoteAuthorId: string | null;
  readonly excerpt: string | null;
  readonly quoteDeleted: boolean | null;
  readonly quotePhotos: number;
  readonly reactions: readonly MessageReaction[] | null;
  readonly photos: readonly Photo[] | null;
};

/** SQL that is true for an erased member. */
const gone = (member: string): string => `EXISTS (SELECT 1 FROM gone_member g WHERE g.member_id = ${member})`;

const messageColumns = `${columns(MessageRow, 'm', PLAIN)}, ${gone('m.author_id')} AS "authorGone",
  q.id AS "quoteId", q.seq AS "quoteSeq", q.author_id AS "quoteAuthorId", left(q.body, ${EXCERPT}) AS excerpt,
  (q.deleted_at IS NOT NULL OR ${gone('q.author_id')}) AS "quoteDeleted",
  (SELECT count(*)::int FROM message_photo ph WHERE ph.message_id = q.id) AS "quotePhotos",
  (SELECT json_agg(json_build_object('id', ph.id, 'file', ph.file, 'width', ph.width, 'height', ph.height, 'alt', ph.alt)
     ORDER BY ph.place) FROM message_photo ph WHERE ph.message_id = m.id) AS photos,
  (SELECT jsonb_agg(jsonb_build_object('memberId', r.member_id, 'reaction', r.reaction) ORDER BY r.member_id)
     FROM message_reaction r WHERE r.message_id = m.id AND NOT ${gone('r.member_id')}) AS reactions`;

/**
 * A statement that reads messages `m` which the participant `p` sees. $1 is the member.
 * @param among an SQL condition on `m`, with order and limit
 */
export const selectMessages = (among: string) =>
  statement<ReadMessage>(
    `SELECT ${messageColumns} FROM message m
     JOIN participant p ON p.conversation_id = m.conversation_id AND p.member_id = $1 AND m.seq > p.cleared_seq
     LEFT JOIN message q
       ON q.conversation_id = m.conversation_id AND q.seq = m.reply_to_seq AND q.seq > p.cleared_seq
     WHERE ${among}`,
  );

export const toMessage = (row: ReadMessage): Message => {
  const deleted = row.deletedAt !== null || row.authorGone;
  return {
    id: row.id,
    conversationId: row.conversationId,
    seq: row.seq,
    authorId: authorOf(row.authorId, row.authorGone),
    body: deleted ? '' : row.body,
    deleted,
    edited: !deleted && row.editedAt !== null,
    sentAt: row.sentAt,
    version: row.version,
    replyTo: deleted ? undefined : quoteOf(row),
    reactions: deleted ? [] : (row.reactions ?? []),
    photos: deleted ? [] : (row.photos ?? []),
  };
};

const quoteOf = (row: ReadMessage): Message['replyTo'] => {
  if (row.quoteId === null) return undefined;
  const deleted = row.quoteDeleted ?? false;
  return {
    messageId: row.quoteId,
    seq: row.quoteSeq ?? 0,
    authorId: authorOf(row.quoteAuthorId ?? NOBODY, false),
    excerpt: deleted ? '' : (row.excerpt ?? ''),
    deleted,
    photoCount: deleted ? 0 : row.quotePhotos,
  };
};

const authorOf = (id: string, isGone: boolean): string => (isGone || id === NOBODY ? '' : id);
