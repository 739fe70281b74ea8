import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { relationCells } from '@seyir/kit/testing';
import { MessagingService, RoomActivity, RoomRole, RoomVisibility } from '@seyir/proto';
import { roomPermissions, type RoomRelation } from '../src/room-permissions.js';
import { episodeId, memberId, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const ofRooms: readonly RoomRelation[] = ['host', 'moderator', 'past', 'guest'];
const ofEntries: readonly RoomRelation[] = ['writer', 'manager', 'reader'];

/** The caller of the cells. */
const CALLER = 2;

let hosts = 10;

/** A room of a new host, because a host may open at most 20 rooms; of the caller if the caller must be its host. */
const open = async () => {
  hosts += 1;
  const request = { episodeId: episodeId(1), title: 'Oda', visibility: RoomVisibility.LINK };
  const { room } = await running.as(hosts).createRoom(request);
  const { code } = room!;
  return { code, host: hosts };
};

/** The plain member of every room whom the calls are about. */
const THIRD = 3;

const enter = (code: string) => running.as(CALLER).joinRoom({ code });
const current = async (n: number, code: string) => (await running.as(n).getRoom({ code })).room!.epoch;

const roomIn = async (relation: RoomRelation) => {
  const { code, host } = await open();
  await running.as(THIRD).joinRoom({ code });
  const epoch = 0;
  const member = { code, epoch, memberId: memberId(CALLER) };
  if (relation !== 'guest') await enter(code);
  if (relation === 'host' || relation === 'manager') await running.as(host).handOverRoom(member);
  if (relation === 'moderator') await running.as(host).setRoomRole({ ...member, role: RoomRole.MODERATOR });
  const writer = relation === 'writer' ? CALLER : host;
  const { entry } = await running.as(writer).addRoomEntry({ code, body: 'Selam' });
  if (relation === 'past') await running.as(CALLER).leaveRoom({ code });
  if (relation === 'past') await running.as(host).endRoom({ code });
  return {
    code,
    entryId: entry!.id,
    targetId: entry!.id,
    episodeId: episodeId(1),
    epoch: await current(host, code),
    memberId: memberId(THIRD),
    role: RoomRole.MEMBER,
    activity: RoomActivity.READY,
    body: 'Selam',
    memberIds: [],
    ids: [],
    active: false,
    command: { case: 'rate', value: { rate: 1 } },
  };
};

const requestIn = (_: string, relation: RoomRelation) => roomIn(relation);

it.each([
  ...relationCells(MessagingService, roomPermissions, ofRooms, requestIn),
  ...relationCells(MessagingService, roomPermissions, ofEntries, requestIn),
])('$name', async ({ name, allowed, refusals, code }) => {
  const [method = ''] = name.split(' ');
  const row = roomPermissions[method as keyof typeof roomPermissions];
  // A row names the relation either to a room or to an entry.
  const relation = name.split(', ').at(-1) as RoomRelation;
  const isOfRoom = 'object' in row && row.object.kind === 'room';
  if (isOfRoom !== ofRooms.includes(relation)) return;
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusals).toContain(refusal);
});

it('members of a room of more than 50 lose the controls; host and moderators keep them', async () => {
  const { code, host } = await open();
  await enter(code);
  const rate = (n: number) =>
    running.as(n).controlRoom({ code, epoch: 0, command: { case: 'rate', value: { rate: 1.5 } } });
  await expect(rate(CALLER)).resolves.toBeDefined();
  await running.database.query(`UPDATE room SET member_count = 51 WHERE id = $1`, [code]);
  await expect(rate(CALLER)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(rate(host)).resolves.toBeDefined();
});

it('nobody outside an invited room learns that it exists, staff included', async () => {
  const { room } = await running.as(3).createRoom({
    episodeId: episodeId(1),
    title: 'Gizli oda',
    visibility: RoomVisibility.INVITED,
  });
  const { entry } = await running.as(3).addRoomEntry({ code: room!.code, body: 'Selam' });
  const staff = running.bench.client(MessagingService, {
    memberId: memberId(6),
    sessionId: 's6',
    roles: ['member', 'moderator', 'admin'],
  });
  const request = { code: room!.code, entryId: entry!.id, targetId: entry!.id, epoch: 0, body: 'x' };
  const methods = Object.entries(roomPermissions).flatMap(([method, row]) =>
    'object' in row ? [method] : [],
  );
  for (const client of [running.as(5), staff])
    for (const method of methods) {
      const call = client[method as 'getRoom'](request);
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
});
