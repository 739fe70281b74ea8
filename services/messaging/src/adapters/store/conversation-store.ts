import { LAST_ID, statement, uniqueIds, type Keyed, type KeySlice, type UnitOfWork } from '@seyir/kit';
import type {
  ConversationKey,
  ConversationList,
  ConversationStore,
  InboxChanges,
  LockedConversation,
  MessageStore,
  NewConversation,
} from '../../app/ports.js';
import type { Conversation, Folder } from '../../domain/conversation.js';
import type { Block } from '../../domain/restraint.js';
import { blocked, selectConversations, toConversation, type ReadConversation } from './conversation-rows.js';
import { BlockRow, ConversationRow, ParticipantRow } from './entities/conversation.js';
import { NOBODY } from './message-rows.js';

/*
 * Every transaction locks in the same order: conversations by id, their participants, mailboxes by member. So
 * concurrent writers and readers never deadlock.
 */

const NEWEST: ConversationKey = { at: 'infinity', id: LAST_ID };

/** Maximum count of unread conversations. */
const MOST_COUNTED = 100;

interface IdRow {
  readonly id: string;
}

interface CountRow {
  readonly count: number;
}

type CountsRow = Pick<InboxChanges, 'revision' | 'unread' | 'requests'>;

const lockByName = statement(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`);

const opened = statement<CountRow>(
  `SELECT count(*)::int AS count FROM conversation WHERE opened_by = $1 AND created_at > $2`,
);

const lockOne = statement<LockedConversation>(
  `SELECT c.id, p.member_id AS "memberId", p.other_id AS "otherId", c.opened_by AS "openedBy", c.accepted, c.seq
   FROM conversation c JOIN participant p ON p.conversation_id = c.id
   WHERE c.id = $1 AND p.member_id = $2 FOR UPDATE OF c`,
);

const readByIds = selectConversations(`p.conversation_id = ANY($2::uuid[])`);

/** A request of a blocked member is hidden. */
const shown = `NOT p.hidden AND (p.folder = 'inbox' OR NOT ${blocked('p.member_id', 'p.other_id')})`;

const pageOf = (among: string) =>
  selectConversations(
    `p.folder = $2 AND ${shown} AND ${among} AND (p.last_at, p.conversation_id) < ($3::timestamptz, $4::uuid)
     ORDER BY p.last_at DESC, p.conversation_id DESC LIMIT $5 OFFSET $6`,
  );
const pages = { all: pageOf('true'), unread: pageOf('p.last_seq > p.read_seq') } as const;

const readChanged = selectConversations(`p.revision > $2 ORDER BY p.revision DESC LIMIT $3`);

const unreadIn = (folder: Folder): string =>
  `(SELECT count(*)::int FROM (SELECT 1 FROM participant p
     WHERE p.member_id = $1 AND p.folder = '${folder}' AND ${shown} AND p.last_seq > p.read_seq
     LIMIT ${MOST_COUNTED}) counted)`;

const readCounts = statement<CountsRow>(
  `SELECT coalesce((SELECT revision FROM mailbox WHERE member_id = $1), 0) AS revision,
     ${unreadIn('inbox')} AS unread, ${unreadIn('requests')} AS requests`,
);

const raiseRead = statement(
  `UPDATE participant SET read_seq = $3, delivered_seq = greatest(delivered_seq, $3)
   WHERE conversation_id = $1 AND member_id = $2 AND read_seq < $3`,
);

const removeFor = statement(
  `UPDATE participant SET hidden = true, cleared_seq = last_seq, read_seq = last_seq
   WHERE conversation_id = $1 AND member_id = $2`,
);

const lockUndelivered = statement<IdRow>(
  `SELECT c.id FROM conversation c WHERE c.id IN (
     SELECT p.conversation_id FROM participant p
     WHERE p.member_id = $1 AND p.last_seq > p.delivered_seq AND p.folder = 'inbox'
     ORDER BY p.conversation_id LIMIT $2)
   ORDER BY c.id FOR UPDATE OF c`,
);

const deliver = statement<{ readonly id: string; readonly otherId: string }>(
  `UPDATE participant SET delivered_seq = last_seq
   WHERE member_id = $1 AND conversation_id = ANY($2::uuid[]) AND last_seq > delivered_seq
   RETURNING conversation_id AS id, other_id AS "otherId"`,
);

const touchAll = statement(
  `WITH moved AS (
     INSERT INTO mailbox AS i (member_id, revision)
     SELECT DISTINCT member_id, 1 FROM unnest($1::uuid[]) AS given (member_id) ORDER BY member_id
     ON CONFLICT (member_id) DO UPDATE SET revision = i.revision + 1
     RETURNING member_id, revision
   )
   UPDATE participant p SET revision = moved.revision FROM moved
   WHERE p.member_id = moved.member_id AND p.conversation_id = ANY($2::uuid[])`,
);

const blockExists = statement<{ readonly blocked: boolean }>(
  `SELECT ${blocked('$1::uuid', '$2::uuid')} AS blocked`,
);

/** SQL for a conversation in which only this member is left. */
const findAlone = statement<IdRow>(
  `SELECT p.conversation_id AS id FROM participant p WHERE p.member_id = $1 AND NOT EXISTS (
     SELECT 1 FROM participant o WHERE o.conversation_id = p.conversation_id AND o.member_id <> $1) LIMIT 1`,
);

const deleteMessages = statement(
  `DELETE FROM message WHERE conversation_id = $1 AND seq IN (
     SELECT seq FROM message WHERE conversation_id = $1 ORDER BY seq LIMIT $2)`,
);

const deleteReactions = statement(`DELETE FROM message_reaction WHERE conversation_id = $1`);

const leaveAll = statement<IdRow>(
  `WITH chunk AS MATERIALIZED (SELECT conversation_id FROM participant WHERE member_id = $1 LIMIT $2)
   DELETE FROM participant p USING chunk WHERE p.member_id = $1 AND p.conversation_id = chunk.conversation_id
   RETURNING p.conversation_id AS id`,
);

const hideOpener = statement(
  `UPDATE conversation SET opened_by = '${NOBODY}' WHERE opened_by = $1 AND id = ANY($2::uuid[])`,
);

const deleteBlocks = statement(`DELETE FROM block WHERE member_id = $1 OR other_id = $1`);

export class SqlConversationStore implements ConversationStore {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly messages: Pick<MessageStore, 'byIds'>,
  ) {}

  async lockPair(one: string, other: string): Promise<void> {
    await lockByName.run(this.unitOfWork, [`conversation ${[one, other].sort().join(' ')}`]);
  }

  async idOf(memberId: string, otherId: string): Promise<string | undefined> {
    return (await this.participants.findOneBy({ memberId, otherId }))?.conversationId;
  }

  async countOpened(memberId: string, since: Date): Promise<number> {
    return (await opened.first(this.unitOfWork, [memberId, since]))?.count ?? 0;
  }

  async add({ id, openedBy, otherId, accepted, now }: NewConversation): Promise<void> {
    await this.conversations.insert({ id, openedBy, accepted, seq: 0, version: 0, createdAt: now });
    await this.participants.insert([
      { conversationId: id, memberId: openedBy, otherId, folder: 'inbox', lastAt: now },
      {
        conversationId: id,
        memberId: otherId,
        otherId: openedBy,
        lastAt: now,
        folder: accepted ? 'inbox' : 'requests',
      },
    ]);
  }

  async lock(id: string, memberId: string): Promise<LockedConversation | undefined> {
    const [known] = uniqueIds([id]);
    return known === undefined ? undefined : lockOne.first(this.unitOfWork, [known, memberId]);
  }

  async byIds(memberId: string, ids: readonly string[]): Promise<Conversation[]> {
    return this.withLast(memberId, await readByIds.all(this.unitOfWork, [memberId, uniqueIds(ids)]));
  }

  async participating(memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = uniqueIds(ids);
    const rows = await readByIds.all(this.unitOfWork, [memberId, asked]);
    return new Set(rows.map(({ id }) => id));
  }

  async list(
    memberId: string,
    { folder, unreadOnly }: ConversationList,
    { after = NEWEST, skip, limit }: KeySlice<ConversationKey>,
  ): Promise<readonly Keyed<Conversation, ConversationKey>[]> {
    const values = [memberId, folder, after.at, after.id, limit, skip];
    const rows = await pages[unreadOnly ? 'unread' : 'all'].all(this.unitOfWork, values);
    const found = await this.withLast(memberId, rows);
    return found.map((item, place) => ({ item, key: { at: rows[place]!.at, id: item.id } }));
  }

  async changes(memberId: string, since: number, limit: number): Promise<InboxChanges> {
    // The revision is read first, so that changes made during the call are listed again next time.
    const counts = await readCounts.first(this.unitOfWork, [memberId]);
    const rows = since > 0 ? await readChanged.all(this.unitOfWork, [memberId, since, limit]) : [];
    const changed = await this.withLast(memberId, rows);
    return { revision: 0, unread: 0, requests: 0, ...counts, changed };
  }

  async accept(id: string): Promise<void> {
    await this.conversations.update({ id }, { accepted: true });
    await this.participants.update({ conversationId: id }, { folder: 'inbox' });
  }

  async remove(id: string, memberId: string): Promise<void> {
    await removeFor.run(this.unitOfWork, [id, memberId]);
  }

  async markRead(id: string, memberId: string, seq: number): Promise<boolean> {
    return (await raiseRead.run(this.unitOfWork, [id, memberId, seq])) > 0;
  }

  async setRead(conversationId: string, memberId: string, seq: number): Promise<void> {
    await this.participants.update({ conversationId, memberId }, { readSeq: seq, deliveredSeq: seq });
  }

  async markDelivered(memberId: string, limit: number) {
    const locked = await lockUndelivered.all(this.unitOfWork, [memberId, limit]);
    if (locked.length === 0) return [];
    return deliver.all(this.unitOfWork, [memberId, locked.map(({ id }) => id)]);
  }

  async touch(memberIds: readonly string[], conversationIds: readonly string[]): Promise<void> {
    await touchAll.run(this.unitOfWork, [memberIds, conversationIds]);
  }

  async forget(memberId: string, limit: number): Promise<number> {
    const alone = await findAlone.first(this.unitOfWork, [memberId]);
    if (alone) {
      const deleted = await deleteMessages.run(this.unitOfWork, [alone.id, limit]);
      if (deleted < limit) {
        await deleteReactions.run(this.unitOfWork, [alone.id]);
        await this.participants.delete({ conversationId: alone.id });
        await this.conversations.delete({ id: alone.id });
      }
      return limit;
    }
    const left = await leaveAll.all(this.unitOfWork, [memberId, limit]);
    await hideOpener.run(this.unitOfWork, [memberId, left.map(({ id }) => id)]);
    await deleteBlocks.run(this.unitOfWork, [memberId]);
    return left.length;
  }

  async isBlocked(one: string, other: string): Promise<boolean> {
    return (await blockExists.first(this.unitOfWork, [one, other]))?.blocked ?? false;
  }

  async keepBlock({ id: blockId, memberId, otherId, blocked: stands }: Block): Promise<void> {
    if (stands) await this.blocks.upsert({ blockId, memberId, otherId }, ['blockId']);
    else await this.blocks.delete({ blockId });
  }

  private async withLast(memberId: string, rows: readonly ReadConversation[]): Promise<Conversation[]> {
    const ids = rows.flatMap(({ lastId }) => lastId ?? []);
    const last = ids.length > 0 ? await this.messages.byIds(memberId, ids) : [];
    const byId = new Map(last.map((message) => [message.id, message]));
    return rows.map((row) => toConversation(row, byId));
  }

  private get conversations() {
    return this.unitOfWork.rows(ConversationRow);
  }

  private get participants() {
    return this.unitOfWork.rows(ParticipantRow);
  }

  private get blocks() {
    return this.unitOfWork.rows(BlockRow);
  }
}
