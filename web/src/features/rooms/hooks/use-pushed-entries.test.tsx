import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type {
  RoomEntriesAddedSubscription,
  RoomEntriesAddedSubscriptionVariables,
  RoomEntriesQueryVariables,
  RoomEntryFieldsFragment,
} from '../../../generated/types.js';
import { type Gateway, render } from '../../../testing/render.js';
import { anEntry } from '../testing.js';
import type { Push } from './use-pushed-entries.js';
import { type RoomChat, useRoomChat } from './use-room-chat.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

type Added = RoomEntriesAddedSubscription['roomEntriesAdded'];

const entryOf = (seq: number, over: Partial<RoomEntryFieldsFragment> = {}) =>
  anEntry({ id: `mesaj-${seq}`, seq, body: `Söz ${seq}`, ...over });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const none: readonly string[] = [];
const atOnce = () => 0;
/** The cache takes the fields of a fragment only from an object with a type. */
const typed = { __typename: 'RoomEntry' };
const positionNow = () => ({ seq: 7, ticket: 'bilet' });
const live: Push = { isLive: true, epoch: 0, memberCount: 2, positionNow };

/** A page whose chat has two entries, and `state.last` at the gateway. */
const show = async (start: Push = live) => {
  const state = {
    last: 2,
    reads: [] as RoomEntriesQueryVariables[],
    opened: [] as RoomEntriesAddedSubscriptionVariables[],
    send: (_: Added) => undefined as void,
    end: () => undefined as void,
  };
  const gateway: Gateway = (name, given) => {
    if (name === 'RevealRoomEntries')
      return {
        data: { revealRoomEntries: { entries: [{ ...typed, ...entryOf(2, { body: 'Katil uşak' }) }] } },
      };
    const variables = given as RoomEntriesQueryVariables;
    state.reads.push(variables);
    const after = variables.after ?? 0;
    const items = Array.from({ length: state.last - after }, (_, n) => entryOf(after + n + 1));
    return { data: { roomEntries: { items: after > 0 ? items : items.reverse(), last: true } } };
  };
  const socket = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'RoomEntriesAdded') return forward(operation);
    state.opened.push(operation.variables as RoomEntriesAddedSubscriptionVariables);
    return new Observable((page) => {
      state.send = (roomEntriesAdded) => page.next({ data: { roomEntriesAdded } });
      state.end = () => page.complete();
    });
  });
  let change: (over: { chatSeq?: number; push?: Push }) => void = () => undefined;
  let chat: RoomChat | undefined;
  function Chat() {
    const [{ chatSeq, push }, set] = useState({ chatSeq: 2, push: start });
    change = (over) => set((before) => ({ ...before, ...over }));
    chat = useRoomChat('oda-1', chatSeq, {
      changedEntries: none,
      resyncs: 0,
      polls: false,
      spreadMs: atOnce,
      push,
    });
    return <p data-testid="söz">{chat.entries?.map(({ body }) => body).join(' ')}</p>;
  }
  render(<Chat />, { gateway, links: [socket] });
  await pass(100);
  return {
    state,
    change: (over: Parameters<typeof change>[0]) => act(() => change(over)),
    push: (added: Added) => act(() => state.send(added)),
    end: () => act(() => state.end()),
    reveal: (id: string) => act(async () => chat?.reveal(id)),
    shown: () => screen.getByTestId('söz').textContent,
  };
};
const ready: Added = { items: [], seq: 2 };

test('an entry from the socket is shown without a read, also before the frame that announces it', async () => {
  const { state, change, push, shown } = await show();
  expect(state.opened).toEqual([{ seq: 7, ticket: 'bilet', after: 2 }]);
  push(ready);
  change({ chatSeq: 3 });
  push({ items: [entryOf(3)], seq: 3 });
  push({ items: [entryOf(4)], seq: 4 });
  change({ chatSeq: 4 });
  expect(shown()).toBe('Söz 1 Söz 2 Söz 3 Söz 4');
  await pass(5_000);
  expect(state.reads).toHaveLength(1);
});

test('an entry that the socket does not bring within a second is read, and shown once even if the socket brings it later', async () => {
  const { state, change, push, shown } = await show();
  push(ready);
  state.last = 3;
  change({ chatSeq: 3 });
  await pass(900);
  expect(state.reads).toHaveLength(1);
  await pass(200);
  expect(state.reads).toMatchObject([{}, { after: 2 }]);
  push({ items: [entryOf(3)], seq: 3 });
  expect(shown()).toBe('Söz 1 Söz 2 Söz 3');
});

test('each announced entry gets its whole second in a busy chat', async () => {
  const { state, change, push } = await show();
  push(ready);
  for (let seq = 3; seq < 9; seq += 1) {
    change({ chatSeq: seq });
    await pass(400);
    push({ items: [entryOf(seq)], seq });
    await pass(200);
  }
  expect(state.reads).toHaveLength(1);
});

test('an entry that is hidden from the viewer causes no read', async () => {
  const { state, change, push } = await show();
  push(ready);
  change({ chatSeq: 3 });
  push({ items: [], seq: 3 });
  await pass(5_000);
  expect(state.reads).toHaveLength(1);
});

test('without the push, and after its end, an announced entry is read at once', async () => {
  const { state, change, push, end } = await show();
  state.last = 3;
  change({ chatSeq: 3 });
  await pass(100);
  expect(state.reads).toHaveLength(2);
  push({ items: [], seq: 3 });
  end();
  state.last = 4;
  change({ chatSeq: 4 });
  await pass(100);
  expect(state.reads).toHaveLength(3);
});

test('a room with more than 50 members is not followed, nor one without frames; a new epoch is followed anew', async () => {
  const { state, change } = await show({ ...live, memberCount: 51 });
  expect(state.opened).toEqual([]);
  change({ push: { ...live, isLive: false } });
  expect(state.opened).toEqual([]);
  change({ push: live });
  expect(state.opened).toHaveLength(1);
  change({ push: { ...live, epoch: 1 } });
  expect(state.opened).toHaveLength(2);
});

test('a text that the viewer has revealed stays when the socket brings its entry covered', async () => {
  const { push, reveal, shown } = await show();
  await reveal('mesaj-2');
  await pass(100);
  expect(shown()).toBe('Söz 1 Katil uşak');
  push({ items: [entryOf(2, { body: '', covered: true })], seq: 2 });
  expect(shown()).toBe('Söz 1 Katil uşak');
});
