import { fromBinary } from '@bufbuild/protobuf';
import type { Frame, Gap } from '@seyir/kit';
import { channels, RoomActivity, RoomFrameSchema, RoomRole, RoomVisibility, type Room } from '@seyir/proto';
import { episodeId, memberId, type Running } from './fixtures.js';

const { LINK } = RoomVisibility;

/** What members do in rooms, as the tests of rooms call it. */
export const roomCalls = (running: () => Running) => {
  /** Opens a room of member `host`; `others` enter it. */
  const open = async (host: number, others: readonly number[] = [], visibility = LINK): Promise<Room> => {
    const { room } = await running()
      .as(host)
      .createRoom({ episodeId: episodeId(1), title: 'Film gecesi', visibility });
    for (const other of others) await running().as(other).joinRoom({ code: room!.code });
    return read(host, room!.code);
  };

  const read = async (n: number, code: string): Promise<Room> =>
    (await running().as(n).getRoom({ code })).room!;

  const playing = async (host: number, others: readonly number[] = []) => {
    const { code, epoch } = await open(host, others);
    return (await running().as(host).startRoom({ code, epoch })).room!;
  };

  const beat = (n: number, code: string, roundTripMs = 20) =>
    running().as(n).beatRoom({ code, activity: RoomActivity.PLAYING, offsetMs: 12, roundTripMs });

  /** Makes the host's last heartbeat some seconds older. */
  const loseHost = async (n: number, code: string) => {
    await running().database.query(
      `UPDATE room_presence SET seen_at = seen_at - interval '5 s' WHERE room_id = $1 AND member_id = $2`,
      [code, memberId(n)],
    );
    await running().database.query(
      `UPDATE room_host_lease SET until = until - interval '5 s' WHERE room_id = $1`,
      [code],
    );
  };

  const roles = async (n: number, code: string) =>
    Object.fromEntries(
      (await running().as(n).listRoomMembers({ code })).members.map(({ memberId: of, role }) => [
        of,
        RoomRole[role],
      ]),
    );

  const bodies = async (n: number, code: string) =>
    (await running().as(n).listRoomEntries({ code })).entries.map(({ body }) => body).reverse();

  /** Follows the frames of a room; `frames` grows as they arrive. */
  const follow = async ({ code, epoch, seq }: Room) => {
    const frames: ReturnType<typeof decode>[] = [];
    const decode = ({ data }: Frame) => fromBinary(RoomFrameSchema, data);
    const listen = (item: Frame | Gap) => void ('data' in item && frames.push(decode(item)));
    const subscription = await running().bench.broadcast.open(channels.room(code, epoch), seq, listen);
    return { frames, subscription };
  };

  return { beat, bodies, follow, loseHost, open, playing, read, roles };
};
