import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { toRecord } from '@seyir/kit';
import { eventually, explainStatements, isBeyondBudget, type ExplainedStatement } from '@seyir/kit/testing';
import {
  AdvertMoment,
  AdvertVariant,
  CommentsService,
  LibraryList,
  NotificationsService,
  NotifyKind,
  PlaybackService,
  SourceKind,
  TargetKind,
  TitleMark,
  topics,
  TranslationKind,
  type Topic,
} from '@seyir/proto';
import { openCatalogue } from '../lib/catalogue.ts';
import { theSite, type Site } from '../lib/site.ts';
import { idOf, type Database } from '../lib/stage.ts';
import { catalogueCalls, type ServiceCalls } from '../statements/catalogue.ts';
import { forumCalls } from '../statements/forum.ts';
import type { Options, Row } from '../run.ts';
import type { Json } from '../../lib/json.ts';

const PATIENCE_MS = 60_000;
/** Calls that are allowed to no viewer and no service. */
const OF_NOBODY = ['notifications.snapshot'];

export const says = 'every statement that the calls and tasks of a service run, under EXPLAIN';
export const paths = [
  'services/comments/src/adapters/store',
  'services/playback/src/adapters/store',
  'services/notifications/src/adapters/store',
  'services/catalogue/src/adapters/store',
  'services/kit/src',
];

export const run = async (options: Options) => {
  const site = await theSite(options);
  const rows: Row[] = [];
  const planned = plan(site);
  Object.assign(planned.comments.calls, await forumCalls(site));
  for (const [service, calls] of Object.entries(planned))
    rows.push(await explained(service, site.databases[service as 'comments'], calls));
  const catalogue = await openCatalogue(options);
  try {
    rows.push(await explained('catalogue', catalogue.database, await catalogueCalls(catalogue, options)));
  } finally {
    await catalogue.close();
  }
  return rows;
};

/** Runs the calls of a service and compares each of their statements with the budget. */
const explained = async (
  service: string,
  database: Database,
  { contract, calls }: ServiceCalls,
): Promise<Row> => {
  const tables = await tablesOf(database);
  /** the worst run of each text */
  const worst: Map<string, ExplainedStatement> = new Map();
  const failures: string[] = [];
  for (const [name, call] of Object.entries(calls))
    try {
      for (const one of await explainStatements(tables, call)) {
        const known = worst.get(one.text);
        if (!known || excess(one) > excess(known)) worst.set(one.text, one);
      }
    } catch (error) {
      failures.push(`${name}: ${error instanceof AggregateError ? error.errors.join('; ') : error}`);
    }
  const beyond = [...worst.values()].filter(isBeyondBudget);
  const methods = contract.methods.map(({ localName }) => localName);
  const left = methods.filter(
    (name) => !Object.hasOwn(calls, name) && !OF_NOBODY.includes(`${service}.${name}`),
  );
  const listed = beyond.map(
    ({ text, rowsRead, rowsAnswered }) =>
      `read ${rowsRead}, answered ${rowsAnswered}: ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`,
  );
  return {
    value: `${service}: ${worst.size} statements of ${Object.keys(calls).length} calls and removals${left.length > 0 ? ` (not called: ${left.join(', ')})` : ''}; ${beyond.length} beyond the budget${['', ...listed, ...failures].join(' • ')}`,
    promise: 'rows read ≤ 50 × rows answered + 500',
    ok: beyond.length === 0 && failures.length === 0,
  };
};

const excess = ({ rowsRead, rowsAnswered }: ExplainedStatement) => rowsRead - 50 * rowsAnswered;

const tablesOf = async (database: Database): Promise<string[]> =>
  (
    await database.query(
      `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p', 'v') AND NOT relispartition
         AND relnamespace = 'public'::regnamespace`,
    )
  ).map(({ name }) => name);

