import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { z } from 'zod';
import type { PageOf } from '../../operations/page.js';
import type { Html } from '../themes/html.js';

/** Legacy flags are text. */
export const bit = z.enum(['0', '1']);

export const asBit = (value: boolean): '0' | '1' => (value ? '1' : '0');

/** A path on this site. */
export const path = z.string();

/** HTML fragment, escaped by construction. */
export const theme = z.string();

/** ISO 8601 with a time zone. */
export const iso = z.string();

export const dateOf = (timestamp: Timestamp | undefined): Date =>
  timestamp ? timestampDate(timestamp) : new Date(0);

/** The response of every paged list. */
export const paged = z.object({ last: z.boolean(), count: z.number(), theme, message: z.string() });

/** @param empty text for an empty page */
export const pagedAnswer = (page: PageOf<unknown>, items: Html, empty: string): z.output<typeof paged> => ({
  last: page.last,
  count: page.count,
  theme: items.text,
  message: page.items.length === 0 ? empty : '',
});
