import { act as settle, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, jest, test } from '@jest/globals';
import { useRef } from 'react';
import type { PlaybackSession } from '../source-failover.js';
import type { PlayerAction, PlayerControl, PlayerRemote, PlayerState } from '../player-control.js';
import { useAct } from './use-act.js';
import { useRemote } from './use-remote.js';

const source = {
  hash: 's1',
  name: 'Kaynak 1',
  kind: 'STREAM' as const,
  tiers: [],
  locked: false,
  download: null,
  offset: 8,
  health: 'GOOD' as const,
};
const group = {
  hash: 'g',
  groupId: 'group',
  name: 'Grup',
  translation: 'SUBTITLED' as const,
  sources: [source],
};
const session = (over: Partial<PlaybackSession> = {}): PlaybackSession => ({
  queue: [{ group, source }],
  phase: 'playing',
  position: 0,
  failed: undefined,
  attempt: 1,
  renewed: false,
  ...over,
});

interface Given {
  remote: PlayerRemote;
  session?: PlaybackSession;
  held?: boolean;
}

function Picture({ remote, session: given = session(), held = false }: Given) {
  const video = useRef<HTMLVideoElement>(null);
  const offset = useRef(8);
  const act = useAct(video, offset, remote);
  useRemote(video, remote, {
    session: given,
    held,
    embedded: false,
    offset,
    chooseSource: (hash) => hash === 's1',
  });
  return (
    <>
      <video ref={video} data-testid="video" />
      <button onClick={() => act({ is: 'seek', to: 30 })}>Git</button>
    </>
  );
}

/** jsdom has no playback, so the element only stores what is set. */
const elementOf = () => {
  const video = screen.getByTestId<HTMLVideoElement>('video');
  let [paused, time] = [true, 0];
  Object.defineProperties(video, {
    paused: { get: () => paused, configurable: true },
    readyState: { get: () => 4, configurable: true },
    duration: { get: () => 308, configurable: true },
    currentTime: {
      get: () => time,
      set: (to: number) => {
        time = to;
        fireEvent.seeked(video);
      },
      configurable: true,
    },
  });
  video.play = () => {
    paused = false;
    fireEvent.play(video);
    return Promise.resolve();
  };
  video.pause = () => {
    paused = true;
    fireEvent.pause(video);
  };
  return video;
};

const room = (accepts = true) => {
  const actions: PlayerAction[] = [];
  const states: PlayerState[] = [];
  const detached = jest.fn();
  let control: PlayerControl | undefined;
  const remote: PlayerRemote = {
    attach(given) {
      control = given;
      const unsubscribe = given.subscribe((state) => states.push(state));
      return () => {
        unsubscribe();
        detached();
      };
    },
    onAction(action) {
      actions.push(action);
      return accepts;
    },
  };
  return { remote, actions, states, detached, control: () => control! };
};

test('the commands of a room move the picture, in seconds of the episode, and do not come back as actions', async () => {
  const { remote, actions, states, control } = room();
  render(<Picture remote={remote} />);
  const video = elementOf();
  control().seek(100);
  expect(video.currentTime).toBe(108);
  control().setRate(1.25);
  expect(video.playbackRate).toBe(1.25);
  expect(await control().play()).toBe(true);
  expect(control().state()).toEqual({
    phase: 'playing',
    position: 100,
    duration: 300,
    rate: 1.25,
    ready: true,
    sourceHash: 's1',
    groupId: 'group',
  });
  control().pause();
  expect(states.at(-1)).toMatchObject({ phase: 'paused', position: 100 });
  expect(actions).toEqual([]);
});

test('a source without data is at the position that it loads, not at the element’s 0', () => {
  const { remote, control } = room();
  render(<Picture remote={remote} session={session({ position: 40 })} />);
  const video = elementOf();
  expect(control().state().position).toBe(40);
  video.currentTime = 48.5;
  expect(control().state().position).toBe(40.5);
  video.currentTime = 8;
  expect(control().state().position).toBe(0);
  fireEvent.emptied(video);
  expect(control().state().position).toBe(40);
});

test('an action of the viewer reaches the room first, in seconds of the episode', async () => {
  const { remote, actions } = room();
  render(<Picture remote={remote} />);
  const video = elementOf();
  await userEvent.click(screen.getByRole('button', { name: 'Git' }));
  expect(actions).toEqual([{ is: 'seek', to: 22 }]);
  expect(video.currentTime).toBe(30);
});

test('an action that the room refuses has no effect', async () => {
  const { remote, actions } = room(false);
  render(<Picture remote={remote} />);
  const video = elementOf();
  await userEvent.click(screen.getByRole('button', { name: 'Git' }));
  expect(actions).toHaveLength(1);
  expect(video.currentTime).toBe(0);
});

test('commands during adverts and while a source loads take effect once it is loaded', () => {
  const { remote, states, control } = room();
  const { rerender } = render(<Picture remote={remote} held session={session({ phase: 'loading' })} />);
  const video = elementOf();
  expect(control().state().phase).toBe('advert');
  control().seek(50);
  void control().play();
  expect(video.paused).toBe(true);
  rerender(<Picture remote={remote} session={session({ phase: 'loading', position: 12 })} />);
  expect(control().state()).toMatchObject({ phase: 'loading', position: 12 });
  rerender(<Picture remote={remote} />);
  expect([video.currentTime, video.paused]).toEqual([58, false]);
  expect(states.map(({ phase }) => phase)).toEqual(expect.arrayContaining(['loading', 'playing']));
});

test('reports that no source plays, or that the browser requires a click', async () => {
  const { remote, control, detached } = room();
  const { rerender, unmount } = render(
    <Picture remote={remote} session={session({ phase: 'exhausted', queue: [] })} />,
  );
  const video = elementOf();
  expect(control().state()).toMatchObject({ phase: 'failed', sourceHash: undefined });
  rerender(<Picture remote={remote} />);
  video.play = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  await settle(async () => expect(await control().play()).toBe(false));
  video.play = () => Promise.reject(new DOMException('', 'AbortError'));
  await settle(async () => expect(await control().play()).toBe(true));
  unmount();
  expect(detached).toHaveBeenCalledTimes(1);
});