/** The calls of each service on its largest objects, by method name, and the methods without one. */
const plan = (site: Site): Record<'comments' | 'playback' | 'notifications', ServiceCalls> => {
  const { bench, databases } = site;
  const target = { kind: TargetKind.EPISODE, id: idOf('b', 1) };
  const [one, many] = [site.comments(1), site.comments(0)];
  const [viewer, heavy] = [site.playback(1), site.playback(0)];
  const [notified, notifiedOften] = [site.notifications(1), site.notifications(0)];
  const commentId = idOf('c', 4);
  const page = { number: 1, size: 20 };
  const after = async (service: string, record: Json) => {
    await bench.bus.publish([record]);
    const left = `SELECT count(*)::int AS n FROM task WHERE input->>'pass' = '1' AND dead_at IS NULL`;
    await eventually(async () => {
      const [{ n }] = await databases[service as 'comments'].query(left);
      return n === 0;
    }, PATIENCE_MS);
  };
  const gone = (topic: Topic, message: object) =>
    toRecord(topic, { ...message, version: 2, removed: true }, { id: crypto.randomUUID(), time: new Date() });
  const lastOf = async () => (await one.listComments({ target, page, replies: 3 })).comments[0]?.id ?? '';
  const memberIds = [idOf('e', 1)];
  const subjectIds = [idOf('b', 60)];
  const past = timestampFromDate(new Date('2026-01-01T00:00:00Z'));
  const bring = bench.serviceClient(PlaybackService, 'importer');
  const social = bench.serviceClient(PlaybackService, 'social');
  const bringComments = bench.serviceClient(CommentsService, 'importer');
  const editor = bench.client(PlaybackService, {
    memberId: idOf('e', 5),
    sessionId: 'editor',
    roles: ['member', 'editor'],
  });
  const advert = {
    id: idOf('8', 1),
    link: 'https://reklam.example',
    seconds: 8,
    video: '',
    image: 'ad.webp',
  };
  const placement = {
    id: idOf('7', 1),
    name: 'Yer',
    variant: AdvertVariant.OWN_TIME,
    titleIds: [idOf('a', 3)],
    adverts: [advert],
  };
  const aGroup = (n: number) => ({
    episodeId: idOf('b', n),
    groupId: idOf('9', 3),
    name: 'Grup',
    translation: TranslationKind.SUBTITLED,
    sources: [
      {
        id: idOf('d', 3),
        name: 'Kaynak',
        kind: SourceKind.STREAM,
        tiers: ['720p'],
        location: 'clips/sea',
      },
    ],
  });
  const aReaction = { targetType: 'comment', memberId: idOf('e', 3), reaction: 1 };
  const aComment = (n: number) => ({
    id: crypto.randomUUID(),
    target,
    parentId: n === 0 ? '' : commentId,
    authorId: idOf('e', 3),
    body: 'Eskiden',
    postedAt: past,
  });
  // The generated progress has other ids than the service would create, so this test watches a title without
  // progress.
  const unbegunNr = site.sizes.own + 51;
  const [unbegun, titleOfUnbegun] = [idOf('b', unbegunNr), idOf('a', 1 + Math.floor((unbegunNr - 1) / 5))];
  const title = { titleId: idOf('a', 30) };
  const episode = { episodeId: idOf('b', 200), titleId: idOf('a', 40) };
  return {
    comments: {
      contract: CommentsService,
      calls: {
        listComments: async () => {
          const { info } = await one.listComments({ target, page, replies: 20 });
          await one.listComments({ target, page: { size: 20, cursor: info?.nextCursor ?? '' }, replies: 20 });
          await one.listComments({ target, page: { number: 40, size: 20 }, newestId: await lastOf() });
        },
        listReplies: () => one.listReplies({ parentId: commentId, page }),
        getComments: () => one.getComments({ ids: [commentId, idOf('c', 8)] }),
        revealComments: () => one.revealComments({ ids: [commentId] }),
        postComment: () => one.postComment({ target, body: 'Merhaba' }),
        postReply: () => one.postReply({ parentId: commentId, body: 'Katılıyorum' }),
        editComment: async () => {
          const made = (await one.postComment({ target, body: 'Bir' })).comment;
          await one.editComment({ commentId: made?.id, body: 'İki', version: made?.version });
        },
        deleteComment: async () => {
          const made = (await one.postComment({ target, body: 'Üç' })).comment;
          await one.deleteComment({ commentId: made?.id });
        },
        setReaction: () =>
          one.setReaction({ targetType: 'comment', targetId: commentId, reaction: 1, active: true }),
        deleteReaction: async () => {
          const request = { targetType: 'comment', targetId: idOf('c', 12), reaction: 2, active: true };
          const { reactionId } = await one.setReaction(request);
          await one.deleteReaction({ reactionId, targetType: 'comment' });
        },
        getOwnReactions: () => many.getOwnReactions({ targetType: 'comment', targetIds: [commentId] }),
        report: () => one.report({ targetType: 'comment', targetId: commentId, problem: 3, description: '' }),
        importComments: () => bringComments.importComments({ comments: [0, 1].map(aComment) }),
        importReactions: () =>
          bringComments.importReactions({
            reactions: [0, 1].map((n) => ({ ...aReaction, targetId: idOf('c', 20 + n) })),
          }),
        countKept: () => bringComments.countKept({ memberIds, subjectIds }),
        snapshot: () =>
          bench
            .serviceClient(CommentsService, 'notifications')
            .snapshot({ topic: topics.comment.name, cursor: '', limit: 200 }),
        'an episode is removed': () => after('comments', gone(topics.episode, episode)),
        'a title is removed': () => after('comments', gone(topics.title, title)),
        'a member is removed': () => after('comments', gone(topics.member, { memberId: idOf('e', 77) })),
      },
    },
    playback: {
      contract: PlaybackService,
      calls: {
        listSourceGroups: () => viewer.listSourceGroups({ episodeId: idOf('b', 1) }),
        listTitleGroups: () => viewer.listTitleGroups({ titleId: idOf('a', 1), season: 1, page }),
        getSourceGroup: () => viewer.getSourceGroup({ hash: 'group7' }),
        checkSource: () => viewer.checkSource({ hash: 'source7-0' }),
        getStream: () => viewer.getStream({ sourceHash: 'source7-0', episodeId: idOf('b', 7) }),
        importSources: () => bring.importSources({ groups: [7, 8].map(aGroup) }),
        savePosition: () =>
          viewer.savePosition({ episodeId: idOf('b', 2), positionSeconds: 7, durationSeconds: 1_000 }),
        listContinueWatching: async () => {
          const { info } = await heavy.listContinueWatching({ page });
          await heavy.listContinueWatching({ page: { size: 20, cursor: info?.nextCursor ?? '' } });
        },
        removeContinueWatching: async () => {
          const id = (await heavy.listContinueWatching({ page })).positions[0]?.id;
          await heavy.removeContinueWatching({ id });
        },
        getPositions: () => heavy.getPositions({ episodeIds: [idOf('b', 6), idOf('b', 7)] }),
        reached: () =>
          bench.serviceClient(PlaybackService, 'comments').reached({
            memberId: idOf('e', 0),
            scopes: [{ titleId: idOf('a', 2), season: 1, number: 1 }],
          }),
        setEpisodeWatched: async () => {
          for (const watched of [true, false]) await heavy.setEpisodeWatched({ episodeId: unbegun, watched });
        },
        setSeasonWatched: async () => {
          for (const watched of [true, false])
            await heavy.setSeasonWatched({ titleId: titleOfUnbegun, season: 1, watched });
        },
        setTitleMark: () => viewer.setTitleMark({ titleId: idOf('a', 4), mark: TitleMark.FAVOURITE }),
        chooseGroup: () =>
          viewer.chooseGroup({ titleId: idOf('a', 3), groupId: idOf('9', 2), keepEarlier: false }),
        getLibrary: () => heavy.getLibrary({ titleIds: [idOf('a', 3)], episodeIds: [idOf('b', 9)] }),
        listLibrary: async () => {
          const list = LibraryList.WATCH_LIST;
          const { info } = await heavy.listLibrary({ list, page });
          await heavy.listLibrary({ list, page: { size: 20, cursor: info?.nextCursor ?? '' } });
          await heavy.listLibrary({ list: LibraryList.FOLLOWED, watched: true, page });
        },
        listLastWatched: () => heavy.listLastWatched({ page }),
        listMostWatched: () => viewer.listMostWatched({}),
        listMemberLibrary: async () => {
          const asked = { memberId: idOf('e', 0), list: LibraryList.WATCH_LIST };
          const { info } = await social.listMemberLibrary({ ...asked, page });
          await social.listMemberLibrary({ ...asked, page: { size: 20, cursor: info?.nextCursor ?? '' } });
        },
        setScore: async () => {
          for (const score of [8, 9, 0]) await viewer.setScore({ titleId: idOf('a', 6), score });
        },
        getScores: () => viewer.getScores({ titleIds: [idOf('a', 6), idOf('a', 7)] }),
        getTranslations: () => viewer.getTranslations({ episodeIds: [idOf('b', 7), idOf('b', 8)] }),
        getFollowerCounts: () => viewer.getFollowerCounts({ titleIds: [idOf('a', 3)] }),
        importPlacements: () => bring.importPlacements({ placements: [placement] }),
        getPreRoll: () => viewer.getPreRoll({ titleId: idOf('a', 3) }),
        countAdvert: () => viewer.countAdvert({ advertId: idOf('8', 1), moment: AdvertMoment.CLICK }),
        countFailedPlay: async () => {
          const { groups } = await viewer.listSourceGroups({ episodeId: idOf('b', 9) });
          const sourceHash = groups[0]?.sources[0]?.hash ?? '';
          await viewer.countFailedPlay({ sourceHash, episodeId: idOf('b', 9) });
        },
        listPlacements: () => editor.listPlacements({}),
        removePlacements: () => bring.removePlacements({ ids: [placement.id] }),
        importPositions: () =>
          bring.importPositions({
            positions: [3, 4].map((n) => ({
              memberId: idOf('e', n),
              episodeId: idOf('b', 400 + n),
              positionSeconds: 9,
              measuredAt: past,
            })),
          }),
        importLibrary: () =>
          bring.importLibrary({
            entries: [3, 4].map((n) => ({
              memberId: idOf('e', n),
              titleId: idOf('a', 50 + n),
              marks: [TitleMark.FOLLOWED, TitleMark.WATCH_LIST],
              markedAt: past,
            })),
          }),
        countKept: () => bring.countKept({ memberIds, subjectIds }),
        snapshot: () =>
          bench
            .serviceClient(PlaybackService, 'notifications')
            .snapshot({ topic: topics.sources.name, cursor: '', limit: 200 }),
        'an episode is removed': () => after('playback', gone(topics.episode, { ...episode, version: 3 })),
        'a title is removed': () => after('playback', gone(topics.title, title)),
        'a member is removed': () => after('playback', gone(topics.member, { memberId: idOf('e', 78) })),
      },
    },
    notifications: {
      contract: NotificationsService,
      calls: {
        listNotifications: async () => {
          const { info } = await notifiedOften.listNotifications({ page });
          await notifiedOften.listNotifications({ page: { size: 20, cursor: info?.nextCursor ?? '' } });
        },
        getActivity: () => notifiedOften.getActivity({}),
        markRead: () => notifiedOften.markRead({}),
        setLetMeKnow: () => notified.setLetMeKnow({ kind: NotifyKind.TITLE, id: idOf('a', 9), active: true }),
        getLetMeKnow: () => notified.getLetMeKnow({ kind: NotifyKind.TITLE, ids: [idOf('a', 9)] }),
        countKept: () =>
          bench.serviceClient(NotificationsService, 'importer').countKept({ memberIds, subjectIds }),
        'a reply arrives': async () => {
          await many.postReply({ parentId: idOf('c', 16), body: 'Evet' });
          const sent = `SELECT count(*)::int AS n FROM outbox WHERE published_at IS NULL`;
          await eventually(async () => (await databases.comments.query(sent))[0].n === 0);
        },
        'an episode is removed': () =>
          after('notifications', gone(topics.episode, { ...episode, episodeId: idOf('b', 205) })),
        'a member is removed': () => after('notifications', gone(topics.member, { memberId: idOf('e', 79) })),
      },
    },
  };
};
