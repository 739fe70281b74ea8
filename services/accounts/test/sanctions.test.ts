import { fromBinary } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adjustableClock, eventually } from '@seyir/kit/testing';
import {
  AccountsService,
  AppealState,
  CaseOutcome,
  CaseState,
  MemberChangedSchema,
  Role,
  SanctionKind,
  topics,
  Violation,
} from '@seyir/proto';
import { toRecord, type Role as RoleName } from '@seyir/kit';
import {
  aCaseOf,
  aMember,
  memberId,
  passwordOf,
  problems,
  startAccounts,
  unlimited,
  type Running,
} from './fixtures.js';
import { whenEnded } from './session-ends.js';

const { SILENCE, BAN } = SanctionKind;
const DAY_MS = 86_400_000;

let running: Running;
const clock = adjustableClock();
beforeAll(async () => {
  running = await startAccounts({ login: unlimited }, { clock });
  const staff: Record<number, Role[]> = { 30: [Role.MODERATOR], 31: [Role.ADMIN], 32: [Role.EDITOR] };
  const members = Array.from({ length: 60 }, (_, n) => aMember(n + 1, { roles: staff[n + 1] ?? [] }));
  await running.importer.importMembers({ members });
});
afterAll(() => running.close());

const as = (n: number, ...roles: RoleName[]) =>
  running.bench.client(AccountsService, {
    memberId: memberId(n),
    sessionId: `s${n}`,
    roles: ['member', ...roles],
  });
const moderator = () => as(30, 'moderator');
const admin = () => as(31, 'admin');
const inDays = (days: number) => timestampFromDate(new Date(clock.now().getTime() + days * DAY_MS));
const impose = (n: number, over: object = {}) =>
  moderator().imposeSanction({
    memberId: memberId(n),
    kind: SILENCE,
    violation: Violation.INSULT,
    until: inDays(3),
    ...over,
  });
const sanctionsOf = async (n: number) =>
  (await moderator().listSanctions({ memberId: memberId(n) })).sanctions;
const published = async (n: number) => {
  const rows = await running.sql(`SELECT data FROM outbox WHERE topic = $1 ORDER BY seq`, topics.member.name);
  return rows
    .map(({ data }) => fromBinary(MemberChangedSchema, data as Buffer))
    .filter((member) => member.memberId === memberId(n));
};

