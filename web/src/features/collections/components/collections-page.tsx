import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { classes } from '../../../components/ui/classes.js';
import { EmptyState } from '../../../components/ui/states.js';
import { TextField } from '../../../components/ui/text-field.js';
import { CollectionsDocument } from '../../../generated/collections.js';
import type { CollectionsQuery } from '../../../generated/types.js';
import { keepScroll } from '../../../lib/keep-scroll.js';
import { PageHead } from '../../../lib/page-head.js';
import { readMore } from '../../../lib/read-more.js';
import { useSettled } from '../../../lib/use-settled.js';
import { listPath, search } from '../limits.js';
import { type ListQuery, listQueryOf, listSearch, sorts } from '../list-search.js';
import { collectionTexts as texts } from '../texts.js';
import { CardList } from './card-list.js';
import { CreateButton } from './create-button.js';

/** /koleksiyonlar: public collections, with search and sorts in the address. */
export function CollectionsPage() {
  const query = listQueryOf(useSearchParams()[0]);
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <PageHead
        title={texts.title}
        description={texts.description}
        path={listPath + listSearch({ ...query, query: '' })}
        noindex={query.query !== ''}
      />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 className="text-3xl">{texts.title}</h1>
          <p className="mt-1 text-muted">{texts.lead}</p>
        </div>
        <CreateButton />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <SearchField query={query} />
        <SortLinks query={query} />
      </div>
      <h2 className="sr-only">{query.query ? texts.found(query.query) : texts.sorts[query.sort]}</h2>
      <List key={JSON.stringify(query)} query={query} />
    </div>
  );
}

/** The address follows the typed text after a pause. */
function SearchField({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const [text, setText] = useState(query.query);
  const settled = useSettled(text.trim(), search.pauseMs);
  const wanted = [...settled].length < search.from ? '' : settled;
  useEffect(() => {
    if (wanted !== query.query && text.trim() === settled)
      void navigate(
        { search: listSearch({ ...query, query: wanted }) },
        { replace: true, state: keepScroll },
      );
    // Only what is typed moves the address; a change of the address does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted]);
  return (
    <form
      role="search"
      aria-label={texts.search}
      className="w-full sm:max-w-sm"
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        label={texts.search}
        hideLabel
        type="search"
        placeholder={texts.searchPlaceholder}
        value={text}
        maxLength={100}
        onChange={({ target }) => setText(target.value)}
      />
    </form>
  );
}

function SortLinks({ query }: { query: ListQuery }) {
  return (
    <nav aria-label={texts.order} className="flex flex-wrap gap-2">
      {sorts.map((sort) => (
        <Link
          key={sort}
          to={{ search: listSearch({ ...query, sort }) }}
          replace
          state={keepScroll}
          aria-current={sort === query.sort ? 'true' : undefined}
          className={classes(
            'inline-flex h-10 items-center rounded-full px-4 font-semibold transition-colors',
            sort === query.sort ? 'bg-text text-ink' : 'bg-raised text-muted hover:text-text',
          )}
        >
          {texts.sorts[sort]}
        </Link>
      ))}
    </nav>
  );
}

function List({ query: { sort, query } }: { query: ListQuery }) {
  const client = useApolloClient();
  const variables = { sort, query: query || null };
  const { data } = useSuspenseQuery(CollectionsDocument, { variables });
  const none = query ? (
    <EmptyState icon="search" title={texts.noneFound} hint={texts.noneFoundHint} />
  ) : (
    <EmptyState icon="bookmark" title={texts.none} hint={texts.noneHint} />
  );
  return (
    <CardList
      list={data.collections}
      none={none}
      loadMore={(cursor) => readMore(client, CollectionsDocument, variables, { cursor }, joinPages)}
    />
  );
}

const joinPages = (before: CollectionsQuery, next: CollectionsQuery): CollectionsQuery => ({
  collections: { ...next.collections, items: [...before.collections.items, ...next.collections.items] },
});
