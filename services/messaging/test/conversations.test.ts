import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { ConversationFolder, Reaction, wakes } from '@seyir/proto';
import { memberId, problems, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

describe('writing to a member', () => {
  it('M-01, M-09: the first message opens a conversation, later ones name it, and both read it', async () => {
    const { conversationId } = await running.open(1, 2);
    await running.as(2).sendMessage({ conversationId, body: 'Selam, ne izliyorsun?' });
    expect(await running.bodies(1, conversationId)).toEqual(['Merhaba', 'Selam, ne izliyorsun?']);
    expect(await running.bodies(2, conversationId)).toEqual(['Merhaba', 'Selam, ne izliyorsun?']);
    // A second opening from either side writes into the same conversation.
    expect(await running.request(2, 1)).toMatchObject({ conversationId });
    expect(await running.inbox(1)).toMatchObject([{ id: conversationId, otherId: memberId(2), seq: 3 }]);
  });

  it.each([
    ['without a text', 2, ' \n ', { body: 'required' }],
    ['with a text of 2,001 graphemes', 2, 'ş'.repeat(2_001), { body: 'too_long' }],
    ['to oneself', 1, 'Not', { memberId: 'invalid' }],
    ['to an unknown member', 999, 'Merhaba', 'NOT_FOUND'],
  ])('M-02: is refused %s', async (_, other, body, expected) => {
    expect(await problems(running.as(1).openConversation({ memberId: memberId(other), body }))).toEqual(
      expected,
    );
  });

  it('a repeated message with its key is one message, and its stored answer holds no text', async () => {
    const { conversationId } = await running.open(3, 4);
    const message = { conversationId, body: 'Bunu bir kez gönder' };
    const options = { idempotencyKey: 'message-3-once' };
    const first = await running.as(3).sendMessage(message, options);
    const again = await Promise.all([1, 2, 3].map(() => running.as(3).sendMessage(message, options)));
    for (const answer of again) expect(answer.message!.id).toBe(first.message!.id);
    expect(await running.bodies(4, conversationId)).toEqual(['Merhaba', 'Bunu bir kez gönder']);
    const { rows } = await running.database.query(
      `SELECT encode(result, 'escape') AS result FROM idempotency`,
    );
    expect(JSON.stringify(rows)).not.toContain('Bunu');
  });

  it('both members may open the conversation at the same moment: it is one', async () => {
    const pairs = Array.from({ length: 8 }, (_, n) => [200 + 2 * n, 201 + 2 * n] as const);
    const opened = await Promise.all(
      pairs.map(([one, other]) => Promise.all([running.request(one, other), running.request(other, one)])),
    );
    for (const [one, other] of opened) expect(one.conversationId).toBe(other.conversationId);
  });

  it('numbers are without gaps while both write, read and poll at once', async () => {
    const { conversationId } = await running.open(5, 6);
    const writers = [5, 6, 5, 6].flatMap((n) =>
      Array.from({ length: 5 }, (_, i) => [
        running.as(n).sendMessage({ conversationId, body: `${n}-${i}` }),
        running.as(n).markConversationRead({ conversationId, seq: i }),
        running.as(n).takeInbox({ since: 0 }),
      ]),
    );
    await Promise.all(writers.flat());
    const { messages } = await running.as(5).listMessages({ conversationId });
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, n) => 21 - n));
  });

  it('a member cannot open more than 20 new conversations in 24 hours; existing ones continue', async () => {
    const other = (n: number) => memberId(300 + n);
    for (let n = 0; n < 20; n++) await running.as(7).openConversation({ memberId: other(n), body: 'Selam' });
    expect(await problems(running.as(7).openConversation({ memberId: other(20), body: 'Selam' }))).toBe(
      'SLOW_DOWN',
    );
    expect(await problems(running.as(7).openConversation({ memberId: other(3), body: 'Selam' }))).toBe('OK');
  });
});

