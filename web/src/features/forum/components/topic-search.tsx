import { useNavigate } from 'react-router';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { type ListQuery, listSearch } from '../categories.js';
import { forumTexts } from '../texts.js';
import { SearchField } from './search-field.js';

/** The search in the titles of topics. */
export function TopicSearch({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  return (
    <SearchField
      label={forumTexts.search}
      placeholder={forumTexts.searchPlaceholder}
      query={query.query}
      onQuery={(wanted) =>
        void navigate(
          { search: listSearch({ ...query, order: wanted ? 'ACTIVITY' : query.order, query: wanted }) },
          { replace: true, state: keepScroll },
        )
      }
      className="sm:max-w-sm"
    />
  );
}
