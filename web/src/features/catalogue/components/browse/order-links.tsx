import { Link } from 'react-router';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { classes } from '../../../../components/ui/classes.js';
import type { TitleOrder } from '../../../../generated/types.js';
import { type ListQuery, listSearch } from '../../list-search.js';
import { orderWords } from '../../order.js';
import { browseTexts } from '../../browse-texts.js';

const orders = Object.keys(orderWords) as TitleOrder[];

/** Each link keeps the other filters. */
export function OrderLinks({ query }: { query: ListQuery }) {
  const current = query.order;
  return (
    <nav aria-label={browseTexts.order} className="flex flex-wrap gap-2">
      {orders.map((order) => (
        <Link
          key={order}
          to={{ search: listSearch({ ...query, order }) }}
          state={keepScroll}
          aria-current={order === current ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
            order === current ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {browseTexts.orders[order]}
        </Link>
      ))}
    </nav>
  );
}
