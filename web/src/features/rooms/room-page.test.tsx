import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import type { RoomFieldsFragment } from '../../generated/types.js';
import { type Gateway, render } from '../../testing/render.js';
import { RoomPage, type RoomPlayerProps } from './components/room-page.js';
import type { LinkedPlayer } from './player-link.js';
import { aRoom, anEntry } from './testing.js';

const bora = { state: 'member', member: { id: 'bora', username: 'bora', name: 'Bora' } } as const;

const emptyPlayer = ({ children }: RoomPlayerProps) => <div>{children}</div>;

const show = (
  over: Partial<RoomFieldsFragment>,
  given: Record<string, object> = {},
  player: typeof emptyPlayer = emptyPlayer,
) => {
  const reports: unknown[] = [];
  const commands: unknown[] = [];
  const inputs: unknown[] = [];
  let room = aRoom(over);
  const answers: Record<string, object | Promise<object>> = {
    RoomMembers: { roomMembers: [] },
    RoomEntries: { roomEntries: { items: [anEntry()], last: true } },
    RoomQueue: { roomQueue: { __typename: 'RoomQueue', queueSeq: 0, items: [] } },
    Report: { report: { __typename: 'ReportResult', message: 'Bildirimin alındı.' } },
    RoomWatched: { roomWatched: [] },
    ...given,
  };
  const gateway: Gateway = async (name, variables) => {
    if (name === 'Report') reports.push((variables as { input: unknown }).input);
    if (name === 'ControlRoom') {
      const { kind } = (variables as { input: { kind: string } }).input;
      commands.push(kind);
      inputs.push(variables.input);
      const waits = kind === 'WAIT';
      const playback = { ...room.playback, playing: !waits, effectiveMs: commands.length };
      room = { ...room, seq: room.seq + 1, playback, waitMs: waits ? 8_000 : null };
      const typed = {
        ...room,
        __typename: 'Room',
        host: null,
        playback: { ...room.playback, __typename: 'RoomPlayback' },
      };
      return { data: { controlRoom: { __typename: 'RoomPayload', room: typed } } };
    }
    const data = name === 'Room' ? { room } : await answers[name];
    return data ? { data: data as Record<string, unknown> } : new Promise(() => undefined);
  };
  const page = <RoomPage code="oda-1" prepare={() => undefined} player={player} episodeChoice={() => null} />;
  const become = (next: Partial<RoomFieldsFragment>) => {
    room = { ...room, ...next };
  };
  return { ...render(page, { viewer: bora, gateway }), reports, commands, inputs, become };
};

