import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import type { RoomEntriesQueryVariables } from '../../../generated/types.js';
import { type Gateway, render } from '../../../testing/render.js';
import { anEntry } from '../testing.js';
import type { Push } from './use-pushed-entries.js';
import { joined, useRoomChat, withChanged } from './use-room-chat.js';

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

const none: readonly string[] = [];
const atOnce = () => 0;

let announce: (chatSeq: number) => void;

const positionNow = () => ({ seq: 1, ticket: 'bilet' });
const noPush: Push = { isLive: false, epoch: 0, memberCount: 2, positionNow };

function Chat({
  polls,
  spreadMs = () => 0,
  push = noPush,
}: {
  polls: boolean;
  spreadMs?: () => number;
  push?: Push;
}) {
  const [chatSeq, setChatSeq] = useState(2);
  announce = setChatSeq;
  const { entries: shown } = useRoomChat('oda-1', chatSeq, {
    changedEntries: none,
    resyncs: 0,
    polls,
    spreadMs,
    push,
  });
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

test('a failed read is repeated after a second at the earliest', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const { state, gateway: healthy } = chatOf();
  let fails = false;
  const gateway: Gateway = (name, given) => {
    const answer = healthy(name, given);
    if (fails) throw new Error('no answer');
    return answer;
  };
  render(<Chat polls={false} />, { gateway });
  await pass(100);
  const before = state.asked.length;
  fails = true;
  state.seq = 3;
  act(() => announce(3));
  for (let step = 0; step < 9; step += 1) await pass(100);
  expect(state.asked).toHaveLength(before + 1);
  fails = false;
  await pass(500);
  expect(screen.getByText('Söz 1 Söz 2 Söz 3')).toBeTruthy();
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
    const [changedEntries, setDeleted] = useState<readonly string[]>([]);
    remove = (id) => setDeleted((before) => [...before, id]);
    const chat = useRoomChat('oda-1', 4, {
      changedEntries,
      resyncs: 0,
      polls: false,
      spreadMs: atOnce,
      push: noPush,
    });
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

describe("a moderator's cover", () => {
  const spoiler = { kind: 'TITLE' as const, season: null, number: null };
  const quoteOf = (n: number) => ({
    entryId: `mesaj-${n}`,
    author: null,
    excerpt: `Söz ${n}`,
    deleted: false,
  });
  const [first, answer, quoting] = [
    anEntry({ id: 'mesaj-1', seq: 1, body: 'Söz 1' }),
    anEntry({ id: 'mesaj-2', seq: 2, body: 'Söz 2', replyTo: quoteOf(1) }),
    anEntry({ id: 'mesaj-3', seq: 3, body: 'Söz 3', replyTo: quoteOf(2) }),
  ] as const;
  const covered = (entry: typeof first) => ({
    ...entry,
    body: '',
    covered: true,
    spoiler,
    replyTo: entry.replyTo && { ...entry.replyTo, excerpt: '' },
  });
  const textsOf = (list: readonly (typeof first)[]) =>
    list.map(({ body, replyTo }) => [body, replyTo?.excerpt]);

  test('hides a text in an open page, with its answers and their quotes, and its end shows it again', () => {
    const hidden = withChanged([first, answer, quoting], [covered(first), covered(answer)]);
    expect(textsOf(hidden)).toEqual([
      ['', undefined],
      ['', ''],
      ['Söz 3', ''],
    ]);
    expect(textsOf(withChanged(hidden, [first, answer])).slice(0, 2)).toEqual([
      ['Söz 1', undefined],
      ['Söz 2', 'Söz 1'],
    ]);
  });

  test('does not take back what the viewer has revealed', () => {
    const revealed = { ...first, spoiler };
    expect(withChanged([revealed], [covered(first)])[0]).toMatchObject({ body: 'Söz 1', covered: false });
  });

  test('a frame makes the page read the named entry and its answers again', async () => {
    const asked: unknown[] = [];
    const gateway: Gateway = (name, given) => {
      if (name === 'RoomEntries')
        return { data: { roomEntries: { items: [first, answer, quoting], last: true } } };
      asked.push((given as { ids: unknown }).ids);
      return { data: { roomEntriesById: [covered(first), covered(answer)] } };
    };
    let announceChange = (_: string) => undefined as void;
    function Covering() {
      const [changedEntries, set] = useState<readonly string[]>([]);
      announceChange = (id) => set([id]);
      const chat = useRoomChat('oda-1', 3, {
        changedEntries,
        resyncs: 0,
        polls: false,
        spreadMs: atOnce,
        push: noPush,
      });
      return <p data-testid="metinler">{chat.entries?.map(({ body }) => body).join(' ')}</p>;
    }
    render(<Covering />, { gateway });
    await pass(100);
    expect(screen.getByTestId('metinler').textContent).toBe('Söz 1 Söz 2 Söz 3');
    act(() => announceChange('mesaj-1'));
    await pass(100);
    expect(asked).toEqual([['mesaj-1', 'mesaj-2']]);
    expect(screen.getByTestId('metinler').textContent?.trim()).toBe('Söz 3');
  });
});

/** A chat of `count` entries; a moderator has removed those in `removed`, and the gateway fails while `fails`. */
const removable = (count: number) => {
  const all = Array.from({ length: count }, (_, n) =>
    anEntry({ id: `mesaj-${n + 1}`, seq: n + 1, body: `Söz ${n + 1}.` }),
  );
  const state = { removed: new Set<string>(), fails: false, asked: [] as (readonly string[])[] };
  const gateway: Gateway = (name, given) => {
    if (name === 'RoomEntries') return { data: { roomEntries: { items: all, last: true } } };
    const { ids } = given as { ids: readonly string[] };
    state.asked.push(ids);
    if (state.fails) throw new Error('no answer');
    const read = all.filter(({ id }) => ids.includes(id));
    return {
      data: {
        // The service covers what only this page has revealed.
        roomEntriesById: read.map((entry) =>
          state.removed.has(entry.id)
            ? { ...entry, body: '', deleted: true }
            : { ...entry, body: '', covered: true },
        ),
      },
    };
  };
  let change: (over: { ids?: readonly string[]; resyncs?: number }) => void = () => undefined;
  function Removable() {
    const [{ ids, resyncs }, set] = useState({ ids: none, resyncs: 0 });
    change = (over) => set((before) => ({ ...before, ...over }));
    const chat = useRoomChat('oda-1', count, {
      changedEntries: ids,
      resyncs,
      polls: false,
      spreadMs: atOnce,
      push: noPush,
    });
    return <p data-testid="söz">{chat.entries?.map(({ body }) => body).join(' ')}</p>;
  }
  render(<Removable />, { gateway });
  const remove = (...ids: string[]) => {
    for (const id of ids) state.removed.add(id);
  };
  return {
    state,
    remove,
    announce: (over: Parameters<typeof change>[0]) => act(() => change(over)),
    shown: () => screen.getByTestId('söz').textContent,
  };
};

test('a removed text disappears although the first read of it fails', async () => {
  const { state, remove, announce: frame, shown } = removable(3);
  await pass(100);
  state.fails = true;
  remove('mesaj-1', 'mesaj-2');
  frame({ ids: ['mesaj-1', 'mesaj-2'] });
  await pass(100);
  expect(state.asked).toEqual([['mesaj-1', 'mesaj-2']]);
  state.fails = false;
  await pass(500);
  expect(state.asked).toHaveLength(1);
  await pass(2_000);
  expect(shown()?.trim()).toBe('Söz 3.');
  await pass(10_000);
  expect(state.asked).toHaveLength(2);
});

test('after missed frames it checks all shown entries, fifty at a time, and covers none again', async () => {
  const { state, remove, announce: frame, shown } = removable(120);
  await pass(100);
  expect(shown()).toContain('Söz 1.');
  remove('mesaj-1', 'mesaj-70', 'mesaj-120');
  frame({ resyncs: 1 });
  // In short steps, because a page renders at the end of each.
  for (let step = 0; step < 20; step += 1) await pass(500);
  expect(state.asked.map((ids) => ids.length)).toEqual([50, 50, 20]);
  for (const gone of ['Söz 1.', 'Söz 70.', 'Söz 120.']) expect(shown()).not.toContain(gone);
  expect(shown()).toContain('Söz 2.');
});
