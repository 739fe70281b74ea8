import type { ServiceContext } from '@seyir/kit';
import { changedIds, topics, wakes, withdrawnIds } from '@seyir/proto';
import type { AccountEvents, RestraintEvents } from '../../app/ports.js';
import { blockChanged, memberChanged, memberRemoved, mutedWordsChanged } from './messages.js';

export const accountEvents = ({
  outbox,
  unitOfWork,
  live,
}: Pick<ServiceContext, 'outbox' | 'unitOfWork' | 'live'>): AccountEvents & RestraintEvents => ({
  async membersChanged(members) {
    await outbox.addAll(topics.member, members.map(memberChanged));
    unitOfWork.afterCommit(() => live.wake(wakes.members, changedIds(members.map(({ id }) => id))));
  },
  async membersRemoved(members) {
    await outbox.addAll(topics.member, members.map(memberRemoved));
    unitOfWork.afterCommit(() => live.wake(wakes.members, withdrawnIds(members.map(({ id }) => id))));
  },
  restraintsChanged: (restraints) => outbox.addAll(topics.block, restraints.map(blockChanged)),
  mutedWordsChanged: (words) => outbox.addAll(topics.mutedWords, words.map(mutedWordsChanged)),
  profileChanged: (memberId) =>
    unitOfWork.afterCommit(() => live.wake(wakes.members, changedIds([memberId]))),
  profileRestricted: (memberId) =>
    unitOfWork.afterCommit(() => live.wake(wakes.members, withdrawnIds([memberId]))),
  sessionEnded(sessionId) {
    const wake = () => live.wake(wakes.sessions, changedIds([sessionId]));
    if (unitOfWork.active) unitOfWork.afterCommit(wake);
    else wake();
  },
  sessionsChanged: (sessionIds) =>
    unitOfWork.afterCommit(() => {
      for (const id of sessionIds) live.wake(wakes.sessions, changedIds([id]));
    }),
});
