import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { Reaction, SpoilerKind } from '@seyir/proto';
import pg from 'pg';
import { episode, id, memberId, startComments, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startComments();
  // 20 comments with three replies each in one thread, two in another: each by a different member, half of them
  // covered.
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

/** The tally's job reads its changes once a second, independent of the calls. */
const isOfFolding = (text: string) => text.includes('reaction_tally') && !/\bcomment c\b/.test(text);

/** The statements on the service's own tables while a call runs; background work uses other tables. */
const asked = async (call: () => Promise<unknown>): Promise<string[]> => {
  const statements: string[] = [];
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    for (const [statement] of query.mock.calls as unknown[][]) {
      const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
      if (/\b(comment|thread|reaction\w*)\b/.test(text) && !isOfFolding(text)) statements.push(text);
    }
  } finally {
    query.mockRestore();
  }
  return statements;
};

it('a page of comments takes as many statements for 18 with their replies as for 2', async () => {
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
  // It queries the reader's progress once for all covered comments.
  expect(running.progress.asked).toHaveLength(2);
});

/** All statements of the single transaction of a call with an idempotency key. */
const ofTransaction = async (call: () => Promise<unknown>): Promise<string[]> => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await call();
    const texts = (query.mock.calls as unknown[][]).map(([statement]) =>
      typeof statement === 'string' ? statement : (statement as { text: string }).text,
    );
    const claim = texts.findIndex((text) => text.includes('INSERT INTO idempotency'));
    return texts.filter((_, at) => query.mock.contexts[at] === query.mock.contexts[claim]);
  } finally {
    query.mockRestore();
  }
};

it('a reaction takes seven statements, including the look at its thread, its transaction and idempotency key', async () => {
  const press = (reaction: Reaction, active: boolean, idempotencyKey: string) => () =>
    running
      .as(1)
      .setReaction({ targetType: 'comment', targetId: id('cccc', 0), reaction, active }, { idempotencyKey });
  expect(await ofTransaction(press(Reaction.LIKE, true, 'press-1'))).toHaveLength(7);
  expect(await ofTransaction(press(Reaction.FUNNY, true, 'press-2'))).toHaveLength(7);
  expect(await ofTransaction(press(Reaction.FUNNY, false, 'press-3'))).toHaveLength(7);
});

it('reactions of forty members at once take a few transactions, not forty', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        running
          .as(n)
          .setReaction(
            { targetType: 'comment', targetId: id('cccc', 4), reaction: Reaction.LIKE, active: true },
            { idempotencyKey: `together-${n}` },
          ),
      ),
    );
    const texts = (query.mock.calls as unknown[][]).map(([statement]) => JSON.stringify(statement));
    const claims = texts.filter((text) => text.includes('INSERT INTO idempotency'));
    expect(claims.length).toBeLessThan(20);
  } finally {
    query.mockRestore();
  }
});
