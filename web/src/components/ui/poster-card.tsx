import { Link } from 'react-router';
import { AgeMark, type AgeRating } from './age-mark.js';
import { Badge } from './badge.js';
import { classes } from './classes.js';
import type { Picture } from '../../lib/pictures.js';
import { Poster } from './poster.js';
import { ProgressBar } from './progress-bar.js';
import { QuickActions, type QuickActionsProps, TouchActions } from './quick-actions.js';
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
  eager?: boolean;
  /** On phones: a ticket with the poster on the left and the words beside it. For rows that show one slide there. */
  ticket?: boolean;
  summary?: string;
}

/** A title in a list. Lifts on hover or focus and shows the most frequent actions, on touch screens while it is held. */
export function PosterCard(props: PosterCardProps) {
  const { to, title, meta, picture, age, score, isNew, progress, actions, eager, ticket, summary } = props;
  const { isNear, come } = useNear();
  return (
    <article
      onPointerEnter={come}
      onFocus={come}
      className={classes(
        'group relative',
        ticket &&
          'max-sm:perforated max-sm:grid max-sm:grid-cols-[7.5rem_1fr] max-sm:overflow-hidden max-sm:rounded-poster max-sm:bg-surface max-sm:[--tear:7.5rem]',
      )}
    >
      <div
        className={classes(
          'relative overflow-hidden rounded-poster bg-raised transition-[translate,box-shadow]',
          'group-focus-within:-translate-y-1 group-focus-within:shadow-lift group-hover:-translate-y-1 group-hover:shadow-lift',
          ticket && 'max-sm:rounded-none max-sm:group-hover:translate-y-0',
        )}
      >
        <Poster title={title} picture={picture} eager={eager ?? false} />
        <div className="pointer-events-none absolute inset-x-2 top-2 flex items-start justify-between gap-2">
          {isNew ? <Badge tone="new">{uiTexts.new}</Badge> : <span />}
          {age && age !== 'general' && <AgeMark rating={age} />}
        </div>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-x-0 bottom-0 h-2/5 bg-linear-to-t from-black/75 to-transparent opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100"
        />
        {progress !== undefined && (
          <div className="absolute inset-x-2.5 bottom-2">
            <ProgressBar share={progress} />
          </div>
        )}
      </div>
      <div
        className={classes(
          'min-w-0 pt-2.5',
          ticket && 'max-sm:grid max-sm:content-center max-sm:gap-1 max-sm:py-3 max-sm:pr-4 max-sm:pl-5',
        )}
      >
        <h3
          className={classes(
            'font-sans text-base leading-snug font-semibold tracking-normal',
            ticket
              ? 'max-sm:line-clamp-3 max-sm:font-display max-sm:text-xl max-sm:font-bold sm:line-clamp-1'
              : 'line-clamp-1',
          )}
        >
          <Link
            to={to}
            className="outline-none after:absolute after:inset-0 after:rounded-poster focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
          >
            {title}
          </Link>
        </h3>
        <p className="flex items-center gap-2.5 text-sm text-muted">
          {score !== undefined && <Rating score={score} />}
          {meta && <span className="truncate">{meta}</span>}
        </p>
        {ticket && summary && <p className="mt-1 line-clamp-3 text-sm text-muted sm:hidden">{summary}</p>}
      </div>
      {actions && (
        <div
          className={classes('card-actions', ticket && 'max-sm:bottom-0 max-sm:aspect-auto max-sm:hidden')}
        >
          <QuickActions {...actions} name={title} isNear={isNear} />
        </div>
      )}
      {actions && (
        <div className={classes('card-touch', ticket && 'max-sm:hidden!')}>
          <TouchActions {...actions} name={title} />
        </div>
      )}
    </article>
  );
}
