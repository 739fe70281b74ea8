import {
  erasingRows,
  erasuresOf,
  handleTask,
  sweepRows,
  Tally,
  type EraseMemberData,
  type ServiceContext,
  type TallyHandler,
  type TaskHandler,
  type Wiring,
} from '@seyir/kit';
import { AccountsService, CatalogueService, CommentsService, PlaybackService, topics } from '@seyir/proto';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { membersOf } from './adapters/clients/members.js';
import { librariesOf } from './adapters/clients/libraries.js';
import { progressOf } from './adapters/clients/progress.js';
import { noticeEvents } from './adapters/events/notices.js';
import { publishClaps, publishResults } from './adapters/events/post-frames.js';
import { collectionEvents, followEvents, groupEvents, postEvents } from './adapters/events/publisher.js';
import { SqlBadgeStore } from './adapters/store/badge-store.js';
import { SqlCircleStore } from './adapters/store/circle-store.js';
import { LIKES } from './adapters/store/collection-rows.js';
import { SqlCollectionStore } from './adapters/store/collection-store.js';
import { SqlCoverStore } from './adapters/store/cover-store.js';
import { FOLLOWS, SqlFollowStore } from './adapters/store/follow-store.js';
import { SqlGroupMemberStore } from './adapters/store/group-member-store.js';
import { SqlGroupMemoryStore } from './adapters/store/group-memory-store.js';
import { SqlGroupPlanNotices } from './adapters/store/group-plan-notices.js';
import { SqlGroupStore } from './adapters/store/group-store.js';
import { SqlKeptStore } from './adapters/store/kept-store.js';
import { CLAPS, POLLS } from './adapters/store/post-rows.js';
import { sweepProgress } from './adapters/store/sweep-progress.js';
import { groupPictures, photoFiles } from './adapters/store/photo-files.js';
import { noticeVersions } from './adapters/store/notice-versions.js';
import { SqlPhotoStore } from './adapters/store/photo-store.js';
import { SqlStoryStore, STORY_VOTES } from './adapters/store/story-store.js';
import { SqlPostStore } from './adapters/store/post-store.js';
import { backfillBadgesStep, backfillBadgesTask } from './app/backfill-badges.js';
import { deleteGroupStep, deleteGroupTask } from './app/delete-group.js';
import { deletePhotosStep, deletePhotosTask } from './app/delete-photos.js';
import { deletePostStep, deletePostTask, erasePosts } from './app/delete-post.js';
import { deleteCollectionStep, deleteCollectionTask, eraseCollections } from './app/delete-collection.js';
import { deleteStoryStep, deleteStoryTask, eraseStories } from './app/delete-story.js';
import { grantBadges } from './app/grant-badges.js';
import { handOverGroupsStep, handOverGroupsTask } from './app/hand-over-groups.js';
import { leaveAllGroups } from './app/leave-all-groups.js';
import { removeTitleStep, removeTitleTask } from './app/remove-title.js';
import { removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { sweepGroupPictures } from './app/sweep-group-pictures.js';
import { sweepPhotos } from './app/sweep-photos.js';
import { tellGroupPlans, tellGroupPlanStep, tellGroupPlanTask } from './app/tell-group-plans.js';
import { tellPollEnds } from './app/tell-poll-ends.js';
import { relations } from './relations.js';
import { useCases, type Ports, type UseCases } from './use-cases.js';

const DAY_MS = 86_400_000;

/** The only place that connects use cases with their stores and peers. */
export const wire = (context: ServiceContext): Wiring<UseCases> => {
  const { unitOfWork, peers } = context;
  const tallies = {
    follows: new Tally(FOLLOWS, unitOfWork),
    polls: new Tally(POLLS, unitOfWork),
    claps: new Tally(CLAPS, unitOfWork),
    likes: new Tally(LIKES, unitOfWork),
    stories: new Tally(STORY_VOTES, unitOfWork),
  };
  const ports = portsOf(context, tallies);
  const app = useCases(ports);
  const accounts = peers.client(AccountsService);
  const playback = peers.client(PlaybackService);
  const comments = peers.client(CommentsService);
  const afterFolds = new Map([
    [tallies.likes, keepLikes(ports)],
    [tallies.stories, keepScores(ports)],
    [tallies.claps, publishClaps(context)],
    [tallies.polls, publishResults(context)],
  ]);
  return {
    useCases: app,
    relations: relations(ports),
    tasks: tasksOf(ports),
    // The job that deletes uploads without a post.
    jobs: [
      { name: 'sweep-photos', everyMs: DAY_MS, run: sweepPhotos(ports) },
      {
        name: 'sweep-group-pictures',
        everyMs: DAY_MS,
        run: sweepGroupPictures({ ...ports, groupPictures: groupPictures(context.blobs) }),
      },
      { name: 'grant-badges', everyMs: 1_000, run: grantBadges(ports) },
      { name: 'tell-poll-ends', everyMs: 5_000, run: tellPollEnds(ports) },
      { name: 'tell-group-plans', everyMs: 5_000, run: tellGroupPlans(ports) },
    ],
    // Pages read these counters together with the counted data; no other service uses them. Collections and stories are also
    // sorted by their counters, and open pages follow the counters of posts.
    tallies: Object.values(tallies).map((tally) => ({
      tally,
      afterFold: afterFolds.get(tally) ?? (() => Promise.resolve()),
    })),
    erasures: erasuresOf(accounts.listErased, app.removeMember),
    projections: [
      { topic: topics.block, snapshot: accounts.snapshot, sweep: sweepRows('block', 'block_id') },
      { topic: topics.member, snapshot: accounts.snapshot, sweep: sweepRows('audience', 'member_id') },
      { topic: topics.mutedWords, snapshot: accounts.snapshot, sweep: sweepRows('muted_words', 'member_id') },
      // Counts what members watched and wrote before badges existed.
      {
        topic: topics.progress,
        snapshot: playback.snapshot,
        sweep: sweepProgress,
      },
      {
        topic: topics.comment,
        snapshot: comments.snapshot,
        sweep: sweepRows('written_comment', 'comment_id'),
      },
    ],
  };
};

const keepLikes =
  ({ collections }: Ports): TallyHandler['afterFold'] =>
  (folded) =>
    collections.keepLikes(folded.map(({ target: { id }, counts }) => ({ id, likes: counts[0] ?? 0 })));

const keepScores =
  ({ stories }: Ports): TallyHandler['afterFold'] =>
  (folded) =>
    stories.keepScores(
      folded.map(({ target: { id }, counts: [up = 0, down = 0] }) => ({ id, score: up - down })),
    );

type Tallies = Readonly<Record<'follows' | 'polls' | 'claps' | 'likes' | 'stories', Tally>>;

const portsOf = (context: ServiceContext, tallies: Tallies): Ports => {
  const { unitOfWork, blobs, goneMembers, tasks, clock, ids, peers, logger } = context;
  const notices = noticeEvents(context, noticeVersions(unitOfWork));
  const circles = new SqlCircleStore(unitOfWork);
  return {
    follows: new SqlFollowStore(unitOfWork, tallies.follows),
    circles,
    posts: new SqlPostStore(unitOfWork, tallies),
    groups: new SqlGroupStore(unitOfWork),
    groupMembers: new SqlGroupMemberStore(unitOfWork),
    groupEvents: groupEvents(context),
    groupMemory: new SqlGroupMemoryStore(unitOfWork),
    groupPlanNotices: new SqlGroupPlanNotices(unitOfWork),
    photos: new SqlPhotoStore(unitOfWork),
    photoFiles: photoFiles(blobs),
    collections: new SqlCollectionStore(unitOfWork, tallies.likes),
    stories: new SqlStoryStore(unitOfWork, tallies.stories),
    covers: new SqlCoverStore(unitOfWork),
    kept: new SqlKeptStore(unitOfWork),
    members: membersOf(peers.client(AccountsService)),
    catalogue: catalogueOf(peers.client(CatalogueService)),
    progress: progressOf(peers.client(PlaybackService)),
    libraries: librariesOf(peers.client(PlaybackService)),
    onUnknown: (error) => logger.warn({ err: error }, 'progress unknown, spoilers stay covered'),
    events: postEvents(context, notices, circles),
    notices,
    followEvents: followEvents(context),
    badges: new SqlBadgeStore(unitOfWork),
    collectionEvents: collectionEvents(context),
    goneMembers,
    transaction: unitOfWork,
    tasks,
    clock,
    ids,
  };
};

const tasksOf = (ports: Ports): TaskHandler[] => [
  handleTask(removeMemberTask, removeMemberStep({ ...ports, memberData: memberDataOf(ports) })),
  handleTask(deletePostTask, deletePostStep(ports)),
  handleTask(deleteGroupTask, deleteGroupStep(ports)),
  handleTask(deletePhotosTask, deletePhotosStep(ports)),
  handleTask(deleteCollectionTask, deleteCollectionStep(ports)),
  handleTask(deleteStoryTask, deleteStoryStep(ports)),
  handleTask(removeTitleTask, removeTitleStep(ports)),
  handleTask(backfillBadgesTask, backfillBadgesStep(ports)),
  handleTask(tellGroupPlanTask, tellGroupPlanStep(ports)),
  handleTask(handOverGroupsTask, handOverGroupsStep(ports)),
];

/** The data about members, in the order in which `remove-member` erases it; counters come after the rows that they count. */
const memberDataOf = (ports: Ports): EraseMemberData[] => {
  const { posts, collections, stories, follows, circles, badges, groupMemory, clock } = ports;
  return [
    erasePosts(ports),
    erasingRows((memberId, limit) => posts.forgetMember(memberId, limit)),
    erasingRows((memberId, limit) => posts.forgetMentions(memberId, limit)),
    leaveAllGroups(ports),
    eraseCollections(ports),
    erasingRows((memberId, limit) => collections.forgetLikes(memberId, limit)),
    eraseStories(ports),
    erasingRows((memberId, limit) => stories.forgetVotes(memberId, limit)),
    erasingRows((memberId, limit) => follows.forget(memberId, limit)),
    erasingRows((memberId, limit) => circles.forget(memberId, limit)),
    erasingRows((memberId, limit) => badges.forget(memberId, limit)),
    erasingRows((memberId, limit) => groupMemory.forgetMember(memberId, limit)),
    (memberId, limit) => follows.forgetCounts(memberId, limit, clock.now()),
  ];
};
