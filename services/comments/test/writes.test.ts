import { fromBinary } from '@bufbuild/protobuf';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import {
  AccountsService,
  channels,
  CommentChangedSchema,
  TargetKind,
  ThreadFrameSchema,
  topics,
} from '@seyir/proto';
import { episode, memberId, nowhere, postId, series, startComments, type Running } from './fixtures.js';

let running: Running;
const events: EventRecord[] = [];
beforeAll(async () => {
  running = await startComments();
  await running.bench.bus.subscribe('test', [topics.comment.name], async (event) => {
    events.push(event);
  });
});
afterAll(() => running.close());

describe('a write with an idempotency key', () => {
  it('has one effect and one answer, however often it is sent', async () => {
    const request = { target: episode(1), body: 'bir kez' };
    const options = { idempotencyKey: 'k1' };
    const answers = await Promise.all([1, 2, 3].map(() => running.as(1).postComment(request, options)));
    expect(new Set(answers.map((a) => a.comment?.id)).size).toBe(1);
    expect(answers[1]).toEqual(answers[0]);
    const { comments, info } = await running.visitor.listComments({ target: episode(1) });
    expect([comments.length, info?.count]).toEqual([1, 1]);
    await expect(running.as(1).postComment({ ...request, body: 'başka' }, options)).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const parentId = answers[0]!.comment!.id;
    await running.as(2).postReply({ parentId, body: 'yanıt' }, { idempotencyKey: 'k2' });
    await running.as(2).postReply({ parentId, body: 'yanıt' }, { idempotencyKey: 'k2' });
    expect((await running.visitor.listReplies({ parentId })).info?.count).toBe(1);
    await eventually(() => events.length >= 2);
    expect(events).toHaveLength(2);
  });
});

describe('concurrent writes', () => {
  it('leave counters equal to a recount', async () => {
    const { comment } = await running.as(1).postComment({ target: series, body: 'kök' });
    const { comment: answered } = await running.as(2).postReply({ parentId: comment!.id, body: 'dal' });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => [
        running.as(n).postComment({ target: series, body: `${n}` }),
        running.as(n).postReply({ parentId: comment!.id, body: `${n}` }),
        running.as(n).postReply({ parentId: answered!.id, body: `${n}` }),
      ]).flat(),
    );
    const { rows: wrong } = await running.database.query(
      `SELECT t.target_id FROM thread t WHERE comments <> (SELECT count(*) FROM comment c
         WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND root_id IS NULL)
       UNION ALL SELECT t.target_id FROM thread t WHERE replies <> (SELECT count(*) FROM comment c
         WHERE c.target_kind = t.target_kind AND c.target_id = t.target_id AND root_id IS NOT NULL)
       UNION ALL SELECT c.id FROM comment c WHERE reply_count <> (SELECT count(*) FROM comment r WHERE r.root_id = c.id)`,
    );
    expect(wrong).toEqual([]);
    const { info, replyCount } = await running.visitor.listComments({ target: series });
    expect([info?.count, replyCount]).toEqual([21, 41]);
    expect((await running.visitor.listReplies({ parentId: comment!.id })).info?.count).toBe(41);
  });

  it('are each published once', async () => {
    const { rows } = await running.database.query<{ id: string }>(`SELECT id FROM comment ORDER BY id`);
    await eventually(() => events.length >= rows.length);
    expect(events.map((e) => e.key).sort()).toEqual(rows.map((row) => row.id));
  });
});

