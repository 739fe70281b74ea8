import { DomainError, keyPage, keyset, type KeyPage, type KeyPageQuery } from '@seyir/kit';
import { groupFor, type Group } from '../domain/group.js';
import { nameKey } from './group-name.js';
import type { GroupFilter, GroupStore } from './group-ports.js';

const sizes = { usual: 24, most: 50 } as const;
const largestFirst = keyset('groups', { members: 'integer', id: 'id' });
const LONGEST_QUERY = 100;

export interface GroupsQuery {
  readonly filter: GroupFilter;
  /** A part of the name; one or two letters must be its beginning; empty: all. */
  readonly query: string;
  readonly page: KeyPageQuery | undefined;
}

/** A page of groups, those with the most members first. NO_SESSION if a visitor asks for own groups; BAD_INPUT as in keyPage. */
export const listGroups =
  ({ groups }: { readonly groups: GroupStore }) =>
  async (viewerId: string | undefined, { filter, query, page }: GroupsQuery): Promise<KeyPage<Group>> => {
    if (filter !== 'all' && viewerId === undefined) throw new DomainError('NO_SESSION');
    const part = nameKey(query.slice(0, LONGEST_QUERY));
    const found = await keyPage({ keyset: largestFirst, sizes, page }, (slice) =>
      groups.list(filter, part, viewerId, slice),
    );
    return { ...found, items: found.items.map(groupFor) };
  };
