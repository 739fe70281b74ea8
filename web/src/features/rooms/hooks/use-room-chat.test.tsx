import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import type { RoomEntriesQueryVariables } from '../../../generated/types.js';
import { type Gateway, render } from '../../../testing/render.js';
import { anEntry } from '../testing.js';
import { joined, useRoomChat } from './use-room-chat.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const entries = [1, 2, 3].map((seq) => anEntry({ id: `mesaj-${seq}`, seq, body: `Söz ${seq}` }));

/** A gateway whose chat grows to `seq`. */
const chatOf = () => {
  const state = { seq: 2, asked: [] as RoomEntriesQueryVariables[] };
  const gateway = jest.fn<Gateway>((_name, given) => {
    const variables = given as RoomEntriesQueryVariables;
    state.asked.push(variables);
    const after = variables.after ?? 0;
    const items = entries.filter(({ seq }) => seq > after && seq <= state.seq);
    return { data: { roomEntries: { items: after > 0 ? items : items.reverse(), last: true } } };
  });
  return { state, gateway };
};

let announce: (chatSeq: number) => void;

function Chat({ polls, spreadMs = () => 0 }: { polls: boolean; spreadMs?: () => number }) {
  const [chatSeq, setChatSeq] = useState(2);
  announce = setChatSeq;
  const { entries: shown } = useRoomChat('oda-1', chatSeq, { deletedEntry: undefined, polls, spreadMs });
  return <p>{shown?.map(({ body }) => body).join(' ')}</p>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('W-07 W-08: without a live connection the chat is polled every 5 seconds for what came after the last entry', async () => {
  const { state, gateway } = chatOf();
  render(<Chat polls />, { gateway });
  await pass(100);
  expect(screen.getByText('Söz 1 Söz 2')).toBeTruthy();
  const before = state.asked.length;
  await pass(4_800);
  expect(state.asked).toHaveLength(before);
  state.seq = 3;
  await pass(300);
  expect(state.asked.at(-1)).toMatchObject({ after: 2 });
  expect(screen.getByText('Söz 1 Söz 2 Söz 3')).toBeTruthy();
});

test('W-06: with a live connection it reads only what a frame has announced', async () => {
  const { state, gateway } = chatOf();
  render(<Chat polls={false} />, { gateway });
  await pass(100);
  const before = state.asked.length;
  await pass(30_000);
  expect(state.asked).toHaveLength(before);
  state.seq = 3;
  act(() => announce(3));
  await pass(100);
  expect(screen.getByText('Söz 1 Söz 2 Söz 3')).toBeTruthy();
});

test('in a large room a page waits for its part of the time, and then reads once for all frames that came meanwhile', async () => {
  const { state, gateway } = chatOf();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const spreadMs = () => 10_000;
  render(<Chat polls={false} spreadMs={spreadMs} />, { gateway });
  await pass(100);
  const before = state.asked.length;
  state.seq = 3;
  for (const chatSeq of [3, 4, 5]) {
    act(() => announce(chatSeq));
    await pass(1_000);
  }
  expect(state.asked).toHaveLength(before);
  await pass(2_100);
  expect(state.asked.slice(before)).toMatchObject([{ after: 2 }]);
  expect(screen.getByText('Söz 1 Söz 2 Söz 3')).toBeTruthy();
  await pass(30_000);
  expect(state.asked).toHaveLength(before + 1);
  jest.restoreAllMocks();
});

test('an entry that arrives twice is shown once, in the order of the numbers', () => {
  const [one, two, three] = entries as [(typeof entries)[0], (typeof entries)[0], (typeof entries)[0]];
  const deleted = { ...two, deleted: true, body: '' };
  expect(joined([one, two], [three, deleted, one]).map(({ seq, body }) => [seq, body])).toEqual([
    [1, 'Söz 1'],
    [2, ''],
    [3, 'Söz 3'],
  ]);
});

test('a deleted entry loses its text where it is quoted, too', () => {
  const quoting = anEntry({
    id: 'mesaj-2',
    seq: 2,
    replyTo: { entryId: 'mesaj-1', author: null, excerpt: 'Söz 1', deleted: false },
  });
  const deleted = anEntry({ id: 'mesaj-1', body: '', deleted: true });
  expect(joined([anEntry(), quoting], [deleted])[1]?.replyTo).toMatchObject({ excerpt: '', deleted: true });
});

test('an older entry that is deleted leaves no hole: it is not listed, its quotes lose their text, and older entries still load', async () => {
  const all = [1, 2, 3, 4].map((seq) => anEntry({ id: `mesaj-${seq}`, seq, body: `Söz ${seq}` }));
  const quoted = { entryId: 'mesaj-1', author: null, excerpt: 'Söz 1', deleted: false };
  const last = [all[2]!, { ...all[3]!, replyTo: quoted }];
  const asked: RoomEntriesQueryVariables[] = [];
  const gateway: Gateway = (name, given) => {
    const { before } = given as RoomEntriesQueryVariables;
    if (name === 'RoomEntriesById')
      return { data: { roomEntriesById: [{ ...all[0]!, body: '', deleted: true }] } };
    asked.push(given as RoomEntriesQueryVariables);
    const items = before === undefined || before === null ? last : all.filter(({ seq }) => seq < before);
    return { data: { roomEntries: { items, last: false } } };
  };
  let remove = (_: string) => undefined as void;
  let older = () => Promise.resolve();
  function Older() {
    const [deletedEntry, setDeleted] = useState<string>();
    remove = setDeleted;
    const chat = useRoomChat('oda-1', 4, { deletedEntry, polls: false, spreadMs: () => 0 });
    older = chat.loadOlder;
    return <p>{chat.entries?.map(({ seq, replyTo }) => `${seq}${replyTo?.excerpt ?? ''}`).join(' ')}</p>;
  }
  render(<Older />, { gateway });
  await pass(100);
  expect(screen.getByText('3 4Söz 1')).toBeTruthy();
  act(() => remove('mesaj-1'));
  await pass(100);
  expect(screen.getByText('3 4')).toBeTruthy();
  await act(() => older());
  expect(asked.at(-1)).toMatchObject({ before: 3 });
  expect(screen.getByText('1 2 3 4')).toBeTruthy();
});
