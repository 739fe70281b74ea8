import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AccountsService, Role } from '@seyir/proto';
import { aMember, memberId, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts();
  const members = [
    aMember(1),
    aMember(2, { roles: [Role.MODERATOR] }),
    aMember(3, { roles: [Role.MODERATOR] }),
  ];
  await running.importer.importMembers({ members });
  for (const n of [1, 2, 3])
    await running.visitor.sendContact({
      name: 'Ayşe',
      email: `ayse${n}@posta.example`,
      subject: `Konu ${n}`,
      message: 'Merhaba',
      address: `192.0.2.${n}`,
    });
});
afterAll(() => running.close());

const as = (n: number) =>
  running.bench.client(AccountsService, {
    memberId: memberId(n),
    sessionId: `s${n}`,
    roles: ['member', 'moderator'],
  });
const subjects = async (handled: boolean, page: object = {}) => {
  const { messages, info } = await as(2).listContactMessages({ handled, page });
  return { subjects: messages.map(({ subject }) => subject), next: info!.nextCursor };
};

it('contact messages wait, the oldest first, page by page', async () => {
  const first = await subjects(false, { size: 2 });
  expect(first.subjects).toEqual(['Konu 1', 'Konu 2']);
  expect((await subjects(false, { size: 2, cursor: first.next })).subjects).toEqual(['Konu 3']);
});

it('a handled message leaves the list of waiting messages, keeps the member who handled it first, and can be reopened', async () => {
  const [message] = (await as(2).listContactMessages({ handled: false })).messages;
  const contactId = message!.id;
  await as(2).setContactHandled({ contactId, handled: true });
  expect(await as(3).setContactHandled({ contactId, handled: true })).toMatchObject({
    message: { handledBy: memberId(2) },
  });
  expect((await subjects(false)).subjects).toEqual(['Konu 2', 'Konu 3']);
  expect((await subjects(true)).subjects).toEqual(['Konu 1']);
  const { message: waiting } = await as(3).setContactHandled({ contactId, handled: false });
  expect(waiting).toMatchObject({ handledBy: '' });
  expect((await subjects(false)).subjects).toHaveLength(3);
});

it.each([memberId(99), 'x'])('an unknown message is NOT_FOUND: %s', async (contactId) => {
  await expect(as(2).setContactHandled({ contactId, handled: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

it('the erasure of a moderator takes the name out of the messages', async () => {
  const [message] = (await as(3).listContactMessages({ handled: false })).messages;
  await as(3).setContactHandled({ contactId: message!.id, handled: true });
  await running.sql(`UPDATE member SET demo = id = $1`, memberId(3));
  await running.importer.removeDemoMembers({});
  expect((await as(2).listContactMessages({ handled: true })).messages).toMatchObject([{ handledBy: '' }]);
});
