import { lazy, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { queryOf, resultsPage, resultsPath } from '../features/search/results-path.js';
import { noteSearch } from '../features/search/recent-searches.js';
import type { SiteSearch } from '../features/shell/site-search.js';

const load = () => import('../features/search/components/suggestions.js');
const Suggestions = lazy(load);
const preload = () => void load().catch(() => undefined);

/** The search of the frame, with the data of the search feature. */
export function useSiteSearch(): SiteSearch {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const shown = pathname === resultsPage ? queryOf(new URLSearchParams(search)) : '';
  return useMemo(
    () => ({
      shown,
      onSearch: (query) => {
        noteSearch(query);
        void navigate(resultsPath(query));
      },
      Suggestions,
      preload,
    }),
    [shown, navigate],
  );
}
