import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate, timestampFromDate } from '@bufbuild/protobuf/wkt';
import { badInput } from '@seyir/kit';
import {
  CollectionSort as SortMessage,
  CollectionVisibility,
  type CollectionSchema,
  type ImportedCollection as ImportedMessage,
  type NewCollectionEntry,
} from '@seyir/proto';
import type { EntryInput } from '../../app/collection-input.js';
import type { ImportedCollection } from '../../app/collection-ports.js';
import type { Collection, CollectionSort, Visibility } from '../../domain/collection.js';

const visibilities: Readonly<Record<Visibility, CollectionVisibility>> = {
  public: CollectionVisibility.PUBLIC,
  link: CollectionVisibility.LINK,
  private: CollectionVisibility.PRIVATE,
};

const sorts: Readonly<Partial<Record<SortMessage, CollectionSort>>> = {
  [SortMessage.UNSPECIFIED]: 'newest',
  [SortMessage.NEWEST]: 'newest',
  [SortMessage.LIKED]: 'liked',
  [SortMessage.UPDATED]: 'updated',
};

export const fromCollection = (collection: Collection): MessageInitShape<typeof CollectionSchema> => ({
  id: collection.id,
  ownerId: collection.ownerId,
  name: collection.name,
  description: collection.description,
  visibility: visibilities[collection.visibility],
  coverTitleId: collection.coverTitleId ?? '',
  entryCount: collection.entryCount,
  firstTitleIds: [...collection.firstTitleIds],
  likeCount: collection.likes,
  liked: collection.liked,
  createdAt: timestampFromDate(collection.createdAt),
  editedAt: timestampFromDate(collection.editedAt),
  version: collection.version,
});

/** BAD_INPUT for an unknown visibility; UNSPECIFIED is public. */
export const toVisibility = (message: CollectionVisibility): Visibility => {
  if (message === CollectionVisibility.UNSPECIFIED) return 'public';
  const found = Object.entries(visibilities).find(([, known]) => known === message);
  if (!found) throw badInput({ visibility: 'invalid' });
  return found[0] as Visibility;
};

/** BAD_INPUT for an unknown sort; UNSPECIFIED is the newest first. */
export const toSort = (message: SortMessage): CollectionSort => {
  const sort = sorts[message];
  if (!sort) throw badInput({ sort: 'invalid' });
  return sort;
};

export const toEntries = (messages: readonly NewCollectionEntry[]): EntryInput[] =>
  messages.map(({ titleId, note }) => ({ titleId, note }));

/** BAD_INPUT without a time. */
export const toImported = ({ createdAt, ...message }: ImportedMessage): ImportedCollection => {
  if (!createdAt) throw badInput({ createdAt: 'required' });
  const { id, ownerId, name, description, entries, likedByIds } = message;
  return {
    id,
    ownerId,
    name,
    description,
    likedByIds,
    visibility: 'public',
    entries: entries.map(({ titleId, note }) => ({ titleId, note })),
    createdAt: timestampDate(createdAt),
  };
};