describe('a conversation', () => {
  it('lists its messages in pages, newest first, and the changes since a version', async () => {
    const { conversationId } = await running.open(10, 11, '1');
    for (const body of ['2', '3', '4', '5']) await running.as(10).sendMessage({ conversationId, body });
    const read: string[] = [];
    for (let cursor = '', last = false; !last;) {
      const page = await running.as(11).listMessages({ conversationId, page: { size: 2, cursor } });
      read.push(...page.messages.map(({ body }) => body));
      ({ nextCursor: cursor, last } = page.info!);
    }
    expect(read).toEqual(['5', '4', '3', '2', '1']);
    const { conversation } = await running.as(11).getConversation({ conversationId });
    const { messages } = await running.as(11).listMessages({ conversationId });
    await running.as(10).editMessage({ messageId: messages[3]!.id, body: '2, düzeltildi' });
    await running.as(11).sendMessage({ conversationId, body: '6' });
    const changed = { conversationId, changedSince: conversation!.version };
    expect((await running.as(11).listMessages(changed)).messages.map(({ body }) => body)).toEqual([
      '2, düzeltildi',
      '6',
    ]);
    const first = await running.as(11).listMessages({ ...changed, page: { size: 1 } });
    expect(first).toMatchObject({ messages: [{ body: '2, düzeltildi' }], info: { last: false } });
  });

  it('counts unread messages by numbers, and shows sent, delivered and read to the author', async () => {
    const { conversationId } = await running.open(12, 13);
    await running.as(12).sendMessage({ conversationId, body: 'Orada mısın?' });
    const marks = async () => {
      const { conversation } = await running.as(12).getConversation({ conversationId });
      return [conversation!.otherDeliveredSeq, conversation!.otherReadSeq];
    };
    expect(await running.inbox(13)).toMatchObject([{ unread: 2 }]);
    expect(await running.inbox(12)).toMatchObject([{ unread: 0 }]);
    expect(await marks()).toEqual([0, 0]);
    expect(await running.as(13).takeInbox({ since: 0 })).toMatchObject({ unread: 1, requests: 0 });
    expect(await marks()).toEqual([2, 0]);
    await running.as(13).markConversationRead({ conversationId, seq: 1 });
    await running.as(13).markConversationRead({ conversationId, seq: 99 });
    await running.as(13).markConversationRead({ conversationId, seq: 1 });
    expect(await marks()).toEqual([2, 2]);
    expect(await running.as(13).takeInbox({ since: 0 })).toMatchObject({ unread: 0 });
  });

  it('read marks can be switched off: then neither of the two sees any', async () => {
    const { conversationId } = await running.open(14, 15);
    await running.as(15).sendMessage({ conversationId, body: 'Buradayım' });
    await running.as(14).markConversationRead({ conversationId, seq: 2 });
    const seen = async (n: number) =>
      (await running.as(n).getConversation({ conversationId })).conversation!.otherReadSeq;
    expect([await seen(14), await seen(15)]).toEqual([2, 2]);
    await running.as(15).setMessageSettings({ settings: { readMarks: false } });
    expect([await seen(14), await seen(15)]).toEqual([0, 0]);
    expect((await running.as(15).getMessageSettings({})).settings).toMatchObject({ readMarks: false });
  });

  it('returns the changes since a revision, and wakes the open pages of both', async () => {
    const { conversationId } = await running.open(16, 17);
    const { revision } = await running.as(17).takeInbox({ since: 0 });
    expect(await running.as(17).takeInbox({ since: revision })).toMatchObject({ conversations: [] });
    const woken: string[] = [];
    const listening = await Promise.all(
      [16, 17].map((n) =>
        running.bench
          .platform('messaging')
          .live.listen(wakes.messages(memberId(n)), () => woken.push(`${n}`)),
      ),
    );
    await running.as(16).sendMessage({ conversationId, body: 'Yeni bölüm çıktı' });
    await eventually(() => expect(new Set(woken)).toEqual(new Set(['16', '17'])));
    const taken = await running.as(17).takeInbox({ since: revision });
    expect(taken.revision).toBeGreaterThan(revision);
    expect(taken.conversations).toMatchObject([{ id: conversationId, last: { body: 'Yeni bölüm çıktı' } }]);
    await Promise.all(listening.map((one) => one.close()));
  });

  it('shows the other member that one is typing, and nobody else', async () => {
    const { conversationId } = await running.open(18, 19);
    const { live } = running.bench.platform('messaging');
    const heard: (string | undefined)[] = [];
    const listening = await live.listen(wakes.typing(memberId(19)), (hint) => heard.push(hint));
    await running.as(18).noteTyping({ conversationId });
    await eventually(() => expect(heard).toEqual([conversationId]));
    await listening.close();
  });
});

