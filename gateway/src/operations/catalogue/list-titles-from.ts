import { wakes, type Title } from '@seyir/proto';
import { z } from 'zod';
import { size } from '../inputs.js';
import { operation } from '../operation.js';
import type { PageOf } from '../page.js';

export interface TitlesFrom extends PageOf<Title> {
  /** Undefined at the end. */
  readonly endCursor: string | undefined;
}

/** Titles of all kinds, newest first, from an opaque cursor; empty for the start. */
export const listTitlesFrom = operation({
  input: z.object({ cursor: z.string().max(200).default(''), size: size(24) }),
  access: 'public',
  run: ({ parts }, { cursor, size }): Promise<TitlesFrom> =>
    parts.reads.get(`from:${cursor}:${size}`, wakes.catalogue, async () => {
      const request = { cursor, size, cards: true };
      const { titles, nextCursor, count } = await parts.asVisitor.catalogue.listTitlesFrom(request);
      return { items: titles, count, last: nextCursor === '', endCursor: nextCursor || undefined };
    }),
});
