import { uniqueIds, type RelationResolvers } from '@seyir/kit';
import type { CollectionStore } from './app/collection-ports.js';
import type { GroupMemberStore, GroupStore } from './app/group-ports.js';
import type { StoryStore } from './app/story-ports.js';
import type { CircleStore, PhotoStore, PostStore } from './app/ports.js';
import { isInside, managesGroup, type Group } from './domain/group.js';
import { isStaff, type SocialRelation } from './permissions.js';

interface Stores {
  readonly circles: CircleStore;
  readonly posts: PostStore;
  readonly groups: GroupStore;
  readonly groupMembers: GroupMemberStore;
  readonly photos: PhotoStore;
  readonly collections: CollectionStore;
  readonly stories: StoryStore;
}

/** Finds the relations of viewers to posts, collections, groups and the data of members. Hidden objects are NOT_FOUND. */
export const relations = ({
  circles,
  posts,
  photos,
  collections,
  groups,
  groupMembers,
  stories,
}: Stores): RelationResolvers<SocialRelation> => ({
  // Staff can reach posts that a block hides, so that members cannot hide from staff by blocking them.
  async post(viewer, ids) {
    const { memberId } = viewer;
    const asked = uniqueIds(ids);
    const found = await (isStaff(viewer) ? posts.byIds(asked, memberId) : posts.shown(asked, memberId));
    return new Map(
      found.map(({ id, authorId, managed }) => [
        id,
        [authorId === memberId ? 'own' : 'others', ...(managed ? (['managed'] as const) : [])],
      ]),
    );
  },
  async photo({ memberId }, ids) {
    const postOf = await photos.postsOf(uniqueIds(ids));
    const shown = await posts.shown(uniqueIds([...postOf.values()]), memberId);
    const authors = new Map(shown.map(({ id, authorId }) => [id, authorId]));
    return new Map(
      [...postOf].flatMap(([id, postId]) => {
        const author = authors.get(postId);
        return author === undefined ? [] : [[id, [author === memberId ? 'own' : 'others']]];
      }),
    );
  },
  // Staff can reach all collections except private ones, which only their owner can see.
  async collection(viewer, ids) {
    const { memberId } = viewer;
    const asked = uniqueIds(ids);
    const found = isStaff(viewer)
      ? (await collections.byIds(asked, memberId)).filter(
          ({ visibility, ownerId }) => visibility !== 'private' || ownerId === memberId,
        )
      : await collections.shown(asked, memberId);
    return new Map(found.map(({ id, ownerId }) => [id, [ownerId === memberId ? 'own' : 'others']]));
  },
  async story(viewer, ids) {
    const { memberId } = viewer;
    const asked = uniqueIds(ids);
    const found = await (isStaff(viewer) ? stories.byIds(asked, memberId) : stories.shown(asked, memberId));
    return new Map(found.map(({ id, authorId }) => [id, [authorId === memberId ? 'own' : 'others']]));
  },
  async profile({ memberId }, ids) {
    const shown = await circles.shownTo(memberId, uniqueIds(ids));
    return new Map([...shown].map((id) => [id, ['shown']]));
  },
  async group({ memberId }, ids) {
    const found = await groups.byIds(uniqueIds(ids), memberId);
    return new Map(found.map((group) => [group.id, [relationTo(group)]]));
  },
  // Everybody except the group's managers and the requesting member gets NOT_FOUND for a request.
  async 'group-request'({ memberId }, ids) {
    const found = await groupMembers.requestsByIds(uniqueIds(ids));
    const theirs = await groups.byIds([...new Set(found.map(({ groupId }) => groupId))], memberId);
    const run = new Set(theirs.filter(({ standing }) => managesGroup(standing)).map(({ id }) => id));
    const relations = found.flatMap(({ id, groupId, memberId: asker }): [string, SocialRelation[]][] =>
      run.has(groupId) ? [[id, ['answers']]] : asker === memberId ? [[id, ['asked']]] : [],
    );
    return new Map(relations);
  },
});

const relationTo = ({ standing, isPrivate }: Group): SocialRelation => {
  if (isInside(standing)) return standing === 'member' ? 'member-of' : standing;
  return isPrivate ? 'kept-out' : 'outsider';
};
