import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { CommentChangedSchema, CommentsService, SpoilerKind, TopicChangedSchema, topics } from '@seyir/proto';
import { namedIn } from '../src/domain/mention.js';
import { memberId, series, startComments, titleId, type Running } from './fixtures.js';

describe('the mentions of a text', () => {
  it.each([
    ['Haklısın @uye.2!', ['uye.2']],
    ['@uye.2, @uye_3 ve yine @uye.2.', ['uye.2', 'uye_3']],
    ['(@uye.2)', ['uye.2']],
    ['Bana posta@uye.com diye yaz', []],
    ['@ab çok kısa, @a..b olur', ['a..b']],
    ['@çok_uzun ve @' + 'a'.repeat(25), []],
    ['@@uye.2', []],
    ['hiç yok', []],
  ])('%s', (text, names) => expect(namedIn(text)).toEqual(names));

  it('are at most twenty', () =>
    expect(namedIn(Array.from({ length: 30 }, (_, n) => `@uye.${n}`).join(' '))).toHaveLength(20));
});

describe('a mention', () => {
  let running: Running;
  const events: EventRecord[] = [];
  beforeAll(async () => {
    running = await startComments();
    await running.bench.bus.subscribe(
      'test',
      [topics.comment.name],
      async (event) => void events.push(event),
    );
  });
  afterAll(() => running.close());

  const told = async (id: string, version: number) => {
    const find = () => events.find((e) => e.key === id && e.version === version);
    await eventually(() => find() !== undefined);
    return fromBinary(CommentChangedSchema, find()!.data).mentionedIds;
  };

  it('includes only existing members, and never the author', async () => {
    const body = '@uye.2 ve @uye.3, @yok.boyle ve ben @uye.1';
    const { comment } = await running.as(1).postComment({ target: series, body });
    expect([...comment!.mentionedIds].sort()).toEqual([memberId(2), memberId(3)]);
    expect((await told(comment!.id, 1)).sort()).toEqual([memberId(2), memberId(3)]);
  });

  it('of a text with a word that the member mutes names that member as deaf', async () => {
    await running.publish(topics.mutedWords, { memberId: memberId(6), words: ['final'], version: 1 });
    const write = async (body: string) =>
      (await running.as(1).postComment({ target: series, body })).comment!.id;
    const deaf = async (id: string, version = 1) => {
      await told(id, version);
      return fromBinary(CommentChangedSchema, events.find((e) => e.key === id)!.data).deafIds;
    };
    expect(await deaf(await write('@uye.6 @uye.7 finalde ağladım'))).toEqual([memberId(6)]);
    expect(await deaf(await write('@uye.6 yarıfinal güzeldi'))).toEqual([]);
    const { comment: own } = await running.as(6).postComment({ target: series, body: 'Final nasıldı?' });
    const { comment: reply } = await running.as(1).postReply({ parentId: own!.id, body: 'Final çok iyiydi' });
    expect(await deaf(reply!.id)).toEqual([memberId(6)]);
    // A copy that is built anew leaves the member out too.
    const { records } = await running.bench
      .serviceClient(CommentsService, 'notifications')
      .snapshot({ topic: topics.comment.name, limit: 500 });
    const states = records.map(({ data }) => fromBinary(CommentChangedSchema, data));
    expect(states.find(({ commentId }) => commentId === reply!.id)?.deafIds).toEqual([memberId(6)]);
  });

  it('is kept when an edit removes the name, and added when an edit adds one', async () => {
    const { comment } = await running.as(1).postComment({ target: series, body: '@uye.2 bak' });
    const { comment: reply } = await running
      .as(4)
      .postReply({ parentId: comment!.id, body: '@uye.5 sen de' });
    expect(reply!.mentionedIds).toEqual([memberId(5)]);
    const edited = await running
      .as(1)
      .editComment({ commentId: comment!.id, version: 1, body: '@uye.3 bak' });
    expect(edited.comment!.mentionedIds).toEqual([memberId(2), memberId(3)]);
    expect(await told(comment!.id, 2)).toEqual([memberId(2), memberId(3)]);
  });

  it('in the opening text of a topic is known to readers and to notifications, also after an edit', async () => {
    const topicEvents: EventRecord[] = [];
    await running.bench.bus.subscribe(
      'topics',
      [topics.topic.name],
      async (event) => void topicEvents.push(event),
    );
    const eventOf = async (id: string, version: number) => {
      const find = () => topicEvents.find((e) => e.key === id && e.version === version);
      await eventually(() => find() !== undefined);
      return fromBinary(TopicChangedSchema, find()!.data);
    };
    await running.publish(topics.mutedWords, { memberId: memberId(8), words: ['bahcivan'], version: 1 });
    const given = { category: 1, title: 'Bahçıvan mı?', body: '@uye.2, @uye.8 ve ben @uye.1: ne dersiniz?' };
    const { topic } = await running.as(1).createTopic(given);
    const { id } = topic!;
    const mentioned = async () =>
      [...(await running.visitor.getTopics({ ids: [id] })).topics[0]!.mentionedIds].sort();
    expect(await mentioned()).toEqual([memberId(2), memberId(8)]);
    expect(await eventOf(id, 1)).toMatchObject({ deafIds: [memberId(8)], silent: false });
    expect([...(await eventOf(id, 1)).mentionedIds].sort()).toEqual([memberId(2), memberId(8)]);
    await running.as(1).editTopic({ topicId: id, title: given.title, body: 'Bir de @uye.3', version: 0 });
    expect(await mentioned()).toEqual([memberId(2), memberId(3), memberId(8)]);
    expect((await eventOf(id, 2)).mentionedIds).toHaveLength(3);
    expect((await running.visitor.listTopics({})).topics.find((one) => one.id === id)?.mentionedIds).toEqual(
      [],
    );
  });

  it('of an erased member is forgotten in topics', async () => {
    const { topic } = await running
      .as(1)
      .createTopic({ category: 1, title: 'Nerede?', body: '@uye.9 nerede?' });
    const named = async () =>
      (await running.database.query(`SELECT mentioned_ids FROM topic WHERE id = $1`, [topic!.id])).rows;
    expect(await named()).toEqual([{ mentioned_ids: [memberId(9)] }]);
    await running.publish(topics.member, { memberId: memberId(9), version: 2, removed: true });
    await eventually(async () => expect(await named()).toEqual([{ mentioned_ids: [] }]));
  });

  it('in a topic that the reader may not see yet is not told', async () => {
    const spoiler = { kind: SpoilerKind.TITLE };
    const given = { category: 2, title: 'Gizli', body: '@uye.2 baksana', titleId: titleId(1), spoiler };
    const { topic } = await running.as(1).createTopic(given);
    const [read] = (await running.visitor.getTopics({ ids: [topic!.id] })).topics;
    expect(read).toMatchObject({ covered: true, mentionedIds: [] });
  });

  it('fails with TRY_AGAIN while accounts does not answer; texts without mentions succeed', async () => {
    running.stopAccounts();
    const post = (body: string) => running.as(1).postComment({ target: series, body });
    await expect(post('@uye.2 orada mısın')).rejects.toMatchObject({ code: 'TRY_AGAIN' });
    await post('Kimse yok');
  });
});
