import { badInput, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { Case, ReportProblem } from '../domain/report.js';
import type { CaseFilter, CaseLists } from './ports.js';

const sizes = { usual: 30, most: 100 } as const;
const heaviestFirst = keyset('cases', { rank: 'integer', openedAt: 'moment', id: 'id' });
const oldestFirst = keyset('cases-by-age', { openedAt: 'moment', id: 'id' });
const lastFirst = keyset('closed-cases', { closedAt: 'moment', id: 'id' });

/** A case with the problems that its reports name. */
export type ListedCase = Case & { readonly problems: readonly ReportProblem[] };

export interface CaseQuery extends CaseFilter {
  readonly state: Case['state'];
  /** Of open cases. */
  readonly order: 'weight' | 'age';
}

/**
 * The cases of a state that match a filter, without those about the moderator: open ones by weight and age or by age alone,
 * closed ones by the time of the decision. BAD_INPUT as keyPage, and for closed cases with a filter by problem: no index covers
 * this, and the number of closed cases only grows.
 */
export const listCases =
  ({ caseLists }: { readonly caseLists: CaseLists }) =>
  async (
    moderatorId: string,
    { state, order, ...filter }: CaseQuery,
    page: KeyPageQuery | undefined,
  ): Promise<KeyPage<ListedCase>> => {
    if (state === 'closed' && filter.problem !== undefined) throw badInput({ problem: 'invalid' });
    const found = await (state === 'closed'
      ? keyPage({ keyset: lastFirst, sizes, page }, (slice) => caseLists.closed(moderatorId, filter, slice))
      : order === 'weight'
        ? keyPage({ keyset: heaviestFirst, sizes, page }, (slice) =>
            caseLists.queue(moderatorId, filter, slice),
          )
        : keyPage({ keyset: oldestFirst, sizes, page }, (slice) =>
            caseLists.oldest(moderatorId, filter, slice),
          ));
    const problems = await caseLists.problems(found.items.map(({ id }) => id));
    return { ...found, items: found.items.map((one) => ({ ...one, problems: problems.get(one.id) ?? [] })) };
  };
