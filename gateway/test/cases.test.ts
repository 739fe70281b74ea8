import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DomainError } from '@seyir/kit/stateless';
import {
  AccountsService,
  AppealState,
  CaseOrder,
  CaseOutcome,
  CaseState,
  CommentsService,
  MessagingService,
  NotificationKind,
  NotificationsService,
  PlaybackService,
  ReportProblem,
  SanctionKind,
  SocialService,
  TargetKind,
} from '@seyir/proto';
import { startSite, type Site } from './support/site.js';
import { episodes, info, member, other, time, title } from './support/world/things.js';

const given = {
  id: 'case-1',
  targetType: 'comment',
  targetId: 'comment-1',
  state: CaseState.OPEN,
  reportCount: 2,
  weight: 8,
  openedAt: time,
  assigneeId: member.id,
  version: 2,
  problems: [ReportProblem.SPAM],
  removable: true,
};

let site: Site;
beforeAll(async () => {
  site = await startSite();
  site.peers.fake(CommentsService, {
    listCases: async ({ state }) => ({
      cases: state === CaseState.OPEN ? [given] : [],
      info: { last: true },
    }),
    getCase: async ({ caseId }) => {
      if (caseId !== given.id) throw new DomainError('NOT_FOUND');
      return {
        case: given,
        reports: [
          { memberId: other.id, problem: ReportProblem.SPAM, description: 'Reklam', reportedAt: time },
        ],
        evidence: [{ id: 'comment-1', authorId: 'gone', body: '<b>Al</b>', sentAt: time }],
        earlier: [],
      };
    },
    assignCase: async ({ assigned }) => ({ case: { ...given, assigneeId: assigned ? member.id : '' } }),
    closeCase: async ({ outcome, note }) => ({
      case: { ...given, state: CaseState.CLOSED, outcome, note, closedAt: time, closedBy: member.id },
    }),
  });
});
afterAll(() => site.close());

const asMember = { token: 'token-1' };
const fields = `id targetType targetId state reportCount weight outcome note problems removable assignee { username } closedBy { username }`;

it('cases are listed, read with reports and copies, assigned and decided', async () => {
  const ask = async (query: string) => (await site.graphql(query, {}, asMember)).data;
  expect(await ask(`{ moderationCases(state: OPEN) { items { ${fields} } last nextCursor } }`)).toEqual({
    moderationCases: {
      items: [
        {
          id: 'case-1',
          targetType: 'comment',
          targetId: 'comment-1',
          state: 'OPEN',
          reportCount: 2,
          weight: 8,
          outcome: null,
          note: '',
          problems: ['SPAM'],
          removable: true,
          assignee: { username: member.username },
          closedBy: null,
        },
      ],
      last: true,
      nextCursor: null,
    },
  });
  const whole = `case { id } reports { problem description member { username } } evidence { body author { username } } earlier { id }`;
  expect(await ask(`{ moderationCase(id: "case-1") { ${whole} } }`)).toEqual({
    moderationCase: {
      case: { id: 'case-1' },
      reports: [{ problem: 'SPAM', description: 'Reklam', member: { username: other.username } }],
      evidence: [{ body: '<b>Al</b>', author: null }],
      earlier: [],
    },
  });
  expect(await ask('{ moderationCase(id: "case-2") { case { id } } }')).toEqual({ moderationCase: null });
  expect(
    await ask('mutation { assignCase(id: "case-1", assigned: false) { case { assignee { id } } } }'),
  ).toEqual({
    assignCase: { case: { assignee: null } },
  });
  const input = '{ id: "case-1", outcome: REMOVE, note: "Reklam", version: 2 }';
  expect(
    await ask(
      `mutation { closeCase(input: ${input}) { case { state outcome note closedBy { username } } } }`,
    ),
  ).toEqual({
    closeCase: {
      case: { state: 'CLOSED', outcome: 'REMOVE', note: 'Reklam', closedBy: { username: member.username } },
    },
  });
});

