import { useNavigate, useSearchParams } from 'react-router';
import { Skeleton } from '../../../components/ui/skeleton.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { late } from '../../../components/lazy-open.js';
import { searchOf } from '../categories.js';
import { forumTexts } from '../texts.js';
import type { FoundPostsProps } from './found-posts.js';
import { SearchField } from './search-field.js';

const FoundPosts = late<FoundPostsProps>(() => import('./found-posts.js'));

/** The search in the posts of a topic, in the address as `ara`; null for none. */
export const usePostSearch = (): string | null => searchOf(useSearchParams()[0].get('ara') ?? '');

/** The search field above the posts of a topic. */
export function PostSearch({ query }: { query: string | null }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const ask = (wanted: string | null) => {
    const next = new URLSearchParams(params);
    if (wanted) next.set('ara', wanted);
    else next.delete('ara');
    void navigate({ search: next.toString() }, { replace: true, state: keepScroll });
  };
  return (
    <SearchField
      label={forumTexts.searchPosts}
      placeholder={forumTexts.searchPosts}
      query={query}
      onQuery={ask}
      className="sm:max-w-64"
    />
  );
}

/** The results of a search in the posts of a topic. */
export function PostsFound(props: FoundPostsProps) {
  return <FoundPosts {...props} standIn={<Skeleton className="h-64 rounded-2xl" />} />;
}
