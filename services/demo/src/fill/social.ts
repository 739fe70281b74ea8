import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ImportedCollectionSchema } from '@seyir/proto';
import type { DemoCollection } from '../types.js';

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
