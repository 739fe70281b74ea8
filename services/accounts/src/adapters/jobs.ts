import type { Job, ServiceContext } from '@seyir/kit';
import type { SessionLimits } from '../domain/session.js';
import { SqlSessionStore } from './store/session-store.js';

const DAY_MS = 86_400_000;

/** A token is known as ended for as long again as its session could last; then it is forgotten. */
export const pruneSessions = ({ unitOfWork, clock }: ServiceContext, { absoluteMs }: SessionLimits): Job => {
  const sessions = new SqlSessionStore(unitOfWork);
  return {
    name: 'prune-sessions',
    everyMs: DAY_MS,
    async run() {
      await sessions.prune(new Date(clock.now().getTime() - 2 * absoluteMs));
    },
  };
};
