import { fromBinary, type MessageShape } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually } from '@seyir/kit/testing';
import { MessageRequestChangedSchema, topics } from '@seyir/proto';
import { memberId, startMessaging, type Running } from './fixtures.js';

let running: Running;
const heard: MessageShape<typeof MessageRequestChangedSchema>[] = [];
const raw: string[] = [];
beforeAll(async () => {
  running = await startMessaging();
  await running.bench.bus.subscribe('test', [topics.messageRequest.name], async ({ data }) => {
    raw.push(Buffer.from(data).toString('latin1'));
    heard.push(fromBinary(MessageRequestChangedSchema, data));
  });
});
afterAll(() => running.close());

it('a first message to a member who does not follow the writer notifies once; later ones, and other conversations, never notify', async () => {
  const { conversationId } = await running.request(1, 2, 'Gizli-selam');
  await running.as(1).sendMessage({ conversationId, body: 'Gizli-devam' });
  await running.request(1, 2, 'Gizli-yine');
  await running.open(3, 4);
  const last = await running.request(5, 6);
  await eventually(() => expect(heard.at(-1)?.conversationId).toBe(last.conversationId));
  expect(heard).toMatchObject([
    { conversationId, senderId: memberId(1), recipientId: memberId(2) },
    { conversationId: last.conversationId },
  ]);
  expect(raw.join()).not.toContain('Gizli');
});
