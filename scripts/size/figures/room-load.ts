import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openSocket } from '../../attack/floods/socket.ts';
import { waitFor } from '../../lib/wait.ts';
import { quantile } from '../lib/numbers.ts';
import { openRoomFleet, type RoomFleet } from '../lib/room-fleet.ts';
import { openRoom, type LoadedRoom } from '../lib/room-pages.ts';
import type { Options, Row } from '../run.ts';

export const says = 'rooms on two gateways and two processes of messaging';
export const paths = ['gateway/src', 'services/messaging/src', 'services/kit/src'];

const SOCKETS = 300;
const FRAMES = 40;
const PROMISED_MS = 300;
/** Of frames to plain sockets in the same run. */
const MOST_TIMES = 1.3;
const STEPS = [10, 20, 30, 40, 60, 80, 100, 130, 160, 200];
/** Time between two commands of a room, and how long each step lasts. */
const COMMAND_MS = 10_000;
const STEP_MS = 30_000;
const LARGE = 2_000;
const PATIENCE_MS = 3_000;

export const run = async ({ scale }: Options): Promise<Row[]> => {
  const fleet = await openRoomFleet();
  try {
    return [
      await fanOut(fleet, Math.max(10, Math.round(FRAMES * Math.min(1, scale)))),
      await roomsOfTen(fleet, scale < 1 ? STEPS.slice(0, 2) : STEPS),
      await largeRoom(fleet, Math.max(100, Math.round(LARGE * Math.min(1, scale)))),
    ];
  } finally {
    await fleet.close();
  }
};

/** How long after the first socket each one got the same frame. */
const behindFirst = (waits: readonly number[]): number[] => {
  const first = Math.min(...waits);
  return waits.map((wait) => wait - first);
};

/** Frames of one room beside plain ones of the same length: their turns alternate, so that both meet the same machine. */
const fanOut = async (fleet: RoomFleet, frames: number): Promise<Row> => {
  const room = await openRoom(fleet, SOCKETS, { manner: 'silent' });
  const plain = await openPlain(SOCKETS);
  const ours: number[] = [];
  const theirs: number[] = [];
  const waits: number[] = [];
  try {
    for (let n = 0; n < frames; n += 1) {
      const got = await room.command(PATIENCE_MS);
      waits.push(...got);
      ours.push(...behindFirst(got));
      await delay(250);
      theirs.push(...behindFirst(await plain.send()));
      await delay(250);
    }
  } finally {
    plain.close();
    await room.close();
  }
  const [ownMs, plainMs] = [quantile(ours, 0.95), quantile(theirs, 0.95)];
  const whole = waits.length === frames * SOCKETS;
  return {
    value: `state frames on ${SOCKETS} sockets: p95 ${ownMs.toFixed(1)} ms after the first socket, plain ones ${plainMs.toFixed(1)} ms (${(ownMs / plainMs).toFixed(2)} ×); p95 ${Math.round(quantile(waits, 0.95))} ms after the command${whole ? '' : '; frames were missing'}`,
    promise: `≤ ${MOST_TIMES} × of plain sockets in the same run, all frames`,
    ok: ownMs <= MOST_TIMES * plainMs && whole,
  };
};

/** Opens plain sockets, half of them in each of two processes. */
const openPlain = async (count: number) => {
  const servers: ChildProcess[] = [];
  const arrivals: number[] = [];
  const closing: (() => void)[] = [];
  let opened = 0;
  let isMeasured = false;
  for (let n = 0; n < 2; n += 1) {
    const server = fork(join(import.meta.dirname, '../plain-fan-out.ts'));
    servers.push(server);
    const [{ port }] = (await once(server, 'message')) as [{ port: number }];
    for (let socket = 0; socket < count / 2; socket += 1) {
      const { state, close } = openSocket({
        origin: `http://127.0.0.1:${port}`,
        localAddress: '127.0.0.1',
        subscription: { query: '', variables: {} },
        onNext: () => (isMeasured ? arrivals.push(performance.now()) : (opened += 1)),
        onEnd: () => undefined,
      });
      closing.push(() => {
        state.socket?.destroy();
        close();
      });
    }
  }
  await waitFor('plain sockets', PATIENCE_MS * 10, () => opened === count);
  isMeasured = true;
  const frame = JSON.stringify({ id: '1', type: 'next', payload: { data: { filler: 'x'.repeat(600) } } });
  return {
    async send(): Promise<number[]> {
      arrivals.length = 0;
      const began = performance.now();
      for (const server of servers) server.send(frame);
      await waitFor('plain frames', PATIENCE_MS, () => arrivals.length === count, 5);
      return arrivals.map((at) => at - began);
    },
    close() {
      for (const close of closing) close();
      for (const server of servers) server.kill();
    },
  };
};

/** More and more rooms of ten pages, each with a command in ten seconds, until frames are late. */
const roomsOfTen = async (fleet: RoomFleet, steps: readonly number[]): Promise<Row> => {
  const rooms: LoadedRoom[] = [];
  const measured: string[] = [];
  let most = 0;
  try {
    for (const count of steps) {
      while (rooms.length < count) rooms.push(await openRoom(fleet, 10, { manner: 'like pages', fill: 5 }));
      await delay(2_000);
      const { waits, missing } = await commandAll(rooms);
      const p95 = quantile(waits, 0.95);
      console.log(
        `  ${count} rooms: p95 ${Math.round(p95)} ms, ${missing} of ${missing + waits.length} frames missing`,
      );
      measured.push(`${count}: ${Math.round(p95)} ms`);
      if (p95 > PROMISED_MS || missing > 0) break;
      most = count;
    }
  } finally {
    for (const room of rooms) await room.close().catch(() => undefined);
  }
  return {
    value: `${most} rooms of ten pages with heartbeats, reads of the members and a command in 10 s each (p95 from the command to its frame at each page; ${measured.join(', ')})`,
    promise: `p95 ≤ ${PROMISED_MS} ms, the largest number stated`,
    ok: most > 0,
  };
};

/** Each room sends its commands from a moment of its own on. */
const commandAll = async (rooms: readonly LoadedRoom[]) => {
  const end = performance.now() + STEP_MS;
  const waits: number[] = [];
  let expected = 0;
  await Promise.all(
    rooms.map(async (room) => {
      await delay(Math.random() * COMMAND_MS);
      while (performance.now() < end - PATIENCE_MS) {
        const next = delay(COMMAND_MS);
        expected += room.pages.length;
        // A refused command is a missing frame at each page.
        waits.push(...(await room.command(PATIENCE_MS).catch(() => [])));
        await next;
      }
    }),
  );
  return { waits, missing: expected - waits.length };
};

const largeRoom = async (fleet: RoomFleet, size: number): Promise<Row> => {
  const room = await openRoom(fleet, size, { manner: 'silent', fill: size - fleet.members.length });
  const waits: number[] = [];
  const commands = 20;
  try {
    for (let n = 0; n < commands; n += 1) {
      waits.push(...(await room.command(PATIENCE_MS)));
      await delay(500);
    }
  } finally {
    await room.close();
  }
  const p95 = Math.round(quantile(waits, 0.95));
  const share = waits.length / (commands * size);
  return {
    value: `a room of ${size} pages: p95 ${p95} ms from a command to its frame, ${(100 * share).toFixed(1)} % of the frames`,
    promise: `p95 ≤ ${PROMISED_MS} ms, all frames`,
    ok: p95 <= PROMISED_MS && share === 1,
  };
};
