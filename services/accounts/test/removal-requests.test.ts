import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMetrics } from '@seyir/kit';
import { adjustableClock, eventually } from '@seyir/kit/testing';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccountsService, RemovalOutcome, RemovalRight, Role, SanctionKind, Violation } from '@seyir/proto';
import { aMember, memberId, problems, startAccounts, type Running } from './fixtures.js';
import { post, tokenOf } from './post.js';

const HOUR_MS = 3_600_000;
const clock = adjustableClock();
const letters = post();
const metrics = createMetrics();

let running: Running;
beforeAll(async () => {
  running = await startAccounts(
    { joining: { contact: { max: 1_000, windowMs: HOUR_MS } }, origin: () => 'https://seyir.example' },
    { clock, mailer: letters.mailer, metrics },
  );
  const roles = [Role.MODERATOR];
  await running.importer.importMembers({
    members: [aMember(1), aMember(2, { roles }), aMember(3, { roles })],
  });
});
afterAll(() => running.close());

const moderator = (n = 2) =>
  running.bench.client(AccountsService, {
    memberId: memberId(n),
    sessionId: `s${n}`,
    roles: ['member', 'moderator'],
  });
const request = (n: number, over: object = {}) =>
  running.visitor.sendRemovalRequest({
    name: 'Deniz Film',
    email: `hak${n}@posta.example`,
    right: RemovalRight.OWNER,
    declared: true,
    links: ['https://seyir.example/dizi/deneme'],
    statement: 'Bu dizinin yayın hakkı bizdedir.',
    address: '192.0.2.1',
    ...over,
  });
const mailTo = async (n: number, subject: RegExp) => {
  let text = '';
  await eventually(() => {
    const found = letters.to(`hak${n}@posta.example`).find((mail) => subject.test(mail.subject));
    expect(found).toBeDefined();
    text = found!.text;
  });
  return text;
};
const tokenFor = async (n: number) => /token=([\w-]+)/.exec(await mailTo(n, /başvurun:/))![1]!;
const confirmed = async (n: number) => {
  await request(n);
  return running.visitor.confirmRemovalRequest({ token: await tokenFor(n) });
};
const waiting = async (page: object = { size: 50 }) =>
  (await moderator().listRemovalRequests({ decided: false, page })).requests;

it('the mail goes to an address that anyone may name: without texts of the asker, and three times in a while at most', async () => {
  const phish = { name: 'Hesabın kapandı', links: ['https://oltalama.example/giris'] };
  for (let sent = 0; sent < 3; sent += 1) await request(40, phish);
  expect(await problems(request(40, phish))).toBe('SLOW_DOWN');
  expect(await mailTo(40, /başvurun:/)).not.toMatch(/kapandı|oltalama/);
});

it('a request waits for its confirmation; then moderators see it with its number and 48 hours', async () => {
  await request(1);
  expect(await waiting()).toEqual([]);
  const token = await tokenFor(1);
  const { number, dueAt } = await running.visitor.confirmRemovalRequest({ token });
  expect(await mailTo(1, /başvurun:/)).toContain(number);
  const [found] = await waiting();
  expect(found).toMatchObject({
    number,
    name: 'Deniz Film',
    right: RemovalRight.OWNER,
    dueAt,
    decidedBy: '',
  });
  expect(Number(found!.dueAt!.seconds - found!.confirmedAt!.seconds)).toBe(48 * 3600);
  clock.advance(1_000);
  expect((await running.visitor.confirmRemovalRequest({ token })).dueAt).toEqual(dueAt);
  expect(await problems(running.visitor.confirmRemovalRequest({ token: 'başka' }))).toBe('LINK_EXPIRED');
});

it('a mail that is sent again has a link of its own, and the links of all copies confirm the request', async () => {
  letters.loseAnswers(1);
  await request(7);
  const first = tokenOf(await letters.mail('hak7@posta.example'));
  await eventually(async () =>
    expect(await running.sql(`SELECT 1 FROM mail WHERE failures > 0`)).toHaveLength(1),
  );
  clock.advance(10_000);
  const second = tokenOf(await letters.mail('hak7@posta.example', 2));
  expect(first).not.toBe(second);
  const { number, dueAt } = await running.visitor.confirmRemovalRequest({ token: first });
  expect(await running.visitor.confirmRemovalRequest({ token: second })).toMatchObject({ number, dueAt });
});

it('the decision of a moderator is mailed to the asker; of two at once one decides', async () => {
  const { number } = await confirmed(2);
  const requestId = (await waiting()).find((one) => one.number === number)!.id;
  const decide = (n: number, outcome: RemovalOutcome) =>
    problems(
      moderator(n).decideRemovalRequest({ requestId, outcome, answer: 'Bölümler <b>kaldırıldı</b>.' }),
    );
  const codes = await Promise.all([decide(2, RemovalOutcome.REMOVED), decide(3, RemovalOutcome.REMOVED)]);
  expect(codes.sort()).toEqual(['OK', 'OUTDATED']);
  const mail = await mailTo(2, /sonuçlandı/);
  expect(mail).toContain(number);
  expect(mail).toContain('Bölümler <b>kaldırıldı</b>.');
  expect((await waiting()).map((one) => one.number)).not.toContain(number);
  const { requests } = await moderator().listRemovalRequests({ decided: true });
  expect(requests[0]).toMatchObject({ number, outcome: RemovalOutcome.REMOVED });
});