describe('texts of one thread that are written at once', () => {
  const target = episode(3);
  const post = async (
    body: string,
    on: Parameters<Running['visitor']['listComments']>[0]['target'] = target,
  ) => (await running.as(1).postComment({ target: on, body })).comment!;
  const reply = (n: number, body: string, parentId: string) =>
    running.as(n).postReply({ parentId, body }, { idempotencyKey: `at once ${n}`, traceparent: traceOf(n) });
  const traceOf = (n: number) => `00-${String(n).padStart(32, 'a')}-${String(n).padStart(16, 'b')}-01`;
  /** Holds the transaction of a first reply open, so that later texts wait for the next one. Returns a function that ends it. */
  const hold = async (n: number, parentId: string, on = target) => {
    const holder = await running.database.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM thread WHERE target_id = $1 FOR UPDATE', [on.id]);
    const first = reply(n, 'ilk', parentId);
    return async () => {
      await holder.query('COMMIT');
      holder.release();
      await first;
    };
  };

  it('share a frame, and each has its own text, stored answer and trace', async () => {
    const root = await post('kök');
    const { seq } = await running.visitor.listComments({ target });
    const frames: (readonly string[])[] = [];
    await running.bench.broadcast.open(channels.thread(target.kind, target.id), seq, (frame) => {
      if ('data' in frame)
        frames.push(fromBinary(ThreadFrameSchema, frame.data).comments.map(({ id }) => id));
    });
    const end = await hold(2, root.id);
    const more = [3, 4, 5].map((n) => reply(n, `yanıt ${n}`, root.id));
    // Read after theirs, so that each of them waits by now.
    await expect(reply(6, 'yok', nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await end();
    const added = (await Promise.all(more)).map(({ comment }) => comment!);
    expect(added.map(({ body }) => body)).toEqual(['yanıt 3', 'yanıt 4', 'yanıt 5']);
    await eventually(() => expect(frames.flat()).toHaveLength(4));
    // The first reply may have waited with them.
    expect(frames.at(-1)).toEqual(expect.arrayContaining(added.map(({ id }) => id)));
    expect((await reply(4, 'yanıt 4', root.id)).comment).toEqual(added[1]);
    const traces = () => added.map(({ id }) => events.find(({ key }) => key === id)?.traceparent);
    await eventually(() => expect(traces()).toEqual([3, 4, 5].map(traceOf)));
  });

  it('name the author of the post who mutes a word of a comment, also if a reply came before it', async () => {
    const on = { kind: TargetKind.POST, id: postId(1) };
    running.posts.set(on.id, { authorId: memberId(8) });
    await running.publish(topics.mutedWords, { memberId: memberId(8), words: ['final'], version: 1 });
    const root = await post('kök', on);
    const end = await hold(7, root.id, on);
    const first = reply(8, 'önce', root.id);
    // Another thread's comment takes the same steps, so the reply waits by now.
    await post('başka');
    const muted = running.as(4).postComment({ target: on, body: 'Finali izledim' });
    await post('başka');
    await end();
    await first;
    const { comment } = await muted;
    const told = () => events.find(({ key }) => key === comment!.id);
    await eventually(() => told() !== undefined);
    expect(fromBinary(CommentChangedSchema, told()!.data).deafIds).toEqual([memberId(8)]);
  });

  it('do not fail with one whose comment is removed', async () => {
    const [root, removed] = [await post('kök'), await post('silinecek')];
    // A sequence counts the attempts to add a text, because a rollback does not take them back.
    await running.database.query(`
      CREATE SEQUENCE attempt;
      CREATE FUNCTION count_attempt() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
        $$ BEGIN PERFORM nextval('attempt'); RETURN NEW; END $$;
      CREATE TRIGGER count_attempt BEFORE INSERT ON comment
        FOR EACH ROW WHEN (NEW.body = 'ben') EXECUTE FUNCTION count_attempt()`);
    const deleted = Promise.withResolvers<void>();
    running.stopAccounts();
    const stopFake = running.bench.fake(AccountsService, {
      getMembersByUsernames: async ({ usernames }) => {
        if (usernames.includes('uye.19')) {
          await running.database.query(`DELETE FROM comment WHERE id = $1`, [removed.id]);
          deleted.resolve();
          return { members: [] };
        }
        return {
          members: usernames.map((username) => ({ id: memberId(Number(username.slice(4))), username })),
        };
      },
    });
    const end = await hold(12, root.id);
    const good = [
      reply(13, 'bak @uye.4', root.id),
      reply(14, 'sen de @uye.5 ve @uye.6', root.id),
      reply(15, 'ben', root.id),
    ];
    const bad = expect(reply(16, 'yok @uye.19', removed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await deleted.promise;
    // Each comment of another thread takes more steps than are left for the bad one, so that one waits by now.
    for (const body of ['bir', 'iki', 'üç', 'dört', 'beş'])
      await running.as(1).postComment({ target: series, body });
    await end();
    await bad;
    const added = (await Promise.all(good)).map(({ comment }) => comment!);
    expect(added.map(({ mentionedIds }) => mentionedIds)).toEqual([
      [memberId(4)],
      [memberId(5), memberId(6)],
      [],
    ]);
    expect((await running.visitor.listReplies({ parentId: root.id })).info?.count).toBe(4);
    // Once together with the bad one, and once alone.
    const { rows } = await running.database.query<{ attempts: string }>(
      'SELECT last_value AS attempts FROM attempt',
    );
    expect(rows).toEqual([{ attempts: '2' }]);
    stopFake();
  });
});

describe('a reply whose comment is removed while it is written', () => {
  it('finds no comment to answer', async () => {
    const { comment } = await running.as(1).postComment({ target: episode(2), body: 'kök' });
    running.stopAccounts();
    const asked: string[] = [];
    running.bench.fake(AccountsService, {
      // The service asks for the mentioned members after it has read the comment, and before it adds the reply.
      getMembersByUsernames: async ({ usernames }) => {
        asked.push(...usernames);
        // As the task does that removes its author.
        await running.database.query(`DELETE FROM comment WHERE id = $1`, [comment!.id]);
        return { members: [] };
      },
    });
    const reply = running.as(2).postReply({ parentId: comment!.id, body: 'yanıt @uye.3' });
    await expect(reply).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(asked).toEqual(['uye.3']);
  });
});

describe('without the catalogue', () => {
  it('a comment fails with TRY_AGAIN, a reply without a spoiler succeeds', async () => {
    const { comment } = await running.as(1).postComment({ target: series, body: 'önce' });
    running.stopCatalogue();
    await expect(running.as(1).postComment({ target: series, body: 'sonra' })).rejects.toMatchObject({
      code: 'TRY_AGAIN',
    });
    await running.as(2).postReply({ parentId: comment!.id, body: 'yine de' });
  });
});