describe('a message', () => {
  it('can quote another one of its conversation', async () => {
    const { conversationId, messageId } = await running.open(20, 21, 'Finali izledin mi?');
    const { message } = await running
      .as(21)
      .sendMessage({ conversationId, body: 'Henüz', replyToId: messageId });
    expect(message!.replyTo).toMatchObject({
      messageId,
      excerpt: 'Finali izledin mi?',
      authorId: memberId(20),
    });
    await running.as(20).deleteMessage({ messageId });
    const { messages } = await running.as(21).listMessages({ conversationId });
    expect(messages[0]!.replyTo).toMatchObject({ excerpt: '', deleted: true });
    const { messageId: foreign } = await running.open(22, 21);
    const reply = { conversationId, body: 'Henüz', replyToId: foreign };
    expect(await problems(running.as(21).sendMessage(reply))).toBe('NOT_FOUND');
  });

  it('can be edited by its author for 15 minutes, and an edited one is marked', async () => {
    const { conversationId, messageId } = await running.open(23, 24, 'Yarın gel');
    const edited = await running.as(23).editMessage({ messageId, body: 'Öbür gün gel' });
    expect(edited.message).toMatchObject({ body: 'Öbür gün gel', edited: true });
    expect(await problems(running.as(24).editMessage({ messageId, body: 'Ben' }))).toBe('FORBIDDEN');
    await running.database.query(
      `UPDATE message SET sent_at = sent_at - interval '16 minutes' WHERE id = $1`,
      [messageId],
    );
    expect(await problems(running.as(23).editMessage({ messageId, body: 'Geç' }))).toBe('EDIT_CLOSED');
    expect(await running.bodies(24, conversationId)).toEqual(['Öbür gün gel']);
  });

  it('can be deleted by its author for both: no text is left, and it accepts no edits or reactions', async () => {
    const { conversationId, messageId } = await running.open(25, 26, 'Bunu geri alıyorum');
    await running.as(26).reactToMessage({ messageId, reaction: Reaction.FUNNY });
    expect((await running.as(25).deleteMessage({ messageId })).message).toMatchObject({
      body: '',
      deleted: true,
    });
    expect(await problems(running.as(25).deleteMessage({ messageId }))).toBe('OK');
    expect(await running.bodies(26, conversationId)).toEqual(['']);
    expect(await problems(running.as(25).editMessage({ messageId, body: 'Yine' }))).toBe('NOT_FOUND');
    expect(await problems(running.as(26).reactToMessage({ messageId, reaction: 1 }))).toBe('NOT_FOUND');
    const { rows } = await running.database.query(`SELECT body FROM message WHERE id = $1`, [messageId]);
    expect(rows).toEqual([{ body: '' }]);
  });

  it('has one reaction per member, which can be changed and removed', async () => {
    const { messageId } = await running.open(27, 28);
    const reacted = async (n: number, reaction: Reaction) =>
      (await running.as(n).reactToMessage({ messageId, reaction })).message!.reactions.map((one) => [
        one.memberId,
        one.reaction,
      ]);
    expect(await reacted(28, Reaction.LIKE)).toEqual([[memberId(28), Reaction.LIKE]]);
    expect(await reacted(28, Reaction.GREAT)).toEqual([[memberId(28), Reaction.GREAT]]);
    expect(await reacted(27, Reaction.SAD)).toEqual([
      [memberId(27), Reaction.SAD],
      [memberId(28), Reaction.GREAT],
    ]);
    expect(await reacted(28, Reaction.UNSPECIFIED)).toEqual([[memberId(27), Reaction.SAD]]);
    expect(await problems(reacted(28, 9 as Reaction))).toEqual({ reaction: 'invalid' });
  });

  it('is copied with those before it for a report of the other member', async () => {
    const { conversationId } = await running.open(29, 30, '1');
    for (const body of ['2', '3', '4', '5', '6']) await running.as(29).sendMessage({ conversationId, body });
    const [newest] = (await running.as(30).listMessages({ conversationId })).messages;
    const { messages } = await running.as(30).copyEvidence({ messageId: newest!.id });
    expect(messages.map(({ body }) => body)).toEqual(['2', '3', '4', '5', '6']);
    await running.as(29).deleteMessage({ messageId: newest!.id });
    expect(await problems(running.as(30).copyEvidence({ messageId: newest!.id }))).toBe('NOT_FOUND');
  });
});

