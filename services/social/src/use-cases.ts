import {
  countKept,
  listAudit,
  type Clock,
  type GoneMembers,
  type Ids,
  type KeptCounter,
  type StoredFiles,
  type Tasks,
  type UnitOfWork,
} from '@seyir/kit';
import { answerFollowRequest } from './app/answer-follow-request.js';
import { answerGroupRequest } from './app/answer-group-request.js';
import type { BadgeStore } from './app/badge-ports.js';
import { listBadges } from './app/list-badges.js';
import { keepWatched, keepWritten } from './app/keep-watched.js';
import { clap } from './app/clap.js';
import { copyReported } from './app/copy-reported.js';
import { findReportedTitle } from './app/find-reported-title.js';
import { createCollection } from './app/create-collection.js';
import { deleteCollection } from './app/delete-collection.js';
import { editCollection, setCollectionEntries } from './app/edit-collection.js';
import { findShown, getCollection } from './app/get-collection.js';
import { importCollections } from './app/import-collections.js';
import { likeCollection } from './app/like-collection.js';
import { listCollections, listMemberCollections } from './app/list-collections.js';
import { listMemberTitles, type Libraries } from './app/list-member-titles.js';
import { deleteStory } from './app/delete-story.js';
import { listStories } from './app/list-stories.js';
import { setStory } from './app/set-story.js';
import { voteOnStory } from './app/vote-on-story.js';
import type { StoryStore } from './app/story-ports.js';
import { removeTitle } from './app/remove-title.js';
import type { CollectionEvents, CollectionStore } from './app/collection-ports.js';
import { countNewer, listFeed, listMemberPosts } from './app/list-feed.js';
import { createGroup } from './app/create-group.js';
import type { CoverStore } from './app/cover-ports.js';
import { coverText } from './app/cover-text.js';
import { createPost } from './app/create-post.js';
import { deleteGroup } from './app/delete-group.js';
import { deletePostPhoto } from './app/delete-post-photo.js';
import { deletePost } from './app/delete-post.js';
import { editPost } from './app/edit-post.js';
import { getGroupCandidates } from './app/get-group-candidates.js';
import { getGroupBySlug, getGroups } from './app/get-groups.js';
import { getHiddenAuthors } from './app/get-hidden-authors.js';
import { findShownPosts, getOwnClaps, getPosts, revealPosts } from './app/get-posts.js';
import { getRelationships } from './app/get-relationships.js';
import { importFollows } from './app/import-follows.js';
import type { GroupEvents, GroupMemberStore, GroupStore } from './app/group-ports.js';
import { keepActive } from './app/hand-over-groups.js';
import { joinGroup } from './app/join-group.js';
import { importGroups } from './app/import-groups.js';
import { importPosts } from './app/import-posts.js';
import { importStories } from './app/import-stories.js';
import { keepPostComment } from './app/keep-comment.js';
import { keepAudience, keepBlock } from './app/keep-circle.js';
import { keepMutedWords } from './app/keep-muted-words.js';
import { leaveGroup, withdrawFromGroup } from './app/leave-group.js';
import { listFollows } from './app/list-follows.js';
import { listFriends } from './app/list-friends.js';
import { suggestFollows } from './app/suggest-follows.js';
import { listGroupMembers, listGroupInvites, listGroupRequests } from './app/list-group-members.js';
import { listGroupPosts } from './app/list-group-posts.js';
import { listGroups } from './app/list-groups.js';
import { getGroupMemory } from './app/get-group-memory.js';
import type { GroupMemoryStore, GroupPlanNotices } from './app/group-memory-ports.js';
import { moveInGroup } from './app/move-in-group.js';
import { muteGroupPlan } from './app/mute-group-plan.js';
import { planGroupEpisode } from './app/plan-group-episode.js';
import { removeGroupPlan } from './app/remove-group-plan.js';
import { shareProgress } from './app/share-progress.js';
import type { Notices } from './app/notices.js';
import { readContent } from './app/post-content.js';
import { readPosts } from './app/read-posts.js';
import { readStories } from './app/read-stories.js';
import { removeGroupMember } from './app/remove-group-member.js';
import { revealStory } from './app/reveal-story.js';
import { removeMember } from './app/remove-member.js';
import { setGroupInvite } from './app/set-group-invite.js';
import { setGroupRole } from './app/set-group-role.js';
import { removeGroupPictures } from './app/remove-group-pictures.js';
import { updateGroup } from './app/update-group.js';
import { setFollow } from './app/set-follow.js';
import { voteInPoll } from './app/vote-in-poll.js';
import type {
  Catalogue,
  CircleStore,
  FollowEvents,
  FollowStore,
  Members,
  PhotoStore,
  PostEvents,
  PostStore,
  Progress,
} from './app/ports.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly follows: FollowStore;
  readonly circles: CircleStore;
  readonly posts: PostStore;
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly groupEvents: GroupEvents;
  readonly groupMemory: GroupMemoryStore;
  readonly groupPlanNotices: GroupPlanNotices;
  readonly photos: PhotoStore;
  readonly photoFiles: StoredFiles;
  readonly collections: CollectionStore;
  readonly stories: StoryStore;
  readonly covers: CoverStore;
  readonly kept: KeptCounter;
  readonly members: Members;
  readonly catalogue: Catalogue;
  readonly progress: Progress;
  readonly libraries: Libraries;
  /** Called with the error if the reader's progress could not be read; the reader still gets an answer. */
  readonly onUnknown: (error: unknown) => void;
  readonly events: PostEvents;
  readonly notices: Notices;
  readonly followEvents: FollowEvents;
  readonly badges: BadgeStore;
  readonly collectionEvents: CollectionEvents;
  readonly goneMembers: GoneMembers;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The functions that the controllers call, one per use case. */
