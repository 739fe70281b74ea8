import {
  countKept,
  listAudit,
  snapshotPage,
  type Clock,
  type GoneMembers,
  type Ids,
  type KeptCounter,
  type Tasks,
  type UnitOfWork,
} from '@seyir/kit';
import { addComment, addComments } from './app/add-comment.js';
import { snapshotComments, snapshotTopics } from './app/announced.js';
import { appealDecision } from './app/appeal-decision.js';
import { assignCase } from './app/assign-case.js';
import { closeCase } from './app/close-case.js';
import { cover } from './app/cover-spoilers.js';
import { endCover, placeToCover, scopeToCover, setCover } from './app/cover-text.js';
import { decideAppeal } from './app/decide-appeal.js';
import { deleteComment } from './app/delete-comment.js';
import { addPost } from './app/forum/add-post.js';
import { createTopic } from './app/forum/create-topic.js';
import { deleteTopic } from './app/forum/delete-topic.js';
import { editTopic } from './app/forum/edit-topic.js';
import { followTopic } from './app/forum/follow-topic.js';
import { getTopicNews } from './app/forum/get-topic-news.js';
import { getTopicStates } from './app/forum/get-topic-states.js';
import { getTopics } from './app/forum/get-topics.js';
import { importTopics } from './app/forum/import-topics.js';
import { listPosts } from './app/forum/list-posts.js';
import { listTopicFollowers } from './app/forum/list-topic-followers.js';
import { listTopics } from './app/forum/list-topics.js';
import { lockTopic } from './app/forum/lock-topic.js';
import { markTopicRead } from './app/forum/mark-topic-read.js';
import { moveTopic } from './app/forum/move-topic.js';
import { pinTopic } from './app/forum/pin-topic.js';
import { revealTopics } from './app/forum/reveal-topics.js';
import { searchForumPosts } from './app/forum/search-forum-posts.js';
import { searchPosts } from './app/forum/search-posts.js';
import { editComment } from './app/edit-comment.js';
import { gatherEvidence } from './app/gather-evidence.js';
import { getCase } from './app/get-case.js';
import { getCasePhoto } from './app/get-case-photo.js';
import { getCaseStatistics } from './app/get-case-statistics.js';
import { getComments } from './app/get-comments.js';
import { getHiding } from './app/get-hiding.js';
import { getPostCounts } from './app/get-post-counts.js';
import { getOwnReactions } from './app/get-own-reactions.js';
import { hide } from './app/hide.js';
import { importCases } from './app/import-cases.js';
import { importComments } from './app/import-comments.js';
import { importReactions } from './app/import-reactions.js';
import { keepBlock, keepMutedWords } from './app/keep-restraints.js';
import { listAppeals } from './app/list-appeals.js';
import { listCases } from './app/list-cases.js';
import { listComments } from './app/list-comments.js';
import { listMemberDecisions } from './app/list-member-decisions.js';
import { listOwnDecisions } from './app/list-own-decisions.js';
import { listReplies } from './app/list-replies.js';
import { listReporters } from './app/list-reporters.js';
import { postComment } from './app/post-comment.js';
import { postReply } from './app/post-reply.js';
import { removeMember } from './app/remove-member.js';
import { removeTarget } from './app/remove-target.js';
import { removeThreads } from './app/remove-thread.js';
import { report } from './app/report.js';
import { reportables } from './app/reportable.js';
import { restoreThreads } from './app/restore-threads.js';
import { revealComments } from './app/reveal-comments.js';
import { setReaction } from './app/set-reaction.js';
import type {
  CaseEvents,
  CaseFigures,
  CaseLists,
  CaseStore,
  Catalogue,
  CommentEvents,
  CommentStore,
  EvidenceFiles,
  EvidenceStore,
  ImportStore,
  Members,
  Progress,
  ReactionStore,
  RestraintEvents,
  RestraintStore,
  Messages,
  Sanctions,
  Social,
  Sources,
  PostStore,
  ThreadStore,
  TombstoneStore,
  TopicEvents,
  TopicImportStore,
  TopicReaderStore,
  TopicStore,
} from './app/ports.js';

