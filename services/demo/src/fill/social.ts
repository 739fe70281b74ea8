import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ImportedCollectionSchema, ImportedStorySchema } from '@seyir/proto';
import type { DemoCollection, DemoStory } from '../types.js';

export const collectionMessage = ({
  createdAt,
  entries,
  likedByIds,
  ...collection
}: DemoCollection): MessageInitShape<typeof ImportedCollectionSchema> => ({
  ...collection,
  entries: [...entries],
  likedByIds: [...likedByIds],
  createdAt: timestampFromDate(createdAt),
});

export const storyMessage = ({
  postedAt,
  upIds,
  downIds,
  ...story
}: DemoStory): MessageInitShape<typeof ImportedStorySchema> => ({
  ...story,
  upIds: [...upIds],
  downIds: [...downIds],
  postedAt: timestampFromDate(postedAt),
});
