import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EventRecord } from '@seyir/kit';
import { eventually } from '@seyir/kit/testing';
import { AccountsService, topics } from '@seyir/proto';
import { episode, series, startComments, type Running } from './fixtures.js';

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