/** The ports of the use cases; `wiring.ts` creates them. */
export interface Ports {
  readonly comments: CommentStore;
  readonly threads: ThreadStore;
  readonly reactions: ReactionStore;
  readonly cases: CaseStore;
  readonly evidence: EvidenceStore;
  readonly evidenceFiles: EvidenceFiles;
  /** Called if the object store does not answer; a report then goes on without the files of photos. */
  readonly onUncopied: (error: unknown) => void;
  /** Called if the title that a cover would name cannot be read; the case is then shown without it. */
  readonly onPlaceUnknown: (error: unknown) => void;
  readonly caseLists: CaseLists;
  readonly caseFigures: CaseFigures;
  readonly restraints: RestraintStore;
  readonly tombstones: TombstoneStore;
  readonly imports: ImportStore;
  readonly topics: TopicStore;
  readonly posts: PostStore;
  readonly topicReaders: TopicReaderStore;
  readonly topicImports: TopicImportStore;
  readonly removal: KeptCounter;
  readonly goneMembers: GoneMembers;
  readonly catalogue: Catalogue;
  readonly social: Social;
  readonly members: Members;
  readonly sanctions: Sanctions;
  readonly sources: Sources;
  readonly messages: Messages;
  readonly progress: Progress;
  /** Called if the progress query fails; spoilers then stay covered. */
  readonly onUnknown: (error: unknown) => void;
  readonly events: CommentEvents & CaseEvents & RestraintEvents & TopicEvents;
  readonly transaction: UnitOfWork;
  readonly tasks: Tasks;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** The use cases for the controllers, one function each. */
export type UseCases = ReturnType<typeof useCases>;

export const useCases = (ports: Ports) => {
  const { cases, reactions, transaction } = ports;
  const posting = { ...ports, addComment: addComment(ports), addComments: addComments(ports) };
  const reading = { ...ports, cover: hide(ports, cover(ports)) };
  const moderating = { ...ports, removeThreads: removeThreads(ports) };
  return {
    listComments: listComments(reading),
    listReplies: listReplies(reading),
    getComments: getComments(reading),
    getHiding: getHiding(ports),
    revealComments: revealComments(ports),
    postComment: transaction.repeatable(postComment(posting)),
    postReply: transaction.repeatable(postReply(posting)),
    editComment: transaction.repeatable(editComment(ports)),
    deleteComment: deleteComment(ports),
    setReaction: transaction.repeatable(setReaction(ports)),
    getOwnReactions: getOwnReactions(ports),
    getPostCounts: getPostCounts(ports),
    report: transaction.repeatable(
      report({ ...ports, gatherEvidence: gatherEvidence({ ...ports, reportables: reportables(ports) }) }),
    ),
    listCases: listCases(ports),
    getCase: getCase({ ...ports, placeToCover: placeToCover(ports) }),
    getCasePhoto: getCasePhoto(ports),
    assignCase: assignCase(ports),
    closeCase: transaction.repeatable(
      closeCase({
        ...ports,
        removeTarget: removeTarget({
          ...ports,
          deleteComment: deleteComment(ports),
          deleteTopic: deleteTopic(moderating),
        }),
        scopeToCover: scopeToCover(ports),
        setCover: setCover(ports),
      }),
    ),
    listOwnDecisions: listOwnDecisions(ports),
    listMemberDecisions: listMemberDecisions(ports),
    appealDecision: appealDecision(ports),
    listAppeals: listAppeals(ports),
    decideAppeal: decideAppeal({ ...ports, endCover: endCover(ports) }),
    getCaseStatistics: getCaseStatistics(ports),
    listReporters: listReporters(ports),
    listTopics: listTopics(ports),
    getTopics: getTopics(ports),
    revealTopics: revealTopics(ports),
    createTopic: transaction.repeatable(createTopic(ports)),
    editTopic: transaction.repeatable(editTopic(ports)),
    deleteTopic: deleteTopic(moderating),
    lockTopic: lockTopic(ports),
    pinTopic: pinTopic(ports),
    moveTopic: moveTopic(ports),
    listPosts: listPosts(reading),
    searchPosts: searchPosts(reading),
    searchForumPosts: searchForumPosts(reading),
    addPost: transaction.repeatable(addPost(posting)),
    followTopic: followTopic(ports),
    markTopicRead: markTopicRead(ports),
    getTopicStates: getTopicStates(ports),
    listTopicFollowers: listTopicFollowers(ports),
    getTopicNews: getTopicNews(ports),
    importTopics: importTopics(ports),
    importCases: importCases({ ...ports, deleteComment: deleteComment(ports) }),
    importComments: importComments(ports),
    importReactions: importReactions(ports),
    countKept: countKept(ports),
    listAudit: listAudit(ports.transaction),
    removeThreads: removeThreads(ports),
    restoreThreads: restoreThreads(ports),
    removeMember: removeMember(ports),
    keepBlock: keepBlock(ports),
    keepMutedWords: keepMutedWords(ports),
    snapshotComments: snapshotComments(ports),
    snapshotCases: snapshotPage(cases, (given) => given.id),
    snapshotTopics: snapshotTopics(ports),
    snapshotReactions: snapshotPage(reactions, (tally) => tally.target.id),
  };
};
