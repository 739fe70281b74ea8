import { badInput, isId, uniqueIds, type GoneMembers, type Ids } from '@seyir/kit';
import { MOST_PLANNED, type PlannedEpisode } from '../domain/group-memory.js';
import { isInside, noNetworks, type GroupRole } from '../domain/group.js';
import type { BadgeStore } from './badge-ports.js';
import { groupFieldsOf } from './group-input.js';
import { nameKey, slugOf } from './group-name.js';
import type { GroupMemoryStore } from './group-memory-ports.js';
import type { GroupMemberStore, GroupStore } from './group-ports.js';
import type { ImportResult, Transaction } from './ports.js';

const MAX_BATCH = 100;
const MAX_MEMBERS = 100;
const MAX_SHARING = 1_000;

// An import writes at once what single calls write one by one: groups, members, plans and badges.
interface Deps {
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly groupMemory: Pick<GroupMemoryStore, 'plan' | 'shareOf'>;
  readonly badges: Pick<BadgeStore, 'note'>;
  readonly goneMembers: GoneMembers;
  readonly transaction: Transaction;
  readonly ids: Ids;
}

export interface ImportedGroup {
  readonly id: string;
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly isPrivate: boolean;
  readonly needsApproval: boolean;
  /** Name of an image; empty: none. */
  readonly cover: string;
  readonly members: readonly { readonly memberId: string; readonly role: GroupRole; readonly since: Date }[];
  readonly requesterIds: readonly string[];
  readonly createdAt: Date;
  readonly plan: readonly PlannedEpisode[];
}

/**
 * Adds up to 100 groups with their members and requests, without notifications. Existing groups stay, also deleted ones, but the
 * dates of their plans move; a group with a taken name or an erased owner is left out. `sharingIds` are up to 1,000 members who let
 * their groups see what they watch. BAD_INPUT.
 */
export const importGroups =
  ({ groups, groupMembers, groupMemory, badges, goneMembers, transaction, ids }: Deps) =>
  async (imported: readonly ImportedGroup[], sharingIds: readonly string[]): Promise<ImportResult> => {
    if (imported.length > MAX_BATCH) throw badInput({ groups: 'too_long' });
    if (sharingIds.length > MAX_SHARING) throw badInput({ sharingMemberIds: 'too_long' });
    if (!sharingIds.every(isId)) throw badInput({ sharingMemberIds: 'invalid' });
    imported.forEach((group, index) => {
      if (!isValid(group)) throw badInput({ [`groups.${index}`]: 'invalid' });
    });
    return transaction.run(async () => {
      const gone = await goneMembers.among([...imported.flatMap(membersOf), ...sharingIds]);
      await groupMemory.shareOf(uniqueIds(sharingIds.filter((one) => !gone.has(one))));
      const known = await groups.known(imported.map(({ id }) => id));
      let created = 0;
      for (const group of imported) if (!known.has(group.id) && (await add(group, gone))) created += 1;
      const standing = await groups.byIds(
        imported.map(({ id }) => id),
        undefined,
      );
      const planned = new Set(standing.map(({ id }) => id));
      for (const { id, plan } of imported)
        if (planned.has(id)) for (const episode of plan) await groupMemory.plan(id, episode);
      return { created, updated: 0, unchanged: imported.length - created };
    });

    async function add(group: ImportedGroup, gone: ReadonlySet<string>): Promise<boolean> {
      const members = group.members.filter(({ memberId }) => !gone.has(memberId));
      const { id, name, tagline, description, isPrivate, needsApproval, cover, createdAt } = group;
      const texts = { name, tagline, description, website: '', networks: noNetworks };
      const given = { ...texts, isPrivate, needsApproval, cover: undefined, poster: undefined };
      const fields = { ...groupFieldsOf(given, { cover, poster: '' }), cover };
      const slug = slugOf(fields.name);
      await groups.lockSlug(slug);
      const key = nameKey(fields.name);
      if (!members.some(({ role }) => role === 'owner') || (await groups.nameIsTaken(key, undefined)))
        return false;
      await groups.add({ ...fields, id, slug: await groups.freeSlug(slug), nameKey: key, createdAt });
      for (const { memberId, role: to, since: now } of members)
        await groupMembers.move(id, memberId, { from: 'none', to, now, requestId: '' });
      for (const memberId of group.requesterIds.filter((one) => !gone.has(one))) {
        const request = { from: 'none', to: 'requested', now: createdAt, requestId: ids.next() } as const;
        await groupMembers.move(id, memberId, request);
      }
      const inside = members.filter(({ role }) => isInside(role)).map(({ memberId }) => memberId);
      await badges.note(uniqueIds(inside), 'groups', true);
      return true;
    }
  };

const membersOf = ({ members, requesterIds }: ImportedGroup): string[] => [
  ...members.map(({ memberId }) => memberId),
  ...requesterIds,
];

const isValid = (group: ImportedGroup): boolean => {
  const all = membersOf(group);
  return (
    [group.id, ...all].every(isId) &&
    group.plan.length <= MOST_PLANNED &&
    group.plan.every(({ episodeId, titleId }) => isId(episodeId) && isId(titleId)) &&
    new Set(all).size === all.length &&
    group.members.length <= MAX_MEMBERS &&
    group.members.filter(({ role }) => role === 'owner').length === 1
  );
};