const send = async (user: ReturnType<typeof show>['user'], title: string) => {
  await screen.findByRole('dialog', { name: title });
  await user.click(screen.getByRole('radio', { name: 'Spam ya da reklam' }));
  await user.click(screen.getByRole('button', { name: 'Bildir' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
};

test('R-01: a member who has not entered yet reports the room itself', async () => {
  const { user, reports } = show({ viewerRole: null });
  await user.click(await screen.findByRole('button', { name: 'Odayı bildir' }));
  await send(user, 'Bu odayı bildir');
  expect(reports).toMatchObject([{ targetType: 'ROOM', targetId: 'oda-1', problem: 'SPAM' }]);
});

test('R-01: a member inside reports the room from its menu', async () => {
  const { user, reports } = show({ viewerRole: 'MEMBER' });
  await user.click(await screen.findByRole('button', { name: 'Oda menüsü' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Odayı bildir' }));
  await send(user, 'Bu odayı bildir');
  expect(reports).toMatchObject([{ targetType: 'ROOM', targetId: 'oda-1' }]);
});

test('R-01: an entry of the chat has a report of its own, which says that it is a message', async () => {
  const { user, reports } = show({ viewerRole: 'MEMBER' });
  await user.click(await screen.findByRole('button', { name: 'Ada adlı üyenin mesajı için işlemler' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Bildir' }));
  await send(user, 'Bu mesajı bildir');
  expect(reports).toMatchObject([{ targetType: 'ROOM', targetId: 'mesaj-1' }]);
});

test('the host, who wrote the name, does not report the own room', async () => {
  const { user } = show({ viewerRole: 'HOST', hostId: 'bora' });
  await user.click(await screen.findByRole('button', { name: 'Oda menüsü' }));
  await screen.findByRole('menuitem', { name: 'Diğer odalar' });
  expect(screen.queryByRole('menuitem', { name: 'Odayı bildir' })).toBeNull();
});

const person = (id: string, role: string, activity: string) => ({
  __typename: 'RoomMember',
  memberId: id,
  role,
  activity,
  offsetMs: 0,
  member: {
    __typename: 'Member',
    id,
    username: id,
    name: id.toUpperCase(),
    avatar: null,
    path: `/profile/${id}`,
  },
});
const two = {
  RoomMembers: { roomMembers: [person('bora', 'HOST', 'PLAYING'), person('can', 'MEMBER', 'CATCHING_UP')] },
};
const playing = (over: Partial<RoomFieldsFragment> = {}) => ({
  phase: 'PLAYING' as const,
  playback: { ...aRoom().playback, playing: true },
  ...over,
});

test('the host waits for a member without data, everybody reads it, and a press plays on', async () => {
  const { user, commands } = show(playing({ viewerRole: 'HOST', hostId: 'bora' }), two);
  expect(await screen.findByText('CAN yetişiyor…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bekle (en çok 8 sn)' }));
  expect(await screen.findByText('Oda, yetişenleri bekliyor…')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bekle (en çok 8 sn)' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Beklemeden sürdür' }));
  await waitFor(() => expect(screen.queryByText('Oda, yetişenleri bekliyor…')).toBeNull());
  expect(commands).toEqual(['WAIT', 'PLAY']);
});

test('nobody but the host is asked to wait', async () => {
  show(playing({ viewerRole: 'MODERATOR' }), two);
  await screen.findByRole('button', { name: 'Üyeler (2)' });
  expect(screen.queryByRole('button', { name: 'Bekle (en çok 8 sn)' })).toBeNull();
});

const opened: LinkedPlayer = {
  play: () => Promise.resolve(true),
  pause: () => undefined,
  seek: () => undefined,
  setRate: () => undefined,
  state: () => ({
    phase: 'playing',
    position: 0,
    duration: 3_600,
    rate: 1,
    ready: true,
    sourceHash: 'kaynak-1',
  }),
};

function Opened({ link, children }: Pick<RoomPlayerProps, 'link' | 'children'>) {
  useEffect(() => link.attach(opened), [link]);
  return <div>{children}</div>;
}

test('a member who becomes the host publishes the source that is already open, once', async () => {
  let beat: (data: object) => void = () => undefined;
  const beats = new Promise<object>((resolve) => (beat = resolve));
  const { inputs, become } = show(playing({ viewerRole: 'MEMBER' }), { BeatRoom: beats }, (props) => (
    <Opened {...props} />
  ));
  await screen.findByRole('heading', { name: 'Film gecesi' });
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(inputs).toEqual([]);
  become({ viewerRole: 'HOST', hostId: 'bora', epoch: 1, seq: 2 });
  beat({ beatRoom: { seq: 2, epoch: 1, chatSeq: 0, serverMs: 0, presentCount: 2, nextMs: 60_000 } });
  await waitFor(() => expect(inputs).toHaveLength(1));
  expect(inputs).toMatchObject([{ kind: 'SOURCE', sourceHash: 'kaynak-1', episodeId: 'e1', epoch: 1 }]);
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(inputs).toHaveLength(1);
});

test('on a phone a sheet holds the members, and the tabs are chat and queue', async () => {
  const { user } = show(playing(), two);
  await user.click(await screen.findByRole('button', { name: 'Üyeler (2)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Odadakiler' });
  expect(await within(sheet).findByText(/^Oda sahibi · oynuyor/)).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /Üyeler/ })).toBeNull();
});

test('an ended room shows what was watched in it; an episode that left the site has no link', async () => {
  const watched = (startedAt: string, episode: object | null) => ({
    __typename: 'PlayedEpisode',
    startedAt,
    episode,
  });
  const { title, ...episode } = aRoom().episode!;
  const known = {
    __typename: 'Episode',
    ...episode,
    title: { __typename: 'Title', id: title!.id, kind: title!.kind, name: title!.name },
  };
  show(
    { phase: 'ENDED' },
    {
      ...two,
      RoomWatched: {
        roomWatched: [watched('2026-11-20T18:00:00Z', known), watched('2026-11-20T19:00:00Z', null)],
      },
    },
  );
  const list = await screen.findByRole('region', { name: 'Bu odada izlenenler' });
  const link = within(list).getByRole('link', { name: 'Gece Vapuru 1. Sezon 2. Bölüm' });
  expect(link.getAttribute('href')).toBe('/dizi/gece-vapuru/1-sezon/2-bolum');
  expect(within(list).getByText('Bu bölüm siteden kalkmış.')).toBeTruthy();
  expect(within(list).getByText('20 Kasım 21:00')).toBeTruthy();
});

test('a browser that was signed in last time reads and prepares the room before the session is known, and shows it afterwards', async () => {
  document.documentElement.dataset['member'] = '';
  const asked: string[] = [];
  const prepared: string[] = [];
  const gateway: Gateway = (name) => {
    asked.push(name);
    return name === 'Room'
      ? Promise.resolve({ data: { room: aRoom({ viewerRole: null }) } })
      : new Promise(() => undefined);
  };
  const page = (
    <RoomPage
      code="oda-1"
      prepare={({ code }) => void prepared.push(code)}
      player={emptyPlayer}
      episodeChoice={() => null}
    />
  );
  const { look, user } = render(page, { viewer: { state: 'unknown' }, gateway });
  await waitFor(() => expect(prepared).toEqual(['oda-1']));
  expect(screen.queryByRole('button', { name: 'Odaya gir' })).toBeNull();
  await look(bora);
  await user.click(await screen.findByRole('button', { name: 'Odaya gir' }));
  // The manifest may be too old meanwhile, so the press prepares once more.
  expect(prepared).toEqual(['oda-1', 'oda-1']);
  expect(asked).toEqual(['Room', 'JoinRoom']);
  delete document.documentElement.dataset['member'];
});
