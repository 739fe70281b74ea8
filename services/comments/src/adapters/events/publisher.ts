import type { ServiceContext } from '@seyir/kit';
import { changedIds, channels, eachChangedId, topics, wakes, withdrawnIds } from '@seyir/proto';
import type { Announces } from '../../app/announced.js';
import type {
  CaseEvents,
  CommentEvents,
  RestraintEvents,
  ThreadChange,
  TopicEvents,
} from '../../app/ports.js';
import { frameOf } from './frames.js';
import { caseChanged, commentChanged, reactionsChanged, topicChanged } from './messages.js';

/** Writes the events of threads to the outbox; after the commit, wakes caches and publishes frames. */
export const commentEvents = (
  {
    outbox,
    unitOfWork,
    live,
    broadcast,
  }: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live' | 'broadcast'>,
  announce: Announces,
): CommentEvents & CaseEvents & RestraintEvents & TopicEvents => ({
  commentsChanged: async (comments, ownerIds, traces) =>
    outbox.addAll(topics.comment, (await announce.comments(comments, ownerIds)).map(commentChanged), traces),
  reactionsChanged: (tallies) => outbox.addAll(topics.reactions, tallies.map(reactionsChanged)),
  casesChanged: (cases) => outbox.addAll(topics.case, cases.map(caseChanged)),
  topicsChanged: async (changed) =>
    outbox.addAll(topics.topic, (await announce.topics(changed)).map(topicChanged)),
  topicsMoved: (gone = false) =>
    unitOfWork.afterCommit(() => live.wake(wakes.forum, gone ? withdrawnIds([]) : changedIds([]))),
  restraintsChanged: (memberIds) =>
    unitOfWork.afterCommit(() => live.wake(wakes.restraints, changedIds(memberIds))),
  reactionsSet: (memberIds) =>
    unitOfWork.afterCommit(() => {
      for (const hint of eachChangedId(memberIds)) live.wake(wakes.reactions, hint);
    }),
  threadsChanged: (changes) =>
    unitOfWork.afterCommit(() => {
      for (const change of changes) {
        const { kind, id } = change.target;
        // Caches drop at once the pages that show removed content. All other pages are refreshed in the background.
        if (takesAway(change)) live.wake(wakes.thread(kind, id), withdrawnIds([]));
        else live.wake(wakes.thread(kind, id));
        broadcast.publish(channels.thread(kind, id), frameOf(change));
      }
    }),
});

/** Whether a comment was deleted, or so much has changed that the thread must be reloaded. */
const takesAway = ({ changed = [], tallies = [] }: ThreadChange): boolean =>
  changed.some(({ deleted }) => deleted) || changed.length + tallies.length === 0;
