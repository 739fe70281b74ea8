import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AppealState,
  CaseOrder,
  CaseOutcome,
  CaseState,
  CommentsService,
  ReportProblem,
  SocialService,
  TargetKind,
  TopicCategory,
  TopicOrder,
  Violation,
} from '@seyir/proto';
import { idOf, sqlIdOf } from '../lib/stage.ts';
import type { Site } from '../lib/site.ts';
import type { ServiceCalls } from './catalogue.ts';

/** The topic with many posts and followers. */
const LONG = idOf('7', 1);

/** Topics of all categories, one with many posts; open and decided cases about comments, every tenth appealed. */
const fillStatements = (count: number) => [
  `INSERT INTO topic (id, category, title, body, author_id, posted_at, active_at, last_number, changed_at)
   SELECT ${sqlIdOf('7', 'n')}, 1 + n % 5, 'Konu ' || n || ' ' || md5(n::text), 'Metin', ${sqlIdOf('e', 'n')},
     timestamptz '2025-01-01' + n * interval '1 min', timestamptz '2025-01-01' + n * interval '1 min',
     CASE WHEN n = 1 THEN ${count} ELSE 0 END, now()
   FROM generate_series(1, ${count}) n`,
  `INSERT INTO comment (id, target_kind, target_id, author_id, body, posted_at, silent, demo, changed_at, number)
   SELECT ${sqlIdOf('6', 'n')}, ${TargetKind.DISCUSSION}, '${LONG}', ${sqlIdOf('e', '1 + n % 5000')}, 'Yazı ' || n || ' ' || md5(n::text),
     timestamptz '2025-01-01' + n * interval '10 s', true, false, now(), n
   FROM generate_series(1, ${count}) n`,
  `INSERT INTO thread VALUES (${TargetKind.DISCUSSION}, '${LONG}', ${count}, 0, 1)`,
  `INSERT INTO topic_reader (member_id, topic_id, followed_at, read_number)
   SELECT ${sqlIdOf('e', 'n')}, '${LONG}', now(), 1 FROM generate_series(1, ${count}) n
   UNION ALL SELECT ${sqlIdOf('e', '0')}, ${sqlIdOf('7', 'n')}, now(), 1 FROM generate_series(2, ${count}) n`,
  `INSERT INTO moderation_case (id, target_type, target_id, state, report_count, opened_at, version, changed_at, weight, subject_id,
     outcome, closed_at, closed_by, violation, appeal_body, appealed_at, appeal_state)
   SELECT ${sqlIdOf('5', 'n')}, 'comment', (${sqlIdOf('c', 'n')})::text, CASE WHEN open THEN 'open' ELSE 'closed' END, 1,
     timestamptz '2025-01-01' + n * interval '1 min', 1, now(), 4 + n % 7, ${sqlIdOf('e', '1 + n % 100')},
     CASE WHEN NOT open THEN 'warn' END, CASE WHEN NOT open THEN now() END, CASE WHEN NOT open THEN ${sqlIdOf('e', '7')} END,
     CASE WHEN open THEN 0 ELSE 1 END, CASE WHEN n % 10 = 1 THEN 'Neden?' ELSE '' END, CASE WHEN n % 10 = 1 THEN now() END,
     CASE WHEN n % 10 = 1 THEN 'pending' END
   FROM (SELECT n, n % 2 = 0 AS open FROM generate_series(1, ${count}) n) given`,
  `INSERT INTO report (case_id, member_id, problem, description, reported_at)
   SELECT ${sqlIdOf('5', 'n')}, ${sqlIdOf('e', 'n + 1')}, 'insult', '', now() FROM generate_series(1, ${count}) n`,
  `VACUUM ANALYZE`,
];

