import type { MessageInitShape } from '@bufbuild/protobuf';
import type { PageInfoSchema } from '@seyir/proto';

/** The page information of a response, beside its items. */
export const pageInfo = (page: {
  readonly count: number;
  readonly last: boolean;
  /** Cursor of the next page; empty after the last. */
  readonly next: string;
}): MessageInitShape<typeof PageInfoSchema> => ({
  count: page.count,
  last: page.last,
  nextCursor: page.next,
});
