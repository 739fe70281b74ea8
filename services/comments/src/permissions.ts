import { everyone, members, type PermissionTable } from '@seyir/kit';
import type { CommentsService } from '@seyir/proto';

/** The relation of a viewer to a comment or a topic; see `relations.ts`. */
export type CommentRelation = 'own' | 'others' | CategoryRelation;

/** The members who may write in a category of the forum: all, or only staff. */
type CategoryRelation = 'open' | 'for-staff';

const comment = { kind: 'comment', ids: ({ commentId }: { commentId: string }) => [commentId] } as const;
const aCase = { kind: 'case', ids: ({ caseId }: { caseId: string }) => [caseId] } as const;
const topic = { kind: 'topic', ids: ({ topicId }: { topicId: string }) => [topicId] } as const;
const moderators = ['moderator', 'admin'] as const;
const moderated = { own: moderators, others: moderators } as const;
/** In announcements only staff may write (product-rules, Forum). */
const writers = { open: members, 'for-staff': ['editor', 'moderator', 'admin'] } as const;
const importer = { viewer: {}, services: ['importer'] } as const;

/** Permissions on threads: everyone can read and reveal, members can write, only the importer can import. */
export const permissions = {
  listComments: { viewer: { any: everyone } },
  listReplies: { viewer: { any: everyone } },
  getComments: { viewer: { any: everyone } },
  revealComments: { viewer: { any: everyone } },
  getHiding: { viewer: { self: members } },
  postComment: { viewer: { any: members } },
  postReply: { viewer: { any: members } },
  editComment: { viewer: { own: members }, object: comment },
  deleteComment: { viewer: { own: members, others: ['moderator', 'admin'] }, object: comment },
  setReaction: { viewer: { any: members } },
  deleteReaction: { viewer: { self: members } },
  getOwnReactions: { viewer: { any: members } },
  getPostCounts: { viewer: { any: everyone } },
  report: { viewer: { any: members } },
  listCases: { viewer: { any: moderators }, object: { kind: 'case', ids: () => [] } },
  getCase: { viewer: { any: moderators }, object: aCase },
  getCasePhoto: { viewer: { any: moderators }, object: aCase },
  assignCase: { viewer: { any: moderators }, object: aCase },
  closeCase: { viewer: { any: moderators }, object: aCase },
  listOwnDecisions: { viewer: { self: members } },
  listMemberDecisions: { viewer: { any: moderators }, object: { kind: 'case', ids: () => [] } },
  appealDecision: { viewer: { self: members } },
  listAppeals: { viewer: { any: moderators }, object: { kind: 'case', ids: () => [] } },
  decideAppeal: { viewer: { any: moderators }, object: aCase },
  getCaseStatistics: { viewer: { any: moderators }, object: { kind: 'case', ids: () => [] } },
  listReporters: { viewer: {}, services: ['notifications'] },
  importComments: importer,
  importReactions: importer,
  countKept: importer,
  listTopics: { viewer: { any: everyone } },
  getTopics: { viewer: { any: everyone } },
  revealTopics: { viewer: { any: everyone } },
  createTopic: {
    viewer: writers,
    object: { kind: 'category', ids: ({ category }: { category: number }) => [String(category)] },
  },
  editTopic: { viewer: { own: members, others: moderators }, object: topic },
  deleteTopic: { viewer: { own: members, others: moderators }, object: topic },
  lockTopic: { viewer: moderated, object: topic },
  pinTopic: { viewer: moderated, object: topic },
  moveTopic: { viewer: moderated, object: topic },
  listPosts: { viewer: { any: everyone } },
  searchPosts: { viewer: { any: everyone } },
  searchForumPosts: { viewer: { any: everyone } },
  addPost: {
    viewer: writers,
    object: { kind: 'topic-category', ids: ({ topicId }: { topicId: string }) => [topicId] },
  },
  followTopic: { viewer: { any: members } },
  markTopicRead: { viewer: { any: members } },
  getTopicStates: { viewer: { self: members } },
  listTopicFollowers: { viewer: {}, services: ['notifications'] },
  getTopicNews: { viewer: {}, services: ['notifications'] },
  importTopics: importer,
  importCases: importer,
  snapshot: { viewer: {}, services: ['notifications', 'social'] },
  listAudit: { viewer: { any: ['admin'] }, object: { kind: 'audit', ids: () => [] } },
} as const satisfies PermissionTable<typeof CommentsService, CommentRelation>;
