import { CollectionVisibility, type Title } from '@seyir/proto';
import type { Ctx } from '../../context.js';
import {
  getCollection,
  listCollections,
  listMemberCollections,
} from '../../operations/collections/read-collections.js';
import { postersOf } from '../../operations/collections/card-posters.js';
import {
  createCollection,
  deleteCollection,
  editCollection,
  setCollectionEntries,
  setCollectionLike,
} from '../../operations/collections/write-collections.js';
import { collectionCardPath, collectionPath } from '../../operations/links.js';
import type { Resolvers } from '../generated/types.js';

const titleOf = ({ loaders }: Ctx, id: string): Promise<Title | undefined> =>
  loaders.titles.load(id).catch(() => undefined);

export const collectionResolvers = {
  Query: {
    collections: (_, args, ctx) => listCollections(ctx, args),
    memberCollections: async (_, args, ctx) => (await listMemberCollections(ctx, args)) ?? null,
    collection: async (_, args, ctx) => (await getCollection(ctx, args)) ?? null,
  },
  Mutation: {
    createCollection: async (_, { input }, ctx) => ({ collection: await createCollection(ctx, input) }),
    editCollection: async (_, { input }, ctx) => ({ collection: await editCollection(ctx, input) }),
    setCollectionEntries: async (_, { input }, ctx) => ({
      collection: await setCollectionEntries(ctx, input),
    }),
    deleteCollection: async (_, { id }, ctx) => {
      await deleteCollection(ctx, { id });
      return { id };
    },
    setCollectionLike: async (_, { input }, ctx) => {
      const { liked, likeCount } = await setCollectionLike(ctx, input);
      return { id: input.id, liked, likeCount };
    },
  },
  Collection: {
    path: (collection) => collectionPath(collection),
    owner: async ({ ownerId }, _, { loaders }) =>
      (await loaders.members.load(ownerId).catch(() => undefined)) ?? null,
    visibility: ({ visibility }) => visibility || CollectionVisibility.PUBLIC,
    cover: async ({ coverTitleId }, _, ctx) =>
      coverTitleId === '' ? null : ((await titleOf(ctx, coverTitleId)) ?? null),
    async card(collection, _, { loaders }) {
      const posters = await postersOf(collection, (ids) => loaders.titles.loadMany(ids));
      return posters.length === 0 ? null : collectionCardPath(collection.id, collection.version);
    },
    async firstTitles({ firstTitleIds }, _, ctx) {
      const found = await Promise.all(firstTitleIds.map((id) => titleOf(ctx, id)));
      return found.flatMap((title) => title ?? []);
    },
    createdAt: ({ createdAt }) => createdAt ?? new Date(0),
    editedAt: ({ editedAt }) => editedAt ?? new Date(0),
    mayEdit: ({ ownerId }, _, { viewer }) => viewer.memberId === ownerId,
    mayDelete: ({ ownerId }, _, { viewer }) =>
      viewer.memberId === ownerId || viewer.roles.some((role) => role === 'moderator' || role === 'admin'),
  },
} satisfies Resolvers;
