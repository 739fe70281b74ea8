import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.js';
import { EmptyState } from '../../../components/ui/states.js';
import { ArticlesDocument } from '../../../generated/articles.js';
import type { ArticlesQuery } from '../../../generated/types.js';
import { joined } from '../../../lib/keyset-list.js';
import { PageHead } from '../../../lib/page-head.js';
import { readMore } from '../../../lib/read-more.js';
import { articlesPath } from '../paths.js';
import { articleTexts as texts } from '../texts.js';
import { ArticleCard } from './article-card.js';

/** /yazilar: articles, newest first. */
export function ArticlesPage() {
  const client = useApolloClient();
  const { data, error } = useSuspenseQuery(ArticlesDocument);
  const [state, setState] = useState<'idle' | 'loading' | 'failed' | 'turned'>('idle');
  const list = data.articles;
  if (!list) throw error ?? new Error('the list is not whole');
  const { items, last, nextCursor } = list;
  const more = () => {
    setState('loading');
    readMore(client, ArticlesDocument, {}, { cursor: nextCursor }, joinPages).then(
      () => setState('turned'),
      () => setState('failed'),
    );
  };
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 sm:pt-12">
      <PageHead title={texts.title} description={texts.description} path={articlesPath} />
      <div>
        <h1 className="text-3xl">{texts.title}</h1>
        <p className="mt-1 text-muted">{texts.description}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState title={texts.empty} hint={texts.emptyHint} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          {items.map((article, place) => (
            <li key={article.id} className="min-w-0">
              <ArticleCard article={article} eager={place < 2} />
            </li>
          ))}
        </ul>
      )}
      {!last && (
        <Button variant="quiet" className="justify-self-center" loading={state === 'loading'} onClick={more}>
          {state === 'failed' ? texts.moreFailed : texts.more}
        </Button>
      )}
      {last && state === 'turned' && (
        <p role="status" className="text-center text-muted">
          {texts.noMore}
        </p>
      )}
    </div>
  );
}

function joinPages(before: ArticlesQuery, next: ArticlesQuery): ArticlesQuery {
  if (!next.articles) throw new Error('no page');
  if (!before.articles) return next;
  const items = joined(before.articles.items, next.articles.items, ({ id }) => id);
  return { articles: { ...next.articles, items } };
}
