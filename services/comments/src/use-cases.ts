import { countKept, handleTask, snapshotPage, type ServiceContext, type TaskHandler } from '@seyir/kit';
import { AccountsService, CatalogueService, PlaybackService } from '@seyir/proto';
import { catalogueOf } from './adapters/clients/catalogue.js';
import { membersOf } from './adapters/clients/members.js';
import { progressOf } from './adapters/clients/progress.js';
import { sourcesOf } from './adapters/clients/sources.js';
import { commentEvents } from './adapters/events/publisher.js';
import { SqlCaseStore } from './adapters/store/case-store.js';
import { SqlCommentStore } from './adapters/store/comment-store.js';
import { SqlImportStore } from './adapters/store/import-store.js';
import { SqlMemberRemovalStore } from './adapters/store/member-removal-store.js';
import { SqlReactionStore } from './adapters/store/reaction-store.js';
import { SqlRecountStore } from './adapters/store/recount-store.js';
import { SqlRemovalStore } from './adapters/store/removal-store.js';
import { SqlThreadRemovalStore } from './adapters/store/thread-removal-store.js';
import { SqlTombstoneStore } from './adapters/store/tombstone-store.js';
import { cover } from './app/cover.js';
import { deleteComment } from './app/delete-comment.js';
import { editComment } from './app/edit-comment.js';
import { getComments } from './app/get-comments.js';
import { getOwnReactions } from './app/get-own-reactions.js';
import { importComments } from './app/import-comments.js';
import { importReactions } from './app/import-reactions.js';
import { listComments } from './app/list-comments.js';
import { listReplies } from './app/list-replies.js';
import { postComment } from './app/post-comment.js';
import { postReply } from './app/post-reply.js';
import { recountRepliesStep, recountRepliesTask } from './app/recount-replies.js';
import { removeMember, removeMemberStep, removeMemberTask } from './app/remove-member.js';
import { removeThreads, removeThreadStep, removeThreadTask } from './app/remove-thread.js';
import { report } from './app/report.js';
import { restoreThreads } from './app/restore-threads.js';
import { revealComments } from './app/reveal-comments.js';
import { setReaction } from './app/set-reaction.js';

/** Injects the use cases into the doors of this service. */
export const USE_CASES = Symbol('comments.use-cases');

/** What the doors of this service call: one function a use case. */
export type UseCases = ReturnType<typeof wire>;

/** The only place where use cases meet their stores and peers. */
export const wire = (context: ServiceContext) => {
  const { unitOfWork, tasks, clock, ids, peers, logger } = context;
  const comments = new SqlCommentStore(unitOfWork);
  const reactions = new SqlReactionStore(unitOfWork);
  const imports = new SqlImportStore(unitOfWork);
  const catalogue = catalogueOf(peers.client(CatalogueService));
  const members = membersOf(peers.client(AccountsService));
  const playback = peers.client(PlaybackService);
  const cases = new SqlCaseStore(unitOfWork);
  const events = commentEvents(context);
  const tombstones = new SqlTombstoneStore(unitOfWork);
  const writing = {
    ...{ comments, reactions, imports, tombstones, catalogue, members, events },
    ...{ transaction: unitOfWork, tasks, clock, ids },
  };
  const reading = {
    comments,
    cover: cover({
      progress: progressOf(playback),
      onUnknown: (error) => logger.warn({ err: error }, 'progress unknown, spoilers stay covered'),
    }),
  };
  return {
    listComments: listComments(reading),
    listReplies: listReplies(reading),
    getComments: getComments(reading),
    revealComments: revealComments({ comments }),
    postComment: unitOfWork.repeatable(postComment(writing)),
    postReply: unitOfWork.repeatable(postReply(writing)),
    editComment: unitOfWork.repeatable(editComment(writing)),
    deleteComment: deleteComment(writing),
    setReaction: unitOfWork.repeatable(setReaction(writing)),
    getOwnReactions: getOwnReactions({ reactions }),
    report: unitOfWork.repeatable(report({ ...writing, cases, sources: sourcesOf(playback) })),
    importComments: importComments(writing),
    importReactions: importReactions(writing),
    countKept: countKept({ removal: new SqlRemovalStore(unitOfWork) }),
    removeThreads: removeThreads(writing),
    restoreThreads: restoreThreads(writing),
    removeMember: removeMember(writing),
    snapshotComments: snapshotPage(comments, (comment) => comment.id),
    snapshotCases: snapshotPage(cases, (given) => given.id),
    snapshotReactions: snapshotPage(reactions, (tally) => tally.target.id),
  };
};

/** The work in chunks of this service. */
export const taskHandlers = (context: ServiceContext): TaskHandler[] => {
  const { unitOfWork, tasks, clock } = context;
  const deps = {
    removal: new SqlRemovalStore(unitOfWork),
    threads: new SqlThreadRemovalStore(unitOfWork),
    members: new SqlMemberRemovalStore(unitOfWork),
    tombstones: new SqlTombstoneStore(unitOfWork),
    events: commentEvents(context),
    ...{ tasks, clock },
  };
  return [
    handleTask(removeThreadTask, removeThreadStep(deps)),
    handleTask(removeMemberTask, removeMemberStep(deps)),
    handleTask(recountRepliesTask, recountRepliesStep({ recounts: new SqlRecountStore(unitOfWork) })),
  ];
};
