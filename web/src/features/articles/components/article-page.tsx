import { useSuspenseQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LazyImage } from '../../../components/ui/lazy-image.js';
import { ArticlePageDocument } from '../../../generated/article-page.js';
import type { ArticlePageQuery } from '../../../generated/types.js';
import { PageHead } from '../../../lib/page-head.js';
import { useRenderScope } from '../../../lib/render-scope.js';
import { blocksOf } from '../blocks.js';
import { articlesPath } from '../paths.js';
import { articleTexts as texts } from '../texts.js';
import { Byline } from './byline.js';
import { Paragraph } from './paragraph.js';

type Article = NonNullable<ArticlePageQuery['article']>;

interface Props {
  slug: string;
  /** Rendered if there is no such article. */
  absent: ReactNode;
}

/** /yazi/{slug}: an article with its picture. */
export function ArticlePage({ slug, absent }: Props) {
  const { data, error } = useSuspenseQuery(ArticlePageDocument, { variables: { slug } });
  const { article } = data;
  if (!article) {
    if (error) throw error;
    return absent;
  }
  const { title, summary, picture, author, publishedAt, body } = article;
  return (
    <article className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 pt-8 sm:pt-12">
      <Head article={article} />
      <header className="grid gap-3">
        <h1 className="text-3xl text-balance wrap-anywhere sm:text-4xl">{title}</h1>
        {summary && <p className="text-lg text-muted wrap-anywhere">{summary}</p>}
        <Byline author={author} publishedAt={publishedAt} />
      </header>
      {picture && (
        <LazyImage src={picture} alt="" eager className="aspect-video w-full rounded-2xl object-cover" />
      )}
      <div className="grid gap-4 text-lg/8 wrap-anywhere">
        {blocksOf(body).map(({ kind, text }, place) =>
          kind === 'heading' ? (
            <h2 key={place} className="mt-3 text-2xl">
              {text}
            </h2>
          ) : (
            <Paragraph key={place} text={text} />
          ),
        )}
      </div>
      <p>
        <Link
          to={articlesPath}
          className="inline-flex min-h-9 items-center font-semibold text-accent-text hover:underline"
        >
          {texts.all}
        </Link>
      </p>
    </article>
  );
}

function Head({ article }: { article: Article }) {
  const { title, summary, path, picture, author, publishedAt } = article;
  const { origin } = useRenderScope();
  const url = origin + path;
  const trail = [
    [texts.home, `${origin}/`],
    [texts.title, origin + articlesPath],
    [title, url],
  ] as const;
  return (
    <PageHead
      title={title}
      description={summary || title}
      path={path}
      image={picture ?? undefined}
      type="article"
      data={[
        {
          '@type': 'Article',
          headline: title,
          ...(summary && { description: summary }),
          ...(picture && { image: origin + picture }),
          ...(author && { author: { '@type': 'Person', name: author } }),
          datePublished: publishedAt,
          inLanguage: 'tr',
          url,
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(([name, item], place) => ({
            '@type': 'ListItem',
            position: place + 1,
            name,
            item,
          })),
        },
      ]}
    />
  );
}
