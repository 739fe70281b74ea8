import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccountsService, CaseOutcome, CommentsService, Role, SanctionKind, Violation } from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { member, other } from './support/world/things.js';

const until = timestampFromDate(new Date('2026-12-01T09:00:00Z'));
const silence = {
  id: 'sanction-1',
  memberId: other.id,
  kind: SanctionKind.SILENCE,
  violation: Violation.INSULT,
  imposedAt: timestampFromDate(new Date('2026-11-24T09:00:00Z')),
  until,
  imposedBy: member.id,
};

let site: Site;
const asked: unknown[] = [];
beforeAll(async () => {
  site = await startSite();
  site.peers.fake(AccountsService, {
    getSession: async ({ token }) => ({
      session: {
        id: `session-${token}`,
        member,
        ...(token === 'silenced' && { silence: { until, violation: Violation.INSULT } }),
      },
    }),
    getMembers: async () => ({ members: [member, other] }),
    listStaff: async () => ({ members: [{ ...other, roles: [Role.MEMBER, Role.EDITOR] }] }),
    listSanctions: async ({ username }) => {
      if (username !== other.username) throw new DomainError('NOT_FOUND');
      return { member: other, sanctions: [silence] };
    },
    setRoles: async ({ memberId, roles, seen }) => {
      asked.push({ memberId, roles, seen });
      return { member: { ...other, roles: [Role.MEMBER, ...roles] } };
    },
    imposeSanction: async (request, { idempotencyKey }) => {
      const end = request.until && timestampDate(request.until);
      asked.push({ violation: request.violation, until: end, idempotencyKey });
      return { sanction: silence };
    },
    endSanction: async () => ({ sanction: { ...silence, endedAt: until } }),
    signIn: async () => {
      const sanction = { violation: Violation.SPAM, until: Date.parse('2026-12-01T09:00:00Z') };
      throw new DomainError('BANNED', { sanction });
    },
  });
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const ask = async (query: string, as: object = asMember) => (await site.graphql(query, {}, as)).data;

it('a silenced viewer reads until when and why, and from its end on nothing: the cached session knows it', async () => {
  const beforeEnd = timestampDate(until).getTime() - 1_000 - site.clock.now().getTime();
  site.clock.advance(beforeEnd);
  expect(await ask(`{ viewer { silence } }`)).toEqual({ viewer: { silence: null } });
  expect(await ask(`{ viewer { silence } }`, { token: 'silenced' })).toEqual({
    viewer: {
      silence:
        '1 Aralık 2026 12:00 tarihine kadar susturuldun: okuyabilirsin ama yazamazsın. Neden: hakaret ve nefret söylemi.',
    },
  });
  site.clock.advance(1_000);
  expect(await ask(`{ viewer { silence } }`, { token: 'silenced' })).toEqual({ viewer: { silence: null } });
  site.clock.advance(-beforeEnd - 1_000);
});

it('a ban is refused with its end and its reason', async () => {
  const { errors } = await site.graphql(
    `mutation { signIn(input: { login: "a", password: "b" }) { viewer { id } } }`,
    {},
    {},
  );
  expect(errors).toMatchObject([
    {
      message:
        'Hesabın 1 Aralık 2026 12:00 tarihine kadar askıya alındı. Neden: reklam ve istenmeyen içerik.',
      extensions: { code: 'BANNED' },
    },
  ]);
});

it('staff is listed, and a member with the history', async () => {
  expect(await ask(`{ staff { roles member { username } } }`)).toEqual({
    staff: [{ roles: ['MEMBER', 'EDITOR'], member: { username: other.username } }],
  });
  const fields = `member { username } sanctions { kind violation until imposedBy { username } endedAt caseId }`;
  expect(await ask(`{ deskMember(username: "${other.username}") { ${fields} } }`)).toMatchObject({
    deskMember: {
      member: { username: other.username },
      sanctions: [{ kind: 'SILENCE', violation: 'INSULT', endedAt: null, caseId: null }],
    },
  });
  const decisions = async () =>
    (await ask(`{ deskMember(username: "${other.username}") { decisions { outcome targetType } } }`))?.[
      'deskMember'
    ];
  site.peers.fake(CommentsService, {
    listMemberDecisions: async ({ memberId }) => ({
      cases: [CaseOutcome.WARN, CaseOutcome.SILENCE, CaseOutcome.REMOVE, CaseOutcome.COVER].map(
        (outcome, n) => ({
          id: `case-${n}`,
          targetType: memberId === other.id ? 'comment' : 'wrong',
          outcome,
        }),
      ),
    }),
  });
  // Silences and bans are among the sanctions.
  expect(await decisions()).toEqual({
    decisions: ['WARN', 'REMOVE', 'COVER'].map((outcome) => ({ outcome, targetType: 'comment' })),
  });
  site.peers.fake(CommentsService, {
    listMemberDecisions: async () => {
      throw new DomainError('TRY_AGAIN');
    },
  });
  expect(await decisions()).toEqual({ decisions: null });
  expect(await ask(`{ deskMember(username: "kimse") { roles } }`)).toEqual({ deskMember: null });
});

it('roles and sanctions are sent on', async () => {
  await ask(`mutation { setRoles(input: { memberId: "${other.id}", roles: [EDITOR], seen: [MEMBER] }) {
    staff { roles } } }`);
  await ask(`mutation { imposeSanction(input: { memberId: "${other.id}", kind: SILENCE, violation: SPAM,
    until: "2026-12-01T09:00:00Z", idempotencyKey: "karar-1-birinci" }) { sanction { id } } }`);
  expect(await ask(`mutation { endSanction(id: "sanction-1") { sanction { endedAt } } }`)).toMatchObject({
    endSanction: { sanction: { endedAt: '2026-12-01T09:00:00.000Z' } },
  });
  expect(asked).toEqual([
    { memberId: other.id, roles: [Role.EDITOR], seen: [Role.MEMBER] },
    {
      violation: Violation.SPAM,
      until: new Date('2026-12-01T09:00:00Z'),
      idempotencyKey: 'karar-1-birinci',
    },
  ]);
});
