import { randomUUID } from 'node:crypto';
import { CallFailed, type SiteClient, type Member } from './site-client.ts';

/** A room that is paused at a place. */
export interface StillRoom {
  code: string;
  epoch: number;
  episodeId: string;
  positionMs: number;
}

const seek = async (
  client: SiteClient,
  host: Member,
  room: Pick<StillRoom, 'code' | 'epoch' | 'episodeId'>,
  positionMs: number,
) => {
  const input = { ...room, kind: 'SEEK', positionMs, idempotencyKey: randomUUID() };
  await client.call(host, 'ControlRoom', { input });
};

/** Opens a room, starts it, and pauses it at a place. */
export const openStillRoom = async (
  client: SiteClient,
  host: Member,
  episodeId: string,
  positionMs: number,
): Promise<StillRoom> => {
  const input = { episodeId, title: `sınama ${randomUUID()}`, visibility: 'LINK' };
  const { code } = (await client.call(host, 'CreateRoom', { input })).createRoom.room;
  const { epoch } = (await client.call(host, 'Room', { code })).room;
  await client.call(host, 'StartRoom', { code, epoch });
  await client.call(host, 'ControlRoom', { input: { code, epoch, kind: 'PAUSE' } });
  await seek(client, host, { code, epoch, episodeId }, positionMs);
  return { code, epoch, episodeId, positionMs };
};

/** Moves the room to another place. */
export const moveStillRoom = async (
  client: SiteClient,
  host: Member,
  room: StillRoom,
  positionMs: number,
) => {
  await seek(client, host, { code: room.code, epoch: room.epoch, episodeId: room.episodeId }, positionMs);
  return { ...room, positionMs };
};

/** Fails if the room has lost its place, or if a heartbeat tells another state than the read. */
export const assertPlace = async (client: SiteClient, host: Member, room: StillRoom): Promise<void> => {
  const { code, epoch, episodeId, positionMs } = room;
  const input = { code, activity: 'PAUSED', offsetMs: 0, roundTripMs: 20 };
  const beat = (await client.call(host, 'BeatRoom', { input })).beatRoom;
  const read = (await client.call(host, 'Room', { code })).room;
  const found = [
    read.epoch,
    read.playback.episodeId,
    read.playback.positionMs,
    read.playback.playing,
    beat.seq,
  ];
  const expected = [epoch, episodeId, positionMs, false, read.seq];
  if (String(found) !== String(expected))
    throw new CallFailed(
      'WRONG',
      `the room's epoch, episode, position, movement and sequence: ${found} and not ${expected}`,
    );
};
