import type { Clock } from '@seyir/kit';
import type { CaseFigures, CaseStatistics } from './ports.js';

const DAY_MS = 86_400_000;
const DECIDED_MS = 30 * DAY_MS;

/** How many cases wait, by age, and how long the decisions of the last 30 days took. Reads at most 10,000 rows of each. */
export const getCaseStatistics =
  ({ caseFigures, clock }: { readonly caseFigures: CaseFigures; readonly clock: Clock }) =>
  (): Promise<CaseStatistics> => {
    const now = clock.now().getTime();
    return caseFigures.statistics({
      dayAgo: new Date(now - DAY_MS),
      threeDaysAgo: new Date(now - 3 * DAY_MS),
      decidedSince: new Date(now - DECIDED_MS),
    });
  };
