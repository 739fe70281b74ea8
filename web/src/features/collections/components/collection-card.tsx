import { Link } from 'react-router';
import { Badge } from '../../../components/ui/badge.js';
import { Icon } from '../../../components/ui/icon.js';
import { Poster } from '../../../components/ui/poster.js';
import type { CollectionCardFragment } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { formatNumber } from '../../../lib/turkish.js';
import { collectionTexts as texts } from '../texts.js';

interface Props {
  collection: CollectionCardFragment;
  eager?: boolean;
}

/** A collection in a list: its first posters as a fan, its name, its author and its counts. */
export function CollectionCard({ collection, eager = false }: Props) {
  const { path, name, owner, entryCount, likeCount, firstTitles, visibility } = collection;
  return (
    <article className="group relative grid content-start gap-3 rounded-2xl border border-line bg-surface p-3 transition-[translate,box-shadow] focus-within:-translate-y-1 focus-within:shadow-lift hover:-translate-y-1 hover:shadow-lift">
      <div className="grid grid-cols-4 gap-1 overflow-hidden rounded-xl bg-raised" aria-hidden="true">
        {firstTitles.map((title) => (
          <Poster
            key={title.id}
            title={title.name}
            picture={posterPicture(title.poster)}
            eager={eager}
            sizes="(min-width: 1280px) 6vw, (min-width: 640px) 12vw, 24vw"
          />
        ))}
        {Array.from({ length: 4 - firstTitles.length }, (_, place) => (
          <div key={place} className="aspect-2/3 bg-raised" />
        ))}
      </div>
      <div className="grid min-w-0 gap-1 px-1 pb-1">
        <h3 className="line-clamp-2 font-sans text-lg leading-snug font-semibold tracking-normal break-words">
          <Link
            to={path}
            className="outline-none after:absolute after:inset-0 after:rounded-2xl focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {name}
          </Link>
        </h3>
        <p className="truncate text-sm text-muted">{texts.by(owner?.name ?? texts.gone)}</p>
        <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {texts.titles(entryCount)}
          {likeCount > 0 && (
            <span className="inline-flex items-center gap-1">
              <Icon name="heart" size={16} />
              <span className="sr-only">{texts.likes(likeCount)}</span>
              <span aria-hidden="true">{formatNumber(likeCount)}</span>
            </span>
          )}
          {visibility !== 'PUBLIC' && <Badge>{texts.visibilities[visibility]}</Badge>}
        </p>
      </div>
    </article>
  );
}

/** The width of collection cards. */
export const cardGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3';
