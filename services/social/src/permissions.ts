import { everyone, members, type PermissionTable, type Viewer } from '@seyir/kit';
import { GroupRole, type SocialService } from '@seyir/proto';

/**
 * A viewer's relation to a post, a collection or a story (`managed`: a post of a group that the viewer manages), and to a member's
 * posts and follow lists.
 */
type PostRelation = 'own' | 'managed' | 'others' | 'shown';
/** A viewer's relation to a group, and to a request to join one. `kept-out`: the group is private and the viewer is not in it. */
type GroupRelation = 'owner' | 'manager' | 'member-of' | 'outsider' | 'kept-out' | 'asked' | 'answers';
/** `relations.ts` finds out. */
export type SocialRelation = PostRelation | GroupRelation;

const profile = {
  kind: 'profile',
  ids: ({ memberId }: { memberId: string }) => [memberId],
} as const;
const post = { kind: 'post', ids: ({ postId }: { postId: string }) => [postId] } as const;
const group = { kind: 'group', ids: ({ groupId }: { groupId: string }) => [groupId] } as const;
const groupRequest = {
  kind: 'group-request',
  ids: ({ requestId }: { requestId: string }) => [requestId],
} as const;
const staff = ['moderator', 'admin'] as const;
export const isStaff = ({ roles }: Viewer): boolean => staff.some((role) => roles.includes(role));
const run = { owner: members, manager: members } as const;
const inside = { ...run, 'member-of': members } as const;
const readable = { ...inside, outsider: everyone } as const;
const photo = { kind: 'photo', ids: ({ photoId }: { photoId: string }) => [photoId] } as const;
const collection = {
  kind: 'collection',
  ids: ({ collectionId }: { collectionId: string }) => [collectionId],
} as const;
const story = { kind: 'story', ids: ({ storyId }: { storyId: string }) => [storyId] } as const;
const importer = { viewer: {}, services: ['importer'] } as const;

/** Permissions: members can follow and write; a member's data can be read by those whom the member shows it to. */
export const permissions = {
  setFollow: {
    viewer: { any: members },
    whileSilenced: ({ active }: { active?: boolean }) => active === false,
  },
  getRelationships: { viewer: { any: everyone } },
  listFollowers: { viewer: { shown: everyone }, object: profile },
  listFollowed: { viewer: { shown: everyone }, object: profile },
  listFollowRequests: { viewer: { self: members } },
  answerFollowRequest: { viewer: { self: members } },
  createPost: { viewer: { any: members } },
  editPost: { viewer: { own: members }, object: post },
  deletePost: { viewer: { own: members, managed: members, others: staff }, object: post },
  getOwnPost: { viewer: { own: members }, object: post },
  getPosts: { viewer: { any: everyone } },
  revealPosts: { viewer: { any: everyone } },
  listFeed: { viewer: { any: everyone } },
  getHiddenAuthors: { viewer: { self: members } },
  getOwnClaps: { viewer: { self: members } },
  countNewer: { viewer: { any: everyone } },
  listMemberPosts: { viewer: { shown: everyone }, object: profile },
  clap: { viewer: { own: members, managed: members, others: members }, object: post },
  voteInPoll: { viewer: { own: members, managed: members, others: members }, object: post },
  createGroup: { viewer: { any: members } },
  updateGroup: { viewer: run, object: group },
  removeGroupPictures: { viewer: run, object: group },
  deleteGroup: {
    viewer: { ...run, 'member-of': staff, outsider: staff, 'kept-out': staff },
    object: group,
  },
  getGroups: { viewer: { any: everyone } },
  getGroupBySlug: { viewer: { any: everyone } },
  listGroups: { viewer: { any: everyone } },
  listGroupMembers: { viewer: readable, object: group },
  listGroupPosts: { viewer: readable, object: group },
  listGroupRequests: { viewer: run, object: group },
  listGroupInvites: { viewer: run, object: group },
  joinGroup: { viewer: { ...inside, outsider: members, 'kept-out': members }, object: group },
  leaveGroup: { viewer: { self: members } },
  withdrawFromGroup: { viewer: { self: members } },
  acceptGroupRequest: { viewer: { answers: members }, object: groupRequest },
  cancelGroupRequest: { viewer: { answers: members, asked: members }, object: groupRequest },
  setGroupInvite: { viewer: run, object: group },
  removeGroupMember: { viewer: run, object: group },
  // A silenced owner hands the group over; without that the owner cannot leave it.
  setGroupRole: {
    viewer: { owner: members },
    object: group,
    whileSilenced: ({ role }: { role: GroupRole }) => role === GroupRole.OWNER,
  },
  getGroupCandidates: { viewer: run, object: group },
  createGroupPost: { viewer: inside, object: group },
  importFollows: importer,
  countKept: importer,
  deletePostPhoto: { viewer: { own: members }, object: photo },
  createCollection: { viewer: { any: members } },
  editCollection: { viewer: { own: members }, object: collection },
  setCollectionEntries: { viewer: { own: members }, object: collection },
  deleteCollection: { viewer: { own: members, others: ['moderator', 'admin'] }, object: collection },
  getCollection: { viewer: { own: members, others: everyone }, object: collection },
  setCollectionLike: { viewer: { others: members }, object: collection },
  listCollections: { viewer: { any: everyone } },
  listMemberCollections: { viewer: { shown: everyone }, object: profile },
  listMemberTitles: { viewer: { shown: everyone }, object: profile },
  findShown: { viewer: {}, services: ['comments'] },
  importCollections: importer,
  importGroups: importer,
  importPosts: importer,
  importStories: importer,
  setStory: { viewer: { any: members } },
  deleteStory: { viewer: { own: members, others: ['moderator', 'admin'] }, object: story },
  voteOnStory: { viewer: { others: members }, object: story },
  listStories: { viewer: { any: everyone } },
  revealStory: { viewer: { any: everyone } },
  listFriends: { viewer: { self: members } },
  suggestFollows: { viewer: { self: members } },
  listBadges: { viewer: { shown: everyone }, object: profile },
  getGroupMemory: { viewer: inside, object: group },
  planGroupEpisode: { viewer: inside, object: group },
  removeGroupPlan: { viewer: inside, object: group },
  // A setting about the member's own data.
  shareProgress: { viewer: inside, object: group, whileSilenced: true },
  muteGroupPlan: { viewer: inside, object: group, whileSilenced: true },
  copyReported: { viewer: { any: members } },
  findReportedTitle: { viewer: {}, services: ['comments'] },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof SocialService, SocialRelation>;
