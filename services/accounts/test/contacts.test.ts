import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountsService, Role } from '@seyir/proto';
import { aMember, memberId, problems, startAccounts, type Running } from './fixtures.js';

let running: Running;
beforeAll(async () => {
  running = await startAccounts({ joining: { contact: { max: 5, windowMs: 3_600_000 } } });
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
const asMember = (n: number) =>
  running.bench.client(AccountsService, { memberId: memberId(n), sessionId: `s${n}`, roles: ['member'] });
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

describe('contact', () => {
  const message = {
    name: 'Deniz',
    email: 'deniz@posta.example',
    subject: 'Altyazı',
    message: 'Üçüncü bölümün altyazısı kaymış.',
    address: '192.0.2.77',
  };

  it.each(['name', 'email', 'subject', 'message'])('R-06 refuses a message without %s', async (field) => {
    expect(await problems(running.visitor.sendContact({ ...message, [field]: '  ' }))).toEqual({
      [field]: 'required',
    });
  });

  it('R-08 is stored for a visitor and for a member; five an hour', async () => {
    for (let sent = 0; sent < 5; sent++) await running.visitor.sendContact(message);
    expect(await problems(running.visitor.sendContact(message))).toBe('SLOW_DOWN');
    await asMember(1).sendContact(message);
    const kept = await running.sql(
      `SELECT member_id, name, email, subject, message FROM contact_message WHERE email = $1
       ORDER BY member_id NULLS FIRST`,
      message.email,
    );
    expect(kept).toHaveLength(6);
    const { address, ...rest } = message;
    expect(address).not.toBe('');
    expect(kept.at(-1)).toEqual({ member_id: memberId(1), ...rest });
    running.bench.clock.advance(3_600_001);
    await running.visitor.sendContact(message);
  });

  it('is stored once for a repeated key, and for each visitor with the same key', async () => {
    const subject = 'aynı anahtar';
    const send = (name: string, address: string) =>
      running.visitor.sendContact({ ...message, subject, name, address }, { idempotencyKey: 'contact-1' });
    for (let n = 0; n < 2; n++) {
      await send('Deniz', '192.0.2.79');
      // From the owner's address, and from another one.
      await send('Mert', '192.0.2.79');
      await send('Selin', '192.0.2.80');
    }
    const kept = await running.sql(
      `SELECT name FROM contact_message WHERE subject = $1 ORDER BY name`,
      subject,
    );
    expect(kept.map(({ name }) => name)).toEqual(['Deniz', 'Mert', 'Selin']);
  });

  it('counts a text in graphemes', async () => {
    const who = { ...message, address: '192.0.2.78' };
    expect(await problems(running.visitor.sendContact({ ...who, subject: 'ş'.repeat(121) }))).toEqual({
      subject: 'too_long',
    });
    expect(await problems(running.visitor.sendContact({ ...who, message: '🎬'.repeat(5_001) }))).toEqual({
      message: 'too_long',
    });
    await running.visitor.sendContact({ ...who, message: '🎬'.repeat(5_000) });
  });
});
