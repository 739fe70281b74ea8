import { createHash } from 'node:crypto';
import { MOST_SKIPPED } from '@seyir/kit/stateless';
import type { PageInfo } from '@seyir/proto';
import type { Ctx } from '../context.js';

/** One page of a list. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** Number of all items, from a counter. */
  readonly count: number;
  /** True on the last page, also an empty one. */
  readonly last: boolean;
  /** Cursor of the next page; undefined on the last page, and in a list without cursors. */
  readonly nextCursor?: string | null;
}

export const pageOf = <T>(items: readonly T[], info: PageInfo | undefined): PageOf<T> => ({
  items,
  count: info?.count ?? items.length,
  last: info?.last ?? true,
  nextCursor: info?.nextCursor || null,
});

/** A requested page. */
export interface AskedPage {
  readonly page: number;
  readonly size: number;
  /** The `nextCursor` of the previous page; `page` is then ignored. */
  readonly cursor?: string | null | undefined;
}

/** How long the cursor of a reader's next page is stored for a request by page number. */
const KEPT_MS = 3_600_000;

/**
 * Reads a page of a list with cursors. Page numbers still work: services skip up to 1,000 items, and beyond them the next page's
 * cursor is stored for the reader. A number without a stored cursor goes to the list's owner, which answers BAD_INPUT, or an
 * empty page if the list is shorter.
 * @param list names the list and its filters
 */
export const readPage = async <A extends { readonly nextCursor?: string | null }>(
  ctx: Ctx,
  list: string,
  { page, size, cursor }: AskedPage,
  read: (page: { number: number; size: number; cursor: string }) => Promise<A>,
): Promise<A> => {
  if (cursor) return read({ number: 0, size, cursor });
  const { keyValue } = ctx.parts.platform;
  const keyOf = (number: number) => {
    const reader = ctx.viewer.memberId ?? ctx.countedAs;
    return `gateway:page:${digest(`${reader} ${list} ${size}`)}:${number}`;
  };
  const kept = beginsFar(page, size) && (await keyValue.get(keyOf(page)).catch(() => undefined));
  const answer = await read({ number: page, size, cursor: kept || '' });
  if (answer.nextCursor && beginsFar(page + 1, size))
    await keyValue.set(keyOf(page + 1), answer.nextCursor, KEPT_MS).catch(() => undefined);
  return answer;
};

const beginsFar = (page: number, size: number): boolean => (page - 1) * size > MOST_SKIPPED;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