describe('a silence', () => {
  it('ends the open sessions, and the next one says until when and why', async () => {
    const { token } = await running.signIn(1);
    const until = inDays(3);
    const { sanction } = await impose(1, { until });
    expect(sanction).toMatchObject({
      kind: SILENCE,
      violation: Violation.INSULT,
      imposedBy: memberId(30),
      until,
    });
    expect(await running.visitor.getSession({ token })).toMatchObject({ ended: true });
    const entered = await running.signIn(1);
    expect(entered.session!.silence).toMatchObject({ until, violation: Violation.INSULT });
    const found = await running.visitor.getSession({ token: entered.token });
    expect(found.session!.silence).toMatchObject({ until, violation: Violation.INSULT });
  });

  it('is over at its end, and a task marks it', async () => {
    await impose(2, { until: inDays(1) });
    const { token } = await running.signIn(2, { remember: true });
    clock.advance(DAY_MS + 1);
    expect((await running.visitor.getSession({ token })).session!.silence).toBeUndefined();
    await eventually(async () => expect((await sanctionsOf(2))[0]!.endedAt).toBeDefined());
  });

  it('holds beside a longer one, with its own end after the longer one is lifted', async () => {
    const until = inDays(3);
    await impose(3, { until });
    const { sanction } = await impose(3, { until: inDays(7), violation: Violation.SPAM });
    const { token, session } = await running.signIn(3, { remember: true });
    expect(session!.silence).toMatchObject({ violation: Violation.SPAM, until: sanction!.until });
    const silence = async () => (await running.visitor.getSession({ token })).session!.silence;
    expect(await silence()).toMatchObject({ violation: Violation.SPAM, until: sanction!.until });
    await moderator().endSanction({ sanctionId: sanction!.id });
    expect(await silence()).toMatchObject({ violation: Violation.INSULT, until });
    clock.advance(3 * DAY_MS + 1);
    expect(await silence()).toBeUndefined();
    await eventually(async () =>
      expect((await sanctionsOf(3)).every(({ endedAt }) => endedAt !== undefined)).toBe(true),
    );
  });

  it('of a moderator at the desk ends a longer sanction, and the history keeps both', async () => {
    await impose(39, { until: inDays(7) });
    const until = inDays(1);
    await impose(39, { until, violation: Violation.SPAM });
    const [later, earlier] = await sanctionsOf(39);
    expect(later).toMatchObject({ violation: Violation.SPAM });
    expect(later!.endedAt).toBeUndefined();
    expect(earlier!.endedAt).toBeDefined();
    expect((await running.signIn(39)).session!.silence).toMatchObject({ until });
  });

  it('is imposed once by a repeated call with the same key', async () => {
    const order = { memberId: memberId(38), kind: SILENCE, violation: Violation.INSULT, until: inDays(3) };
    const options = { idempotencyKey: 'karar-38-birinci' };
    const first = await moderator().imposeSanction(order, options);
    expect(await moderator().imposeSanction(order, options)).toEqual(first);
    expect(await sanctionsOf(38)).toHaveLength(1);
  });

  it('can be ended early, twice without an error', async () => {
    const { sanction } = await impose(4);
    await moderator().endSanction({ sanctionId: sanction!.id });
    await moderator().endSanction({ sanctionId: sanction!.id });
    expect((await running.signIn(4)).session!.silence).toBeUndefined();
  });

  it('that is ended early ends in the open sessions at once', async () => {
    const { sanction } = await impose(40);
    const { token, session } = await running.signIn(40, { remember: true });
    let told = 0;
    const subscription = await whenEnded(running, session!.id, () => (told += 1));
    await moderator().endSanction({ sanctionId: sanction!.id });
    await eventually(() => expect(told).toBe(1));
    const found = await running.visitor.getSession({ token });
    expect([found.ended, found.session!.silence]).toEqual([false, undefined]);
    await subscription.close();
  });

  it('of an admin, and of other staff unless by an admin, stays until its end', async () => {
    const { sanction } = await impose(37);
    const sanctionId = sanction!.id;
    const lift = (by: typeof moderator) => problems(by().endSanction({ sanctionId }));
    await admin().setRoles({ memberId: memberId(37), roles: [Role.EDITOR] });
    expect(await lift(moderator)).toBe('FORBIDDEN');
    expect((await running.signIn(37)).session!.silence).toBeDefined();
    expect(await lift(admin)).toBe('OK');
    const again = await admin().imposeSanction({
      memberId: memberId(37),
      kind: SILENCE,
      violation: Violation.INSULT,
      until: inDays(3),
    });
    await admin().setRoles({ memberId: memberId(37), roles: [Role.ADMIN] });
    expect(await problems(admin().endSanction({ sanctionId: again.sanction!.id }))).toBe('FORBIDDEN');
    await admin().setRoles({ memberId: memberId(37), roles: [] });
  });

  it.each([
    ['without an end', { until: undefined }, { until: 'required' }],
    ['in the past', { until: inDays(-1) }, { until: 'invalid' }],
    ['for more than a year', { until: inDays(400) }, { until: 'invalid' }],
    ['without a reason', { violation: Violation.UNSPECIFIED }, { violation: 'required' }],
    ['for an unknown reason', { violation: 99 }, { violation: 'invalid' }],
    ['without a kind', { kind: SanctionKind.UNSPECIFIED }, { kind: 'required' }],
    ['of an unknown member', { memberId: memberId(999) }, 'NOT_FOUND'],
    ['of no id', { memberId: 'x' }, 'NOT_FOUND'],
    ['of oneself', { memberId: memberId(30) }, 'FORBIDDEN'],
    ['of an editor by a moderator', { memberId: memberId(32) }, 'FORBIDDEN'],
    ['of an admin', { memberId: memberId(31) }, 'FORBIDDEN'],
  ])('%s is refused', async (_, over, refusal) => {
    expect(await problems(impose(5, over))).toEqual(refusal);
  });
});

describe('a ban', () => {
  it('shows its end and reason only after the right password, and ends by a task', async () => {
    const until = inDays(2);
    await impose(10, { kind: BAN, until, violation: Violation.SPAM });
    await expect(running.signIn(10, { password: 'yanlış' })).rejects.toMatchObject({
      code: 'INVALID_CREDENTIALS',
    });
    await expect(running.signIn(10)).rejects.toMatchObject({
      code: 'BANNED',
      details: {
        sanction: { violation: Violation.SPAM, until: Number(until.seconds) * 1000 + until.nanos / 1e6 },
      },
    });
    expect((await published(10)).at(-1)).toMatchObject({ active: false, version: 2 });
    clock.advance(2 * DAY_MS + 1);
    await eventually(async () =>
      expect((await published(10)).at(-1)).toMatchObject({ active: true, version: 3 }),
    );
    expect((await running.signIn(10)).session).toBeDefined();
  });

  it('without an end lasts until it is lifted', async () => {
    const { sanction } = await impose(11, { kind: BAN, until: undefined });
    await expect(running.signIn(11)).rejects.toMatchObject({
      details: { sanction: { violation: Violation.INSULT } },
    });
    await moderator().endSanction({ sanctionId: sanction!.id });
    expect((await running.signIn(11)).session).toBeDefined();
  });
});

