import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.js';
import { Icon } from './icon.js';
import { type QuickActionsProps, roundAction, Toggle } from './quick-actions.js';
import { uiTexts } from './texts.js';

export interface CardOverlayProps {
  /** Name of the title. */
  name: string;
  actions?: QuickActionsProps | undefined;
  details?: (() => ReactNode) | undefined;
}

/** Facts and actions over a card's poster. Arrow keys move between the actions; up and Escape lead back to the card's link. */
export default function CardOverlay({ name, actions, details }: CardOverlayProps) {
  return (
    <div className="card-overlay">
      {details?.()}
      {actions && (
        <div
          role="toolbar"
          aria-label={name}
          onKeyDown={move}
          className="pointer-events-auto flex flex-wrap gap-1 sm:gap-1.5"
        >
          <QuickActions {...actions} name={name} />
        </div>
      )}
    </div>
  );
}

function move(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget, target, key } = event;
  const actions = [...currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const place = actions.indexOf(target as HTMLElement);
  // Keys of an opened panel are not for this row.
  if (place === -1) return;
  const back = key === 'ArrowUp' || key === 'Escape';
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (!back && !step) return;
  event.preventDefault();
  event.stopPropagation();
  const next = back
    ? currentTarget.closest('article')?.querySelector<HTMLElement>('h3 a')
    : actions[(place + step + actions.length) % actions.length];
  next?.focus({ preventScroll: true });
}

/**
 * The buttons on a card: play, list, watched, follow, and further ones. They lie on a picture, so they use the dark theme's
 * colours in both themes. They are no tab stops, because a page has many cards.
 */
function QuickActions({
  playTo,
  inList,
  onToggleList,
  watched,
  onToggleWatched,
  followed,
  onToggleFollow,
  more,
  name,
}: QuickActionsProps & { name: string }) {
  return (
    <>
      {playTo && (
        <Link
          to={playTo}
          tabIndex={-1}
          aria-label={`${name}: ${uiTexts.play}`}
          className={classes(roundAction, 'bg-white text-black')}
        >
          <Icon name="play" size={18} solid />
        </Link>
      )}
      {onToggleList && (
        <Toggle
          icon="bookmark"
          pressed={inList ?? false}
          on={uiTexts.inList}
          off={uiTexts.addToList}
          onPress={onToggleList}
        />
      )}
      {onToggleWatched && (
        <Toggle
          icon="eye"
          pressed={watched ?? false}
          on={uiTexts.unmarkWatched}
          off={uiTexts.markWatched}
          onPress={onToggleWatched}
        />
      )}
      {onToggleFollow && (
        // The label stays the same; only `aria-pressed` changes.
        <Toggle
          icon="bell"
          pressed={followed ?? false}
          on={uiTexts.follow}
          off={uiTexts.follow}
          onPress={onToggleFollow}
        />
      )}
      {more?.()}
    </>
  );
}