export type UseCases = ReturnType<typeof useCases>;

/** The use cases on their ports. */
export const useCases = (ports: Ports) => {
  const { transaction } = ports;
  const reading = { ...ports, read: readPosts(ports) };
  const writing = { ...ports, readContent: readContent(ports) };
  return {
    setFollow: transaction.repeatable(setFollow(ports)),
    getRelationships: getRelationships(ports),
    listFollowers: listFollows(ports, 'followers'),
    listFollowed: listFollows(ports, 'followed'),
    listFollowRequests: listFollows(ports, 'requests'),
    answerFollowRequest: transaction.repeatable(answerFollowRequest(ports)),
    createPost: transaction.repeatable(createPost(writing)),
    editPost: transaction.repeatable(editPost(writing)),
    deletePost: deletePost(ports),
    deletePostPhoto: deletePostPhoto(ports),
    getPosts: getPosts(reading),
    revealPosts: revealPosts(reading),
    findShownPosts: findShownPosts(ports),
    listFeed: listFeed(reading),
    getHiddenAuthors: getHiddenAuthors(ports),
    getOwnClaps: getOwnClaps(ports),
    countNewer: countNewer(ports),
    listMemberPosts: listMemberPosts(reading),
    clap: transaction.repeatable(clap(ports)),
    voteInPoll: transaction.repeatable(voteInPoll(reading)),
    createGroup: transaction.repeatable(createGroup(ports)),
    updateGroup: transaction.repeatable(updateGroup(ports)),
    removeGroupPictures: removeGroupPictures(ports),
    deleteGroup: deleteGroup(ports),
    getGroups: getGroups(ports),
    getGroupBySlug: getGroupBySlug(ports),
    listGroups: listGroups(ports),
    listGroupMembers: listGroupMembers(ports),
    listGroupRequests: listGroupRequests(ports),
    listGroupInvites: listGroupInvites(ports),
    keepPostComment: keepPostComment(ports),
    keepWatched: keepWatched(ports),
    keepWritten: keepWritten(ports),
    listBadges: listBadges(ports),
    listMemberTitles: listMemberTitles(ports),
    listFriends: listFriends(ports),
    suggestFollows: suggestFollows(ports),
    joinGroup: joinGroup(ports),
    leaveGroup: leaveGroup(ports),
    withdrawFromGroup: withdrawFromGroup(ports),
    acceptGroupRequest: answerGroupRequest(ports, true),
    cancelGroupRequest: answerGroupRequest(ports, false),
    setGroupInvite: setGroupInvite({ ...ports, moveInGroup: moveInGroup(ports) }),
    removeGroupMember: removeGroupMember(ports),
    setGroupRole: setGroupRole(ports),
    getGroupCandidates: getGroupCandidates(ports),
    listGroupPosts: listGroupPosts(reading),
    importFollows: importFollows(ports),
    importGroups: importGroups(ports),
    importPosts: importPosts(ports),
    importStories: importStories(ports),
    countKept: countKept({ removal: ports.kept }),
    listAudit: listAudit(ports.transaction),
    now: () => ports.clock.now(),
    keepBlock: keepBlock(ports),
    keepAudience: keepAudience(ports),
    keepMutedWords: keepMutedWords(ports),
    keepActive: keepActive(ports),
    removeMember: removeMember(ports),
    createCollection: transaction.repeatable(createCollection(ports)),
    editCollection: transaction.repeatable(editCollection(ports)),
    setCollectionEntries: transaction.repeatable(setCollectionEntries(ports)),
    deleteCollection: deleteCollection(ports),
    getCollection: getCollection(ports),
    findShown: findShown(ports),
    likeCollection: transaction.repeatable(likeCollection(ports)),
    listCollections: listCollections(ports),
    listMemberCollections: listMemberCollections(ports),
    importCollections: importCollections(ports),
    removeTitle: removeTitle(ports),
    setStory: transaction.repeatable(setStory(ports)),
    deleteStory: deleteStory(ports),
    voteOnStory: transaction.repeatable(voteOnStory(ports)),
    listStories: listStories({ ...ports, read: readStories(ports) }),
    revealStory: revealStory(ports),
    coverText: coverText(ports),
    getGroupMemory: getGroupMemory(ports),
    planGroupEpisode: planGroupEpisode(ports),
    removeGroupPlan: removeGroupPlan(ports),
    muteGroupPlan: muteGroupPlan(ports),
    shareProgress: shareProgress(ports),
    copyReported: copyReported(ports),
    findReportedTitle: findReportedTitle(ports),
  };
};
