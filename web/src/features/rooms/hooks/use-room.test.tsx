import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloLink, Observable } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { type Gateway, render } from '../../../testing/render.js';
import { aRoom, aState } from '../testing.js';
import { useRoomMembers } from './use-room-members.js';
import { useRoom } from './use-room.js';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** In short steps, because a page renders at the end of each. */
const pass = async (ms: number) => {
  for (let at = 0; at < ms; at += 250) await act(() => jest.advanceTimersByTimeAsync(250));
};
const report = () => ({ activity: 'READY', offsetMs: 0 }) as const;

/** A room of 2,000 whose first frames are given; `asked` are the names of the queries. */
const show = (...given: readonly object[]) => {
  const asked: string[] = [];
  const big = aRoom({ memberCount: 2_000, presentCount: 1_900 });
  const whole = { seq: 2, resync: false, spreadMs: 10_000, ticket: null, reactions: [], state: null };
  const answers: Record<string, () => object> = {
    Room: () => ({ room: big }),
    RoomMembers: () => ({ roomMembers: [] }),
    // Somebody comes or goes between any two signs of life.
    BeatRoom: () => ({
      beatRoom: { seq: 1, epoch: 0, chatSeq: 0, serverMs: 0, presentCount: asked.length, nextMs: 5_000 },
    }),
  };
  const gateway: Gateway = (name) => {
    asked.push(name);
    const answer = answers[name]?.();
    return answer ? { data: answer as Record<string, unknown> } : new Promise(() => undefined);
  };
  const frames = new ApolloLink((operation, forward) =>
    operation.operationName === 'RoomFrames'
      ? new Observable((page) => {
          for (const frame of given) page.next({ data: { roomFrames: { ...whole, ...frame } } });
        })
      : forward(operation),
  );
  function Page() {
    const live = useRoom('oda-1', 'ada', report);
    return live.room ? <Members live={live} room={live.room} /> : null;
  }
  function Members({ live, room }: { live: ReturnType<typeof useRoom>; room: typeof big }) {
    const { members } = useRoomMembers(room, live.membersTurn, live.spreadMs);
    return (
      <>
        <p>{members ? 'geldi' : 'bekliyor'}</p>
        <p data-testid="silinen">{live.changedEntries.join(' ')}</p>
        <p data-testid="kaçan">{live.resyncs}</p>
      </>
    );
  }
  render(<Page />, { gateway, links: [frames] });
  return { count: (name: string) => asked.filter((one) => one === name).length };
};

test('a frame about members makes a page of a large room read its list after its part of the time, not at once', async () => {
  const { count } = show({ state: aState({ epoch: 0, memberCount: 2_000, membersChanged: true }) });
  await pass(1_000);
  expect(screen.getByText('geldi')).toBeTruthy();
  expect(count('RoomMembers')).toBe(1);
  await pass(17_000);
  expect(count('RoomMembers')).toBe(1);
  await pass(3_000);
  expect(count('RoomMembers')).toBe(2);
});

test('signs of life of a large room never make a page read the list of members', async () => {
  const { count } = show({});
  await pass(60_000);
  expect(count('BeatRoom')).toBeGreaterThan(8);
  expect(count('RoomMembers')).toBe(1);
});

test('a new epoch is read within five seconds, spread over them', async () => {
  const { count } = show({ state: aState({ epoch: 1, memberCount: 2_000 }) });
  await pass(2_000);
  expect(count('Room')).toBe(1);
  await pass(1_000);
  expect(count('Room')).toBeGreaterThanOrEqual(2);
});

test('two deletions between two renders both count, and a gap is reported', async () => {
  const deletion = (seq: number, changedEntryId: string) => ({
    seq,
    state: aState({ epoch: 0, memberCount: 2_000, changedEntryId }),
  });
  show(deletion(2, 'mesaj-1'), deletion(3, 'mesaj-2'), { seq: 4, resync: true });
  await pass(1_000);
  expect(screen.getByTestId('silinen').textContent).toBe('mesaj-1 mesaj-2');
  expect(screen.getByTestId('kaçan').textContent).toBe('1');
});
