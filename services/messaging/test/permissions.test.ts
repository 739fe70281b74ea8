import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { permissionCells, relationCells, type PermissionCell } from '@seyir/kit/testing';
import { MessagingService } from '@seyir/proto';
import { permissions, type MessagingRelation } from '../src/permissions.js';
import { memberId, startMessaging, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startMessaging();
});
afterAll(() => running.close());

const holds = async ({ allowed, refusals, code }: PermissionCell) => {
  const refusal = await code(running.bench);
  if (allowed) expect(refusals).not.toContain(refusal);
  else expect(refusal).toBe(refusals[0]);
};

it.each(permissionCells(MessagingService, permissions))('$name', holds);

let others = 100;

/** A request by member 2 with a new member each time. */
const requestIn = async (_: string, relation: MessagingRelation, caller: string) => {
  expect(caller).toBe(memberId(2));
  const other = (others += 1);
  const isAuthor = relation === 'author';
  const { conversationId, messageId } = await (isAuthor ? openFrom(other) : running.open(other, 2));
  return { conversationId, messageId, body: 'Sonra', seq: 1, accepted: true, reaction: 1 };
};

/** Member 2 answers, because a member can open only a limited number of conversations per day. */
const openFrom = async (other: number) => {
  const { conversationId } = await running.open(other, 2);
  const { message } = await running.as(2).sendMessage({ conversationId, body: 'Selam' });
  return { conversationId, messageId: message!.id };
};

const ofConversations: readonly MessagingRelation[] = ['participant', 'author', 'recipient'];

it.each(relationCells(MessagingService, permissions, ofConversations, requestIn))('$name', async (cell) => {
  // A row names the relation either to a conversation, or to a message.
  const [method = ''] = cell.name.split(' ');
  const { viewer } = permissions[method as keyof typeof permissions];
  if (cell.name.endsWith('participant') !== 'participant' in viewer) return;
  await holds(cell);
});

it('everybody outside a conversation gets NOT_FOUND for it and for its messages, staff included', async () => {
  const { conversationId, messageId } = await running.open(3, 4);
  const request = { conversationId, messageId, body: 'Ben de', seq: 1, accepted: true, reaction: 1 };
  const outside = [
    running.as(5),
    running.bench.client(MessagingService, {
      memberId: memberId(6),
      sessionId: 's6',
      roles: ['member', 'moderator', 'admin'],
    }),
  ];
  const kinds: readonly string[] = ['conversation', 'message'];
  const methods = Object.entries(permissions).flatMap(([method, row]) =>
    'object' in row && kinds.includes(row.object.kind) ? [method] : [],
  );
  expect(methods).toHaveLength(10);
  for (const client of outside)
    for (const method of methods) {
      const call = client[method as 'sendMessage'](request);
      await expect(call).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
});
