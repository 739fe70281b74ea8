import type { ServiceContext } from '@seyir/kit';
import { topics, wakes } from '@seyir/proto';
import type { AccountEvents } from '../../app/ports.js';
import { memberChanged, memberRemoved } from './messages.js';

export const accountEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): AccountEvents => ({
  async membersChanged(members) {
    await outbox.addAll(topics.member, members.map(memberChanged));
    unitOfWork.afterCommit(() => live.wake(wakes.members));
  },
  async membersRemoved(members) {
    await outbox.addAll(topics.member, members.map(memberRemoved));
    unitOfWork.afterCommit(() => live.wake(wakes.members));
  },
  profileChanged: () => unitOfWork.afterCommit(() => live.wake(wakes.members)),
  sessionEnded(sessionId) {
    const wake = () => live.wake(wakes.session(sessionId));
    if (unitOfWork.active) unitOfWork.afterCommit(wake);
    else wake();
  },
});
