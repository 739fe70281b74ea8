import { Link } from 'react-router';
import { buttonClasses } from '../../../../components/ui/button-styles.js';
import { keepScroll } from '../../../../lib/keep-scroll.js';
import { filterTexts } from '../../filter-texts.js';
import { type ListQuery, listSearch } from '../../list-search.js';

/** Leads to the whole list in the same order; Back brings the filters back. */
export function ClearFilters({ query: { order } }: { query: ListQuery }) {
  return (
    <Link
      to={{ search: listSearch({ order }) }}
      state={keepScroll}
      className={buttonClasses('outline', 'sm')}
    >
      {filterTexts.clear}
    </Link>
  );
}