it('the reported target has a path, unless it is a message or gone', async () => {
  const targets: [string, string, string | null][] = [
    ['comment', 'comment-1', `/dizi/${title.slug}#yorum-comment-1`],
    ['comment', 'comment-gone', null],
    ['discussion', 'topic-1', '/tartisma/topic-1'],
    ['discussion', 'topic-gone', null],
    ['title', title.id, `/dizi/${title.slug}`],
    ['title', 'title-gone', null],
    ['source', 'hash-1', `/dizi/${title.slug}/1-sezon/1-bolum`],
    ['source', 'hash-gone', null],
    ['user', other.id, `/profile/${other.username}`],
    ['flow', 'post-1', '/gonderi/post-1'],
    ['flow', 'post-gone', null],
    ['collection', 'collection-1', '/koleksiyon/collection-1'],
    ['collection', 'collection-gone', null],
    ['group', 'group-1', '/grup/bozkir'],
    ['story', 'story-1', `/dizi/${title.slug}`],
    ['room', 'room-1', '/oda/room-1'],
    ['message', 'message-1', null],
  ];
  const series = { kind: TargetKind.SERIES, id: title.id };
  const only = async (wanted: string, given: string, answer: object) => {
    if (given !== wanted) throw new DomainError('NOT_FOUND');
    return answer;
  };
  site.peers.fake(CommentsService, {
    listCases: async () => ({
      cases: targets.map(([targetType, targetId], n) => ({
        ...given,
        id: `case-${n}`,
        targetType,
        targetId,
      })),
    }),
    getComments: async ({ ids }) => ({
      comments: ids.filter((id) => id === 'comment-1').map((id) => ({ id, target: series })),
    }),
    getTopics: async ({ ids }) => ({ topics: ids.filter((id) => id === 'topic-1').map((id) => ({ id })) }),
  });
  site.peers.fake(PlaybackService, {
    checkSource: async ({ hash }) => ({ exists: true, episodeId: hash === 'hash-1' ? episodes[0]!.id : '' }),
  });
  site.peers.fake(SocialService, {
    getPosts: async ({ ids }) => ({ posts: ids.filter((id) => id === 'post-1').map((id) => ({ id })) }),
    getCollection: ({ collectionId: id }) => only('collection-1', id, { collection: { id } }),
    getGroups: async ({ ids }) => ({ groups: ids.map((id) => ({ id, slug: 'bozkir' })) }),
    copyReported: ({ id }) => only('story-1', id, { titleId: title.id }),
  });
  site.peers.fake(MessagingService, {
    getRoom: ({ code }) => only('room-1', code, { room: { code } }),
  });
  site.peers.calls.length = 0;
  const { data } = await site.graphql('{ moderationCases(state: OPEN) { items { path } } }', {}, asMember);
  expect(data).toEqual({ moderationCases: { items: targets.map(([, , path]) => ({ path })) } });
  // Kinds with a call for several ids are read with one call.
  for (const call of ['getComments', 'getTopics', 'getPosts', 'getGroups'])
    expect(site.peers.calls.filter((one) => one.endsWith(call))).toHaveLength(1);
});

it('the sanctions of the member concerned are read with the case; a filter is passed on', async () => {
  const asked: unknown[] = [];
  site.peers.fake(CommentsService, {
    getCase: async () => ({
      case: { ...given, subjectId: other.id },
      reports: [
        { memberId: member.id, problem: ReportProblem.SPAM, reportedAt: time, accepted: 3, refused: 1 },
      ],
    }),
    listCases: async ({ targetType, problem, order }) => {
      asked.push([targetType, problem, order]);
      return {};
    },
  });
  site.peers.fake(AccountsService, {
    listSanctions: async ({ memberId }) => ({
      sanctions: memberId === other.id ? [{ id: 's1', kind: SanctionKind.BAN, imposedAt: time }] : [],
    }),
  });
  const whole = 'moderationCase(id: "case-1") { reports { accepted refused } sanctions { id kind } }';
  expect((await site.graphql(`{ ${whole} }`, {}, asMember)).data).toEqual({
    moderationCase: { reports: [{ accepted: 3, refused: 1 }], sanctions: [{ id: 's1', kind: 'BAN' }] },
  });
  site.peers.fake(AccountsService, {
    listSanctions: async () => {
      throw new DomainError('TRY_AGAIN');
    },
  });
  expect((await site.graphql(`{ ${whole} }`, {}, asMember)).data).toEqual({
    moderationCase: { reports: [{ accepted: 3, refused: 1 }], sanctions: null },
  });
  const filter = 'targetType: POST, problem: PRIVATE_DATA, order: AGE';
  await site.graphql(`{ moderationCases(state: OPEN, ${filter}) { last } }`, {}, asMember);
  await site.graphql('{ moderationCases(state: CLOSED) { last } }', {}, asMember);
  expect(asked).toEqual([
    ['flow', ReportProblem.PRIVATE_DATA, CaseOrder.AGE],
    ['', ReportProblem.UNSPECIFIED, CaseOrder.WEIGHT],
  ]);
});

it('visitors are asked to sign in before any service is called', async () => {
  site.peers.calls.length = 0;
  const { errors } = await site.graphql('{ moderationCases(state: OPEN) { last } }');
  expect(errors).toMatchObject([{ extensions: { code: 'NO_SESSION' } }]);
  expect(site.peers.calls.filter((call) => call.startsWith('CommentsService'))).toEqual([]);
});

