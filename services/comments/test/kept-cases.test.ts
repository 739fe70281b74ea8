import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { CaseOutcome, TargetKind, topics } from '@seyir/proto';
import { caseCalls, problems } from './case-fixtures.js';
import { memberId, postId, startComments, type Running } from './fixtures.js';

let running: Running;
const { close, comment, report } = caseCalls(() => running);
beforeAll(async () => {
  running = await startComments();
});
afterAll(() => running.close());

const firstPass = (kind: string, field: string, value: string) =>
  eventually(async () => {
    const { rows } = await running.database.query(
      `SELECT input->'pass' AS pass FROM task WHERE kind = $1 AND input->>$2 = $3`,
      [kind, field, value],
    );
    expect(rows).toEqual([{ pass: 2 }]);
  });

/** The ways in which member `n` takes an own text away that member 2 has reported; each returns the case. */
const ways = {
  'a comment that its author deletes': async (n: number) => {
    const commentId = await comment(n, 'Katil uşak');
    const caseId = await report(2, commentId);
    await running.as(n).deleteComment({ commentId });
    return caseId;
  },
  'a topic that its author deletes': async (n: number) => {
    const { topic } = await running
      .as(n)
      .createTopic({ category: 1, title: 'Bildirilen konu', body: 'Katil uşak' });
    const caseId = await report(2, topic!.id, 'discussion');
    await running.as(n).deleteTopic({ topicId: topic!.id });
    await firstPass('remove-thread', 'subjectId', topic!.id);
    return caseId;
  },
  'a comment on a post that the same author deletes': async (n: number) => {
    running.posts.set(postId(n), {});
    running.authors.set(postId(n), memberId(n));
    const target = { kind: TargetKind.POST, id: postId(n) };
    const commentId = await comment(n, 'Katil uşak', { target });
    const caseId = await report(2, commentId);
    running.posts.delete(postId(n));
    await running.publish(topics.post, { postId: postId(n), version: 2, removed: true });
    await firstPass('remove-thread', 'subjectId', postId(n));
    return caseId;
  },
};

it.each(Object.entries(ways).map(([name, take], index) => [name, take, index] as const))(
  'the case about %s stays open with its evidence, can be decided, and goes with its author',
  async (_, take, index) => {
    const [decided, erased] = [10 + 2 * index, 11 + 2 * index];
    const caseId = await take(decided);
    const { case: given, evidence } = await running.moderator.getCase({ caseId });
    expect(given).toMatchObject({ subjectId: memberId(decided), outcome: CaseOutcome.UNSPECIFIED });
    expect(evidence.map(({ body }) => body).join()).toContain('Katil uşak');
    await close(caseId, CaseOutcome.WARN);
    const { decisions } = await running.as(decided).listOwnDecisions({});
    expect(decisions).toMatchObject([{ id: caseId, outcome: CaseOutcome.WARN }]);
    const open = await take(erased);
    await running.publish(topics.member, { memberId: memberId(erased), version: 2, removed: true });
    await firstPass('remove-member', 'memberId', memberId(erased));
    expect(await problems(running.moderator.getCase({ caseId: open }))).toBe('NOT_FOUND');
  },
);