/** The calls of comments about topics, cases and appeals. */
export const forumCalls = async ({ bench, databases, sizes }: Site): Promise<ServiceCalls['calls']> => {
  const count = Math.max(1_000, sizes.thread);
  // Every requested post is there and shown.
  bench.fake(SocialService, {
    findShown: async ({ collectionIds, postIds }) => ({
      collectionIds,
      posts: postIds.map((id) => ({ id })),
    }),
  });
  for (const statement of fillStatements(count)) await databases.comments.query(statement);
  const as = (n: number, ...roles: ('moderator' | 'admin')[]) =>
    bench.client(CommentsService, {
      memberId: idOf('e', n),
      sessionId: `s${n}`,
      roles: ['member', ...roles],
    });
  // Member 0 follows all topics; member 9_999 has none, so that a new topic is not one too many.
  const [reader, follower, author] = [as(1), as(0), as(9_999)];
  const [moderator, other, admin] = [as(9_001, 'moderator'), as(9_002, 'moderator'), as(9_003, 'admin')];
  const notifications = bench.serviceClient(CommentsService, 'notifications');
  const importer = bench.serviceClient(CommentsService, 'importer');
  const past = timestampFromDate(new Date('2026-01-01T00:00:00Z'));
  const ids = [LONG, idOf('7', 2)];
  const caseId = (n: number) => idOf('5', n);
  /** The first page and the next one. */
  const pages = async (
    list: (page: { size: number; cursor: string }) => Promise<{ info?: { nextCursor: string } | undefined }>,
  ) => {
    const { info } = await list({ size: 20, cursor: '' });
    await list({ size: 20, cursor: info?.nextCursor ?? '' });
  };
  const category = TopicCategory.GENERAL;
  const created = async () =>
    (await author.createTopic({ category, title: 'Yeni bir konu', body: 'Metin' })).topic;
  return {
    getHiding: () => reader.getHiding({}),
    getPostCounts: () => reader.getPostCounts({ postIds: [idOf('b', 1)] }),
    listTopics: async () => {
      for (const order of [TopicOrder.ACTIVITY, TopicOrder.NEW, TopicOrder.UNANSWERED])
        for (const category of [TopicCategory.UNSPECIFIED, TopicCategory.GENERAL])
          await pages((page) => reader.listTopics({ order, category, page }));
      await pages((page) => follower.listTopics({ order: TopicOrder.FOLLOWED, page }));
      await pages((page) => reader.listTopics({ titleId: idOf('a', 1), page }));
      for (const query of ['konu', 'konu 77', 'yoktur'])
        await pages((page) => reader.listTopics({ query, page }));
    },
    getTopics: () => reader.getTopics({ ids }),
    revealTopics: () => reader.revealTopics({ ids }),
    createTopic: created,
    editTopic: async () => {
      const topic = await created();
      await author.editTopic({
        topicId: topic?.id,
        title: 'Başka bir konu',
        body: 'Metin',
        version: topic?.version,
      });
    },
    deleteTopic: async () => author.deleteTopic({ topicId: (await created())?.id }),
    lockTopic: async () => {
      for (const locked of [true, false]) await moderator.lockTopic({ topicId: LONG, locked });
    },
    pinTopic: () => moderator.pinTopic({ topicId: LONG, pinned: true }),
    moveTopic: () => moderator.moveTopic({ topicId: idOf('7', 3), category: TopicCategory.SUGGESTIONS }),
    listPosts: async () => {
      await pages((page) => reader.listPosts({ topicId: LONG, page }));
      await reader.listPosts({ topicId: LONG, page: { size: 20 }, fromNumber: Math.round(count / 2) });
      await reader.listPosts({ topicId: LONG, page: { size: 20 }, beforeNumber: count + 1 });
    },
    searchPosts: async () => {
      for (const query of ['yazi', 'yazisiz'])
        await reader.searchPosts({ topicId: LONG, query, page: { size: 20 } });
    },
    addPost: () => reader.addPost({ topicId: LONG, body: 'Bir yazı' }),
    followTopic: async () => {
      for (const followed of [true, false]) await author.followTopic({ topicId: LONG, followed });
    },
    markTopicRead: () => reader.markTopicRead({ topicId: LONG, number: 20 }),
    getTopicStates: () => follower.getTopicStates({ ids }),
    listTopicFollowers: async () => {
      await notifications.listTopicFollowers({ topicId: LONG, limit: 200 });
      await notifications.listTopicFollowers({ topicId: LONG, limit: 200, after: idOf('e', 500) });
    },
    getTopicNews: () =>
      notifications.getTopicNews({ topicId: LONG, memberIds: [idOf('e', 1), idOf('e', 2)] }),
    importTopics: () =>
      importer.importTopics({
        topics: [
          {
            id: idOf('7', 900_000_001),
            category,
            title: 'Eski konu',
            body: 'Metin',
            authorId: idOf('e', 3),
            postedAt: past,
            posts: [
              { id: idOf('6', 900_000_001), authorId: idOf('e', 4), body: 'Eski yazı', postedAt: past },
            ],
          },
        ],
      }),
    listCases: async () => {
      for (const order of [CaseOrder.WEIGHT, CaseOrder.AGE])
        for (const state of [CaseState.OPEN, CaseState.CLOSED])
          for (const filter of [{}, { targetType: 'comment' }])
            await pages((page) => moderator.listCases({ state, order, ...filter, page }));
      // Closed cases are not filtered by their problem.
      const open = { state: CaseState.OPEN, problem: ReportProblem.INSULT };
      await pages((page) => moderator.listCases({ ...open, page }));
    },
    getCase: () => moderator.getCase({ caseId: caseId(2) }),
    assignCase: async () => {
      for (const assigned of [true, false]) await moderator.assignCase({ caseId: caseId(2), assigned });
    },
    closeCase: () =>
      moderator.closeCase({
        caseId: caseId(6),
        outcome: CaseOutcome.WARN,
        note: 'Uyarı',
        version: 1,
        violation: Violation.INSULT,
      }),
    listReporters: () => notifications.listReporters({ caseId: caseId(2), limit: 200 }),
    importCases: () =>
      importer.importCases({
        cases: [
          {
            id: caseId(900_000_001),
            targetType: 'comment',
            targetId: idOf('c', 77),
            reports: [{ memberId: idOf('e', 5), problem: ReportProblem.INSULT, reportedAt: past }],
          },
        ],
      }),
    listOwnDecisions: () => as(2).listOwnDecisions({}),
    // Case 3 is about member 4, and without an appeal.
    appealDecision: () => as(4).appealDecision({ decisionId: caseId(3), body: 'Bu doğru değil' }),
    listAppeals: () => pages((page) => other.listAppeals({ page })),
    decideAppeal: () =>
      other.decideAppeal({ caseId: caseId(11), state: AppealState.UPHELD, note: 'Karar yerinde' }),
    getCaseStatistics: () => moderator.getCaseStatistics({}),
    listAudit: () => admin.listAudit({}),
  };
};