it('a reporter is notified of the decision, without the name of the reported member', async () => {
  const shownOf = async (caseOutcome: CaseOutcome) => {
    const entry = { id: 'notification-3', kind: NotificationKind.CASE, causeId: 'case-1', caseOutcome, time };
    site.peers.fake(NotificationsService, {
      listNotifications: async () => ({ notifications: [entry], info: info(1), unread: 1 }),
    });
    const query = '{ notifications { items { kind shown { heading text path } } } }';
    return (await site.graphql(query, {}, asMember)).data;
  };
  expect(await shownOf(CaseOutcome.REMOVE)).toEqual({
    notifications: {
      items: [
        {
          kind: 'CASE',
          shown: {
            heading: 'Bildirimin sonuçlandı',
            text: 'İçerik kurallara aykırı bulundu ve kaldırıldı.',
            path: null,
          },
        },
      ],
    },
  });
  expect(JSON.stringify(await shownOf(CaseOutcome.NOTHING))).toContain('kurallara aykırı bir şey bulunmadı');
});

it('a member reads own decisions, with a ban that has no case, and appeals one', async () => {
  const decision = {
    id: 'case-1',
    targetType: 'comment',
    outcome: CaseOutcome.WARN,
    violation: 1,
    decidedAt: time,
  };
  site.peers.fake(CommentsService, {
    listOwnDecisions: async () => ({ decisions: [{ ...decision, appealUntil: time }] }),
    appealDecision: async ({ decisionId, body }) => ({
      decision: { ...decision, id: decisionId, appeal: { body, sentAt: time, state: AppealState.PENDING } },
    }),
  });
  const sanction = { id: 's1', kind: SanctionKind.SILENCE, violation: 1, imposedAt: time };
  site.peers.fake(AccountsService, {
    listOwnSanctions: async () => ({
      sanctions: [
        sanction,
        { ...sanction, id: 's2', caseId: 'case-1' },
        { ...sanction, id: 's3', caseId: 'case-gone' },
      ],
    }),
  });
  const { data } = await site.graphql('{ ownDecisions { id outcome appeal { state } } }', {}, asMember);
  expect(data).toEqual({
    ownDecisions: [
      { id: 's1', outcome: 'SILENCE', appeal: null },
      { id: 's3', outcome: 'SILENCE', appeal: null },
      { id: 'case-1', outcome: 'WARN', appeal: null },
    ],
  });
  const asked =
    'mutation { appealDecision(input: { id: "case-1", body: "Neden" }) { decision { appeal { body state } } } }';
  expect((await site.graphql(asked, {}, asMember)).data).toEqual({
    appealDecision: { decision: { appeal: { body: 'Neden', state: 'PENDING' } } },
  });
});

it('a banned member appeals with the password and gets no session; a wrong password reaches no decision', async () => {
  const appealed: unknown[] = [];
  site.peers.fake(AccountsService, {
    proveBan: async ({ password }) => {
      if (password !== 'doğru parola') throw new DomainError('INVALID_CREDENTIALS');
      return { memberId: other.id, sanction: { id: 's1', caseId: 'case-1' } };
    },
  });
  site.peers.fake(CommentsService, {
    appealDecision: async ({ decisionId, body }, call) => {
      appealed.push([call.viewer.memberId, call.viewer.roles, decisionId]);
      const appeal = { body, sentAt: time, state: AppealState.PENDING };
      return { decision: { id: decisionId, outcome: CaseOutcome.BAN, decidedAt: time, appeal } };
    },
  });
  const appeal = (password: string) =>
    site.graphql(
      'mutation ($input: AppealBanInput!) { appealBan(input: $input) { decision { appeal { state } } } }',
      { input: { login: 'ada', password, body: 'Neden' } },
    );
  expect((await appeal('yanlış')).errors).toMatchObject([{ extensions: { code: 'INVALID_CREDENTIALS' } }]);
  expect(appealed).toEqual([]);
  expect((await appeal('doğru parola')).data).toEqual({
    appealBan: { decision: { appeal: { state: 'PENDING' } } },
  });
  expect(appealed).toEqual([[other.id, ['member'], 's1']]);
});

it('a member learns how an appeal was decided, with a link to the decisions', async () => {
  const entry = { id: 'notification-4', kind: NotificationKind.APPEAL, causeId: 'case-1', time };
  const told = async (more: object) => {
    site.peers.fake(NotificationsService, {
      listNotifications: async () => ({ notifications: [{ ...entry, ...more }], info: info(1), unread: 1 }),
    });
    const query = '{ notifications { items { shown { heading text path } } } }';
    return (await site.graphql(query, {}, asMember)).data;
  };
  const shown = (text: string) => ({
    notifications: { items: [{ shown: { heading: 'İtirazın sonuçlandı', text, path: '/itiraz' } }] },
  });
  expect(await told({ appeal: AppealState.OVERTURNED })).toEqual(shown('Karar geri alındı.'));
  expect(await told({ appeal: AppealState.OVERTURNED, contentLost: true })).toEqual(
    shown('Karar geri alındı. Kaldırılan içerik ise geri getirilemiyor.'),
  );
  expect(await told({ appeal: AppealState.UPHELD })).toEqual(shown('Karar yerinde bulundu ve değişmedi.'));
});
