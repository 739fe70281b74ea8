import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AppealState, CaseOutcome, CaseState, RoomPhase, RoomVisibility, topics } from '@seyir/proto';
import { episodeId, id, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

let cases = 0;
/** Resolves after the decision is carried out. */
const decide = (targetType: string, targetId: string, more: object = {}) =>
  running.publish(topics.case, {
    caseId: id('ca5e', ++cases),
    targetType,
    targetId,
    state: CaseState.CLOSED,
    outcome: CaseOutcome.REMOVE,
    version: 2,
    ...more,
  });

it('a message that moderators remove is deleted for both members, also across a block', async () => {
  const { conversationId, messageId } = await running.open(1, 2, 'Adresini ver');
  await running.as(2).sendMessage({ conversationId, body: 'Hayır' });
  await running.block(2, 1);
  await decide('message', messageId);
  for (const n of [1, 2]) {
    const { messages } = await running.as(n).listMessages({ conversationId });
    expect(messages.map(({ body, deleted }) => [body, deleted])).toEqual([
      ['Hayır', false],
      ['', true],
    ]);
  }
  // A second decision, and one about a message that never existed, change nothing.
  await decide('message', messageId);
  await decide('message', id('ffff', 1));
  await decide('message', 'mesaj');
});

it('a decision that leaves the message, or was taken back, deletes nothing', async () => {
  const { conversationId, messageId } = await running.open(3, 4);
  await decide('message', messageId, { outcome: CaseOutcome.WARN });
  await decide('message', messageId, { appeal: AppealState.OVERTURNED });
  expect(await running.bodies(4, conversationId)).toEqual(['Merhaba']);
});

it('an entry that moderators remove loses its text; a room ends', async () => {
  const visibility = RoomVisibility.LINK;
  const { room } = await running
    .as(5)
    .createRoom({ episodeId: episodeId(1), title: 'Film gecesi', visibility });
  const { code } = room!;
  const { entry } = await running.as(5).addRoomEntry({ code, body: 'Kaba söz' });
  await decide('room', entry!.id);
  const { entries } = await running.as(5).getRoomEntries({ code, ids: [entry!.id] });
  expect(entries).toMatchObject([{ body: '', deleted: true }]);
  expect((await running.as(5).getRoom({ code })).room!.phase).not.toBe(RoomPhase.ENDED);
  await decide('room', code);
  expect((await running.as(5).getRoom({ code })).room!.phase).toBe(RoomPhase.ENDED);
  await decide('room', code);
  await decide('room', id('ffff', 2));
});
