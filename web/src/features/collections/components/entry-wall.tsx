import { Link } from 'react-router';
import { Icon } from '../../../components/ui/icon.js';
import { Poster } from '../../../components/ui/poster.js';
import type { CollectionPageQuery } from '../../../generated/types.js';
import { posterPicture } from '../../../lib/pictures.js';
import { collectionTexts as texts } from '../texts.js';

export type Entry = NonNullable<CollectionPageQuery['collection']>['entries'][number];

/** The titles of a collection as numbered posters with notes below. */
export function EntryWall({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-6">
      {entries.map(({ title, note, finished }, place) => (
        <li key={title.id} className="min-w-0">
          <article className="group relative">
            <div className="relative overflow-hidden rounded-poster bg-raised">
              <Poster title={title.name} picture={posterPicture(title.poster)} eager={place < 4} />
              <span
                aria-hidden="true"
                className="tabular absolute top-2 left-2 grid h-8 min-w-8 place-items-center rounded-full bg-black/75 px-2 font-display font-bold text-white"
              >
                {place + 1}
              </span>
              {finished && (
                <span className="absolute top-2 right-2 grid size-8 place-items-center rounded-full bg-accent text-on-accent">
                  <Icon name="check" size={18} />
                  <span className="sr-only">{texts.finished}</span>
                </span>
              )}
            </div>
            <h3 className="mt-2.5 line-clamp-2 font-sans text-base leading-snug font-semibold tracking-normal">
              <Link
                to={title.path}
                className="outline-none after:absolute after:inset-0 after:rounded-poster focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
              >
                {title.name}
              </Link>
            </h3>
            {title.year !== null && <p className="tabular text-sm text-muted">{title.year}</p>}
            {note && <p className="mt-1.5 text-sm break-words whitespace-pre-line">{note}</p>}
          </article>
        </li>
      ))}
    </ol>
  );
}
