import { longDate } from '../../../lib/turkish.js';
import { articleTexts as texts } from '../texts.js';

/** When an article was published, and by whom. */
export function Byline({ author, publishedAt }: { author: string | null; publishedAt: string }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-sm text-muted">
      <time dateTime={publishedAt}>{longDate(new Date(publishedAt))}</time>
      {author && (
        <>
          <span aria-hidden="true">·</span>
          <span className="wrap-anywhere">{texts.by(author)}</span>
        </>
      )}
    </p>
  );
}
