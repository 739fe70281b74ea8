import { statement, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type { MessageKey, MessagePlace, MessageStore, NewMessage } from '../../app/ports.js';
import type { Message, Reaction } from '../../domain/message.js';
import { MessageReactionRow } from './entities/message.js';
import { NOBODY, selectMessages, toMessage } from './message-rows.js';

/** Sorts after every message. */
const AFTER_LAST = 2 ** 31 - 1;

const addMessage = statement(
  `WITH moved AS (
     UPDATE conversation SET seq = seq + 1, version = version + 1 WHERE id = $1 RETURNING seq, version
   ), shown AS (
     UPDATE participant p SET last_seq = moved.seq, last_at = $6, hidden = false,
       read_seq = CASE WHEN p.member_id = $3 THEN moved.seq ELSE p.read_seq END,
       delivered_seq = CASE WHEN p.member_id = $3 THEN moved.seq ELSE p.delivered_seq END
     FROM moved WHERE p.conversation_id = $1
   )
   INSERT INTO message (conversation_id, seq, id, author_id, body, reply_to_seq, sent_at, version)
   SELECT $1, moved.seq, $2, $3, $4, $5, $6, moved.version FROM moved`,
);

const moveTimes = statement(
  `UPDATE message m SET sent_at = t.at FROM unnest($2::uuid[], $3::timestamptz[]) AS t (id, at)
   WHERE m.conversation_id = $1 AND m.id = t.id AND m.sent_at <> t.at`,
);
/** Lists show the time of the newest message. */
const moveLast = statement(
  `UPDATE participant p SET last_at = m.sent_at FROM message m
   WHERE p.conversation_id = $1 AND m.conversation_id = $1 AND m.seq = p.last_seq`,
);

const placesAmong = statement<MessagePlace>(
  `SELECT m.id, m.conversation_id AS "conversationId", m.author_id AS "authorId", m.seq FROM message m
   JOIN participant p ON p.conversation_id = m.conversation_id AND p.member_id = $1 AND m.seq > p.cleared_seq
   WHERE m.id = ANY($2::uuid[])`,
);

const standingOf = statement<{ readonly conversationId: string; readonly memberId: string }>(
  `SELECT m.conversation_id AS "conversationId", p.member_id AS "memberId" FROM message m
   JOIN participant p ON p.conversation_id = m.conversation_id
   WHERE m.id = $1 AND m.deleted_at IS NULL ORDER BY p.member_id LIMIT 1`,
);

const readByIds = selectMessages(`m.id = ANY($2::uuid[])`);
const readOlder = selectMessages(
  `m.conversation_id = $2 AND m.seq < $3 ORDER BY m.seq DESC LIMIT $4 OFFSET $5`,
);
const readChanged = selectMessages(`m.conversation_id = $2 AND m.version > $3 ORDER BY m.version LIMIT $4`);
const readUpTo = selectMessages(`m.conversation_id = $2 AND m.seq BETWEEN $3 AND $4 ORDER BY m.seq`);

/** Each change gives the conversation its next version, and the message the same one. */
const changed = (set: string): string =>
  `WITH moved AS (UPDATE conversation SET version = version + 1 WHERE id = $2 RETURNING version)
   UPDATE message m SET version = moved.version ${set} FROM moved WHERE m.conversation_id = $2 AND m.id = $1`;

const editMessage = statement(changed(`, body = $3, edited_at = $4`));
const deleteMessage = statement(changed(`, body = '', deleted_at = $3`));
const noteChange = statement(changed(''));

const setReaction = statement(
  `INSERT INTO message_reaction AS r (message_id, member_id, conversation_id, reaction) VALUES ($1, $2, $3, $4)
   ON CONFLICT (message_id, member_id) DO UPDATE SET reaction = EXCLUDED.reaction WHERE r.reaction <> EXCLUDED.reaction`,
);

const emptyMessagesOf = statement(
  `WITH chunk AS MATERIALIZED (
     SELECT conversation_id, seq FROM message WHERE author_id = $1 LIMIT $2
   )
   UPDATE message m SET author_id = '${NOBODY}', body = '', deleted_at = coalesce(m.deleted_at, $3)
   FROM chunk WHERE m.conversation_id = chunk.conversation_id AND m.seq = chunk.seq`,
);

const deleteReactionsOf = statement(
  `WITH chunk AS MATERIALIZED (SELECT message_id FROM message_reaction WHERE member_id = $1 LIMIT $2 FOR UPDATE)
   DELETE FROM message_reaction r USING chunk WHERE r.message_id = chunk.message_id AND r.member_id = $1`,
);

export class SqlMessageStore implements MessageStore {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  async add({ id, conversationId, authorId, body, replyToSeq, now }: NewMessage): Promise<void> {
    const values = [conversationId, id, authorId, body, replyToSeq ?? null, now];
    await addMessage.run(this.unitOfWork, values);
  }

  async moveTimes(
    conversationId: string,
    times: readonly { readonly id: string; readonly sentAt: Date }[],
  ): Promise<number> {
    const ids = times.map(({ id }) => id);
    const moments = times.map(({ sentAt }) => sentAt);
    const moved = await moveTimes.run(this.unitOfWork, [conversationId, ids, moments]);
    if (moved > 0) await moveLast.run(this.unitOfWork, [conversationId]);
    return moved;
  }

  async byIds(memberId: string, ids: readonly string[]): Promise<Message[]> {
    return (await readByIds.all(this.unitOfWork, [memberId, ids])).map(toMessage);
  }

  reported(id: string) {
    return standingOf.first(this.unitOfWork, [id]);
  }

  placesOf(memberId: string, ids: readonly string[]): Promise<readonly MessagePlace[]> {
    return placesAmong.all(this.unitOfWork, [memberId, ids]);
  }

  async list(
    memberId: string,
    conversationId: string,
    { after = { seq: AFTER_LAST }, skip, limit }: KeySlice<MessageKey>,
  ): Promise<readonly Keyed<Message, MessageKey>[]> {
    const values = [memberId, conversationId, after.seq, limit, skip];
    const rows = await readOlder.all(this.unitOfWork, values);
    return rows.map((row) => ({ item: toMessage(row), key: { seq: row.seq } }));
  }

  async changedSince(
    memberId: string,
    conversationId: string,
    version: number,
    limit: number,
  ): Promise<readonly Message[]> {
    const values = [memberId, conversationId, version, limit];
    return (await readChanged.all(this.unitOfWork, values)).map(toMessage);
  }

  async upTo(memberId: string, id: string, before: number): Promise<readonly Message[]> {
    const [place] = await this.placesOf(memberId, [id]);
    if (!place) return [];
    const values = [memberId, place.conversationId, place.seq - before, place.seq];
    return (await readUpTo.all(this.unitOfWork, values)).map(toMessage);
  }

  async edit(id: string, conversationId: string, body: string, now: Date): Promise<void> {
    await editMessage.run(this.unitOfWork, [id, conversationId, body, now]);
  }

  async delete(id: string, conversationId: string, now: Date): Promise<void> {
    await deleteMessage.run(this.unitOfWork, [id, conversationId, now]);
    await this.reactions.delete({ messageId: id });
  }

  async react(
    { id: messageId, conversationId }: MessagePlace,
    memberId: string,
    reaction: Reaction | undefined,
  ): Promise<boolean> {
    const moved = reaction
      ? await setReaction.run(this.unitOfWork, [messageId, memberId, conversationId, reaction])
      : ((await this.reactions.delete({ messageId, memberId })).affected ?? 0);
    if (moved > 0) await noteChange.run(this.unitOfWork, [messageId, conversationId]);
    return moved > 0;
  }

  async forget(memberId: string, limit: number, now: Date): Promise<number> {
    const emptied = await emptyMessagesOf.run(this.unitOfWork, [memberId, limit, now]);
    return Math.max(emptied, await deleteReactionsOf.run(this.unitOfWork, [memberId, limit]));
  }

  private get reactions() {
    return this.unitOfWork.rows(MessageReactionRow);
  }
}