it.each([
  ['without a name', { name: ' ' }, { name: 'required' }],
  ['without an address', { email: '' }, { email: 'required' }],
  ['with no address', { email: 'x' }, { email: 'invalid' }],
  ['without a right', { right: RemovalRight.UNSPECIFIED }, { right: 'required' }],
  ['without links', { links: [' '] }, { links: 'required' }],
  ['with a link that runs a script', { links: ['javascript:alert(1)'] }, { links: 'invalid' }],
  [
    'with 21 links',
    { links: Array.from({ length: 21 }, (_, n) => `https://a.example/${n}`) },
    { links: 'too_many' },
  ],
  ['with a short statement', { statement: 'Kaldırın' }, { statement: 'too_short' }],
  ['with a long statement', { statement: 'ş'.repeat(5_001) }, { statement: 'too_long' }],
  ['without the declaration', { declared: false }, { declared: 'required' }],
])('a request %s is refused', async (_, over, refusal) => {
  expect(await problems(request(3, over))).toEqual(refusal);
});

it.each([
  ['without an outcome', { outcome: RemovalOutcome.UNSPECIFIED }, { outcome: 'required' }],
  ['without an answer', { answer: '' }, { answer: 'required' }],
  ['about an unknown request', { requestId: memberId(99) }, 'NOT_FOUND'],
])('a decision %s is refused', async (_, over, refusal) => {
  const given = { requestId: memberId(98), outcome: RemovalOutcome.REFUSED, answer: 'Yanıt', ...over };
  expect(await problems(moderator().decideRemovalRequest(given))).toEqual(refusal);
});

it('a request that nobody decides is late after 24 hours in the metrics; an unconfirmed one never', async () => {
  const numbers = async () => {
    const lines = (await metrics.metrics()).split('\n');
    const of = (state: string) =>
      Number(
        lines.find((line) => line.startsWith(`seyir_removal_requests{state="${state}"}`))?.split(' ')[1],
      );
    return { waiting: of('waiting'), late: of('late') };
  };
  const { number } = await confirmed(4);
  await request(5);
  const before = await numbers();
  expect(before).toMatchObject({ late: 0 });
  clock.advance(24 * HOUR_MS + 1);
  expect(await numbers()).toEqual({ waiting: before.waiting, late: before.waiting });
  for (const { id, number: one } of await waiting())
    if (one !== number)
      await moderator().decideRemovalRequest({
        requestId: id,
        outcome: RemovalOutcome.REFUSED,
        answer: 'Hayır',
      });
  expect(await numbers()).toEqual({ waiting: 1, late: 1 });
});

it('an erased moderator leaves no name in decisions', async () => {
  const { number } = await confirmed(6);
  const requestId = (await waiting()).find((one) => one.number === number)!.id;
  await moderator(3).decideRemovalRequest({
    requestId,
    outcome: RemovalOutcome.PARTLY,
    answer: 'Bir bölümü',
  });
  await running.sql(`UPDATE member SET demo = id = $1`, memberId(3));
  await running.importer.removeDemoMembers({});
  const { requests } = await moderator().listRemovalRequests({ decided: true });
  expect(requests.find((one) => one.number === number)).toMatchObject({ decidedBy: '' });
});

it('the demo brings requests once, and its members take theirs along; a request of another address stays', async () => {
  await running.importer.importMembers({
    members: [aMember(60, { demo: true, email: 'demo60@posta.example' }), aMember(61, { demo: true })],
  });
  const at = (hours: number) => timestampFromDate(new Date(clock.now().getTime() + hours * HOUR_MS));
  const given = (n: number, email: string) => ({
    id: `da000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    number: `261101-${n}`,
    name: 'Ece',
    email,
    right: RemovalRight.PERSON,
    links: ['https://seyir.example/x'],
    statement: 'Fotoğrafım',
    confirmedAt: at(-4),
    dueAt: at(44),
  });
  const sentAt = at(-9);
  const contact = {
    id: given(3, '').id,
    name: 'Ece',
    email: 'ece@posta.example',
    subject: 'Soru',
    message: 'Nasıl?',
  };
  const sanction = {
    id: given(4, '').id,
    memberId: memberId(61),
    kind: SanctionKind.SILENCE,
    violation: Violation.INSULT,
    imposedAt: at(-200),
    until: at(-100),
    endedAt: at(-100),
    imposedBy: memberId(2),
  };
  const desk = {
    contacts: [{ ...contact, memberId: memberId(60), sentAt }],
    removals: [given(1, 'demo60@posta.example'), given(2, 'baska@posta.example')],
    sanctions: [sanction],
  };
  expect(await running.importer.importDesk(desk)).toMatchObject({ created: 4, unchanged: 0 });
  expect(await running.importer.importDesk(desk)).toMatchObject({ created: 0, unchanged: 4 });
  const numbers = async () =>
    (await waiting()).map(({ number }) => number).filter((number) => number.startsWith('261101-'));
  expect((await numbers()).sort()).toEqual(['261101-1', '261101-2']);
  const contacts = async () =>
    (await moderator().listContactMessages({ handled: false, page: { size: 50 } })).messages.map(
      ({ id }) => id,
    );
  expect(await contacts()).toContain(contact.id);
  const past = await moderator().listSanctions({ memberId: memberId(61) });
  expect(past.sanctions).toMatchObject([{ kind: SanctionKind.SILENCE, imposedBy: memberId(2) }]);
  for (const wrong of [
    { contacts: [{ ...contact, sentAt }] },
    { removals: [{ ...given(5, 'x@posta.example'), dueAt: undefined }] },
    { sanctions: [{ ...sanction, endedAt: undefined }] },
  ])
    expect(await problems(running.importer.importDesk(wrong))).toMatchObject(expect.any(Object));
  await running.importer.removeDemoMembers({});
  expect(await numbers()).toEqual(['261101-2']);
  expect(await contacts()).not.toContain(contact.id);
});
