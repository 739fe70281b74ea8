import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SpoilerKind } from '@seyir/proto';
import pg from 'pg';
import { episode, id, memberId, startComments, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
  // 20 comments with three replies each in one thread, two in another: each by somebody else, half of them covered.
  const comments = [...Array(20).keys()].flatMap((root) =>
    [...Array(4).keys()].map((n) => ({
      id: id('cccc', root * 4 + n),
      target: episode(root < 18 ? 1 : 2),
      parentId: n === 0 ? '' : id('cccc', root * 4),
      authorId: memberId((root * 4 + n) % 29),
      body: `Yorum ${root}.${n}`,
      spoiler: { kind: n % 2 === 0 ? SpoilerKind.EPISODE : SpoilerKind.NONE },
      postedAt: timestampFromDate(new Date(Date.UTC(2026, 0, 1, root, n))),
    })),
  );
  await running.importer.importComments({ comments });
});
afterAll(() => running.close());

/** What the service asks its tables while a call runs; what it does beside calls asks other tables. */
const asked = async (call: () => Promise<unknown>): Promise<string[]> => {
  const statements: string[] = [];
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    for (const [statement] of query.mock.calls as unknown[][]) {
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
      if (/\b(comment|thread|reaction\w*)\b/.test(text)) statements.push(text);
    }
  } finally {
    query.mockRestore();
  }
  return statements;
};

it('a page of comments asks as often for 18 with their replies as for 2', async () => {
  const list = (n: number) => async () => {
    const { comments } = await running
      .as(1)
      .listComments({ target: episode(n), page: { number: 1, size: 20 }, replies: 3 });
    expect(comments.map(({ replies }) => replies.length)).toEqual(Array(n === 1 ? 18 : 2).fill(3));
  };
  const few = await asked(list(2));
  expect(few.length).toBeGreaterThan(0);
  expect(few.length).toBeLessThanOrEqual(3);
  expect(await asked(list(1))).toHaveLength(few.length);
  // Of how far the reader has come it asks once, for all that is covered.
  expect(running.progress.asked).toHaveLength(2);
});
