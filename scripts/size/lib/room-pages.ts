import { setTimeout as delay } from 'node:timers/promises';
import { openSocket } from '../../attack/floods/socket.ts';
import { waitFor } from '../../lib/wait.ts';
import { callerOf, type Caller } from '../../site/caller.ts';
import { documentOf } from '../../site/documents.ts';
import type { RoomFleet } from './room-fleet.ts';

/** The intervals of a page in a room, in ms. */
const HOST_BEAT_MS = 1_500;
const BEAT_MS = 5_000;
const MEMBERS_MS = 5_000;
/** Sockets opened at once per wave. */
const A_WAVE = 50;
const PATIENCE_MS = 60_000;

/** An open page of a room, with the numbers of the frames that it got. */
interface RoomPage {
  frames: { seq: number; at: number }[];
  close: () => void;
}

export interface LoadedRoom {
  code: string;
  pages: RoomPage[];
  /**
   * The host pauses or plays.
   * @returns ms from the command to its frame at each page that got one within `patienceMs`
   */
  command: (patienceMs: number) => Promise<number[]>;
  close: () => Promise<void>;
}

const seqIn = (start: string): number => Number(/"seq":(\d+)/.exec(start)?.[1] ?? -1);

/** How pages behave besides following: heartbeats and reads of the list of members, or silent sockets. */
type Manner = 'like pages' | 'silent';

/**
 * Opens a room that plays, with pages of the fleet's members, spread over the gateways. A member has several tabs.
 * @param fill other members, only in the tables
 */
export const openRoom = async (
  fleet: RoomFleet,
  size: number,
  { manner, fill = 0 }: { manner: Manner; fill?: number },
): Promise<LoadedRoom> => {
  const { gateways, members, episodeId, tables } = fleet;
  const callers = members.flatMap(({ cookie }) =>
    gateways.map((origin) => ({ origin, ...callerOf(origin, cookie) })),
  );
  const callerAt = (n: number) => callers[n % callers.length] as Caller & { origin: string };
  const [host] = members as [Caller];
  const input = { episodeId, title: 'Yük odası', visibility: 'LINK' };
  const { code } = (await host.data(documentOf('CreateRoom'), { input })).createRoom.room as { code: string };
  // A member opens twenty rooms a day at most.
  await tables.query('messaging', `UPDATE room SET created_by = gen_random_uuid() WHERE id = $1`, [code]);
  for (const member of members.slice(1)) await member.data(documentOf('JoinRoom'), { code });
  if (fill > 0) await fillRoom(tables, code, fill);
  const read = async (caller: Caller) => (await caller.data(documentOf('Room'), { code })).room;
  await host.data(documentOf('StartRoom'), { code, epoch: (await read(host)).epoch });
  const stops: (() => void)[] = [];
  const epoch = (await read(host)).epoch as number;
  const lives = await Promise.all(callers.map(async (caller) => (await read(caller)).live as object));

  const pages: RoomPage[] = [];
  for (let n = 0; n < size; n += 1) {
    const caller = callerAt(n);
    const frames: RoomPage['frames'] = [];
    const { state, close } = openSocket({
      origin: caller.origin,
      localAddress: '127.0.0.1',
      cookie: caller.cookie,
      subscription: { query: documentOf('RoomFrames'), variables: lives[n % lives.length] ?? {} },
      onNext: (start) => void frames.push({ seq: seqIn(start), at: performance.now() }),
      onEnd: () => undefined,
    });
    const end = () => {
      state.socket?.destroy();
      close();
    };
    pages.push({ frames, close: end });
    if (n === 0) stops.push(beatsOf(host, code, HOST_BEAT_MS));
    else if (manner === 'like pages') stops.push(beatsOf(caller, code, BEAT_MS));
    if (manner === 'like pages')
      stops.push(repeat(() => caller.data(documentOf('RoomMembers'), { code }), MEMBERS_MS));
    if (n % A_WAVE === A_WAVE - 1) await delay(20);
  }
  // The first message confirms the subscription.
  await waitFor(`sockets of a room of ${size}`, PATIENCE_MS, () =>
    pages.every(({ frames }) => frames.length > 0),
  );

  let isPlaying = true;
  const command = async (patienceMs: number): Promise<number[]> => {
    isPlaying = !isPlaying;
    const began = performance.now();
    const sent = { code, epoch, kind: isPlaying ? 'PLAY' : 'PAUSE', idempotencyKey: crypto.randomUUID() };
    const answer = await host.data(documentOf('ControlRoom'), { input: sent });
    const seq = answer.controlRoom.room.seq as number;
    const arrival = ({ frames }: RoomPage) =>
      frames.find((frame) => frame.seq >= seq && frame.at >= began)?.at;
    const end = began + patienceMs;
    while (performance.now() < end && pages.some((page) => arrival(page) === undefined)) await delay(20);
    const waits = pages.flatMap((page) => arrival(page) ?? []).map((at) => at - began);
    for (const page of pages) page.frames.length = 0;
    return waits;
  };
  return {
    code,
    pages,
    command,
    close: async () => {
      for (const stop of stops) stop();
      for (const page of pages) page.close();
      await host.data(documentOf('EndRoom'), { code });
    },
  };
};

/** Repeats from a random moment of the interval on. @returns its end */
const repeat = (work: () => Promise<unknown>, everyMs: number): (() => void) => {
  let timer: NodeJS.Timeout;
  const run = (waitMs: number) => {
    timer = setTimeout(() => {
      run(everyMs);
      work().catch(() => undefined);
    }, waitMs);
  };
  run(Math.random() * everyMs);
  return () => clearTimeout(timer);
};

const beatsOf = (caller: Caller, code: string, everyMs: number) => {
  const input = { code, activity: 'PLAYING', offsetMs: 0, roundTripMs: 20 };
  return repeat(() => caller.data(documentOf('BeatRoom'), { input }), everyMs);
};

/** Adds members to a room in the tables alone. */
const fillRoom = async ({ query }: RoomFleet['tables'], code: string, count: number) => {
  await query(
    'messaging',
    `INSERT INTO room_member (room_id, member_id, standing, since)
     SELECT $1, gen_random_uuid(), 'member', now() FROM generate_series(1, $2)`,
    [code, count],
  );
  await query('messaging', `UPDATE room SET member_count = member_count + $2 WHERE id = $1`, [code, count]);
};
