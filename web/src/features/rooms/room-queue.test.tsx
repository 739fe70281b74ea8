import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { RoomFieldsFragment } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
import { NextCountdown } from './components/next-countdown.js';
import { RoomQueue } from './components/room-queue.js';
import { useNextEpisode } from './hooks/use-next-episode.js';
import { useRoom } from './hooks/use-room.js';
import { useRoomQueue } from './hooks/use-room-queue.js';
import { aRoom, aState } from './testing.js';

const queued = (number: number, over: object = {}) => ({
  __typename: 'QueuedEpisode',
  episodeId: `e${number}`,
  votes: 1,
  voted: false,
  proposer: { __typename: 'Member', id: 'bora', name: 'Bora' },
  episode: {
    __typename: 'Episode',
    id: `e${number}`,
    season: 1,
    number,
    title: { __typename: 'Title', id: 't1', kind: 'SERIES', name: 'Gece Vapuru', poster: null },
  },
  ...over,
});

const queueOf = (queueSeq: number, ...items: object[]) => ({ __typename: 'RoomQueue', queueSeq, items });
const nextEpisode = { id: 'e3', season: 1, number: 3, releasedAt: '2020-01-01T00:00:00Z' };

function Panel({ room, onStart }: { room: RoomFieldsFragment; onStart?: (id: string) => void }) {
  const queue = useRoomQueue(room.code, room.queueSeq, () => 0);
  return <RoomQueue room={room} queue={queue} episodeChoice={() => null} onStart={onStart} />;
}

const show = (
  answers: Record<string, (variables: Record<string, unknown>) => object>,
  onStart?: () => void,
) => {
  const sent: [string, unknown][] = [];
  const gateway: Gateway = (name, variables) => {
    sent.push([name, variables]);
    const answer = answers[name];
    if (!answer) throw new Error(`${name} is not answered here`);
    return { data: answer(variables) as Record<string, unknown> };
  };
  const room = aRoom({ queueSeq: 1, serverMs: Date.parse('2026-11-24T00:00:00Z') });
  return { ...render(<Panel room={room} {...(onStart && { onStart })} />, { gateway }), sent };
};

test('a member proposes the next episode, votes and takes the vote back; only managers start and remove', async () => {
  const { user, sent } = show({
    RoomQueue: () => ({ roomQueue: queueOf(1) }),
    RoomNextEpisode: () => ({ watchPage: { __typename: 'WatchPage', next: nextEpisode } }),
    ProposeEpisode: () => ({ proposeEpisode: { queue: queueOf(2, queued(3, { voted: true })) } }),
    VoteForEpisode: () => ({ voteForEpisode: { queue: queueOf(3) } }),
  });
  expect(await screen.findByText('Sırada bölüm yok')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: '1. Sezon 3. Bölüm: öner' }));
  const vote = await screen.findByRole('button', { name: 'Gece Vapuru 1. Sezon 3. Bölüm: oy ver, 1 oy' });
  expect(vote.getAttribute('aria-pressed')).toBe('true');
  // It is queued now, so it cannot be proposed again.
  expect(screen.queryByRole('button', { name: /: öner$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /için işlemler/ })).toBeNull();
  await user.click(vote);
  expect(await screen.findByText('Sırada bölüm yok')).toBeTruthy();
  expect(sent).toContainEqual(['VoteForEpisode', { code: 'oda-1', episodeId: 'e3', active: false }]);
});

test('an episode that left the site stays in the queue without its name, and a refused vote says why', async () => {
  const gone = queued(4, { episode: null, proposer: null });
  const { user } = show(
    {
      RoomQueue: () => ({ roomQueue: queueOf(1, gone, queued(5, { votes: 2 })) }),
      RoomNextEpisode: () => ({ watchPage: null }),
    },
    jest.fn(),
  );
  expect(await screen.findByText('Bu bölüm siteden kalkmış.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /için işlemler/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /5\. Bölüm: oy ver/ }));
  expect((await screen.findAllByText('Oyun kaydedilemedi.')).length).toBeGreaterThan(0);
});

test('the countdown has buttons for the host and moderators alone', async () => {
  const onStop = jest.fn();
  const { user, unmount } = render(
    <NextCountdown nextMs={Date.now()} name="Gece Vapuru" onStart={jest.fn()} onStop={onStop} />,
  );
  await user.click(screen.getByRole('button', { name: 'Durdur' }));
  expect(onStop).toHaveBeenCalledTimes(1);
  unmount();
  render(<NextCountdown nextMs={Date.now()} name="Gece Vapuru" />);
  expect(screen.getByText('Sıradaki: Gece Vapuru')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('the end of an episode is reported once, and again after a seek; never while a countdown runs', async () => {
  let reports = 0;
  const gateway: Gateway = () => {
    reports += 1;
    return new Promise(() => undefined);
  };
  let atEnd: () => void = () => undefined;
  let change: (over: Partial<RoomFieldsFragment>) => void = () => undefined;
  function Page() {
    const [room, setRoom] = useState(aRoom({ phase: 'PLAYING', viewerRole: 'HOST' }));
    change = (over) => setRoom((before) => ({ ...before, ...over }));
    atEnd = useNextEpisode(room, { reports: true, take: () => undefined, fail: () => undefined }).atEnd;
    return null;
  }
  render(<Page />, { gateway });
  const look = async (over: Partial<RoomFieldsFragment>) => {
    await act(async () => change(over));
    for (let n = 0; n < 3; n += 1) atEnd();
    await act(async () => undefined);
    return reports;
  };
  expect(await look({})).toBe(1);
  expect(await look({ nextMs: 5 })).toBe(1);
  expect(await look({ nextMs: null })).toBe(1);
  expect(await look({ playback: { ...aRoom().playback, effectiveMs: 9 } })).toBe(2);
});

test('a frame with another episode makes every page read it, so that its player changes too', async () => {
  const playback = {
    ...aRoom().playback,
    __typename: 'RoomPlayback' as const,
    episodeId: 'e2',
    effectiveMs: 5,
  };
  let framed = false;
  const gateway: Gateway = (name) => {
    if (name === 'Room') {
      const read = aRoom(
        framed ? { seq: 2, playback, episode: { ...aRoom().episode!, id: 'e2', number: 3 } } : {},
      );
      return { data: { room: read } };
    }
    if (name === 'RoomFrames') {
      framed = true;
      const frame = {
        seq: 2,
        resync: false,
        spreadMs: 0,
        ticket: null,
        reactions: [],
        state: aState({ epoch: 0, playback }),
      };
      return { data: { roomFrames: frame } };
    }
    return new Promise(() => undefined);
  };
  function Page() {
    const { room } = useRoom('oda-1', 'ada', () => ({ activity: 'READY', offsetMs: 0 }));
    return <p>{room?.episode?.number}</p>;
  }
  render(<Page />, { gateway });
  await waitFor(() => expect(screen.getByText('3')).toBeTruthy());
});
