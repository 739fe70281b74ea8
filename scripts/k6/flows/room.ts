import { check } from 'k6';
import { Trend } from 'k6/metrics';
import { clearInterval, setInterval, setTimeout } from 'k6/timers';
import { WebSocket } from 'k6/websockets';
import { settings } from '../lib/settings.ts';
import { documentOf, headers, operation } from '../lib/site.ts';
import type { Stock } from '../lib/stock.ts';
import { TRIAL } from './comment.ts';

/** How long a page stays open, in ms; then another member opens one. */
const STAYS_MS = 20_000;
const BEAT_MS = 5_000;
const WRITE_MS = 5_000;

/** From the writing of an entry to the frame about it, in ms. */
const frameWait = new Trend('frame_wait', true);

interface RoomNow {
  room: { live: { seq: number; ticket: string } | null; epoch: number } | null;
}
interface Beaten {
  beatRoom: { epoch: number; nextMs: number };
}
interface Added {
  addRoomEntry: { entry: { seq: number } };
}
interface Told {
  type: string;
  payload?: { data?: { roomFrames?: { state: { chatSeq: number } | null } } };
}

/** A member follows a room on a socket, sends heartbeats, and writes into its chat. */
export const room = ({ sessions, room: opened }: Stock): void => {
  if (!opened) return;
  const { code } = opened;
  const session = sessions[__VU % sessions.length];
  const socket = new WebSocket(`${settings.site.replace(/^http/, 'ws')}/graphql/ws`, null, {
    headers: { ...headers(session), 'Sec-WebSocket-Protocol': 'graphql-transport-ws' },
    tags: { name: 'room socket' },
  });
  const say = (message: object) => socket.send(JSON.stringify(message));
  let writing: number | undefined;
  let isOver = false;
  let [subscriptions, epoch] = [0, -1];
  /** When the last entry was written, and its number once it is known. */
  let written: { at: number; seq: number } | undefined;
  /** The last number of the chat in a frame, and when it came. */
  let lastFrame = { seq: 0, at: 0 };
  const compare = () => {
    if (!written || written.seq === 0 || lastFrame.seq < written.seq) return;
    frameWait.add(lastFrame.at - written.at);
    written = undefined;
  };
  /** Each epoch has frames of its own. */
  const follow = () => {
    const read = operation<RoomNow>('Room', { code }, session)?.room;
    if (!read?.live) return;
    if (subscriptions > 0) say({ id: String(subscriptions), type: 'complete' });
    subscriptions += 1;
    epoch = read.epoch;
    const { seq, ticket } = read.live;
    const payload = { query: documentOf('RoomFrames'), variables: { seq, ticket } };
    say({ id: String(subscriptions), type: 'subscribe', payload });
  };
  const beat = () => {
    const input = { code, activity: 'PLAYING', offsetMs: 0, roundTripMs: 20 };
    const beaten = operation<Beaten>('BeatRoom', { input }, session)?.beatRoom;
    if (beaten && beaten.epoch !== epoch) follow();
    // A host must beat more often than others.
    if (!isOver) setTimeout(beat, beaten?.nextMs ?? BEAT_MS);
  };
  const write = () => {
    written = { at: Date.now(), seq: 0 };
    const input = { code, body: `${TRIAL} ${__VU}-${__ITER}` };
    const added = operation<Added>('AddRoomEntry', { input }, session);
    written = added && { at: written.at, seq: added.addRoomEntry.entry.seq };
    compare();
  };
  socket.addEventListener('open', () => say({ type: 'connection_init' }));
  socket.addEventListener('message', (event) => {
    const message = JSON.parse(String((event as { data?: unknown }).data)) as Told;
    if (message.type === 'ping') say({ type: 'pong' });
    if (message.type === 'connection_ack') {
      beat();
      writing = setInterval(write, WRITE_MS);
    }
    const chatSeq = message.payload?.data?.roomFrames?.state?.chatSeq ?? 0;
    if (chatSeq > lastFrame.seq) lastFrame = { seq: chatSeq, at: Date.now() };
    compare();
  });
  setTimeout(() => {
    isOver = true;
    if (writing !== undefined) clearInterval(writing);
    check(lastFrame.seq, { 'frames come': (seq) => seq > 0 });
    socket.close();
  }, STAYS_MS);
};
