import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from './badge.js';
import { classes } from './classes.js';
import { useIsFar } from './far-rows.js';
import { Icon } from './icon.js';
import { LazyImage } from './lazy-image.js';
import type { Picture } from '../../lib/pictures.js';
import { ProgressBar } from './progress-bar.js';
import { uiTexts } from './texts.js';

export interface EpisodeCardProps {
  to: string;
  /** '2. Sezon 5. Bölüm'; in a row of many titles, the title's name. */
  title: string;
  /** The episode's name, or season and number. */
  meta?: string;
  picture?: Picture | undefined;
  /** '42 dk' */
  length?: string;
  progress?: number | undefined;
  watched?: boolean;
  /** A button or checkbox in the place of the watched mark; it places itself. It is no tab stop: the down arrow leads to it. */
  mark?: ReactNode;
  isNew?: boolean;
  /** Highlights the current episode and sets `aria-current`. */
  current?: boolean;
  eager?: boolean;
}

/**
 * An episode card with a 16:9 still. Its link is the card's one tab stop; the down arrow leads from it to the mark, up and Escape lead
 * back.
 */
export function EpisodeCard(props: EpisodeCardProps) {
  const { to, title, meta, mark, current } = props;
  const isFar = useIsFar();
  return (
    <article onKeyDown={mark ? moveToMark : undefined} className="group relative">
      <div
        className={classes(
          'relative aspect-video overflow-hidden rounded-poster bg-[linear-gradient(160deg,#3a2b12,#131a24_58%,#0d2b2a)] transition-[translate,box-shadow]',
          'group-focus-within:-translate-y-1 group-focus-within:shadow-lift group-hover:-translate-y-1 group-hover:shadow-lift',
          current && 'ring-2 ring-accent ring-offset-2 ring-offset-ink',
        )}
      >
        {!isFar && <CardStill {...props} />}
      </div>
      {!isFar && mark}
      {/* The link stays the same element when the card comes near: it may have the focus. */}
      <h3 className="mt-2.5 line-clamp-1 font-sans text-base leading-snug font-semibold tracking-normal">
        <Link
          to={to}
          aria-current={current ? 'page' : undefined}
          aria-keyshortcuts={mark ? 'ArrowDown' : undefined}
          className="outline-none after:absolute after:inset-0 after:rounded-poster focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h3>
      {meta && <p className="line-clamp-1 text-sm text-muted max-sm:line-clamp-2">{meta}</p>}
    </article>
  );
}

/** The still and the signs on it. */
function CardStill({ picture, length, progress, watched, mark, isNew, eager }: EpisodeCardProps) {
  return (
    <>
      {picture && (
        <LazyImage
          {...picture}
          alt=""
          eager={eager ?? false}
          width={640}
          height={360}
          className={classes('aspect-video w-full object-cover transition-opacity', watched && 'opacity-55')}
        />
      )}
      <span className="card-play absolute inset-0 opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100" />
      {isNew && (
        <Badge tone="new" className="absolute top-2 left-2">
          {uiTexts.new}
        </Badge>
      )}
      {!mark && watched && (
        <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-[#2ec4b6] text-[#04201d]">
          <Icon name="check" size={16} />
          <span className="sr-only">{uiTexts.watched}</span>
        </span>
      )}
      {length && (
        <span className="tabular absolute right-2 bottom-3.5 rounded-md bg-black/75 px-1.5 py-0.5 text-xs font-semibold text-white group-hover:opacity-0">
          {length}
        </span>
      )}
      {progress !== undefined && (
        <div className="absolute inset-x-2 bottom-1.5">
          <ProgressBar share={progress} />
        </div>
      )}
    </>
  );
}

function moveToMark(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: card, target, key } = event;
  const isOnMark = (target as HTMLElement).tabIndex < 0;
  const back = key === 'ArrowUp' || key === 'Escape';
  if (isOnMark ? !back : key !== 'ArrowDown') return;
  const next = card.querySelector<HTMLElement>(isOnMark ? 'h3 a' : '[tabindex="-1"]');
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
}