describe('a request', () => {
  it('waits in its own folder without marks, until the member accepts it', async () => {
    const { conversationId } = await running.request(40, 41);
    expect(await running.inbox(41)).toEqual([]);
    expect(await running.requests(41)).toMatchObject([
      { id: conversationId, accepted: false, folder: ConversationFolder.REQUESTS, unread: 1 },
    ]);
    expect(await running.as(41).takeInbox({ since: 0 })).toMatchObject({ unread: 0, requests: 1 });
    await running.as(41).markConversationRead({ conversationId, seq: 1 });
    expect(await running.inbox(40)).toMatchObject([
      { accepted: false, otherReadSeq: 0, otherDeliveredSeq: 0, mayWrite: true },
    ]);
    await running.as(41).answerMessageRequest({ conversationId, accepted: true });
    expect(await running.requests(41)).toEqual([]);
    expect(await running.inbox(41)).toMatchObject([{ id: conversationId, accepted: true }]);
    expect(await running.inbox(40)).toMatchObject([{ accepted: true, otherReadSeq: 1 }]);
  });

  it('is also accepted by a reply', async () => {
    const { conversationId } = await running.request(42, 43);
    await running.as(43).sendMessage({ conversationId, body: 'Tanışıyor muyuz?' });
    expect(await running.requests(43)).toEqual([]);
    expect(await running.inbox(43)).toMatchObject([{ accepted: true }]);
  });

  it('can be removed: its messages do not return, a later one is a request again, and its author is not notified', async () => {
    const { conversationId } = await running.request(44, 45, 'Beni ekle');
    const { revision } = await running.as(44).takeInbox({ since: 0 });
    const removed = await running.as(45).answerMessageRequest({ conversationId, accepted: false });
    expect(removed.conversation).toBeUndefined();
    expect(await running.requests(45)).toEqual([]);
    const found = await running.as(45).findConversation({ memberId: memberId(44) });
    expect([found.conversation, found.mayWrite]).toEqual([undefined, true]);
    expect(await running.as(44).takeInbox({ since: revision })).toMatchObject({ conversations: [] });
    await running.as(44).sendMessage({ conversationId, body: 'Lütfen' });
    expect(await running.requests(45)).toMatchObject([{ id: conversationId, unread: 1 }]);
    expect(await running.bodies(45, conversationId)).toEqual(['Lütfen']);
  });

  it('can be answered only by its receiver, and once', async () => {
    const { conversationId } = await running.request(46, 47);
    const answer = { conversationId, accepted: true };
    expect(await problems(running.as(46).answerMessageRequest(answer))).toBe('NOT_FOUND');
    expect(await problems(running.as(47).answerMessageRequest(answer))).toBe('OK');
    expect(await problems(running.as(47).answerMessageRequest({ ...answer, accepted: false }))).toBe(
      'NOT_FOUND',
    );
  });
});

