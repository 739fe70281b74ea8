import { batchOf, notFound } from '@seyir/kit';
import { groupFor, type Group } from '../domain/group.js';
import type { GroupStore } from './group-ports.js';

const MOST = 100;

interface Deps {
  readonly groups: GroupStore;
}

/** Groups by id, in the given order, as the viewer may see them. BAD_INPUT beyond 100 ids. */
export const getGroups =
  ({ groups }: Deps) =>
  async (viewerId: string | undefined, ids: readonly string[]): Promise<Group[]> => {
    const asked = batchOf(ids, MOST);
    const byId = new Map((await groups.byIds(asked, viewerId)).map((group) => [group.id, group]));
    return asked.flatMap((id) => byId.get(id) ?? []).map(groupFor);
  };

/** The group with an address, as the viewer may see it. NOT_FOUND. */
export const getGroupBySlug =
  ({ groups }: Deps) =>
  async (viewerId: string | undefined, slug: string): Promise<Group> => {
    const group = await groups.bySlug(slug, viewerId);
    if (!group) throw notFound(`group ${slug}`);
    return groupFor(group);
  };
