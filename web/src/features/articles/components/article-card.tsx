import { Link } from 'react-router';
import { LazyImage } from '../../../components/ui/lazy-image.js';
import type { ArticleCardFragment } from '../../../generated/types.js';
import { Byline } from './byline.js';

/** An article in a list. The whole card leads to it, by one link. */
export function ArticleCard({ article, eager }: { article: ArticleCardFragment; eager: boolean }) {
  const { path, title, summary, picture, author, publishedAt } = article;
  return (
    <article className="relative grid h-full min-w-0 content-start gap-3 rounded-2xl border border-line bg-surface p-3 pb-5 hover:border-control">
      <div className="aspect-video overflow-hidden rounded-xl bg-raised">
        {picture && <LazyImage src={picture} alt="" eager={eager} className="size-full object-cover" />}
      </div>
      <div className="grid gap-2 px-2">
        <h2 className="text-xl text-balance wrap-anywhere">
          <Link to={path} className="after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </Link>
        </h2>
        {summary && <p className="line-clamp-3 text-muted wrap-anywhere">{summary}</p>}
        <Byline author={author} publishedAt={publishedAt} />
      </div>
    </article>
  );
}
