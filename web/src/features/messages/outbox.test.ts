import { beforeEach, expect, test } from '@jest/globals';
import { createOutbox, type Outgoing, type Sending } from './outbox.js';

const entry = (key: string): Outgoing => ({
  key,
  memberId: 'm2',
  conversationId: 'c1',
  body: key,
  replyToId: undefined,
  at: '2026-11-20T12:00:00.000Z',
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => sessionStorage.clear());

test('messages are sent in the order in which they were typed, each once', async () => {
  const sent: string[] = [];
  const outbox = createOutbox('giden:m1', async ({ key }) => {
    await settled();
    sent.push(key);
    return { state: 'sent' };
  });
  for (const key of ['a', 'b', 'c']) outbox.add(entry(key));
  outbox.flush();
  while (outbox.entries().length > 0) await settled();
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('without a line they wait, survive a reload, and go out with the same key', async () => {
  const sent: string[] = [];
  let answer: Sending = { state: 'later', afterMs: 60_000 };
  const send = async ({ key }: Outgoing): Promise<Sending> => {
    sent.push(key);
    return answer;
  };
  createOutbox('giden:m1', send).add(entry('a'));
  await settled();
  const reloaded = createOutbox('giden:m1', send);
  expect(reloaded.entries()).toMatchObject([{ key: 'a' }]);
  expect(createOutbox('giden:m2', send).entries()).toEqual([]);
  answer = { state: 'sent' };
  reloaded.flush();
  await settled();
  expect(sent).toEqual(['a', 'a']);
  expect(reloaded.entries()).toEqual([]);
});

test('a refused one stays with its reason and holds nobody up; it can be tried again and dropped', async () => {
  let refuses = true;
  const outbox = createOutbox('giden:m1', async ({ key }): Promise<Sending> =>
    key === 'a' && refuses ? { state: 'refused', reason: 'Olmaz.' } : { state: 'sent' },
  );
  outbox.add(entry('a'));
  outbox.add(entry('b'));
  await settled();
  expect(outbox.entries()).toMatchObject([{ key: 'a', refused: 'Olmaz.' }]);
  outbox.retry('a');
  await settled();
  expect(outbox.entries()).toMatchObject([{ key: 'a', refused: 'Olmaz.' }]);
  refuses = false;
  outbox.retry('a');
  await settled();
  expect(outbox.entries()).toEqual([]);
});

test('nothing is sent once the viewer has changed', async () => {
  const outbox = createOutbox('giden:m1', async () => ({ state: 'stop' }));
  outbox.add(entry('a'));
  await settled();
  expect(outbox.entries()).toHaveLength(1);
});

test('a message that must wait holds up the later ones to its member, and nobody else', async () => {
  const tried: string[] = [];
  const outbox = createOutbox('giden:m1', async ({ key, memberId }): Promise<Sending> => {
    tried.push(key);
    return memberId === 'm2' ? { state: 'later', afterMs: 60_000 } : { state: 'sent' };
  });
  outbox.add(entry('a'));
  outbox.add(entry('b'));
  outbox.add({ ...entry('c'), memberId: 'm3', conversationId: 'c3' });
  await settled();
  expect(tried).toEqual(['a', 'c']);
  expect(outbox.entries()).toMatchObject([{ key: 'a', waits: true }, { key: 'b' }]);
});

test('a message that waits can be dropped, and the next one to its member goes out at once', async () => {
  const outbox = createOutbox('giden:m1', async ({ key }): Promise<Sending> =>
    key === 'a' ? { state: 'later', afterMs: 60_000 } : { state: 'sent' },
  );
  outbox.add(entry('a'));
  outbox.add(entry('b'));
  await settled();
  outbox.drop('a');
  await settled();
  expect(outbox.entries()).toEqual([]);
});

test('a message at which the server fails again and again is refused after five tries', async () => {
  let tries = 0;
  const outbox = createOutbox('giden:m1', async (): Promise<Sending> => {
    tries += 1;
    return { state: 'later', afterMs: 60_000, fault: 'Bir şeyler ters gitti.' };
  });
  outbox.add(entry('a'));
  for (let n = 0; n < 8; n++) {
    await settled();
    outbox.flush();
  }
  await settled();
  expect(tries).toBe(5);
  expect(outbox.entries()).toMatchObject([{ key: 'a', refused: 'Bir şeyler ters gitti.' }]);
});
