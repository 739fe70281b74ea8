import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { late } from '../../components/lazy-open.js';
import { AgeMark, type AgeRating } from './age-mark.js';
import { Badge } from './badge.js';
import type { CardOverlayProps } from './card-overlay.js';
import { classes } from './classes.js';
import { useIsFar } from './far-rows.js';
import type { Picture } from '../../lib/pictures.js';
import { Poster } from './poster.js';
import { ProgressBar } from './progress-bar.js';
import { type QuickActionsProps, TouchAction } from './quick-actions.js';
import { Rating } from './rating.js';
import { uiTexts } from './texts.js';
import { useNear } from './use-near.js';

export interface PosterCardProps {
  to: string;
  title: string;
  /** Year, season, translator group: one line under the title. */
  meta?: string;
  picture?: Picture | undefined;
  age?: AgeRating | undefined;
  score?: number | undefined;
  isNew?: boolean;
  /** Watched share, 0 to 1. */
  progress?: number | undefined;
  actions?: QuickActionsProps;
  /** Facts above the actions, rendered once somebody turns to the card. */
  details?: () => ReactNode;
  eager?: boolean;
}

// Most cards are never turned to: their overlay's code, markup and data load then.
const CardOverlay = late<CardOverlayProps>(() => import('./card-overlay.js'));

/**
 * A title in a list. It lifts on hover or focus; then, or while a finger holds it, facts and actions lie over the poster. The link is the
 * card's one tab stop; the down arrow leads from it to the actions.
 */
export function PosterCard(props: PosterCardProps) {
  const { to, title, meta, picture, score, actions, details } = props;
  const isFar = useIsFar();
  const { isNear, on } = useNear();
  return (
    <article {...on} className="group relative">
      <div
        style={isFar && picture?.tint ? { backgroundColor: picture.tint } : undefined}
        className={classes(
          'relative overflow-hidden rounded-poster bg-raised transition-[translate,box-shadow] group-focus-within:-translate-y-1 group-focus-within:shadow-lift group-hover:-translate-y-1 group-hover:shadow-lift',
          isFar && 'aspect-2/3',
        )}
      >
        {!isFar && <CardPicture {...props} />}
      </div>
      {/* The link stays the same element when the row comes near: it may have the focus. */}
      <h3 className="line-clamp-1 pt-2.5 font-sans text-base leading-snug font-semibold tracking-normal">
        <Link
          to={to}
          onKeyDown={actions && toActions}
          aria-keyshortcuts={actions && 'ArrowDown'}
          className="outline-none after:absolute after:inset-0 after:rounded-poster focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
        >
          {title}
        </Link>
      </h3>
      {isFar ? (
        <p className="truncate text-sm text-muted">{meta || (score !== undefined && '\u00a0')}</p>
      ) : (
        <p className="flex items-center gap-2.5 text-sm text-muted">
          {score !== undefined && <Rating score={score} />}
          {meta && <span className="truncate">{meta}</span>}
        </p>
      )}
      {isNear && (actions || details) && (
        <CardOverlay name={title} actions={actions} details={details} instead={() => <></>} />
      )}
      {actions && !isFar && (
        <div className="card-touch">
          <TouchAction {...actions} name={title} />
        </div>
      )}
    </article>
  );
}

/** The poster and the signs on it. */
function CardPicture({ title, picture, age, isNew, progress, eager }: PosterCardProps) {
  const atBottom = picture?.free === 'bottom-left';
  return (
    <>
      <Poster title={title} picture={picture} eager={eager ?? false} />
      {isNew && (
        <Badge tone="new" className="pointer-events-none absolute top-2 left-2">
          {uiTexts.new}
        </Badge>
      )}
      {age && (
        <span
          className={classes(
            'pointer-events-none absolute grid max-sm:scale-85',
            !atBottom
              ? 'top-1.5 right-1.5 origin-top-right'
              : progress === undefined
                ? 'bottom-1.5 left-1.5 origin-bottom-left'
                : 'bottom-4 left-1.5 origin-bottom-left',
          )}
        >
          <AgeMark rating={age} size={24} />
        </span>
      )}
      {progress !== undefined && (
        <div className="absolute inset-x-2.5 bottom-2">
          <ProgressBar share={progress} />
        </div>
      )}
    </>
  );
}

/** Moves the focus from the link to the first action. */
function toActions(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown') return;
  const first = event.currentTarget.closest('article')?.querySelector<HTMLElement>('[role=toolbar] > *');
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}
