import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { CaseEvents, CommentEvents } from '../../app/ports.js';
import { caseChanged, commentChanged, reactionsChanged } from './messages.js';

/** Leaves the facts of threads in the outbox, and wakes who reads them once they are committed. */
export const commentEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): CommentEvents & CaseEvents => ({
  commentsChanged: (comments) => outbox.addAll(topics.comment, comments.map(commentChanged)),
  reactionsChanged: (tallies) => outbox.addAll(topics.reactions, tallies.map(reactionsChanged)),
  casesChanged: (cases) => outbox.addAll(topics.case, cases.map(caseChanged)),
  wake: (threads) =>
    unitOfWork.afterCommit(() => {
      for (const { kind, id } of threads) live.wake(wakes.thread(kind, id));
    }),
});