describe('a block', () => {
  it('refuses messages, edits and reactions in both directions, keeps earlier messages, and hides requests until it is lifted', async () => {
    const { conversationId, messageId } = await running.open(50, 51);
    await running.block(51, 50);
    for (const n of [50, 51]) {
      expect(await problems(running.as(n).sendMessage({ conversationId, body: 'Hey' }))).toBe('FORBIDDEN');
      const other = memberId(101 - n);
      expect(await problems(running.as(n).openConversation({ memberId: other, body: 'Hey' }))).toBe(
        'FORBIDDEN',
      );
      expect(await problems(running.as(n).reactToMessage({ messageId, reaction: 1 }))).toBe('FORBIDDEN');
      expect(await running.inbox(n)).toMatchObject([{ mayWrite: false }]);
      expect(await running.as(n).findConversation({ memberId: other })).toMatchObject({ mayWrite: false });
    }
    expect(await problems(running.as(50).editMessage({ messageId, body: 'Hey' }))).toBe('FORBIDDEN');
    expect(await problems(running.as(50).deleteMessage({ messageId }))).toBe('OK');
    await running.request(52, 51);
    await running.block(51, 52);
    expect(await running.requests(51)).toEqual([]);
    expect(await running.as(51).takeInbox({ since: 0 })).toMatchObject({ requests: 0 });
    await running.block(51, 50, false);
    expect(await problems(running.as(50).sendMessage({ conversationId, body: 'Barıştık mı?' }))).toBe('OK');
  });

  it('refuses to accept a request until it is lifted; removing one is allowed', async () => {
    const { conversationId } = await running.request(55, 56);
    await running.block(56, 55);
    const answer = (accepted: boolean) =>
      problems(running.as(56).answerMessageRequest({ conversationId, accepted }));
    await eventually(async () =>
      expect(await problems(running.as(56).sendMessage({ conversationId, body: 'Hey' }))).toBe('FORBIDDEN'),
    );
    expect(await answer(true)).toBe('FORBIDDEN');
    expect(await answer(false)).toBe('OK');
  });

  it('refuses the first message too, and creates no conversation', async () => {
    await running.block(53, 54);
    expect(await problems(running.request(54, 53))).toBe('FORBIDDEN');
    expect(await problems(running.request(53, 54))).toBe('FORBIDDEN');
  });
});

describe('an erased member', () => {
  it('has no visible text at once, and later no rows except empty messages in others’ conversations', async () => {
    const { conversationId, messageId } = await running.open(60, 61, 'Adresim şurası');
    await running.as(61).sendMessage({ conversationId, body: 'Gördüm' });
    await running.as(60).sendMessage({ conversationId, body: 'Sil lütfen', replyToId: messageId });
    await running.erase(60);
    expect(await running.bodies(61, conversationId)).toEqual(['', 'Gördüm', '']);
    expect(await problems(running.as(61).sendMessage({ conversationId, body: 'Gittin mi?' }))).toBe(
      'FORBIDDEN',
    );
    await eventually(async () => {
      const kept = await running.importer.countKept({ memberIds: [memberId(60)] });
      expect(kept.counts.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0]);
    });
    const { rows } = await running.database.query(
      `SELECT body FROM message WHERE conversation_id = $1 ORDER BY seq`,
      [conversationId],
    );
    expect(rows).toEqual([{ body: '' }, { body: 'Gördüm' }, { body: '' }]);
  });

  it('deletes the conversations in which it was the last member', async () => {
    const { conversationId } = await running.open(62, 63);
    await running.erase(62);
    await running.erase(63);
    const left = async (table: string, column: string) =>
      (await running.database.query(`SELECT 1 FROM ${table} WHERE ${column} = $1`, [conversationId])).rows;
    await eventually(async () => {
      expect(await left('conversation', 'id')).toEqual([]);
      expect(await left('participant', 'conversation_id')).toEqual([]);
      expect(await left('message', 'conversation_id')).toEqual([]);
    });
  });

  it('cannot receive messages', async () => {
    await running.erase(64);
    expect(await problems(running.request(65, 64))).toBe('FORBIDDEN');
  });
});

it('writing works during an outage of social, except the first message to a member', async () => {
  const { conversationId } = await running.open(70, 71);
  running.stopSocial();
  expect(await problems(running.as(70).sendMessage({ conversationId, body: 'Devam' }))).toBe('OK');
  expect(await problems(running.request(70, 72))).toBe('TRY_AGAIN');
});