describe('the decision of a case', () => {
  const decide = (n: number, over: object) =>
    running.bench.bus.publish([aCaseOf(n, { state: CaseState.CLOSED, subjectId: memberId(n), ...over })]);

  it('is carried out once, however often it is delivered', async () => {
    const until = inDays(5);
    const given = {
      outcome: CaseOutcome.SILENCE,
      violation: Violation.SPOILER,
      until,
      closedBy: memberId(30),
    };
    await decide(20, { ...given, version: 2 });
    await decide(20, { ...given, version: 3 });
    await decide(21, { outcome: CaseOutcome.BAN, violation: Violation.SPAM, version: 2 });
    await eventually(async () => expect(await sanctionsOf(21)).toMatchObject([{ kind: BAN }]));
    expect(await sanctionsOf(20)).toMatchObject([{ kind: SILENCE, imposedBy: memberId(30), until }]);
  });

  it('never shortens one that is in force: the longer one counts', async () => {
    const until = inDays(30);
    await impose(33, { until });
    await impose(34, { kind: BAN, until: undefined });
    const given = { violation: Violation.SPAM, until: inDays(2), version: 2 };
    await decide(33, { ...given, outcome: CaseOutcome.SILENCE });
    await decide(34, { ...given, outcome: CaseOutcome.BAN });
    for (const n of [33, 34]) await eventually(async () => expect(await sanctionsOf(n)).toHaveLength(2));
    const silenceOf = async (n: number) => (await running.signIn(n)).session!.silence;
    expect(await silenceOf(33)).toMatchObject({ until, violation: Violation.INSULT });
    await expect(running.signIn(34)).rejects.toMatchObject({
      details: { sanction: { violation: Violation.INSULT } },
    });
    const later = inDays(60);
    await decide(35, { ...given, outcome: CaseOutcome.SILENCE, until: inDays(3) });
    await eventually(async () => expect(await sanctionsOf(35)).toHaveLength(1));
    await running.bench.bus.publish([
      aCaseOf(36, {
        state: CaseState.CLOSED,
        subjectId: memberId(35),
        ...given,
        outcome: CaseOutcome.SILENCE,
        until: later,
      }),
    ]);
    await eventually(async () => expect(await silenceOf(35)).toMatchObject({ until: later }));
  });

  it('has no effect on an erased member, and no effect without a violation', async () => {
    await decide(999, { outcome: CaseOutcome.BAN, violation: Violation.SPAM, version: 2 });
    await decide(22, { outcome: CaseOutcome.NOTHING, version: 2 });
    await decide(23, { outcome: CaseOutcome.BAN, violation: Violation.SPAM, version: 2 });
    await eventually(async () => expect(await sanctionsOf(23)).toHaveLength(1));
    expect(await sanctionsOf(22)).toEqual([]);
  });
});

