import { keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import type { ListedCase } from './list-cases.js';
import type { CaseLists } from './ports.js';

const sizes = { usual: 30, most: 100 } as const;
const oldestFirst = keyset('appeals', { sentAt: 'moment', id: 'id' });

/**
 * The cases with an appeal that waits, the oldest appeal first. A different moderator than before decides an appeal, so the list
 * leaves out the cases that the calling moderator decided. BAD_INPUT as keyPage.
 */
export const listAppeals =
  ({ caseLists }: { readonly caseLists: CaseLists }) =>
  async (moderatorId: string, page: KeyPageQuery | undefined): Promise<KeyPage<ListedCase>> => {
    const found = await keyPage({ keyset: oldestFirst, sizes, page }, (slice) =>
      caseLists.appeals(moderatorId, slice),
    );
    const problems = await caseLists.problems(found.items.map(({ id }) => id));
    return { ...found, items: found.items.map((one) => ({ ...one, problems: problems.get(one.id) ?? [] })) };
  };
