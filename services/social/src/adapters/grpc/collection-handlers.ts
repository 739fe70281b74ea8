import { memberOf, type KeyPage, type ServiceHandlers } from '@seyir/kit';
import type { SocialService } from '@seyir/proto';
import type { Collection } from '../../domain/collection.js';
import type { UseCases } from '../../use-cases.js';
import { fromShownPost } from './post-messages.js';
import { fromCollection, toEntries, toImported, toSort, toVisibility } from './collection-messages.js';

type Names =
  | 'createCollection'
  | 'editCollection'
  | 'setCollectionEntries'
  | 'deleteCollection'
  | 'getCollection'
  | 'setCollectionLike'
  | 'listCollections'
  | 'listMemberCollections'
  | 'findShown'
  | 'importCollections';

/** The calls about collections. */
export const collectionHandlers = (app: UseCases): Pick<ServiceHandlers<typeof SocialService>, Names> => ({
  async createCollection({ name, description, visibility, entries }, call) {
    const input = { name, description, visibility: toVisibility(visibility), entries: toEntries(entries) };
    return { collection: fromCollection(await app.createCollection(memberOf(call), input)) };
  },

  async editCollection({ collectionId: id, visibility, name, description, coverTitleId, version }, call) {
    const input = { id, name, description, visibility: toVisibility(visibility), coverTitleId, version };
    return { collection: fromCollection(await app.editCollection(memberOf(call), input)) };
  },

  async setCollectionEntries({ collectionId: id, entries, version }, call) {
    const input = { id, entries: toEntries(entries), version };
    return { collection: fromCollection(await app.setCollectionEntries(memberOf(call), input)) };
  },

  async deleteCollection({ collectionId }) {
    await app.deleteCollection(collectionId);
    return {};
  },

  async getCollection({ collectionId }, { viewer }) {
    const { collection, entries, finishedTitleIds } = await app.getCollection(viewer.memberId, collectionId);
    return {
      collection: fromCollection(collection),
      entries: [...entries],
      finishedTitleIds: [...(finishedTitleIds ?? [])],
      progressKnown: finishedTitleIds !== undefined,
    };
  },

  async setCollectionLike({ collectionId, active }, call) {
    const { liked, likes } = await app.likeCollection(memberOf(call), collectionId, active);
    return { liked, likeCount: likes };
  },

  async listCollections({ sort, query, page }, { viewer }) {
    return collectionsPage(await app.listCollections(viewer.memberId, { sort: toSort(sort), query, page }));
  },

  async listMemberCollections({ memberId, page }, { viewer }) {
    return collectionsPage(await app.listMemberCollections(viewer.memberId, memberId, page));
  },

  async findShown({ memberId, collectionIds, postIds }) {
    const reader = memberId || undefined;
    const [collections, posts] = await Promise.all([
      app.findShown(reader, collectionIds),
      app.findShownPosts(reader, postIds),
    ]);
    return { collectionIds: collections, posts: posts.map(fromShownPost) };
  },

  async importCollections({ collections }) {
    return app.importCollections(collections.map(toImported));
  },
});

const collectionsPage = ({ items, last, next }: KeyPage<Collection>) => ({
  collections: items.map(fromCollection),
  info: { last, nextCursor: next },
});