describe('an appeal', () => {
  const overturned = (caseId: string, n: number, outcome: CaseOutcome) =>
    running.bench.bus.publish([
      toRecord(
        topics.case,
        {
          caseId,
          targetType: 'user',
          state: CaseState.CLOSED,
          outcome,
          subjectId: memberId(n),
          violation: Violation.SPAM,
          appeal: AppealState.OVERTURNED,
          version: 9,
        },
        { id: crypto.randomUUID(), time: new Date() },
      ),
    ]);

  it('against a ban needs the right password; a wrong one and an unknown login answer the same', async () => {
    const { sanction } = await impose(53, { kind: BAN, until: undefined });
    const prove = (over: object = {}) =>
      running.visitor.proveBan({
        login: 'uye.53',
        password: passwordOf(53),
        address: '192.0.2.1',
        ...over,
      });
    expect(await prove()).toMatchObject({ memberId: memberId(53), sanction: { id: sanction!.id } });
    expect(await problems(prove({ password: 'yanlış' }))).toBe('INVALID_CREDENTIALS');
    expect(await problems(prove({ login: 'kimse' }))).toBe('INVALID_CREDENTIALS');
    expect(await problems(prove({ login: 'uye.54', password: passwordOf(54) }))).toBe('NOT_FOUND');
    expect(await problems(prove({ password: '' }))).toEqual({ password: 'required' });
  });

  it('that is overturned ends the ban, whether it came from a case or not', async () => {
    const { sanction } = await impose(55, { kind: BAN, until: undefined });
    await overturned(sanction!.id, 55, CaseOutcome.BAN);
    await eventually(async () => expect((await sanctionsOf(55))[0]!.endedAt).toBeDefined());
    expect((await running.signIn(55)).session).toBeDefined();
    const given = { outcome: CaseOutcome.SILENCE, violation: Violation.SPAM, until: inDays(3) };
    const decided = aCaseOf(56, { state: CaseState.CLOSED, subjectId: memberId(56), version: 2, ...given });
    await running.bench.bus.publish([decided]);
    await eventually(async () => expect(await sanctionsOf(56)).toHaveLength(1));
    await overturned((await sanctionsOf(56))[0]!.caseId, 56, CaseOutcome.SILENCE);
    await eventually(async () => expect((await sanctionsOf(56))[0]!.endedAt).toBeDefined());
    expect(await sanctionsOf(55)).toHaveLength(1);
  });

  it('that is overturned leaves the silence and the ban of another case in force, whichever came first', async () => {
    const cases = async (n: number, outcome: CaseOutcome) => {
      for (const days of [10, 2])
        await running.bench.bus.publish([
          aCaseOf(n + days, {
            state: CaseState.CLOSED,
            subjectId: memberId(n),
            outcome,
            version: 2,
            violation: Violation.SPAM,
            until: inDays(days),
          }),
        ]);
      await eventually(async () => expect(await sanctionsOf(n)).toHaveLength(2));
      const found = await sanctionsOf(n);
      const [short, long] = found.sort((a, b) => Number(a.until!.seconds - b.until!.seconds));
      return { short: short!, long: long! };
    };
    const ended = (n: number, id: string) =>
      eventually(async () =>
        expect((await sanctionsOf(n)).find((one) => one.id === id)!.endedAt).toBeDefined(),
      );
    const silenced = await cases(41, CaseOutcome.SILENCE);
    await overturned(silenced.long.caseId, 41, CaseOutcome.SILENCE);
    await ended(41, silenced.long.id);
    expect((await running.signIn(41)).session!.silence).toMatchObject({ until: silenced.short.until });
    const banned = await cases(42, CaseOutcome.BAN);
    await overturned(banned.long.caseId, 42, CaseOutcome.BAN);
    await ended(42, banned.long.id);
    await expect(running.signIn(42)).rejects.toMatchObject({
      details: {
        sanction: { until: Number(banned.short.until!.seconds) * 1000 + banned.short.until!.nanos / 1e6 },
      },
    });
    clock.advance(2 * DAY_MS + 1);
    await eventually(async () => expect((await running.signIn(42)).session).toBeDefined());
    const other = await cases(43, CaseOutcome.BAN);
    await overturned(other.short.caseId, 43, CaseOutcome.BAN);
    await ended(43, other.short.id);
    await expect(running.signIn(43)).rejects.toMatchObject({ code: 'BANNED' });
  });

  it('is about what the member finds in force; another service than comments reads no sanction', async () => {
    const { sanction } = await impose(57);
    expect((await as(57).listOwnSanctions({})).sanctions).toMatchObject([{ id: sanction!.id }]);
    expect((await as(58).listOwnSanctions({})).sanctions).toEqual([]);
    const comments = running.bench.serviceClient(AccountsService, 'comments');
    expect((await comments.getSanction({ sanctionId: sanction!.id })).sanction).toMatchObject({
      memberId: memberId(57),
    });
    expect(await problems(comments.getSanction({ sanctionId: memberId(1) }))).toBe('NOT_FOUND');
    expect(await problems(as(57).getSanction({ sanctionId: sanction!.id }))).toBe('FORBIDDEN');
  });
});

it('the erasure of a member removes the silences, and of a moderator the name in them', async () => {
  await impose(28);
  await running.importer.grantRole({ username: 'uye.29', role: Role.MODERATOR });
  await as(29, 'moderator').imposeSanction({
    memberId: memberId(27),
    kind: SILENCE,
    violation: Violation.SPAM,
    until: inDays(3),
  });
  await running.sql(`UPDATE member SET demo = id IN ($1, $2)`, memberId(28), memberId(29));
  await running.importer.removeDemoMembers({});
  expect(await running.sql(`SELECT id FROM sanction WHERE member_id = $1`, memberId(28))).toEqual([]);
  expect(await sanctionsOf(27)).toMatchObject([{ imposedBy: '' }]);
});
