import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Case, ReportProblem } from '../domain/report.js';
import type { CaseStore } from './ports.js';

const sizes = { usual: 30, most: 100 } as const;
const heaviestFirst = keyset('cases', { rank: 'integer', openedAt: 'moment', id: 'id' });
const lastFirst = keyset('closed-cases', { closedAt: 'moment', id: 'id' });

/** A case with the problems that its reports name. */
export type ListedCase = Case & { readonly problems: readonly ReportProblem[] };

/** The cases of a state, without those about the moderator: open ones by weight and age, closed ones by the time of the decision. BAD_INPUT as keyPage. */
export const listCases =
  ({ cases }: { readonly cases: CaseStore }) =>
  async (
    moderatorId: string,
    state: Case['state'],
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ListedCase>> => {
    const found =
      state === 'open'
        ? await keyPage({ keyset: heaviestFirst, sizes, page }, (slice) => cases.queue(moderatorId, slice))
        : await keyPage({ keyset: lastFirst, sizes, page }, (slice) => cases.closed(moderatorId, slice));
    const problems = await cases.problems(found.items.map(({ id }) => id));
    return { ...found, items: found.items.map((one) => ({ ...one, problems: problems.get(one.id) ?? [] })) };
  };
